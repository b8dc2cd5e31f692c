import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

/** Properties that the families of this room share. */
export const tools = { room: 'kitchen', brands: 'kitchen' } as const

/** Kitchen furniture, pots, crockery and knives. */
export const kitchen: readonly Family[] = [
  {
    ...tools,
    code: 'mueble-cocina',
    category: 'kitchenCabinets',
    kind: 'kitchenCabinet',
    construction: 'cabinet',
    care: 'dampCloth',
    models: models.kitchen.slice(0, 8),
    materials: ['lacquer', 'oak', 'walnut'],
    secondary: ['blackSteel', 'brass'],
    vary: ['material'],
    styled: 'described',
    saysMaterial: true,
    assemblyMinutes: 60,
    warrantyMonths: 24,
    madeToOrder: true,
    forms: [
      {
        name: text('Gabinete de piso {model}', 'Unterschrank {model}', 'Base cucina {model}'),
        price: 3299,
        measures: [80, 85, 58, 34],
      },
      {
        name: text('Alacena de pared {model}', 'Hängeschrank {model}', 'Pensile {model}'),
        price: 2199,
        measures: [80, 70, 35, 21],
        features: ['wall'],
      },
      {
        name: text('Despensero {model}', 'Vorratsschrank {model}', 'Colonna dispensa {model}'),
        price: 5499,
        measures: [60, 200, 58, 62],
        features: ['tall'],
      },
    ],
    leads: [
      text(
        '{model} se combina por módulos, así la cocina crece cuando tú quieras.',
        '{model} ist modular, so wächst die Küche, wann immer du möchtest.',
        '{model} si combina a moduli: la cucina cresce quando vuoi tu.',
      ),
      text(
        'Ollas abajo, especias a la mano: {model} ordena la cocina como la usas.',
        'Töpfe unten, Gewürze griffbereit: {model} ordnet die Küche so, wie man sie benutzt.',
        'Pentole sotto, spezie a portata di mano: {model} ordina la cucina come la usi.',
      ),
    ],
  },
  {
    ...tools,
    code: 'bateria-cocina',
    category: 'cookware',
    kind: 'cookware',
    construction: 'cookware',
    care: 'handWash',
    models: models.kitchen,
    materials: ['steel', 'ceramic', 'aluminium'],
    saysMaterial: true,
    warrantyMonths: 60,
    forms: [
      {
        name: text(
          'Batería de cocina {model} de 8 piezas',
          'Topfset {model}, 8-teilig',
          'Batteria di pentole {model}, 8 pezzi',
        ),
        price: 2499,
        measures: [45, 30, 35, 7.5],
        facts: { pieces: 8 },
      },
      {
        name: text('Sartén {model} de 28 cm', 'Pfanne {model}, 28 cm', 'Padella {model} da 28 cm'),
        price: 699,
        measures: [48, 8, 28, 1.3],
        facts: { pieces: 1 },
        features: ['pan'],
      },
      {
        name: text('Olla {model} de 6 litros', 'Kochtopf {model}, 6 Liter', 'Pentola {model} da 6 litri'),
        price: 999,
        measures: [34, 20, 26, 2.4],
        facts: { pieces: 2, capacity_litres: 6 },
        features: ['pot'],
      },
    ],
    leads: [
      text(
        'Del arroz al mole, {model} calienta parejo y no deja nada pegado.',
        'Vom Reis bis zum Schmorgericht: {model} heizt gleichmäßig, und nichts brennt an.',
        'Dal riso allo stufato, {model} scalda in modo uniforme e niente si attacca.',
      ),
      text(
        '{model} pasa de la estufa a la mesa y se lava sin pelear.',
        '{model} wandert vom Herd auf den Tisch und lässt sich mühelos spülen.',
        '{model} passa dal fornello alla tavola e si lava senza fatica.',
      ),
    ],
    viu: true,
  },
  {
    ...tools,
    code: 'vajilla',
    category: 'dinnerware',
    kind: 'dinnerware',
    construction: 'tableware',
    care: 'dishwasher',
    models: models.kitchen,
    materials: ['stoneware', 'ceramic'],
    secondary: ['stoneware'],
    colors: ['cream', 'sage', 'sky', 'terracotta', 'white', 'charcoal'],
    vary: ['color'],
    saysMaterial: true,
    warrantyMonths: 12,
    forms: [
      {
        name: text('Vajilla {model} de 16 piezas', 'Geschirrset {model}, 16-teilig', 'Servizio {model}, 16 pezzi'),
        price: 1499,
        measures: [32, 30, 32, 9],
        facts: { pieces: 16 },
      },
      {
        name: text('Juego de tazas {model}', 'Tassen-Set {model}', 'Set di tazze {model}'),
        price: 549,
        measures: [26, 12, 26, 2.1],
        facts: { pieces: 4 },
        features: ['cups'],
      },
      {
        name: text('Juego de tazones {model}', 'Schalen-Set {model}', 'Set di ciotole {model}'),
        price: 599,
        measures: [24, 16, 24, 2.6],
        facts: { pieces: 4 },
        features: ['bowls'],
      },
    ],
    leads: [
      text(
        '{model} sirve para el lunes y también para el cumpleaños.',
        '{model} passt zum Montag genauso wie zum Geburtstag.',
        '{model} va bene il lunedì e anche al compleanno.',
      ),
      text(
        'Los bordes irregulares y el esmalte mate de {model} hacen que hasta unos frijoles se vean bien.',
        'Unregelmäßige Ränder und matte Glasur: Mit {model} sieht sogar eine einfache Suppe gut aus.',
        'Bordi irregolari e smalto opaco: con {model} anche una semplice zuppa fa bella figura.',
      ),
    ],
    viu: true,
  },
  {
    ...tools,
    code: 'cuchillos',
    category: 'knives',
    kind: 'knifeSet',
    construction: 'handmade',
    care: 'handWash',
    models: models.kitchen.slice(0, 8),
    materials: ['steel'],
    secondary: ['walnut', 'oak', 'blackSteel'],
    warrantyMonths: 60,
    forms: [
      {
        name: text('Juego de cuchillos {model} con bloque', 'Messerblock {model}', 'Ceppo coltelli {model}'),
        price: 1899,
        measures: [20, 36, 14, 3.2],
        facts: { pieces: 6 },
      },
      {
        name: text(
          'Juego de cuchillos {model} de 4 piezas',
          'Messerset {model}, 4-teilig',
          'Set di coltelli {model}, 4 pezzi',
        ),
        price: 999,
        measures: [16, 32, 12, 2.1],
        facts: { pieces: 4 },
      },
    ],
    leads: [
      text(
        'La hoja de una sola pieza de {model} corta el jitomate sin aplastarlo.',
        'Die durchgehend geschmiedete Klinge von {model} schneidet Tomaten, ohne sie zu zerdrücken.',
        'La lama in un pezzo unico di {model} taglia il pomodoro senza schiacciarlo.',
      ),
      text(
        'Con {model} picar cebolla toma la mitad de tiempo, y de lágrimas.',
        'Mit {model} ist die Zwiebel in der halben Zeit gehackt, mit halb so vielen Tränen.',
        'Con {model} tritare la cipolla richiede metà tempo e metà lacrime.',
      ),
    ],
  },
]
