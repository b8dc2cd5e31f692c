import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

/** Properties that the families of this room share. */
export const bedroomFurniture = {
  room: 'bedroom',
  brands: 'furniture',
  styled: 'described',
  saysMaterial: true,
} as const

const bedSizes = [
  { size: 'bedDouble', priceFactor: 1, measures: [145, 110, 205, 52] },
  { size: 'bedQueen', priceFactor: 1.12, measures: [160, 110, 205, 57] },
  { size: 'bedKing', priceFactor: 1.32, measures: [210, 110, 205, 68] },
] as const

/** Beds and headboards. */
export const beds: readonly Family[] = [
  {
    ...bedroomFurniture,
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
      {
        name: text('Cama tapizada {model}', 'Polsterbett {model}', 'Letto imbottito {model}'),
        price: 7999,
        measures: [145, 110, 205, 52],
        features: ['upholstered'],
      },
      {
        name: text('Cama {model} con cajones', 'Bett {model} mit Schubladen', 'Letto {model} con cassetti'),
        price: 10499,
        measures: [145, 112, 208, 68],
        features: ['upholstered', 'storage'],
      },
    ],
    leads: [
      text(
        'El respaldo acolchado de {model} convierte la lectura nocturna en costumbre.',
        'Das gepolsterte Kopfteil von {model} macht das Lesen am Abend zur Gewohnheit.',
        'La testata imbottita di {model} trasforma la lettura serale in un’abitudine.',
      ),
      text(
        '{model} sostiene el colchón con tablillas flexibles y no suena al moverte.',
        '{model} trägt die Matratze auf federnden Leisten und bleibt bei jeder Bewegung leise.',
        '{model} sostiene il materasso con doghe flessibili e non fa rumore quando ti muovi.',
      ),
    ],
  },
  {
    ...bedroomFurniture,
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
      {
        name: text('Cama de madera {model}', 'Massivholzbett {model}', 'Letto in legno {model}'),
        price: 6999,
        measures: [145, 95, 205, 48],
      },
      {
        name: text(
          'Cama {model} con cabecera de barrotes',
          'Bett {model} mit Sprossenkopfteil',
          'Letto {model} con testata a doghe',
        ),
        price: 7799,
        measures: [145, 105, 205, 50],
        features: ['slats'],
      },
    ],
    leads: [
      text(
        'Madera, proporción y silencio: {model} no necesita nada más.',
        'Holz, gute Proportionen und Ruhe: mehr braucht {model} nicht.',
        'Legno, proporzione e silenzio: a {model} non serve altro.',
      ),
      text(
        'La base de {model} deja pasar el aire bajo el colchón y la aspiradora bajo la cama.',
        'Der Rahmen von {model} lässt Luft an die Matratze und den Staubsauger unters Bett.',
        'La base di {model} lascia passare l’aria sotto il materasso e l’aspirapolvere sotto il letto.',
      ),
    ],
  },
  {
    ...bedroomFurniture,
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
      {
        name: text('Cabecera {model}', 'Kopfteil {model}', 'Testiera {model}'),
        price: 2899,
        measures: [140, 120, 8, 14],
      },
      {
        name: text('Cabecera {model} de canales', 'Kopfteil {model} mit Kanalsteppung', 'Testiera {model} a canali'),
        price: 3399,
        measures: [140, 125, 9, 16],
        features: ['channels'],
      },
    ],
    leads: [
      text(
        'Basta una pared y {model} para que la recámara parezca otra.',
        'Eine Wand und {model} genügen, und das Schlafzimmer wirkt wie neu.',
        'Bastano una parete e {model} perché la camera sembri un’altra.',
      ),
      text(
        '{model} se fija a la base o al muro y protege la pintura de la almohada.',
        '{model} wird am Bett oder an der Wand befestigt und schont den Anstrich hinter dem Kissen.',
        '{model} si fissa alla base o al muro e protegge la pittura dietro il cuscino.',
      ),
    ],
    viu: true,
  },
]
