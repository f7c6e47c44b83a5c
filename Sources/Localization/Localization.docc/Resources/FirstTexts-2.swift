import Foundation
import Localization

let spanish = """
  "Good evening" = "Buenas noches";
  "Hello, %@!" = "¡Hola, %@!";
  """
let catalogs = LocalizationCatalogs([.strings(spanish.utf8, localization: "es")])
let localizer = Localizer(catalogs: catalogs, locale: Locale(identifier: "es"))

print(localizer.text("Good evening"))
print(localizer.text("Hello, \("Ana")!"))
