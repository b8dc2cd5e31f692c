import type { Judgement } from '../judge.ts'

const GRAYS = ['gray', 'charcoal'] as const
const BLUES = ['navy', 'sky', 'petrol'] as const
const GREENS = ['olive', 'forest', 'sage'] as const

/** Longer, measured and mistyped queries of shoppers in Mexico: best, good and fair answers. */
export const spanishPhrases: readonly Judgement[] = [
  // Colours, materials and styles.
  [
    'sofá gris',
    { in: ['straightSofas'], color: GRAYS },
    { in: ['sectionals', 'sofaBeds'], color: GRAYS },
    { in: ['armchairs', 'gardenSofas'], color: GRAYS },
  ],
  [
    'escritorio blanco',
    { in: ['desks'], color: ['white'] },
    { in: ['kidsDesks'], color: ['white'] },
    { in: ['desks'] },
  ],
  ['gris', { color: GRAYS, in: ['living', 'dining', 'bedroom', 'sleep', 'decoration'] }, { color: GRAYS }],
  [
    'silla verde',
    { in: ['diningChairs'], color: GREENS },
    { in: ['officeChairs', 'gardenChairs', 'barStools'], color: GREENS },
  ],
  [
    'sofa azul',
    { in: ['straightSofas'], color: BLUES },
    { in: ['sectionals', 'sofaBeds'], color: BLUES },
    { in: ['armchairs', 'gardenSofas'], color: BLUES },
  ],
  [
    'sofá de terciopelo',
    { in: ['straightSofas', 'sectionals', 'sofaBeds'], material: ['velvet'] },
    { in: ['armchairs'], material: ['velvet'] },
  ],
  [
    'sillón de piel',
    { in: ['armchairs', 'recliners'], material: ['leather'] },
    { in: ['straightSofas', 'sectionals'], material: ['leather'] },
  ],
  ['mesa de mármol', { in: ['coffeeTables', 'sideTables', 'roundTables', 'rectangularTables'], material: ['marble'] }],
  [
    'cama blanca',
    { in: ['upholsteredBeds', 'woodenBeds'], color: ['white'] },
    { in: ['cribs', 'bunkBeds'], color: ['white'] },
  ],
  ['mesa de madera de roble', { in: ['dining', 'coffeeTables', 'sideTables'], name: /mesa/i, material: ['oak'] }],
  // Numbers beside their units, sizes.
  [
    'mesa para 6 personas',
    { in: ['rectangularTables'], seats: 6 },
    { in: ['gardenTables', 'diningTables'], seats: 6 },
    { in: ['diningTables', 'diningSets'] },
  ],
  [
    'comedor 6 sillas',
    { in: ['diningSets'] },
    { in: ['rectangularTables'], seats: 6 },
    { in: ['gardenSets', 'diningChairs'] },
  ],
  ['comedor 4 sillas', { in: ['diningSets'] }, undefined, { in: ['gardenSets', 'rectangularTables'] }],
  ['55 pulgadas', { in: ['televisions'], size: ['screen55'] }],
  ['tele 55', { in: ['televisions'], size: ['screen55'] }],
  ['pantalla 50 pulgadas', { in: ['televisions'] }],
  ['pantalla de 65"', { in: ['televisions'], size: ['screen65'] }],
  ['king size', { in: ['beds', 'sleep', 'bedroom'], size: ['bedKing'] }, { in: ['pillows'], size: ['pillowKing'] }],
  ['kingsize', { in: ['beds', 'sleep', 'bedroom'], size: ['bedKing'] }, { in: ['pillows'], size: ['pillowKing'] }],
  ['lava vajillas', { in: ['dishwashers'] }],
  ['cama king size', { in: ['beds'], size: ['bedKing'] }, { in: ['bedding', 'headboards'], size: ['bedKing'] }],
  ['colchon matrimonial', { in: ['springMattresses', 'foamMattresses'], size: ['bedDouble'] }],
  [
    'colchón queen memory',
    { in: ['foamMattresses'], size: ['bedQueen'], name: /memory/i },
    { in: ['springMattresses', 'foamMattresses'], size: ['bedQueen'] },
  ],
  [
    'recamara queen',
    { in: ['beds', 'bedKits'], size: ['bedQueen'] },
    { in: ['bedKits'] },
    { in: ['headboards', 'springMattresses', 'foamMattresses', 'bedding'], size: ['bedQueen'] },
  ],
  ['sofá 3 plazas', { in: ['straightSofas'], size: ['seats3'] }, { in: ['sofaBeds'] }, { in: ['sectionals'] }],
  ['tapete 200 x 290', { in: ['rugs'], size: ['rugLarge'] }, { in: ['rugs'] }],
  ['estufa 6 quemadores', { in: ['stoves'], name: /6 quemadores/i }, { in: ['stoves'] }],
  [
    'celular 256 gb',
    { in: ['smartphones'], size: ['storage256'] },
    { in: ['smartphones'] },
    { in: ['tablets'], size: ['storage256'] },
  ],
  // Spelled in a hurry.
  ['sofaa', { in: ['straightSofas'] }, { in: ['sectionals', 'sofaBeds'] }, { in: ['armchairs', 'gardenSofas'] }],
  ['soaf', { in: ['straightSofas'] }, { in: ['sectionals', 'sofaBeds'] }, { in: ['armchairs', 'gardenSofas'] }],
  [
    'caam',
    { in: ['upholsteredBeds', 'woodenBeds'] },
    { in: ['bedKits', 'sofaBeds', 'bunkBeds'] },
    { in: ['cribs', 'headboards'] },
  ],
  ['sillno', { in: ['armchairs'] }, { in: ['recliners', 'straightSofas'] }, { in: ['sectionals', 'sofaBeds'] }],
  ['colhon', { in: ['springMattresses', 'foamMattresses'] }, { in: ['bedKits'] }],
  ['lampra', { in: ['floorLamps', 'tableLamps', 'pendantLamps'] }, { in: ['wallLamps'] }],
  ['muble tv', { in: ['tvStands'] }],
  ['refrijerador', { in: ['refrigerators'] }],
  ['telebisor', { in: ['televisions'] }, undefined, { in: ['avKits', 'tvMounts'] }],
  ['terciopleo', { material: ['velvet'] }],
  ['escritorio elebable', { in: ['desks'], name: /elevable/i }, { in: ['desks'] }],
  // By SKU, by name, in sentences.
  ['SOFA-SIENA', { sku: 'SOFA-SIENA' }],
  [
    'sofa siena',
    { in: ['straightSofas'], name: /siena/i },
    { in: ['sofaBeds', 'sectionals'], name: /siena/i },
    { in: ['straightSofas'] },
  ],
  ['quiero una cama para niños', { in: ['bunkBeds'] }, { in: ['cribs'] }, { in: ['upholsteredBeds', 'woodenBeds'] }],
  ['busco un escritorio barato', { in: ['desks'] }, { in: ['kidsDesks'] }],
  [
    'sofa azul menos de 10000',
    { in: ['straightSofas'], color: BLUES },
    { in: ['sectionals', 'sofaBeds'], color: BLUES },
    { in: ['armchairs', 'gardenSofas'], color: BLUES },
  ],
  ['lámpara para buró', { in: ['tableLamps'], name: /buró/i }, { in: ['tableLamps'] }],
  ['mueble para zapatos', { in: ['shoeRacks'] }],
  ['silla para escritorio', { in: ['officeChairs'] }, undefined, { in: ['desks'] }],
  ['armado de muebles', { in: ['homeServices'], name: /armado/i }, undefined, { in: ['homeServices'] }],
]
