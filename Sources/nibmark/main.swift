import NibmarkRunner

ToolServices.offer(.ofTool)
Runner.main(Nibmark.self)
