import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const shared = { room: 'kids', brands: 'kids', viu: true } as const
const furniture = {
  ...shared,
  construction: 'kidsFurniture',
  care: 'dampCloth',
  styled: 'described',
  warrantyMonths: 36,
} as const

/** Furniture and toys for children. */
export const kids: readonly Family[] = [
  {
    ...furniture,
    code: 'cuna',
    category: 'cribs',
    kind: 'crib',
    models: models.kids,
    materials: ['lacquer', 'pine', 'oak'],
    vary: ['material'],
    assemblyMinutes: 45,
    forms: [
      { name: text('Cuna {model}', 'Babybett {model}', 'Lettino {model}'), price: 4499, measures: [126, 95, 68, 26] },
      {
        name: text('Cuna convertible {model}', 'Mitwachsendes Babybett {model}', 'Lettino trasformabile {model}'),
        price: 6499,
        measures: [142, 98, 76, 36],
        features: ['convertible'],
      },
    ],
    leads: [
      text(
        '{model} baja el colchón en tres alturas, al ritmo en que crece el bebé.',
        '{model} hat drei Matratzenhöhen, so schnell wie das Baby wächst.',
        '{model} regola il materasso su tre altezze, al ritmo del bebè.',
      ),
      text(
        'Cuando deja de ser cuna, {model} sigue siendo cama.',
        'Wenn das Babybett ausgedient hat, wird {model} zum Kinderbett.',
        'Quando smette di essere un lettino, {model} diventa un letto.',
      ),
    ],
  },
  {
    ...furniture,
    code: 'litera',
    category: 'bunkBeds',
    kind: 'bunkBed',
    models: models.kids.slice(0, 7),
    materials: ['pine', 'lacquer', 'blackSteel'],
    vary: ['material'],
    assemblyMinutes: 120,
    forms: [
      {
        name: text('Litera {model}', 'Etagenbett {model}', 'Letto a castello {model}'),
        price: 7999,
        measures: [208, 165, 108, 72],
        facts: { max_load_kg: 100 },
      },
      {
        name: text(
          'Litera {model} con cajones',
          'Etagenbett {model} mit Schubladen',
          'Letto a castello {model} con cassetti',
        ),
        price: 9999,
        measures: [208, 168, 110, 90],
        facts: { max_load_kg: 100 },
        features: ['drawers'],
      },
    ],
    leads: [
      text(
        '{model} duerme a dos, deja lugar para jugar y se separa en camas individuales.',
        'In {model} schlafen zwei, es bleibt Platz zum Spielen, und später werden Einzelbetten daraus.',
        '{model} fa dormire in due, lascia spazio per giocare e si divide in letti singoli.',
      ),
      text(
        'La escalera de {model} tiene peldaños anchos para pies en calcetines.',
        'Die Leiter von {model} hat breite Stufen für Füße in Socken.',
        'La scala di {model} ha gradini larghi per piedi con i calzini.',
      ),
    ],
  },
  {
    ...furniture,
    code: 'escritorio-infantil',
    construction: 'kidsDesk',
    category: 'kidsDesks',
    kind: 'desk',
    models: models.kids.slice(0, 6),
    materials: ['pine', 'lacquer'],
    secondary: ['lacquer', 'pine'],
    vary: ['material'],
    assemblyMinutes: 30,
    forms: [
      {
        name: text('Escritorio infantil {model}', 'Kinderschreibtisch {model}', 'Scrivania per bambini {model}'),
        price: 2499,
        measures: [90, 64, 50, 15],
        facts: { age_from: 4 },
        features: ['small'],
      },
    ],
    leads: [
      text(
        '{model} sube de altura con los años, sin cambiar de mueble.',
        '{model} wächst in der Höhe mit, ohne Neukauf.',
        '{model} cresce in altezza con gli anni, senza cambiare mobile.',
      ),
      text(
        'Crayones, hojas y un dinosaurio: todo cabe en {model}.',
        'Stifte, Papier und ein Dinosaurier: In {model} hat alles Platz.',
        'Pastelli, fogli e un dinosauro: in {model} ci sta tutto.',
      ),
    ],
  },
  {
    ...shared,
    code: 'juguete',
    category: 'toys',
    kind: 'toy',
    construction: 'toy',
    care: 'dampCloth',
    models: models.kids,
    materials: ['pine', 'lacquer', 'cotton'],
    colors: ['red', 'sky', 'mustard', 'sage'],
    warrantyMonths: 6,
    forms: [
      {
        name: text('Pirámide de aros {model}', 'Ringpyramide {model}', 'Piramide di anelli {model}'),
        price: 449,
        measures: [16, 24, 16, 0.7],
        look: [1, 3],
        facts: { age_from: 2, pieces: 7 },
        features: ['rings'],
      },
      {
        name: text('Carrito de madera {model}', 'Holzauto {model}', 'Macchinina di legno {model}'),
        price: 599,
        measures: [26, 14, 12, 0.8],
        look: [2, 3],
        facts: { age_from: 3, pieces: 1 },
        features: ['car'],
      },
      {
        name: text('Peluche {model}', 'Kuscheltier {model}', 'Peluche {model}'),
        price: 349,
        measures: [22, 32, 18, 0.4],
        look: [0, 3],
        facts: { age_from: 1, pieces: 1 },
        features: ['plush'],
      },
    ],
    leads: [
      text(
        '{model} acompaña a la cama, al coche y a casa de los abuelos.',
        '{model} kommt mit ins Bett, ins Auto und zu den Großeltern.',
        '{model} viene a letto, in macchina e a casa dei nonni.',
      ),
      text(
        'Sin pantallas ni ruido: {model} deja que la historia la ponga quien juega.',
        'Ohne Bildschirm und Lärm: Bei {model} erfindet das Kind die Geschichte.',
        'Niente schermi né rumore: con {model} la storia la inventa chi gioca.',
      ),
    ],
  },
]
