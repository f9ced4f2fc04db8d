import VFLSystemConsole

CommandProcess.main()
