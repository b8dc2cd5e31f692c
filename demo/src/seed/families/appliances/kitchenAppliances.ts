import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'
import { tools } from '../kitchen.ts'

/** Small appliances of the kitchen. */
export const kitchenAppliances: readonly Family[] = [
  {
    ...tools,
    code: 'licuadora',
    category: 'blenders',
    kind: 'blender',
    construction: 'smallAppliance',
    care: 'handWash',
    models: models.kitchen.slice(0, 9),
    materials: ['steel', 'plastic'],
    colors: ['black', 'red', 'cream', 'sage'],
    secondary: ['glass'],
    vary: ['color'],
    warrantyMonths: 24,
    forms: [
      {
        name: text(
          'Licuadora {model} con vaso de vidrio',
          'Standmixer {model} mit Glaskrug',
          'Frullatore {model} con bicchiere in vetro',
        ),
        price: 1299,
        measures: [19, 40, 19, 4.1],
        facts: { power_watts: 700, capacity_litres: 2 },
      },
      {
        name: text('Licuadora personal {model}', 'Smoothie-Mixer {model}', 'Frullatore da viaggio {model}'),
        price: 749,
        measures: [13, 36, 13, 1.9],
        facts: { power_watts: 350, capacity_litres: 1 },
        features: ['personal'],
      },
    ],
    leads: [
      text(
        'Hielo, nueces o salsa martajada: {model} no se queja.',
        'Eis, Nüsse oder Salsa: {model} macht alles klaglos mit.',
        'Ghiaccio, noci o salsa: {model} non si lamenta.',
      ),
      text(
        '{model} deja los licuados sin grumos en menos de un minuto.',
        '{model} mixt Smoothies in weniger als einer Minute ohne Klümpchen.',
        '{model} fa frullati senza grumi in meno di un minuto.',
      ),
    ],
    viu: true,
  },
  {
    ...tools,
    code: 'cafetera',
    category: 'coffeeMakers',
    kind: 'coffeeMaker',
    construction: 'smallAppliance',
    care: 'dampCloth',
    models: models.kitchen,
    materials: ['steel', 'plastic'],
    colors: ['black', 'silver', 'cream', 'red'],
    secondary: ['chrome', 'blackSteel'],
    vary: ['color'],
    warrantyMonths: 24,
    forms: [
      {
        name: text('Cafetera de goteo {model}', 'Filterkaffeemaschine {model}', 'Macchina per caffè filtro {model}'),
        price: 1199,
        measures: [22, 34, 28, 3.2],
        look: [0, 2],
        facts: { power_watts: 900, capacity_litres: 2 },
        features: ['drip'],
      },
      {
        name: text('Cafetera espresso {model}', 'Espressomaschine {model}', 'Macchina espresso {model}'),
        price: 3999,
        measures: [24, 32, 33, 6.4],
        look: [1, 2],
        facts: { power_watts: 1450, capacity_litres: 1 },
        features: ['espresso'],
      },
      {
        name: text('Cafetera de cápsulas {model}', 'Kapselmaschine {model}', 'Macchina a capsule {model}'),
        price: 1999,
        measures: [14, 27, 36, 3],
        look: [1, 2],
        facts: { power_watts: 1300, capacity_litres: 1 },
        features: ['capsule'],
      },
    ],
    leads: [
      text(
        '{model} tiene el café listo antes de que suene la segunda alarma.',
        '{model} hat den Kaffee fertig, bevor der Wecker zum zweiten Mal klingelt.',
        '{model} ha il caffè pronto prima che suoni la seconda sveglia.',
      ),
      text(
        'Temperatura estable y molienda a tu gusto: con {model} el café de casa gana.',
        'Stabile Temperatur, Mahlgrad nach Geschmack: Mit {model} gewinnt der Kaffee von zu Hause.',
        'Temperatura stabile e macinatura a piacere: con {model} vince il caffè di casa.',
      ),
    ],
    viu: true,
  },
  {
    ...tools,
    code: 'microondas',
    category: 'microwaves',
    kind: 'microwave',
    construction: 'smallAppliance',
    care: 'dampCloth',
    models: models.kitchen.slice(0, 7),
    materials: ['steel', 'plastic'],
    secondary: ['blackSteel'],
    colors: ['silver', 'black', 'white'],
    warrantyMonths: 24,
    forms: [
      {
        name: text(
          'Horno de microondas {model} de 20 L',
          'Mikrowelle {model}, 20 l',
          'Forno a microonde {model} da 20 l',
        ),
        price: 1799,
        measures: [45, 26, 36, 11],
        facts: { capacity_litres: 20, power_watts: 800 },
      },
      {
        name: text(
          'Horno de microondas {model} de 31 L con grill',
          'Mikrowelle {model} mit Grill, 31 l',
          'Forno a microonde {model} con grill da 31 l',
        ),
        price: 3299,
        measures: [54, 32, 42, 16],
        facts: { capacity_litres: 31, power_watts: 1000 },
      },
    ],
    leads: [
      text(
        '{model} recalienta parejo: ni orillas hirviendo ni centro frío.',
        '{model} erwärmt gleichmäßig: weder kochende Ränder noch kalte Mitte.',
        '{model} riscalda in modo uniforme: niente bordi bollenti né centro freddo.',
      ),
      text(
        'Palomitas, sopa o descongelar: un botón de {model} para cada cosa.',
        'Popcorn, Suppe oder Auftauen: {model} hat für alles eine Taste.',
        'Popcorn, zuppa o scongelare: {model} ha un tasto per ogni cosa.',
      ),
    ],
  },
]
