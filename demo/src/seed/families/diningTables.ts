import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

/** Properties that the families of this room share. */
export const diningFurniture = {
  room: 'dining',
  brands: 'furniture',
  styled: 'described',
  saysMaterial: true,
} as const

/** Tables and sideboards of the dining room. */
export const diningTables: readonly Family[] = [
  {
    ...diningFurniture,
    code: 'mesa-comedor',
    category: 'rectangularTables',
    kind: 'diningTable',
    construction: 'solidWood',
    care: 'dampCloth',
    models: models.dining,
    materials: ['oak', 'walnut', 'pine'],
    secondary: ['blackSteel', 'oak', 'walnut'],
    vary: ['material', 'size'],
    assemblyMinutes: 30,
    warrantyMonths: 36,
    sizes: [
      { size: 'length140', priceFactor: 1, measures: [140, 75, 85, 38], facts: { seats: 4 } },
      { size: 'length180', priceFactor: 1.25, measures: [180, 75, 90, 47], facts: { seats: 6 } },
      { size: 'length200', priceFactor: 1.42, measures: [200, 75, 95, 54], facts: { seats: 8 } },
    ],
    forms: [
      {
        name: text('Mesa de comedor {model}', 'Esstisch {model}', 'Tavolo da pranzo {model}'),
        price: 7499,
        measures: [140, 75, 85, 38],
        facts: { seats: 4 },
      },
      {
        name: text('Mesa extensible {model}', 'Ausziehbarer Esstisch {model}', 'Tavolo allungabile {model}'),
        price: 9499,
        measures: [140, 76, 90, 49],
        facts: { seats: 4 },
        features: ['extendable'],
      },
    ],
    leads: [
      text(
        'En {model} caben la comida, la tarea y la partida de dominó del viernes.',
        'An {model} ist Platz für das Essen, die Hausaufgaben und den Spieleabend am Freitag.',
        'A {model} ci stanno il pranzo, i compiti e la partita a carte del venerdì.',
      ),
      text(
        'Con la cubierta gruesa y las patas en las esquinas, {model} no le estorba las rodillas a nadie.',
        'Kräftige Platte, Beine ganz außen: An {model} stößt sich niemand die Knie.',
        'Piano spesso e gambe agli angoli: {model} non dà fastidio alle ginocchia di nessuno.',
      ),
    ],
  },
  {
    ...diningFurniture,
    code: 'mesa-redonda',
    category: 'roundTables',
    kind: 'diningTable',
    construction: 'metalFrame',
    care: 'dampCloth',
    models: models.dining.slice(2, 11),
    materials: ['oak', 'walnut', 'marble'],
    secondary: ['blackSteel', 'brass'],
    vary: ['material'],
    assemblyMinutes: 25,
    warrantyMonths: 36,
    forms: [
      {
        name: text('Mesa redonda {model}', 'Runder Esstisch {model}', 'Tavolo rotondo {model}'),
        price: 6999,
        measures: [110, 75, 110, 36],
        look: [1, 2],
        facts: { seats: 4 },
        features: ['round'],
      },
      {
        name: text(
          'Mesa redonda {model} de pedestal',
          'Runder Säulentisch {model}',
          'Tavolo rotondo a colonna {model}',
        ),
        price: 8299,
        measures: [120, 75, 120, 45],
        look: [0, 2],
        facts: { seats: 5 },
        features: ['round', 'pedestal'],
      },
    ],
    leads: [
      text(
        'Sin cabeceras ni esquinas: alrededor de {model} la plática es de todos.',
        'Ohne Kopfende und Ecken: Um {model} herum reden alle mit.',
        'Senza capotavola né angoli: intorno a {model} la conversazione è di tutti.',
      ),
      text(
        '{model} entra en comedores pequeños y siempre admite una silla más.',
        '{model} passt in kleine Esszimmer, und ein Stuhl mehr geht immer.',
        '{model} entra nelle sale piccole e ammette sempre una sedia in più.',
      ),
    ],
    viu: true,
  },
  {
    ...diningFurniture,
    code: 'aparador',
    category: 'sideboards',
    kind: 'sideboard',
    construction: 'cabinet',
    care: 'dampCloth',
    models: models.dining.slice(0, 10),
    materials: ['oak', 'walnut', 'lacquer'],
    secondary: ['brass', 'blackSteel'],
    vary: ['material'],
    assemblyMinutes: 70,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Aparador {model}', 'Sideboard {model}', 'Credenza {model}'),
        price: 7299,
        measures: [160, 78, 45, 58],
      },
      {
        name: text('Aparador {model} con vitrina', 'Buffet {model} mit Vitrine', 'Credenza {model} con vetrina'),
        price: 9899,
        measures: [140, 120, 42, 66],
        features: ['glassDoors'],
      },
    ],
    leads: [
      text(
        'Vajilla, manteles y botellas caben en {model}, y encima todavía hay lugar para servir.',
        'Geschirr, Tischwäsche und Flaschen finden in {model} Platz, und obenauf lässt sich noch anrichten.',
        'Piatti, tovaglie e bottiglie stanno in {model}, e sopra c’è ancora posto per servire.',
      ),
      text(
        '{model} ordena el comedor y, si te mudas, también la sala o el pasillo.',
        '{model} ordnet das Esszimmer und nach dem nächsten Umzug vielleicht den Flur.',
        '{model} mette ordine in sala da pranzo e, se traslochi, anche in soggiorno o in corridoio.',
      ),
    ],
  },
]
