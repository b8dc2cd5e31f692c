import { text } from '../language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const shared = { room: 'bedroom', brands: 'furniture', styled: true, saysMaterial: true } as const

const bedSizes = [
  { size: 'bedDouble', priceFactor: 1, measures: [145, 110, 205, 52] },
  { size: 'bedQueen', priceFactor: 1.12, measures: [160, 110, 205, 57] },
  { size: 'bedKing', priceFactor: 1.32, measures: [210, 110, 205, 68] },
] as const

/** Beds and storage of the bedroom. */
export const bedroom: readonly Family[] = [
  {
    ...shared,
    code: 'cama-tapizada',
    category: 'upholsteredBeds',
    kind: 'bed',
    construction: 'paddedPanel',
    care: 'vacuum',
    models: models.bedroom.slice(0, 10),
    materials: ['linen', 'velvet', 'boucle'],
    colors: ['gray', 'sand', 'navy', 'olive', 'rose', 'charcoal'],
    secondary: ['oak', 'blackSteel'],
    vary: ['color', 'size'],
    sizes: bedSizes,
    assemblyMinutes: 60,
    warrantyMonths: 36,
    forms: [
      { name: text('Cama tapizada {model}', 'Polsterbett {model}', 'Letto imbottito {model}'), price: 7999, measures: [145, 110, 205, 52], features: ['upholstered'] },
      { name: text('Cama {model} con cajones', 'Bett {model} mit Schubladen', 'Letto {model} con cassetti'), price: 10499, measures: [145, 112, 208, 68], features: ['upholstered', 'storage'] },
    ],
    leads: [
      text('El respaldo acolchado de {model} convierte la lectura nocturna en costumbre.', 'Das gepolsterte Kopfteil von {model} macht das Lesen am Abend zur Gewohnheit.', 'La testata imbottita di {model} trasforma la lettura serale in un’abitudine.'),
      text('{model} sostiene el colchón con tablillas flexibles y no suena al moverte.', '{model} trägt die Matratze auf federnden Leisten und bleibt bei jeder Bewegung leise.', '{model} sostiene il materasso con doghe flessibili e non fa rumore quando ti muovi.'),
    ],
  },
  {
    ...shared,
    code: 'cama',
    category: 'woodenBeds',
    kind: 'bed',
    construction: 'solidWood',
    care: 'dampCloth',
    models: models.bedroom.slice(0, 11),
    materials: ['oak', 'walnut', 'pine'],
    vary: ['material', 'size'],
    sizes: bedSizes,
    assemblyMinutes: 50,
    warrantyMonths: 60,
    forms: [
      { name: text('Cama de madera {model}', 'Massivholzbett {model}', 'Letto in legno {model}'), price: 6999, measures: [145, 95, 205, 48] },
      { name: text('Cama {model} con cabecera de barrotes', 'Bett {model} mit Sprossenkopfteil', 'Letto {model} con testata a doghe'), price: 7799, measures: [145, 105, 205, 50], features: ['slats'] },
    ],
    leads: [
      text('Madera, proporción y silencio: {model} no necesita nada más.', 'Holz, gute Proportionen und Ruhe: mehr braucht {model} nicht.', 'Legno, proporzione e silenzio: a {model} non serve altro.'),
      text('La base de {model} deja pasar el aire bajo el colchón y la aspiradora bajo la cama.', 'Der Rahmen von {model} lässt Luft an die Matratze und den Staubsauger unters Bett.', 'La base di {model} lascia passare l’aria sotto il materasso e l’aspirapolvere sotto il letto.'),
    ],
  },
  {
    ...shared,
    code: 'cabecera',
    category: 'headboards',
    kind: 'headboard',
    construction: 'paddedPanel',
    care: 'vacuum',
    models: models.bedroom.slice(1, 10),
    materials: ['velvet', 'linen', 'boucle'],
    colors: ['sand', 'petrol', 'rose', 'gray', 'forest', 'cream'],
    vary: ['color', 'size'],
    sizes: [
      { size: 'bedDouble', priceFactor: 1, measures: [140, 120, 8, 14] },
      { size: 'bedQueen', priceFactor: 1.1, measures: [155, 120, 8, 16] },
      { size: 'bedKing', priceFactor: 1.3, measures: [205, 120, 8, 20] },
    ],
    assemblyMinutes: 20,
    warrantyMonths: 24,
    forms: [
      { name: text('Cabecera {model}', 'Kopfteil {model}', 'Testiera {model}'), price: 2899, measures: [140, 120, 8, 14] },
      { name: text('Cabecera {model} de canales', 'Kopfteil {model} mit Kanalsteppung', 'Testiera {model} a canali'), price: 3399, measures: [140, 125, 9, 16], features: ['channels'] },
    ],
    leads: [
      text('Basta una pared y {model} para que la recámara parezca otra.', 'Eine Wand und {model} genügen, und das Schlafzimmer wirkt wie neu.', 'Bastano una parete e {model} perché la camera sembri un’altra.'),
      text('{model} se fija a la base o al muro y protege la pintura de la almohada.', '{model} wird am Bett oder an der Wand befestigt und schont den Anstrich hinter dem Kissen.', '{model} si fissa alla base o al muro e protegge la pittura dietro il cuscino.'),
    ],
    viu: true,
  },
  {
    ...shared,
    code: 'buro',
    category: 'nightstands',
    kind: 'nightstand',
    construction: 'cabinet',
    care: 'dampCloth',
    models: models.bedroom,
    materials: ['oak', 'walnut', 'lacquer'],
    secondary: ['brass', 'blackSteel', 'oak'],
    vary: ['material'],
    assemblyMinutes: 20,
    warrantyMonths: 24,
    forms: [
      { name: text('Buró {model} de 2 cajones', 'Nachttisch {model} mit 2 Schubladen', 'Comodino {model} a 2 cassetti'), price: 1999, measures: [48, 55, 40, 13] },
      { name: text('Buró {model} con repisa', 'Nachttisch {model} mit Fach', 'Comodino {model} con ripiano'), price: 1799, measures: [45, 52, 38, 10], features: ['open'] },
    ],
    leads: [
      text('Lo último que tocas de noche y lo primero de mañana caben en {model}.', 'Was man abends zuletzt und morgens zuerst braucht, hat in {model} seinen Platz.', 'L’ultima cosa che tocchi la sera e la prima del mattino stanno in {model}.'),
      text('{model} guarda el cargador en el cajón, con paso para el cable por detrás.', '{model} verstaut das Ladegerät in der Schublade, das Kabel läuft hinten hinaus.', '{model} tiene il caricatore nel cassetto, con il passacavo sul retro.'),
    ],
    viu: true,
  },
  {
    ...shared,
    code: 'comoda',
    category: 'dressers',
    kind: 'dresser',
    construction: 'cabinet',
    care: 'dampCloth',
    models: models.bedroom.slice(0, 10),
    materials: ['oak', 'walnut', 'lacquer', 'pine'],
    secondary: ['brass', 'blackSteel', 'oak'],
    vary: ['material'],
    assemblyMinutes: 80,
    warrantyMonths: 24,
    forms: [
      { name: text('Cómoda {model} de 6 cajones', 'Kommode {model} mit 6 Schubladen', 'Cassettiera {model} a 6 cassetti'), price: 5999, measures: [140, 80, 45, 56] },
      { name: text('Cajonera {model} de 5 cajones', 'Hochkommode {model} mit 5 Schubladen', 'Settimino {model} a 5 cassetti'), price: 4799, measures: [70, 115, 45, 44], features: ['tall'] },
    ],
    leads: [
      text('Los cajones de {model} abren hasta el fondo: el suéter del fondo también existe.', 'Die Schubladen von {model} lassen sich ganz ausziehen, auch der hinterste Pullover ist greifbar.', 'I cassetti di {model} si aprono fino in fondo: anche il maglione più lontano torna a esistere.'),
      text('{model} guarda la ropa de toda una temporada y arriba deja espacio para el espejo.', '{model} nimmt die Kleidung einer ganzen Saison auf und lässt oben Platz für den Spiegel.', '{model} contiene i vestiti di un’intera stagione e sopra lascia spazio allo specchio.'),
    ],
  },
  {
    ...shared,
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
      { name: text('Ropero {model} de 3 puertas', 'Kleiderschrank {model}, 3-türig', 'Armadio {model} a 3 ante'), price: 9499, measures: [135, 205, 55, 98] },
      { name: text('Ropero {model} de puertas corredizas', 'Schwebetürenschrank {model}', 'Armadio {model} ad ante scorrevoli'), price: 12999, measures: [180, 210, 62, 135], features: ['sliding', 'mirror'] },
    ],
    leads: [
      text('{model} reparte bien: tubo para colgar, repisas y dos cajones por dentro.', '{model} ist klug aufgeteilt: Kleiderstange, Böden und zwei Innenschubladen.', '{model} divide bene lo spazio: asta appendiabiti, ripiani e due cassetti interni.'),
      text('Vestidos largos, maletas y cobijas: {model} tiene un hueco para cada cosa.', 'Lange Kleider, Koffer und Decken: {model} hat für alles ein Fach.', 'Abiti lunghi, valigie e coperte: {model} ha un vano per ogni cosa.'),
    ],
  },
]
