import CaffeMenu
import Foundation
import Localization

/// A visit to the café, from the welcome to the receipt.
struct Visit {
  private let reader: Reader
  private let item: OrderItem
  private let order: Order
  private let card: LoyaltyCard

  init(_ options: Options, at now: Date) {
    reader = options.reader
    item = OrderItem(food: options.food, size: options.size, quantity: options.quantity)
    var order = Order()
    order.add(item.food, size: item.size, quantity: item.quantity)
    var card = LoyaltyCard(issued: now)
    card.stamp(order)
    (self.order, self.card) = (order, card)
  }

  /// All that is printed.
  var lines: [AttributedString] {
    let parts = [welcome, choice, Receipt(order, for: reader).lines, rewards, [thanks]]
    return Array(parts.joined(separator: [AttributedString()]))
  }

  private var welcome: [AttributedString] {
    [
      reader.text(
        LocalizedStringResource(
          "^[Fast & Delicious](rainbow: 'extreme') Food", bundle: #bundle)),
      reader.text(
        LocalizedStringResource(
          "Welcome to Caffé!", bundle: #bundle,
          comment: "Greets the reader; agrees with their term of address")),
    ]
  }

  private var choice: [AttributedString] {
    let locale = reader.locale
    let ingredients = item.food.ingredients.localizedList(in: locale)
    return [
      reader.text(LocalizedStringResource("Made with \(ingredients)", bundle: #bundle)),
      reader.text(
        LocalizedStringResource(
          "Price: \(item.price, format: .price.locale(locale))", bundle: #bundle)),
      AttributedString("[ ") + reader.text(button) + AttributedString(" ]"),
    ]
  }

  private var button: LocalizedStringResource {
    let (size, food) = (
      item.size.localizedName(in: reader.locale), item.food.localizedName(in: reader.locale)
    )
    return LocalizedStringResource(
      "Add ^[\(item.quantity) \(size) \(food)](inflect: true) to your order", bundle: #bundle,
      comment: "Button that adds to the order: quantity, size, food")
  }

  private var rewards: [AttributedString] {
    let day = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide)
      .locale(reader.locale).attributed
    return [
      reader.text(
        LocalizedStringResource(
          "Your next free coffee: \(card.nextFreeCoffee, format: day)", bundle: #bundle,
          comment: "The argument is a day, such as Tuesday, June 10")),
      reader.text(
        LocalizedStringResource(
          "\(card.coffeesToGo) more coffees for a free one", bundle: #bundle,
          comment: "Loyalty card: coffees to buy before the next free one")),
    ]
  }

  private var thanks: AttributedString {
    reader.text(
      LocalizedStringResource(
        "**Thank you!** _Please visit our [website](https://caffe.example)._", bundle: #bundle,
        comment: "The last line; keep the link"))
  }
}
