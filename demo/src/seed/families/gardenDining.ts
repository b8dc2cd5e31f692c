import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

/** Properties that the families of this room share. */
export const gardenFurniture = {
  room: 'outdoor',
  brands: 'garden',
  construction: 'outdoor',
  styled: 'described',
  saysMaterial: true,
  warrantyMonths: 24,
} as const

/** Seats and tables of the terrace. */
export const gardenDining: readonly Family[] = [
  {
    ...gardenFurniture,
    code: 'sala-exterior',
    category: 'gardenSofas',
    kind: 'gardenSofa',
    care: 'dampCloth',
    models: models.outdoor.slice(0, 8),
    materials: ['rattan', 'aluminium'],
    colors: ['sand', 'charcoal', 'cream', 'olive'],
    secondary: ['blackSteel'],
    vary: ['color'],
    assemblyMinutes: 60,
    forms: [
      {
        name: text('Sala de exterior {model}', 'Loungesofa {model}', 'Divano da esterno {model}'),
        price: 11999,
        measures: [180, 72, 78, 38],
        facts: { seats: 3 },
      },
      {
        name: text('Love seat de exterior {model}', 'Garten-Zweisitzer {model}', 'Divanetto da esterno {model}'),
        price: 7999,
        measures: [135, 72, 76, 27],
        facts: { seats: 2 },
      },
    ],
    leads: [
      text(
        'Con {model} la terraza deja de ser lugar de paso.',
        'Mit {model} ist die Terrasse kein Durchgang mehr.',
        'Con {model} la terrazza smette di essere un luogo di passaggio.',
      ),
      text(
        'Los cojines de {model} secan rápido y se quitan de un jalón cuando llueve.',
        'Die Kissen von {model} trocknen schnell und sind bei Regen mit einem Griff im Haus.',
        'I cuscini di {model} asciugano in fretta e si tolgono in un attimo quando piove.',
      ),
    ],
  },
  {
    ...gardenFurniture,
    code: 'mesa-jardin',
    category: 'gardenTables',
    kind: 'gardenTable',
    care: 'dampCloth',
    models: models.outdoor.slice(0, 9),
    materials: ['aluminium', 'concrete', 'oak'],
    secondary: ['blackSteel', 'aluminium'],
    vary: ['material'],
    assemblyMinutes: 30,
    forms: [
      {
        name: text('Mesa de jardín {model}', 'Gartentisch {model}', 'Tavolo da giardino {model}'),
        price: 4999,
        measures: [160, 74, 90, 24],
        facts: { seats: 6 },
      },
      {
        name: text('Mesa de bistró {model}', 'Bistrotisch {model}', 'Tavolino bistrot {model}'),
        price: 1999,
        measures: [65, 72, 65, 9],
        facts: { seats: 2 },
        features: ['round'],
      },
    ],
    leads: [
      text(
        'Desayuno, carne asada o trabajo al sol: {model} no se mueve de la terraza en todo el año.',
        'Frühstück, Grillabend oder Arbeit in der Sonne: {model} bleibt das ganze Jahr draußen.',
        'Colazione, grigliata o lavoro al sole: {model} resta in terrazza tutto l’anno.',
      ),
      text(
        'La cubierta de {model} se seca con la mano después de la lluvia.',
        'Die Platte von {model} ist nach dem Regen mit einem Wisch trocken.',
        'Il piano di {model} si asciuga con una passata dopo la pioggia.',
      ),
    ],
  },
  {
    ...gardenFurniture,
    code: 'silla-jardin',
    category: 'gardenChairs',
    kind: 'gardenChair',
    care: 'dampCloth',
    models: models.outdoor,
    materials: ['aluminium', 'rattan'],
    colors: ['charcoal', 'sand', 'sage', 'terracotta', 'white'],
    secondary: ['blackSteel', 'oak'],
    vary: ['color'],
    viu: true,
    forms: [
      {
        name: text('Silla de jardín {model}', 'Gartenstuhl {model}', 'Sedia da giardino {model}'),
        price: 1299,
        measures: [55, 82, 58, 4.2],
        facts: { seats: 1, max_load_kg: 120 },
      },
      {
        name: text('Silla plegable {model}', 'Klappstuhl {model}', 'Sedia pieghevole {model}'),
        price: 899,
        measures: [48, 84, 52, 3.6],
        facts: { seats: 1, max_load_kg: 110 },
        features: ['folding'],
      },
    ],
    leads: [
      text(
        '{model} se levanta con una mano y se apila en el rincón de siempre.',
        '{model} lässt sich mit einer Hand heben und platzsparend verstauen.',
        '{model} si solleva con una mano e si ripone in un angolo.',
      ),
      text(
        'El respaldo de {model} deja pasar el aire, y en mayo se agradece.',
        'Die Lehne von {model} ist luftdurchlässig, im Sommer ein Segen.',
        'Lo schienale di {model} lascia passare l’aria, e d’estate si apprezza.',
      ),
    ],
  },
]
