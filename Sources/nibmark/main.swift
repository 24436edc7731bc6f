import NibmarkRunner

StoredSeries.readHistories()
Runner.main(Nibmark.self)
