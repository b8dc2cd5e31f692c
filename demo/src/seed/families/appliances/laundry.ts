import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'
import { largeAppliance } from './kitchenMachines.ts'

/** Washing machines and dryers. */
export const laundry: readonly Family[] = [
  {
    ...largeAppliance,
    code: 'lavadora',
    secondary: ['chrome', 'blackSteel'],
    category: 'washers',
    room: 'laundry',
    kind: 'washingMachine',
    colors: ['white', 'silver', 'charcoal'],
    vary: ['color'],
    forms: [
      {
        name: text(
          'Lavadora {model} de carga frontal',
          'Waschmaschine {model}, Frontlader',
          'Lavatrice {model} a carica frontale',
        ),
        price: 11499,
        measures: [60, 85, 62, 70],
        look: [0, 3],
        facts: { capacity_kg: 10, energy_class: 'A' },
      },
      {
        name: text(
          'Lavadora {model} de carga superior',
          'Waschmaschine {model}, Toplader',
          'Lavatrice {model} a carica dall’alto',
        ),
        price: 8999,
        measures: [62, 104, 66, 48],
        look: [2, 3],
        facts: { capacity_kg: 18, energy_class: 'B' },
        features: ['topLoad'],
      },
    ],
    leads: [
      text(
        '{model} pesa la carga y gasta solo el agua que hace falta.',
        '{model} wiegt die Wäsche und verbraucht nur das nötige Wasser.',
        '{model} pesa il carico e usa solo l’acqua che serve.',
      ),
      text(
        'El ciclo de 20 minutos de {model} salva el uniforme del lunes.',
        'Das 20-Minuten-Programm von {model} rettet das Trikot für Montag.',
        'Il ciclo da 20 minuti di {model} salva la divisa del lunedì.',
      ),
    ],
  },
  {
    ...largeAppliance,
    code: 'secadora',
    secondary: ['chrome', 'blackSteel'],
    category: 'dryers',
    room: 'laundry',
    kind: 'dryer',
    models: models.appliance.slice(0, 6),
    colors: ['white', 'silver'],
    forms: [
      {
        name: text(
          'Secadora {model} de bomba de calor',
          'Wärmepumpentrockner {model}',
          'Asciugatrice a pompa di calore {model}',
        ),
        price: 12999,
        measures: [60, 85, 62, 52],
        facts: { capacity_kg: 9, energy_class: 'A' },
      },
      {
        name: text('Secadora de gas {model}', 'Ablufttrockner {model}', 'Asciugatrice a evacuazione {model}'),
        price: 9499,
        measures: [68, 108, 70, 56],
        facts: { capacity_kg: 16, energy_class: 'C' },
      },
    ],
    leads: [
      text(
        '{model} se detiene sola cuando la ropa está lista, ni un minuto después.',
        '{model} schaltet ab, sobald die Wäsche trocken ist, keine Minute später.',
        '{model} si ferma da sola quando il bucato è pronto, non un minuto dopo.',
      ),
      text(
        'Toallas esponjadas y camisas que casi no piden plancha: eso hace {model}.',
        'Flauschige Handtücher und Hemden, die kaum ein Bügeleisen brauchen: das kann {model}.',
        'Asciugamani soffici e camicie quasi senza ferro da stiro: questo fa {model}.',
      ),
    ],
  },
]
