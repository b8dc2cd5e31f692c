import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const shared = { room: 'office', brands: 'furniture', styled: 'described', saysMaterial: true, viu: true } as const

/** Desks, chairs and cabinets to work at home. */
export const office: readonly Family[] = [
  {
    ...shared,
    code: 'escritorio',
    category: 'desks',
    kind: 'desk',
    construction: 'metalFrame',
    care: 'dampCloth',
    models: models.office,
    materials: ['oak', 'walnut', 'lacquer'],
    secondary: ['blackSteel', 'oak'],
    vary: ['material', 'size'],
    assemblyMinutes: 40,
    warrantyMonths: 36,
    sizes: [
      { size: 'length120', priceFactor: 1, measures: [120, 75, 60, 24] },
      { size: 'length140', priceFactor: 1.16, measures: [140, 75, 65, 28] },
    ],
    forms: [
      {
        name: text('Escritorio {model}', 'Schreibtisch {model}', 'Scrivania {model}'),
        price: 3299,
        measures: [120, 75, 60, 24],
        look: [2, 3],
      },
      {
        name: text(
          'Escritorio {model} con cajones',
          'Schreibtisch {model} mit Schubladen',
          'Scrivania {model} con cassetti',
        ),
        price: 4299,
        measures: [120, 75, 60, 32],
        look: [1, 3],
        features: ['drawers'],
      },
      {
        name: text(
          'Escritorio elevable {model}',
          'Höhenverstellbarer Schreibtisch {model}',
          'Scrivania regolabile {model}',
        ),
        price: 7499,
        measures: [120, 118, 60, 38],
        look: [2, 3],
        features: ['standing'],
      },
    ],
    leads: [
      text(
        '{model} deja sitio a la pantalla, al cuaderno y al café sin empalmarlos.',
        'An {model} haben Bildschirm, Heft und Kaffee nebeneinander Platz.',
        'Su {model} schermo, quaderno e caffè stanno fianco a fianco.',
      ),
      text(
        'Los cables de {model} salen por atrás y desaparecen en su canaleta.',
        'Bei {model} laufen die Kabel hinten hinaus und verschwinden im Kanal.',
        'I cavi di {model} escono dal retro e spariscono nella canalina.',
      ),
    ],
  },
  {
    ...shared,
    code: 'silla-oficina',
    category: 'officeChairs',
    kind: 'officeChair',
    construction: 'metalFrame',
    care: 'vacuum',
    models: models.office,
    materials: ['knit', 'linen', 'leather'],
    colors: ['black', 'gray', 'sage', 'petrol', 'cream'],
    secondary: ['aluminium', 'blackSteel'],
    vary: ['color'],
    assemblyMinutes: 25,
    warrantyMonths: 60,
    forms: [
      {
        name: text('Silla de oficina {model}', 'Bürostuhl {model}', 'Sedia da ufficio {model}'),
        price: 2999,
        measures: [64, 98, 62, 14],
        facts: { max_load_kg: 120 },
      },
      {
        name: text(
          'Silla ergonómica {model} con cabecera',
          'Ergonomischer Bürostuhl {model} mit Kopfstütze',
          'Sedia ergonomica {model} con poggiatesta',
        ),
        price: 4999,
        measures: [66, 122, 64, 18],
        facts: { max_load_kg: 136 },
        features: ['headrest'],
      },
    ],
    leads: [
      text(
        '{model} acompaña la espalda cuando te inclinas y la detiene cuando te cansas.',
        '{model} folgt dem Rücken beim Zurücklehnen und stützt ihn, wenn er müde wird.',
        '{model} segue la schiena quando ti inclini e la sostiene quando ti stanchi.',
      ),
      text(
        'Altura, brazos y zona lumbar de {model} se ajustan sin pararse.',
        'Höhe, Armlehnen und Lendenstütze von {model} lassen sich im Sitzen einstellen.',
        'Altezza, braccioli e zona lombare di {model} si regolano da seduti.',
      ),
    ],
  },
  {
    ...shared,
    code: 'archivero',
    category: 'filingCabinets',
    kind: 'filingCabinet',
    construction: 'drawers',
    care: 'dampCloth',
    models: models.office.slice(0, 8),
    materials: ['blackSteel', 'lacquer', 'oak'],
    vary: ['material'],
    warrantyMonths: 36,
    forms: [
      {
        name: text('Archivero {model} con ruedas', 'Rollcontainer {model}', 'Cassettiera {model} con ruote'),
        price: 2199,
        measures: [40, 58, 50, 19],
        features: ['wheels'],
      },
      {
        name: text(
          'Archivero vertical {model} de 4 cajones',
          'Aktenschrank {model} mit 4 Schubladen',
          'Classificatore {model} a 4 cassetti',
        ),
        price: 4199,
        measures: [46, 132, 62, 42],
        features: ['tall'],
      },
    ],
    leads: [
      text(
        'Facturas, contratos y dibujos de los niños: {model} los guarda con llave.',
        'Rechnungen, Verträge und Kinderzeichnungen: {model} verwahrt sie unter Verschluss.',
        'Fatture, contratti e disegni dei bambini: {model} li custodisce sotto chiave.',
      ),
      text(
        '{model} entra bajo el escritorio y sirve de asiento para una junta corta.',
        '{model} passt unter den Schreibtisch und dient bei kurzen Besprechungen als Sitz.',
        '{model} entra sotto la scrivania e fa da seduta per una riunione breve.',
      ),
    ],
  },
]
