import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Large appliances, mobility, kids and services. */
export const applianceCategories = {
  appliances: category(
    [1200, 'root'],
    text('Línea blanca', 'Haushaltsgeräte', 'Elettrodomestici'),
    text(
      'Equipos que gastan menos y duran más.',
      'Geräte, die weniger verbrauchen und länger halten.',
      'Apparecchi che consumano meno e durano di più.',
    ),
  ),
  refrigerators: category(
    [1210, 'appliances'],
    text('Refrigeradores', 'Kühlschränke', 'Frigoriferi'),
    text('Del frigobar al dúplex.', 'Vom Minikühlschrank bis zum Side-by-Side.', 'Dal minibar al side by side.'),
  ),
  washers: category(
    [1211, 'appliances'],
    text('Lavadoras', 'Waschmaschinen', 'Lavatrici'),
    text(
      'Carga superior o frontal, para familias de todos tamaños.',
      'Toplader oder Frontlader, für jede Familiengröße.',
      'A carica dall’alto o frontale, per ogni famiglia.',
    ),
  ),
  dryers: category(
    [1212, 'appliances'],
    text('Secadoras', 'Wäschetrockner', 'Asciugatrici'),
    text('Ropa lista aunque llueva.', 'Trockene Wäsche, auch bei Regen.', 'Bucato pronto anche quando piove.'),
  ),
  stoves: category(
    [1213, 'appliances'],
    text('Estufas', 'Herde', 'Cucine'),
    text('De gas, con horno y comal.', 'Mit Gas, Backofen und Grillplatte.', 'A gas, con forno e piastra.'),
  ),
  rangeHoods: category(
    [1214, 'appliances'],
    text('Campanas', 'Dunstabzugshauben', 'Cappe'),
    text('Sin humo y sin ruido.', 'Ohne Dunst und ohne Lärm.', 'Senza fumo e senza rumore.'),
  ),
  dishwashers: category(
    [1215, 'appliances'],
    text('Lavavajillas', 'Geschirrspüler', 'Lavastoviglie'),
    text(
      'Gastan menos agua que lavar a mano.',
      'Brauchen weniger Wasser als Spülen von Hand.',
      'Usano meno acqua del lavaggio a mano.',
    ),
  ),
  climate: category(
    [1220, 'appliances'],
    text('Clima', 'Klima', 'Clima'),
    text(
      'Para el calor de mayo y las noches de agosto.',
      'Für heiße Tage und schwüle Nächte.',
      'Per i giorni caldi e le notti afose.',
    ),
  ),
  airConditioners: category(
    [1221, 'climate'],
    text('Aire acondicionado', 'Klimageräte', 'Condizionatori'),
    text(
      'Minisplit inverter, con instalación si la pides.',
      'Inverter-Splitgeräte, auf Wunsch mit Montage.',
      'Split inverter, con installazione su richiesta.',
    ),
  ),
  fans: category(
    [1222, 'climate'],
    text('Ventiladores', 'Ventilatoren', 'Ventilatori'),
    text(
      'De pedestal y de torre, silenciosos de noche.',
      'Stand- und Turmventilatoren, leise in der Nacht.',
      'A piantana e a torre, silenziosi di notte.',
    ),
  ),
  vacuums: category(
    [1230, 'appliances'],
    text('Aspiradoras', 'Staubsauger', 'Aspirapolvere'),
    text(
      'Con cable, sin cable y que trabajan solas.',
      'Mit Kabel, ohne Kabel und selbstfahrend.',
      'Con filo, senza filo e che lavorano da soli.',
    ),
  ),
  mobility: category(
    [1300, 'root'],
    text('Motos y bicicletas', 'Motorräder und Fahrräder', 'Moto e biciclette'),
    text(
      'Para llegar antes y gastar menos.',
      'Schneller ankommen, weniger ausgeben.',
      'Per arrivare prima e spendere meno.',
    ),
  ),
  motorcycles: category(
    [1310, 'mobility'],
    text('Motocicletas', 'Motorräder', 'Motociclette'),
    text(
      'De trabajo y de paseo, con trámite de placas incluido.',
      'Für Alltag und Ausflug, Zulassungspapiere inklusive.',
      'Per il lavoro e per il tempo libero, con pratica di immatricolazione.',
    ),
  ),
  scooters: category(
    [1311, 'mobility'],
    text('Motonetas', 'Motorroller', 'Scooter'),
    text(
      'Automáticas, ágiles y fáciles de estacionar.',
      'Automatik, wendig und leicht zu parken.',
      'Automatici, agili e facili da parcheggiare.',
    ),
  ),
  helmets: category(
    [1312, 'mobility'],
    text('Cascos', 'Helme', 'Caschi'),
    text(
      'Certificados y cómodos todo el camino.',
      'Geprüft und auf langen Strecken bequem.',
      'Omologati e comodi per tutto il viaggio.',
    ),
  ),
  bicycles: category(
    [1313, 'mobility'],
    text('Bicicletas', 'Fahrräder', 'Biciclette'),
    text('Urbanas y de montaña.', 'Für Stadt und Gelände.', 'Da città e da montagna.'),
  ),
  kids: category(
    [1400, 'root'],
    text('Infantil', 'Kinder', 'Bambini'),
    text('Cuartos que crecen con ellos.', 'Zimmer, die mitwachsen.', 'Camerette che crescono con loro.'),
  ),
  cribs: category(
    [1410, 'kids'],
    text('Cunas', 'Babybetten', 'Lettini'),
    text(
      'Barrotes seguros y pinturas sin plomo.',
      'Sichere Stäbe und bleifreie Lacke.',
      'Sbarre sicure e vernici senza piombo.',
    ),
  ),
  bunkBeds: category(
    [1411, 'kids'],
    text('Literas', 'Etagenbetten', 'Letti a castello'),
    text('Dos camas en el espacio de una.', 'Zwei Betten auf der Fläche von einem.', 'Due letti nello spazio di uno.'),
  ),
  kidsDesks: category(
    [1412, 'kids'],
    text('Escritorios infantiles', 'Kinderschreibtische', 'Scrivanie per bambini'),
    text(
      'A su altura, para tareas y dibujos.',
      'Auf Augenhöhe, für Hausaufgaben und Bilder.',
      'Alla loro altezza, per compiti e disegni.',
    ),
  ),
  toys: category(
    [1413, 'kids'],
    text('Juguetes', 'Spielzeug', 'Giocattoli'),
    text(
      'De madera, de tela y sin pilas.',
      'Aus Holz, aus Stoff und ohne Batterien.',
      'Di legno, di stoffa e senza pile.',
    ),
  ),
  services: category(
    [1500, 'root'],
    text('Servicios', 'Service', 'Servizi'),
    text(
      'Te ayudamos antes, durante y después de la entrega.',
      'Hilfe vor, während und nach der Lieferung.',
      'Ti aiutiamo prima, durante e dopo la consegna.',
    ),
  ),
  warranties: category(
    [1510, 'services'],
    text('Garantías extendidas', 'Garantieverlängerungen', 'Garanzie estese'),
    text(
      'Más años de tranquilidad para lo que más usas.',
      'Mehr Jahre Sicherheit für das, was du am meisten nutzt.',
      'Più anni di tranquillità per ciò che usi di più.',
    ),
  ),
  patterns: category(
    [1512, 'services'],
    text('Planos y patrones', 'Baupläne und Schnittmuster', 'Progetti e cartamodelli'),
    text(
      'Descarga, imprime y hazlo con tus manos.',
      'Herunterladen, ausdrucken, selber machen.',
      'Scarica, stampa e fallo con le tue mani.',
    ),
  ),
  homeServices: category(
    [1511, 'services'],
    text('Armado e instalación', 'Aufbau und Montage', 'Montaggio e installazione'),
    text(
      'Llegamos con herramienta y nos llevamos las cajas.',
      'Wir kommen mit Werkzeug und nehmen die Kartons mit.',
      'Arriviamo con gli attrezzi e portiamo via i cartoni.',
    ),
  ),
} as const
