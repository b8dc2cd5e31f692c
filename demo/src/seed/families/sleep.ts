import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const mattressSizes = [
  { size: 'bedSingle', priceFactor: 0.72, measures: [100, 28, 190, 18] },
  { size: 'bedDouble', priceFactor: 1, measures: [135, 28, 190, 25] },
  { size: 'bedQueen', priceFactor: 1.12, measures: [150, 28, 190, 28] },
  { size: 'bedKing', priceFactor: 1.4, measures: [200, 28, 190, 37] },
] as const

const bedSizes = [
  { size: 'bedDouble', priceFactor: 1 },
  { size: 'bedQueen', priceFactor: 1.12 },
  { size: 'bedKing', priceFactor: 1.28 },
] as const

/** Mattresses, pillows and bed linen. */
export const sleep: readonly Family[] = [
  {
    code: 'colchon',
    category: 'springMattresses',
    room: 'bedroom',
    kind: 'mattress',
    construction: 'mattress',
    care: 'airOut',
    brands: 'sleep',
    models: models.sleep,
    materials: ['knit'],
    secondary: ['cotton'],
    vary: ['size'],
    sizes: mattressSizes,
    warrantyMonths: 120,
    forms: [
      {
        name: text('Colchón de resortes {model}', 'Taschenfederkernmatratze {model}', 'Materasso a molle {model}'),
        price: 5999,
        measures: [135, 28, 190, 25],
        facts: { firmness: 'medium' },
      },
      {
        name: text('Colchón ortopédico {model}', 'Orthopädische Matratze {model}', 'Materasso ortopedico {model}'),
        price: 7499,
        measures: [135, 28, 190, 27],
        facts: { firmness: 'firm' },
      },
      {
        name: text(
          'Colchón {model} con pillow top',
          'Boxspringmatratze {model} mit Topper',
          'Materasso {model} con pillow top',
        ),
        price: 8999,
        measures: [135, 32, 190, 30],
        facts: { firmness: 'soft' },
        features: ['pillowTop'],
      },
    ],
    leads: [
      text(
        'Con {model} cada quien duerme a su ritmo: los resortes independientes no pasan el movimiento.',
        'Mit {model} schläft jeder für sich: Die einzelnen Taschenfedern geben Bewegungen nicht weiter.',
        'Con {model} ognuno dorme al proprio ritmo: le molle indipendenti non trasmettono il movimento.',
      ),
      text(
        '{model} sostiene la espalda sin endurecer los hombros, y se nota desde la primera mañana.',
        '{model} stützt den Rücken, ohne an den Schultern zu drücken; das merkt man am ersten Morgen.',
        '{model} sostiene la schiena senza premere sulle spalle, e si sente dal primo mattino.',
      ),
    ],
  },
  {
    code: 'colchon-espuma',
    category: 'foamMattresses',
    room: 'bedroom',
    kind: 'mattress',
    construction: 'mattress',
    care: 'airOut',
    brands: 'sleep',
    models: models.sleep.slice(0, 9),
    materials: ['knit'],
    secondary: ['cotton'],
    vary: ['size'],
    sizes: mattressSizes,
    warrantyMonths: 120,
    forms: [
      {
        name: text('Colchón de memory {model}', 'Memory-Schaum-Matratze {model}', 'Materasso in memory {model}'),
        price: 5499,
        measures: [135, 24, 190, 21],
        facts: { firmness: 'medium' },
      },
      {
        name: text('Colchón de látex {model}', 'Latexmatratze {model}', 'Materasso in lattice {model}'),
        price: 8299,
        measures: [135, 22, 190, 28],
        facts: { firmness: 'firm' },
      },
    ],
    leads: [
      text(
        '{model} toma tu forma, libera presión y vuelve a su lugar cuando cambias de lado.',
        '{model} nimmt die Körperform an, entlastet und kehrt beim Umdrehen in die Ausgangslage zurück.',
        '{model} prende la tua forma, scarica la pressione e torna al suo posto quando cambi lato.',
      ),
      text(
        'La capa con gel de {model} disipa el calor: duermes abrigado, no acalorado.',
        'Die Gelschicht von {model} leitet Wärme ab: Man schläft warm, aber nie zu warm.',
        'Lo strato in gel di {model} disperde il calore: dormi al caldo, non accaldato.',
      ),
    ],
    viu: true,
  },
  {
    code: 'almohada',
    category: 'pillows',
    room: 'bedroom',
    kind: 'pillow',
    construction: 'textile',
    care: 'machineWash',
    brands: 'sleep',
    models: models.sleep.slice(0, 9),
    materials: ['cotton'],
    vary: ['size'],
    sizes: [
      { size: 'pillowStandard', priceFactor: 1, measures: [50, 16, 70, 1.1] },
      { size: 'pillowKing', priceFactor: 1.3, measures: [50, 16, 90, 1.4] },
    ],
    warrantyMonths: 12,
    saysMaterial: true,
    forms: [
      {
        name: text('Almohada {model} de memory', 'Memory-Kissen {model}', 'Guanciale in memory {model}'),
        price: 599,
        measures: [50, 14, 70, 1.2],
        facts: { firmness: 'medium' },
      },
      {
        name: text('Almohada {model} de microfibra', 'Mikrofaserkissen {model}', 'Guanciale in microfibra {model}'),
        price: 349,
        measures: [50, 16, 70, 0.9],
        facts: { firmness: 'soft' },
      },
      {
        name: text('Almohada cervical {model}', 'Nackenstützkissen {model}', 'Guanciale cervicale {model}'),
        price: 749,
        measures: [50, 12, 70, 1.3],
        facts: { firmness: 'firm' },
        features: ['contour'],
      },
    ],
    leads: [
      text(
        '{model} mantiene el cuello alineado y no amanece aplastada.',
        '{model} hält den Nacken gerade und ist morgens nicht plattgelegen.',
        '{model} tiene il collo allineato e al mattino non è schiacciato.',
      ),
      text(
        'De lado o boca arriba, {model} encuentra su altura.',
        'Ob Seiten- oder Rückenschläfer: {model} hat die richtige Höhe.',
        'Di lato o supino, {model} trova la sua altezza.',
      ),
    ],
    viu: true,
  },
  {
    code: 'sabanas',
    category: 'bedding',
    room: 'bedroom',
    kind: 'bedding',
    construction: 'textile',
    care: 'machineWash',
    brands: 'sleep',
    models: models.sleep,
    materials: ['cotton', 'linen'],
    colors: ['white', 'cream', 'sky', 'sage', 'rose', 'gray'],
    vary: ['color', 'size'],
    sizes: bedSizes,
    warrantyMonths: 6,
    saysMaterial: true,
    forms: [
      {
        name: text('Juego de sábanas {model}', 'Bettwäsche-Set {model}', 'Completo lenzuola {model}'),
        price: 899,
        measures: [40, 12, 30, 1.8],
        facts: { pieces: 4, thread_count: 300 },
      },
      {
        name: text('Edredón {model}', 'Bettdecke {model}', 'Piumino {model}'),
        price: 1499,
        measures: [60, 30, 50, 2.6],
        facts: { pieces: 1 },
        features: ['duvet'],
      },
      {
        name: text('Funda de edredón {model}', 'Bettbezug {model}', 'Copripiumino {model}'),
        price: 1199,
        measures: [40, 8, 30, 1.5],
        facts: { pieces: 3, thread_count: 400 },
        features: ['duvet'],
      },
    ],
    leads: [
      text(
        'Frescura de hotel, lavado de casa: {model} se pone mejor con cada ciclo.',
        'Frisch wie im Hotel, gewaschen wie zu Hause: {model} wird mit jeder Wäsche besser.',
        'Fresco come in hotel, lavato come a casa: {model} migliora a ogni ciclo.',
      ),
      text(
        '{model} combina con lo que ya tienes y cambia el ánimo de la recámara en diez minutos.',
        '{model} passt zu dem, was schon da ist, und verändert das Schlafzimmer in zehn Minuten.',
        '{model} si abbina a quello che hai e cambia l’umore della camera in dieci minuti.',
      ),
    ],
    viu: true,
  },
]
