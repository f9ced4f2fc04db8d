import VFLCommand

CommandProcess.main()
