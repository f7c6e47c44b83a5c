import Testing

@testable import Recipes

@Test func recipesHaveNames() {
  #expect(!Recipe().name.isEmpty)
}
