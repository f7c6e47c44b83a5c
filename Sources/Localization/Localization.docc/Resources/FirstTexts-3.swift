import Foundation
import Localization

let spanish = """
  "Hello, %@!" = "¡Hola, %@!";
  "Add ^[%lld %@ %@](inflect: true)" = "Añadir ^[%1$lld %3$@ %2$@](inflect: true)";
  "small" = "pequeño";
  "salad" = "ensalada";
  """
let catalogs = LocalizationCatalogs([.strings(spanish.utf8, localization: "es")])
let localizer = Localizer(catalogs: catalogs, locale: Locale(identifier: "es"))

let (size, food) = (localizer.text("small"), localizer.text("salad"))
let order = localizer.attributedText("Add ^[\(2) \(size) \(food)](inflect: true)")
print(String(order.characters))
