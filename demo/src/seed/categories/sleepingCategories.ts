import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Bedroom and mattresses. */
export const sleepingCategories = {
  bedroom: category(
    [300, 'root'],
    text('Recámara', 'Schlafzimmer', 'Camera da letto'),
    text(
      'Camas, burós y roperos para el cuarto más tranquilo de la casa.',
      'Betten, Nachttische und Schränke für den ruhigsten Raum im Haus.',
      'Letti, comodini e armadi per la stanza più tranquilla della casa.',
    ),
  ),
  beds: category(
    [310, 'bedroom'],
    text('Camas', 'Betten', 'Letti'),
    text(
      'Firmes, silenciosas y listas para el colchón que ya tienes.',
      'Stabil, leise und bereit für deine Matratze.',
      'Solidi, silenziosi e pronti per il tuo materasso.',
    ),
  ),
  upholsteredBeds: category(
    [311, 'beds'],
    text('Camas tapizadas', 'Polsterbetten', 'Letti imbottiti'),
    text(
      'Con respaldo acolchado para leer antes de dormir.',
      'Mit gepolstertem Kopfteil zum Lesen vor dem Einschlafen.',
      'Con testata imbottita per leggere prima di dormire.',
    ),
  ),
  woodenBeds: category(
    [312, 'beds'],
    text('Camas de madera', 'Holzbetten', 'Letti in legno'),
    text(
      'Madera maciza que mejora con los años.',
      'Massivholz, das mit den Jahren schöner wird.',
      'Legno massello che migliora con gli anni.',
    ),
  ),
  headboards: category(
    [313, 'bedroom'],
    text('Cabeceras', 'Kopfteile', 'Testiere'),
    text(
      'Cambia la recámara entera sin cambiar la cama.',
      'Verändern das ganze Schlafzimmer, ohne das Bett zu tauschen.',
      'Cambiano tutta la camera senza cambiare il letto.',
    ),
  ),
  nightstands: category(
    [320, 'bedroom'],
    text('Burós', 'Nachttische', 'Comodini'),
    text(
      'Libro, vaso de agua y lámpara, cada cosa en su lugar.',
      'Buch, Wasserglas und Lampe, alles an seinem Platz.',
      'Libro, bicchiere d’acqua e lampada, ogni cosa al suo posto.',
    ),
  ),
  dressers: category(
    [321, 'bedroom'],
    text('Cómodas', 'Kommoden', 'Cassettiere'),
    text(
      'Cajones amplios que corren sin hacer ruido.',
      'Breite Schubladen, die leise laufen.',
      'Cassetti ampi che scorrono in silenzio.',
    ),
  ),
  wardrobes: category(
    [322, 'bedroom'],
    text('Roperos', 'Kleiderschränke', 'Armadi'),
    text(
      'Espacio para colgar, doblar y guardar la otra temporada.',
      'Platz zum Hängen, Falten und Verstauen der anderen Saison.',
      'Spazio per appendere, piegare e riporre il cambio di stagione.',
    ),
  ),
  sleep: category(
    [400, 'root'],
    text('Colchones y blancos', 'Matratzen und Bettwaren', 'Materassi e biancheria'),
    text(
      'Lo que más se usa en casa y menos se ve: un buen descanso.',
      'Was man im Haus am meisten nutzt und am wenigsten sieht: guter Schlaf.',
      'Ciò che in casa si usa di più e si vede di meno: un buon riposo.',
    ),
  ),
  springMattresses: category(
    [410, 'sleep'],
    text('Colchones de resortes', 'Federkernmatratzen', 'Materassi a molle'),
    text(
      'Resortes independientes: uno se mueve y el otro duerme.',
      'Taschenfederkern: einer bewegt sich, der andere schläft weiter.',
      'Molle indipendenti: uno si muove, l’altro dorme.',
    ),
  ),
  foamMattresses: category(
    [411, 'sleep'],
    text('Colchones de espuma', 'Schaummatratzen', 'Materassi in schiuma'),
    text(
      'Memory y látex que se adaptan a tu postura.',
      'Memory-Schaum und Latex, die sich dem Körper anpassen.',
      'Memory e lattice che si adattano alla tua postura.',
    ),
  ),
  pillows: category(
    [412, 'sleep'],
    text('Almohadas', 'Kopfkissen', 'Guanciali'),
    text(
      'Para quien duerme de lado, boca arriba o dando vueltas.',
      'Für Seiten-, Rücken- und Unruheschläfer.',
      'Per chi dorme di lato, supino o rigirandosi.',
    ),
  ),
  bedding: category(
    [413, 'sleep'],
    text('Sábanas y edredones', 'Bettwäsche', 'Lenzuola e piumini'),
    text(
      'Algodón que se suaviza con cada lavada.',
      'Baumwolle, die mit jeder Wäsche weicher wird.',
      'Cotone che si ammorbidisce a ogni lavaggio.',
    ),
  ),
  bedKits: category(
    [414, 'sleep'],
    text('Paquetes para dormir', 'Schlaf-Sets', 'Pacchetti notte'),
    text(
      'Base, colchón y almohadas en una sola compra.',
      'Bett, Matratze und Kissen in einem Kauf.',
      'Letto, materasso e guanciali in un solo acquisto.',
    ),
  ),
} as const
