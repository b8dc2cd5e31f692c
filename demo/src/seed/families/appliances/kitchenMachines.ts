import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

/** Properties that the families of large appliances share. */
export const largeAppliance = {
  brands: 'appliances',
  construction: 'largeAppliance',
  care: 'dampCloth',
  models: models.appliance.slice(0, 8),
  materials: ['steel', 'plastic'],
  warrantyMonths: 24,
} as const

/** Refrigerators, stoves, hoods and dishwashers. */
export const kitchenMachines: readonly Family[] = [
  {
    ...largeAppliance,
    code: 'refrigerador',
    secondary: ['chrome', 'blackSteel'],
    category: 'refrigerators',
    room: 'kitchen',
    kind: 'refrigerator',
    models: models.appliance,
    colors: ['silver', 'charcoal', 'white'],
    vary: ['color'],
    forms: [
      {
        name: text(
          'Refrigerador {model} de 14 pies',
          'Kühl-Gefrier-Kombination {model}',
          'Frigorifero combinato {model}',
        ),
        price: 11999,
        measures: [68, 172, 66, 62],
        look: [0, 3],
        facts: { capacity_litres: 390, energy_class: 'B' },
      },
      {
        name: text(
          'Refrigerador dúplex {model}',
          'Side-by-Side-Kühlschrank {model}',
          'Frigorifero side by side {model}',
        ),
        price: 24999,
        measures: [91, 178, 74, 105],
        look: [1, 3],
        facts: { capacity_litres: 590, energy_class: 'C' },
        features: ['sideBySide'],
      },
      {
        name: text('Frigobar {model}', 'Minikühlschrank {model}', 'Minibar {model}'),
        price: 3999,
        measures: [48, 84, 50, 22],
        look: [0, 3],
        facts: { capacity_litres: 92, energy_class: 'A' },
        features: ['mini'],
      },
    ],
    leads: [
      text(
        '{model} enfría parejo y las verduras llegan crujientes al domingo.',
        '{model} kühlt gleichmäßig, und das Gemüse ist auch am Sonntag noch knackig.',
        '{model} raffredda in modo uniforme e le verdure arrivano croccanti alla domenica.',
      ),
      text(
        'El súper de la quincena cabe en {model} sin jugar tetris.',
        'Der Wocheneinkauf passt in {model}, ganz ohne Stapelkunst.',
        'La spesa di due settimane sta in {model} senza incastri.',
      ),
    ],
  },
  {
    ...largeAppliance,
    code: 'estufa',
    secondary: ['chrome', 'blackSteel'],
    category: 'stoves',
    room: 'kitchen',
    kind: 'stove',
    construction: 'kitchenFixture',
    colors: ['silver', 'black', 'white'],
    vary: ['color'],
    forms: [
      {
        name: text('Estufa {model} de 6 quemadores', 'Gasherd {model} mit 6 Brennern', 'Cucina {model} a 6 fuochi'),
        price: 8499,
        measures: [76, 95, 62, 52],
        facts: { burners: 6 },
      },
      {
        name: text('Estufa {model} de 4 quemadores', 'Gasherd {model} mit 4 Brennern', 'Cucina {model} a 4 fuochi'),
        price: 5499,
        measures: [51, 92, 58, 34],
        facts: { burners: 4 },
        features: ['small'],
      },
    ],
    leads: [
      text(
        'Parrillas corridas y flama firme: {model} sostiene hasta la olla de los tamales.',
        'Durchgehende Roste, kräftige Flamme: {model} trägt auch den größten Topf.',
        'Griglie continue e fiamma stabile: {model} regge anche la pentola più grande.',
      ),
      text(
        'El horno de {model} dora parejo y se ve por dentro sin abrirlo.',
        'Der Ofen von {model} bräunt gleichmäßig, die Glastür erlaubt den Blick hinein.',
        'Il forno di {model} dora in modo uniforme e si guarda dentro senza aprirlo.',
      ),
    ],
  },
  {
    ...largeAppliance,
    code: 'campana',
    secondary: ['chrome', 'blackSteel'],
    category: 'rangeHoods',
    room: 'kitchen',
    kind: 'rangeHood',
    construction: 'kitchenFixture',
    models: models.appliance.slice(0, 6),
    colors: ['silver', 'black'],
    forms: [
      {
        name: text('Campana de pared {model}', 'Wandhaube {model}', 'Cappa a parete {model}'),
        price: 3999,
        measures: [76, 65, 48, 14],
        facts: { power_watts: 220 },
      },
      {
        name: text('Campana de isla {model}', 'Inselhaube {model}', 'Cappa a isola {model}'),
        price: 6999,
        measures: [90, 90, 60, 24],
        facts: { power_watts: 260 },
        features: ['island'],
      },
    ],
    leads: [
      text(
        '{model} se lleva el humo antes de que llegue a la sala.',
        '{model} fängt den Dunst ab, bevor er das Wohnzimmer erreicht.',
        '{model} cattura il fumo prima che arrivi in soggiorno.',
      ),
      text(
        'Los filtros de {model} van al lavavajillas y la luz LED ilumina toda la parrilla.',
        'Die Filter von {model} dürfen in den Geschirrspüler, LED-Licht erhellt das ganze Kochfeld.',
        'I filtri di {model} vanno in lavastoviglie e la luce LED illumina tutto il piano.',
      ),
    ],
  },
  {
    ...largeAppliance,
    code: 'lavavajillas',
    secondary: ['chrome', 'blackSteel'],
    category: 'dishwashers',
    room: 'kitchen',
    kind: 'dishwasher',
    models: models.appliance.slice(0, 6),
    colors: ['silver', 'white', 'black'],
    forms: [
      {
        name: text(
          'Lavavajillas {model} de 14 servicios',
          'Geschirrspüler {model} für 14 Gedecke',
          'Lavastoviglie {model} da 14 coperti',
        ),
        price: 9999,
        measures: [60, 85, 60, 46],
        facts: { energy_class: 'A', capacity_litres: 9 },
      },
      {
        name: text('Lavavajillas {model} compacto', 'Kompakt-Geschirrspüler {model}', 'Lavastoviglie compatta {model}'),
        price: 6999,
        measures: [45, 85, 60, 36],
        facts: { energy_class: 'B', capacity_litres: 8 },
        features: ['slim'],
      },
    ],
    leads: [
      text(
        '{model} lava la cena de diez con nueve litros de agua.',
        '{model} spült ein Abendessen für zehn mit neun Litern Wasser.',
        '{model} lava la cena di dieci persone con nove litri d’acqua.',
      ),
      text(
        'Tan silencioso que {model} lleva una luz en el piso para avisar que trabaja.',
        '{model} ist so leise, dass ein Lichtpunkt am Boden zeigt, dass es arbeitet.',
        'Così silenzioso che il lavoro di {model} lo segnala una luce sul pavimento.',
      ),
    ],
  },
]
