import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'
import { decorated } from './wallDecoration.ts'

/** Vases, candles and planters. */
export const tableDecoration: readonly Family[] = [
  {
    ...decorated,
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
      {
        name: text('Jarrón {model}', 'Bauchvase {model}', 'Anfora {model}'),
        price: 599,
        measures: [14, 17, 14, 1.1],
        features: ['round'],
      },
    ],
    leads: [
      text(
        'Con flores o sin nada, {model} ya es motivo para mirar la mesa.',
        'Mit Blumen oder leer: {model} zieht den Blick auf den Tisch.',
        'Con i fiori o senza, {model} è già un motivo per guardare il tavolo.',
      ),
      text(
        'La boca angosta de {model} sostiene una rama sin que se venza.',
        'Die schmale Öffnung von {model} hält auch einen einzelnen Zweig aufrecht.',
        'Il collo stretto di {model} tiene dritto anche un solo ramo.',
      ),
    ],
  },
  {
    ...decorated,
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
      {
        name: text('Vela aromática {model}', 'Duftkerze {model}', 'Candela profumata {model}'),
        price: 249,
        measures: [8, 10, 8, 0.4],
        look: [0, 2],
      },
      {
        name: text('Trío de velas {model}', 'Kerzen-Trio {model}', 'Trio di candele {model}'),
        price: 449,
        measures: [14, 10, 14, 0.9],
        look: [1, 2],
      },
    ],
    leads: [
      text(
        '{model} perfuma una sala mediana sin marear y dura cuarenta horas.',
        '{model} duftet dezent, auch in mittelgroßen Räumen, und brennt vierzig Stunden.',
        '{model} profuma un soggiorno medio senza stordire e dura quaranta ore.',
      ),
      text(
        'Encender {model} es la forma corta de decir que el día terminó.',
        'Wer {model} anzündet, sagt ohne Worte, dass der Tag zu Ende ist.',
        'Accendere {model} è il modo breve per dire che la giornata è finita.',
      ),
    ],
  },
  {
    ...decorated,
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
      {
        name: text('Maceta {model}', 'Pflanztopf {model}', 'Vaso per piante {model}'),
        price: 329,
        measures: [16, 15, 16, 1.1],
      },
      {
        name: text(
          'Maceta {model} con base',
          'Pflanztopf {model} mit Untersetzer',
          'Vaso per piante {model} con sottovaso',
        ),
        price: 399,
        measures: [16, 17, 16, 1.3],
        features: ['saucer'],
      },
    ],
    leads: [
      text(
        '{model} drena bien y perdona a quien riega de más.',
        '{model} hat guten Wasserabzug und verzeiht, wenn zu viel gegossen wird.',
        '{model} drena bene e perdona chi innaffia troppo.',
      ),
      text(
        'Para la monstera que ya no cabe en la suya: {model} le da espacio y buena cara.',
        'Für die Monstera, die umziehen muss: {model} gibt ihr Platz und einen guten Auftritt.',
        'Per la monstera che non ci sta più nel suo: {model} le dà spazio e un bell’aspetto.',
      ),
    ],
  },
]
