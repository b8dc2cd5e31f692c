import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

/** Properties that the families of decoration share. */
export const decorated = { room: 'living', brands: 'deco', styled: 'named', saysMaterial: true, viu: true } as const

/** Mirrors, clocks and pictures. */
export const wallDecoration: readonly Family[] = [
  {
    ...decorated,
    code: 'espejo',
    category: 'mirrors',
    kind: 'mirror',
    construction: 'wallPiece',
    care: 'dryCloth',
    models: models.deco.slice(0, 10),
    materials: ['brass', 'oak', 'blackSteel', 'walnut'],
    vary: ['material'],
    warrantyMonths: 12,
    forms: [
      {
        name: text('Espejo redondo {model}', 'Runder Spiegel {model}', 'Specchio rotondo {model}'),
        price: 1599,
        measures: [80, 80, 4, 8],
        look: [0, 3],
        features: ['round'],
      },
      {
        name: text('Espejo de cuerpo entero {model}', 'Standspiegel {model}', 'Specchio a figura intera {model}'),
        price: 2799,
        measures: [60, 165, 4, 15],
        look: [2, 3],
        features: ['standing'],
      },
      {
        name: text('Espejo de arco {model}', 'Bogenspiegel {model}', 'Specchio ad arco {model}'),
        price: 2299,
        measures: [70, 110, 4, 11],
        look: [1, 3],
        features: ['arch'],
      },
    ],
    leads: [
      text(
        'Frente a una ventana, {model} duplica la luz del cuarto.',
        'Gegenüber einem Fenster verdoppelt {model} das Licht im Raum.',
        'Di fronte a una finestra, {model} raddoppia la luce della stanza.',
      ),
      text(
        '{model} refleja sin deformar y agranda pasillos y recibidores.',
        '{model} spiegelt verzerrungsfrei und lässt Flure größer wirken.',
        '{model} riflette senza deformare e allarga corridoi e ingressi.',
      ),
    ],
  },
  {
    ...decorated,
    code: 'reloj',
    category: 'clocks',
    kind: 'clock',
    construction: 'wallPiece',
    care: 'dryCloth',
    models: models.deco.slice(0, 8),
    materials: ['oak', 'blackSteel', 'brass', 'walnut'],
    warrantyMonths: 12,
    forms: [
      {
        name: text('Reloj de pared {model}', 'Wanduhr {model}', 'Orologio da parete {model}'),
        price: 699,
        measures: [40, 40, 5, 1.4],
      },
      {
        name: text('Reloj de pared {model} de 60 cm', 'Wanduhr {model}, 60 cm', 'Orologio da parete {model} da 60 cm'),
        price: 1099,
        measures: [60, 60, 5, 2.6],
        features: ['large'],
      },
    ],
    leads: [
      text(
        'El segundero de {model} se desliza en silencio; de noche nadie lo oye.',
        'Der Sekundenzeiger von {model} gleitet lautlos, nachts hört ihn niemand.',
        'La lancetta dei secondi di {model} scorre in silenzio: di notte nessuno la sente.',
      ),
      text(
        '{model} se lee desde el otro lado de la sala, hasta sin lentes.',
        '{model} ist quer durchs Zimmer ablesbar, sogar ohne Brille.',
        '{model} si legge dall’altro lato della stanza, anche senza occhiali.',
      ),
    ],
  },
  {
    ...decorated,
    code: 'cuadro',
    category: 'pictures',
    kind: 'pictureFrame',
    construction: 'frame',
    care: 'dryCloth',
    models: models.deco,
    materials: ['paper'],
    colors: ['cream', 'terracotta', 'sage', 'sky', 'mustard'],
    secondary: ['oak', 'blackSteel', 'walnut'],
    vary: ['size'],
    warrantyMonths: 6,
    sizes: [
      { size: 'frame30', priceFactor: 1, measures: [30, 40, 3, 0.9] },
      { size: 'frame50', priceFactor: 1.7, measures: [50, 70, 3, 1.9] },
      { size: 'frame70', priceFactor: 2.6, measures: [70, 100, 3, 3.4] },
    ],
    forms: [
      {
        name: text('Cuadro {model}', 'Gerahmter Druck {model}', 'Quadro {model}'),
        price: 499,
        measures: [30, 40, 3, 0.9],
      },
      {
        name: text('Cuadro abstracto {model}', 'Abstrakter Druck {model}', 'Quadro astratto {model}'),
        price: 549,
        measures: [30, 40, 3, 0.9],
        features: ['abstract'],
      },
      {
        name: text('Lámina botánica {model}', 'Botanischer Druck {model}', 'Stampa botanica {model}'),
        price: 529,
        measures: [30, 40, 3, 0.9],
        features: ['botanical'],
      },
    ],
    leads: [
      text(
        '{model} se imprime con tintas de archivo y no pierde color frente a la ventana.',
        '{model} wird mit Archivtinte gedruckt und verblasst auch am Fenster nicht.',
        '{model} è stampato con inchiostri d’archivio e non perde colore davanti alla finestra.',
      ),
      text(
        'Una pared vacía y {model}: lo demás se acomoda solo.',
        'Eine leere Wand und {model}, der Rest fügt sich von selbst.',
        'Una parete vuota e {model}: il resto viene da sé.',
      ),
    ],
  },
]
