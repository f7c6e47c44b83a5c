import Foundation
import Localization

let spanish = """
  "^[Welcome](inflect: true)!" = "¡^[Bienvenido](inflect: true, inflectionAlternative: 'Hola')!";
  """
let catalogs = LocalizationCatalogs([.strings(spanish.utf8, localization: "es")])
let localizer = Localizer(catalogs: catalogs)

let ana = localizer.with(locale: Locale(identifier: "es"), reader: [.feminine])
print(String(ana.attributedText("^[Welcome](inflect: true)!").characters))
