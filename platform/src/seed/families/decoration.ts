import { text } from '../language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const shared = { room: 'living', brands: 'deco', styled: true, saysMaterial: true, viu: true } as const

/** Mirrors, vases, clocks, pictures, candles and planters. */
export const decoration: readonly Family[] = [
  {
    ...shared,
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
      { name: text('Espejo redondo {model}', 'Runder Spiegel {model}', 'Specchio rotondo {model}'), price: 1599, measures: [80, 80, 4, 8], features: ['round'] },
      { name: text('Espejo de cuerpo entero {model}', 'Standspiegel {model}', 'Specchio a figura intera {model}'), price: 2799, measures: [60, 165, 4, 15], features: ['standing'] },
      { name: text('Espejo de arco {model}', 'Bogenspiegel {model}', 'Specchio ad arco {model}'), price: 2299, measures: [70, 110, 4, 11], features: ['arch'] },
    ],
    leads: [
      text('Frente a una ventana, {model} duplica la luz del cuarto.', 'Gegenüber einem Fenster verdoppelt {model} das Licht im Raum.', 'Di fronte a una finestra, {model} raddoppia la luce della stanza.'),
      text('{model} refleja sin deformar y agranda pasillos y recibidores.', '{model} spiegelt verzerrungsfrei und lässt Flure größer wirken.', '{model} riflette senza deformare e allarga corridoi e ingressi.'),
    ],
  },
  {
    ...shared,
    code: 'florero',
    category: 'vases',
    kind: 'vase',
    construction: 'craft',
    care: 'handWash',
    models: models.deco,
    materials: ['ceramic', 'stoneware'],
    colors: ['white', 'terracotta', 'sage', 'charcoal', 'sand', 'petrol'],
    vary: ['color', 'size'],
    warrantyMonths: 3,
    sizes: [
      { size: 'potSmall', priceFactor: 1, measures: [14, 20, 14, 0.9] },
      { size: 'potLarge', priceFactor: 1.8, measures: [20, 38, 20, 2.4] },
    ],
    forms: [
      { name: text('Florero {model}', 'Vase {model}', 'Vaso {model}'), price: 399, measures: [14, 20, 14, 0.9] },
      { name: text('Jarrón {model}', 'Bauchvase {model}', 'Anfora {model}'), price: 599, measures: [20, 24, 20, 1.6], features: ['round'] },
    ],
    leads: [
      text('Con flores o sin nada, {model} ya es motivo para mirar la mesa.', 'Mit Blumen oder leer: {model} zieht den Blick auf den Tisch.', 'Con i fiori o senza, {model} è già un motivo per guardare il tavolo.'),
      text('La boca angosta de {model} sostiene una rama sin que se venza.', 'Die schmale Öffnung von {model} hält auch einen einzelnen Zweig aufrecht.', 'Il collo stretto di {model} tiene dritto anche un solo ramo.'),
    ],
  },
  {
    ...shared,
    code: 'reloj',
    category: 'clocks',
    kind: 'clock',
    construction: 'wallPiece',
    care: 'dryCloth',
    models: models.deco.slice(0, 8),
    materials: ['oak', 'blackSteel', 'brass', 'walnut'],
    warrantyMonths: 12,
    forms: [
      { name: text('Reloj de pared {model}', 'Wanduhr {model}', 'Orologio da parete {model}'), price: 699, measures: [40, 40, 5, 1.4] },
      { name: text('Reloj de pared {model} de 60 cm', 'Wanduhr {model}, 60 cm', 'Orologio da parete {model} da 60 cm'), price: 1099, measures: [60, 60, 5, 2.6], features: ['large'] },
    ],
    leads: [
      text('El segundero de {model} se desliza en silencio; de noche nadie lo oye.', 'Der Sekundenzeiger von {model} gleitet lautlos, nachts hört ihn niemand.', 'La lancetta dei secondi di {model} scorre in silenzio: di notte nessuno la sente.'),
      text('{model} se lee desde el otro lado de la sala, hasta sin lentes.', '{model} ist quer durchs Zimmer ablesbar, sogar ohne Brille.', '{model} si legge dall’altro lato della stanza, anche senza occhiali.'),
    ],
  },
  {
    ...shared,
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
      { name: text('Cuadro {model}', 'Gerahmter Druck {model}', 'Quadro {model}'), price: 499, measures: [30, 40, 3, 0.9] },
      { name: text('Cuadro abstracto {model}', 'Abstrakter Druck {model}', 'Quadro astratto {model}'), price: 549, measures: [30, 40, 3, 0.9], features: ['abstract'] },
      { name: text('Lámina botánica {model}', 'Botanischer Druck {model}', 'Stampa botanica {model}'), price: 529, measures: [30, 40, 3, 0.9], features: ['botanical'] },
    ],
    leads: [
      text('{model} se imprime con tintas de archivo y no pierde color frente a la ventana.', '{model} wird mit Archivtinte gedruckt und verblasst auch am Fenster nicht.', '{model} è stampato con inchiostri d’archivio e non perde colore davanti alla finestra.'),
      text('Una pared vacía y {model}: lo demás se acomoda solo.', 'Eine leere Wand und {model}, der Rest fügt sich von selbst.', 'Una parete vuota e {model}: il resto viene da sé.'),
    ],
  },
  {
    ...shared,
    code: 'vela',
    category: 'candles',
    kind: 'candle',
    construction: 'handmade',
    care: 'dryCloth',
    models: models.deco.slice(0, 8),
    materials: ['wax'],
    colors: ['cream', 'sage', 'rose', 'terracotta', 'gray'],
    secondary: ['glass', 'ceramic'],
    vary: ['color'],
    warrantyMonths: 1,
    notMavi: true,
    forms: [
      { name: text('Vela aromática {model}', 'Duftkerze {model}', 'Candela profumata {model}'), price: 249, measures: [8, 10, 8, 0.4] },
      { name: text('Vela {model} de tres pabilos', 'Dreidochtkerze {model}', 'Candela {model} a tre stoppini'), price: 449, measures: [14, 10, 14, 0.9], features: ['wide'] },
    ],
    leads: [
      text('{model} perfuma una sala mediana sin marear y dura cuarenta horas.', '{model} duftet dezent, auch in mittelgroßen Räumen, und brennt vierzig Stunden.', '{model} profuma un soggiorno medio senza stordire e dura quaranta ore.'),
      text('Encender {model} es la forma corta de decir que el día terminó.', 'Wer {model} anzündet, sagt ohne Worte, dass der Tag zu Ende ist.', 'Accendere {model} è il modo breve per dire che la giornata è finita.'),
    ],
  },
  {
    ...shared,
    code: 'maceta',
    category: 'planters',
    kind: 'plantPot',
    construction: 'craft',
    care: 'dampCloth',
    models: models.deco.slice(0, 10),
    materials: ['ceramic', 'concrete', 'stoneware'],
    colors: ['white', 'terracotta', 'gray', 'sage', 'charcoal'],
    vary: ['color', 'size'],
    warrantyMonths: 3,
    sizes: [
      { size: 'potSmall', priceFactor: 1, measures: [16, 15, 16, 1.1] },
      { size: 'potMedium', priceFactor: 1.6, measures: [24, 22, 24, 2.8] },
      { size: 'potLarge', priceFactor: 2.6, measures: [34, 32, 34, 6.2] },
    ],
    forms: [
      { name: text('Maceta {model}', 'Pflanztopf {model}', 'Vaso per piante {model}'), price: 329, measures: [16, 15, 16, 1.1] },
      { name: text('Maceta {model} con base', 'Pflanztopf {model} mit Untersetzer', 'Vaso per piante {model} con sottovaso'), price: 399, measures: [16, 17, 16, 1.3], features: ['saucer'] },
    ],
    leads: [
      text('{model} drena bien y perdona a quien riega de más.', '{model} hat guten Wasserabzug und verzeiht, wenn zu viel gegossen wird.', '{model} drena bene e perdona chi innaffia troppo.'),
      text('Para la monstera que ya no cabe en la suya: {model} le da espacio y buena cara.', 'Für die Monstera, die umziehen muss: {model} gibt ihr Platz und einen guten Auftritt.', 'Per la monstera che non ci sta più nel suo: {model} le dà spazio e un bell’aspetto.'),
    ],
  },
]
