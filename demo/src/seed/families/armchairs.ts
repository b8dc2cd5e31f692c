import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'
import { upholstered } from './sofas.ts'

/** Armchairs, recliners and poufs. */
export const armchairs: readonly Family[] = [
  {
    ...upholstered,
    code: 'sillon',
    category: 'armchairs',
    kind: 'armchair',
    models: models.living.slice(0, 12),
    materials: ['linen', 'velvet', 'boucle', 'leather'],
    colors: ['sand', 'forest', 'rose', 'mustard', 'gray', 'navy', 'terracotta'],
    vary: ['color', 'material'],
    assemblyMinutes: 15,
    forms: [
      {
        name: text('Sillón {model}', 'Sessel {model}', 'Poltrona {model}'),
        price: 4499,
        measures: [76, 82, 80, 19],
        facts: { seats: 1 },
      },
      {
        name: text('Sillón orejero {model}', 'Ohrensessel {model}', 'Poltrona bergère {model}'),
        price: 5799,
        measures: [78, 104, 84, 23],
        facts: { seats: 1 },
        features: ['wing'],
      },
    ],
    leads: [
      text(
        'Un libro, una lámpara y {model}: no hace falta más para una tarde completa.',
        'Ein Buch, eine Lampe und {model}: mehr braucht ein freier Nachmittag nicht.',
        'Un libro, una lampada e {model}: per un pomeriggio intero non serve altro.',
      ),
      text(
        '{model} abraza sin apretar y gira la conversación hacia donde lo pongas.',
        '{model} umfängt, ohne einzuengen, und wird schnell zum Lieblingsplatz.',
        '{model} avvolge senza stringere e diventa presto il posto preferito di tutti.',
      ),
    ],
    viu: true,
  },
  {
    ...upholstered,
    code: 'reclinable',
    category: 'recliners',
    kind: 'recliner',
    models: models.living.slice(4, 12),
    materials: ['leather', 'velvet', 'cotton'],
    colors: ['charcoal', 'camel', 'brown', 'gray', 'navy'],
    vary: ['color'],
    assemblyMinutes: 15,
    forms: [
      {
        name: text('Reclinable manual {model}', 'Relaxsessel {model}', 'Poltrona relax {model}'),
        price: 6999,
        measures: [88, 102, 94, 36],
        facts: { seats: 1 },
      },
      {
        name: text(
          'Reclinable eléctrico {model}',
          'Elektrischer Relaxsessel {model}',
          'Poltrona relax elettrica {model}',
        ),
        price: 9999,
        measures: [90, 106, 96, 44],
        facts: { seats: 1, power_watts: 60 },
      },
    ],
    leads: [
      text(
        '{model} se reclina hasta donde tú digas y sostiene bien el cuello en cada posición.',
        '{model} neigt sich so weit, wie du möchtest, und stützt den Nacken in jeder Stellung.',
        '{model} si reclina fin dove vuoi tu e sostiene bene il collo in ogni posizione.',
      ),
      text(
        'Para quien llega cansado: con {model} los pies suben y el día se acaba.',
        'Für müde Heimkehrer: Mit {model} gehen die Füße hoch, und der Tag ist zu Ende.',
        'Per chi torna stanco: con {model} i piedi si alzano e la giornata finisce.',
      ),
    ],
  },
  {
    ...upholstered,
    code: 'puff',
    category: 'ottomans',
    kind: 'ottoman',
    models: models.living.slice(0, 9),
    materials: ['velvet', 'boucle', 'knit', 'leather'],
    colors: ['sand', 'mustard', 'petrol', 'terracotta', 'gray', 'rose'],
    vary: ['color'],
    forms: [
      {
        name: text('Puff {model}', 'Pouf {model}', 'Pouf {model}'),
        price: 1499,
        measures: [50, 42, 50, 7],
        look: [1, 2],
        features: ['round'],
      },
      {
        name: text('Taburete {model} con baúl', 'Hocker {model} mit Stauraum', 'Poggiapiedi {model} con contenitore'),
        price: 2199,
        measures: [80, 44, 45, 12],
        look: [0, 2],
        features: ['storage'],
      },
    ],
    leads: [
      text(
        '{model} es asiento, mesa y descanso para los pies, según la hora.',
        '{model} ist Sitzplatz, Tisch und Fußbank, je nach Tageszeit.',
        '{model} è seduta, tavolino e poggiapiedi, a seconda dell’ora.',
      ),
      text(
        'Ligero para moverlo con una mano: {model} va de la sala a la recámara sin pensarlo.',
        'Leicht genug für eine Hand: {model} wandert mühelos vom Wohn- ins Schlafzimmer.',
        'Così leggero che basta una mano: {model} passa dal soggiorno alla camera senza pensarci.',
      ),
    ],
    viu: true,
  },
]
