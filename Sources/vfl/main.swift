import VFLProcess

CommandProcess.main()
