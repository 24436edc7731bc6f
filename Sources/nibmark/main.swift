import NibmarkRunner

Runner.main()
