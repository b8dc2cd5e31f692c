import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'
import { bedroomFurniture } from './beds.ts'

/** Nightstands, dressers and wardrobes. */
export const bedroomStorage: readonly Family[] = [
  {
    ...bedroomFurniture,
    code: 'buro',
    category: 'nightstands',
    kind: 'nightstand',
    construction: 'drawers',
    care: 'dampCloth',
    models: models.bedroom,
    materials: ['oak', 'walnut', 'lacquer'],
    secondary: ['brass', 'blackSteel', 'oak'],
    vary: ['material'],
    assemblyMinutes: 20,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Buró {model} de 2 cajones', 'Nachttisch {model} mit 2 Schubladen', 'Comodino {model} a 2 cassetti'),
        price: 1999,
        measures: [48, 55, 40, 13],
        look: [0, 2],
      },
      {
        name: text('Buró {model} con repisa', 'Nachttisch {model} mit Fach', 'Comodino {model} con ripiano'),
        price: 1799,
        measures: [45, 52, 38, 10],
        look: [1, 2],
        features: ['open'],
      },
    ],
    leads: [
      text(
        'Lo último que tocas de noche y lo primero de mañana caben en {model}.',
        'Was man abends zuletzt und morgens zuerst braucht, hat in {model} seinen Platz.',
        'L’ultima cosa che tocchi la sera e la prima del mattino stanno in {model}.',
      ),
      text(
        '{model} guarda el cargador en el cajón, con paso para el cable por detrás.',
        '{model} verstaut das Ladegerät in der Schublade, das Kabel läuft hinten hinaus.',
        '{model} tiene il caricatore nel cassetto, con il passacavo sul retro.',
      ),
    ],
    viu: true,
  },
  {
    ...bedroomFurniture,
    code: 'comoda',
    category: 'dressers',
    kind: 'dresser',
    construction: 'drawers',
    care: 'dampCloth',
    models: models.bedroom.slice(0, 10),
    materials: ['oak', 'walnut', 'lacquer', 'pine'],
    secondary: ['brass', 'blackSteel', 'oak'],
    vary: ['material'],
    assemblyMinutes: 80,
    warrantyMonths: 24,
    forms: [
      {
        name: text(
          'Cómoda {model} de 6 cajones',
          'Kommode {model} mit 6 Schubladen',
          'Cassettiera {model} a 6 cassetti',
        ),
        price: 5999,
        measures: [140, 80, 45, 56],
      },
      {
        name: text(
          'Cajonera {model} de 5 cajones',
          'Hochkommode {model} mit 5 Schubladen',
          'Cassettiera alta {model} a 5 cassetti',
        ),
        price: 4799,
        measures: [70, 115, 45, 44],
        features: ['tall'],
      },
    ],
    leads: [
      text(
        'Los cajones de {model} abren hasta el fondo: el suéter del fondo también existe.',
        'Die Schubladen von {model} lassen sich ganz ausziehen, auch der hinterste Pullover ist greifbar.',
        'I cassetti di {model} si aprono fino in fondo: anche il maglione più lontano torna a esistere.',
      ),
      text(
        '{model} guarda la ropa de toda una temporada y arriba deja espacio para el espejo.',
        '{model} nimmt die Kleidung einer ganzen Saison auf und lässt oben Platz für den Spiegel.',
        '{model} contiene i vestiti di un’intera stagione e sopra lascia spazio allo specchio.',
      ),
    ],
  },
  {
    ...bedroomFurniture,
    code: 'ropero',
    category: 'wardrobes',
    kind: 'wardrobe',
    construction: 'cabinet',
    care: 'dampCloth',
    models: models.bedroom.slice(0, 9),
    materials: ['oak', 'lacquer', 'walnut'],
    secondary: ['brass', 'blackSteel'],
    vary: ['material'],
    assemblyMinutes: 150,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Ropero {model} de 3 puertas', 'Kleiderschrank {model}, 3-türig', 'Armadio {model} a 3 ante'),
        price: 9499,
        measures: [135, 205, 55, 98],
      },
      {
        name: text(
          'Ropero {model} de puertas corredizas',
          'Schwebetürenschrank {model}',
          'Armadio {model} ad ante scorrevoli',
        ),
        price: 12999,
        measures: [180, 210, 62, 135],
        features: ['sliding', 'mirror'],
      },
    ],
    leads: [
      text(
        '{model} reparte bien: tubo para colgar, repisas y dos cajones por dentro.',
        '{model} ist klug aufgeteilt: Kleiderstange, Böden und zwei Innenschubladen.',
        '{model} divide bene lo spazio: asta appendiabiti, ripiani e due cassetti interni.',
      ),
      text(
        'Vestidos largos, maletas y cobijas: {model} tiene un hueco para cada cosa.',
        'Lange Kleider, Koffer und Decken: {model} hat für alles ein Fach.',
        'Abiti lunghi, valigie e coperte: {model} ha un vano per ogni cosa.',
      ),
    ],
  },
]
