import Testing

@testable import Trips

@Test func aTripLastsADay() {
  #expect(Trip().days == 1)
}
