import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

const shared = { room: 'anywhere', brands: 'appliances', care: 'microfibre', warrantyMonths: 24 } as const

/** Families of air conditioners, fans and vacuum cleaners. */
export const climateAndCare: readonly Family[] = [
  {
    ...shared,
    code: 'minisplit',
    category: 'airConditioners',
    kind: 'airConditioner',
    construction: 'largeAppliance',
    models: models.appliance.slice(0, 8),
    materials: ['plastic'],
    secondary: ['chrome', 'blackSteel'],
    colors: ['white'],
    forms: [
      {
        name: text(
          'Minisplit inverter {model} de 1 tonelada',
          'Inverter-Klimagerät {model} 12.000 BTU',
          'Climatizzatore inverter {model} 12.000 BTU',
        ),
        price: 8499,
        measures: [80, 29, 20, 9],
        facts: { power_watts: 1050, energy_class: 'A', connectivity: 'wifi' },
      },
      {
        name: text(
          'Minisplit inverter {model} de 1.5 toneladas',
          'Inverter-Klimagerät {model} 18.000 BTU',
          'Climatizzatore inverter {model} 18.000 BTU',
        ),
        price: 11999,
        measures: [94, 32, 23, 12],
        facts: { power_watts: 1600, energy_class: 'A', connectivity: 'wifi' },
      },
    ],
    leads: [
      text(
        '{model} llega a los 24 grados en minutos y ahí se queda.',
        '{model} erreicht 24 Grad in wenigen Minuten und hält sie.',
        '{model} arriva a 24 gradi in pochi minuti e lì resta.',
      ),
      text(
        'Enciende {model} desde el camino: al abrir la puerta ya está fresco.',
        '{model} lässt sich unterwegs einschalten, daheim ist es dann schon kühl.',
        'Accendi {model} lungo la strada: quando apri la porta è già fresco.',
      ),
    ],
  },
  {
    ...shared,
    code: 'ventilador',
    category: 'fans',
    kind: 'fan',
    construction: 'floorAndAir',
    models: models.appliance.slice(0, 8),
    materials: ['plastic', 'blackSteel'],
    secondary: ['blackSteel'],
    colors: ['white', 'black', 'sage', 'sand'],
    vary: ['color'],
    viu: true,
    forms: [
      {
        name: text('Ventilador de pedestal {model}', 'Standventilator {model}', 'Ventilatore a piantana {model}'),
        price: 999,
        measures: [43, 125, 43, 5],
        look: [0, 2],
        facts: { power_watts: 55 },
      },
      {
        name: text('Ventilador de torre {model}', 'Turmventilator {model}', 'Ventilatore a torre {model}'),
        price: 1599,
        measures: [28, 100, 28, 4.5],
        look: [1, 2],
        facts: { power_watts: 45 },
        features: ['tower'],
      },
    ],
    leads: [
      text(
        'En su velocidad baja, {model} suena como una hoja que se mueve.',
        'Auf kleiner Stufe klingt {model} wie ein Blatt im Wind.',
        'Alla velocità minima, {model} suona come una foglia che si muove.',
      ),
      text(
        '{model} oscila, se programa y se apaga solo cuando ya dormiste.',
        '{model} schwenkt, lässt sich programmieren und schaltet ab, wenn alle schlafen.',
        '{model} oscilla, si programma e si spegne quando ormai dormi.',
      ),
    ],
  },
  {
    ...shared,
    code: 'aspiradora',
    category: 'vacuums',
    kind: 'vacuum',
    construction: 'floorAndAir',
    models: models.appliance.slice(0, 9),
    materials: ['plastic'],
    secondary: ['blackSteel'],
    colors: ['charcoal', 'white', 'petrol', 'red'],
    vary: ['color'],
    viu: true,
    forms: [
      {
        name: text('Aspiradora inalámbrica {model}', 'Akku-Staubsauger {model}', 'Scopa elettrica {model}'),
        price: 3999,
        measures: [26, 112, 22, 2.8],
        look: [0, 2],
        facts: { battery_hours: 1, power_watts: 420 },
      },
      {
        name: text('Robot aspirador {model}', 'Saugroboter {model}', 'Robot aspirapolvere {model}'),
        price: 4999,
        measures: [35, 10, 35, 3.6],
        look: [1, 2],
        facts: { battery_hours: 3, connectivity: 'wifi' },
        features: ['robot'],
      },
    ],
    leads: [
      text(
        'Pelo de perro, migas y arena: {model} los levanta de una pasada.',
        'Hundehaare, Krümel und Sand: {model} nimmt alles in einem Zug auf.',
        'Peli di cane, briciole e sabbia: {model} li raccoglie in una passata.',
      ),
      text(
        'El depósito de {model} se vacía con un botón, sin tocar el polvo.',
        'Der Behälter von {model} leert sich auf Knopfdruck, ohne Staub anzufassen.',
        'Il contenitore di {model} si svuota con un pulsante, senza toccare la polvere.',
      ),
    ],
  },
]
