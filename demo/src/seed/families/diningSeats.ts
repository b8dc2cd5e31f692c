import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'
import { diningFurniture } from './diningTables.ts'

/** Chairs and stools. */
export const diningSeats: readonly Family[] = [
  {
    ...diningFurniture,
    code: 'silla',
    category: 'diningChairs',
    kind: 'diningChair',
    construction: 'solidWood',
    care: 'dryCloth',
    models: models.dining,
    materials: ['oak', 'walnut', 'pine'],
    secondary: ['oak', 'walnut'],
    vary: ['material'],
    assemblyMinutes: 10,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Silla {model}', 'Stuhl {model}', 'Sedia {model}'),
        price: 1399,
        measures: [46, 80, 50, 5.5],
        facts: { seats: 1, max_load_kg: 120 },
      },
      {
        name: text('Silla {model} con brazos', 'Armlehnstuhl {model}', 'Sedia con braccioli {model}'),
        price: 1899,
        measures: [56, 80, 54, 7],
        facts: { seats: 1, max_load_kg: 120 },
        features: ['arms'],
      },
    ],
    leads: [
      text(
        'El respaldo curvo de {model} sostiene la espalda justo donde se cansa.',
        'Die gebogene Lehne von {model} stützt den Rücken genau dort, wo er müde wird.',
        'Lo schienale curvo di {model} sostiene la schiena proprio dove si stanca.',
      ),
      text(
        '{model} pesa poco, se limpia rápido y se ve bien también sola, en un rincón.',
        '{model} ist leicht, schnell gereinigt und macht auch allein in einer Ecke eine gute Figur.',
        '{model} pesa poco, si pulisce in fretta e fa bella figura anche da sola in un angolo.',
      ),
    ],
    viu: true,
  },
  {
    ...diningFurniture,
    code: 'silla-tapizada',
    category: 'diningChairs',
    kind: 'diningChair',
    construction: 'metalFrame',
    care: 'vacuum',
    models: models.dining.slice(0, 9),
    materials: ['velvet', 'linen', 'boucle'],
    colors: ['sand', 'forest', 'petrol', 'terracotta', 'gray', 'rose', 'charcoal'],
    secondary: ['blackSteel', 'brass', 'oak'],
    vary: ['color'],
    assemblyMinutes: 10,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Silla tapizada {model}', 'Polsterstuhl {model}', 'Sedia imbottita {model}'),
        price: 1799,
        measures: [50, 82, 56, 7],
        facts: { seats: 1, max_load_kg: 130 },
        features: ['upholstered'],
      },
    ],
    leads: [
      text(
        'Con el asiento acolchado de {model}, la sobremesa puede durar lo que quiera.',
        'Mit dem gepolsterten Sitz von {model} darf das Essen dauern, solange es will.',
        'Con la seduta imbottita di {model} il dopocena può durare quanto vuole.',
      ),
      text(
        '{model} viste el comedor de color sin cambiar la mesa.',
        '{model} bringt Farbe ins Esszimmer, ohne dass der Tisch weichen muss.',
        '{model} veste di colore la sala da pranzo senza cambiare tavolo.',
      ),
    ],
  },
  {
    ...diningFurniture,
    code: 'banco-alto',
    category: 'barStools',
    kind: 'barStool',
    construction: 'metalFrame',
    care: 'dryCloth',
    models: models.dining.slice(0, 10),
    materials: ['velvet', 'leather', 'linen'],
    colors: ['sand', 'charcoal', 'olive', 'terracotta', 'cream'],
    secondary: ['blackSteel', 'oak', 'brass'],
    vary: ['color'],
    assemblyMinutes: 15,
    warrantyMonths: 24,
    forms: [
      {
        name: text('Banco alto {model}', 'Barhocker {model}', 'Sgabello {model}'),
        price: 1699,
        measures: [44, 98, 46, 7],
        look: [1, 3],
        facts: { seats: 1, max_load_kg: 120 },
      },
      {
        name: text('Banco alto giratorio {model}', 'Drehbarer Barhocker {model}', 'Sgabello girevole {model}'),
        price: 2099,
        measures: [46, 104, 48, 9],
        look: [2, 3],
        facts: { seats: 1, max_load_kg: 120 },
        features: ['swivel'],
      },
    ],
    leads: [
      text(
        'El descansapiés de {model} queda a la altura justa para desayunar sin prisa.',
        'Die Fußstütze von {model} sitzt genau richtig für ein Frühstück ohne Eile.',
        'Il poggiapiedi di {model} è all’altezza giusta per una colazione senza fretta.',
      ),
      text(
        'Para barras de 90 a 100 cm: {model} acerca a todos a la cocina.',
        'Für Theken von 90 bis 100 cm: {model} holt alle in die Küche.',
        'Per banconi da 90 a 100 cm: {model} avvicina tutti alla cucina.',
      ),
    ],
    viu: true,
  },
]
