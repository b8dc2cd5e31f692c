import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const wooden = {
  room: 'living',
  care: 'dampCloth',
  brands: 'furniture',
  secondary: ['blackSteel', 'oak', 'brass'],
  styled: 'described',
  saysMaterial: true,
  warrantyMonths: 24,
} as const

/** Tables, media furniture and bookcases of the living room. */
export const livingTables: readonly Family[] = [
  {
    ...wooden,
    code: 'mesa-centro',
    category: 'coffeeTables',
    kind: 'coffeeTable',
    construction: 'solidWood',
    models: models.living.slice(0, 11),
    materials: ['oak', 'walnut', 'pine'],
    vary: ['material'],
    assemblyMinutes: 15,
    forms: [
      {
        name: text('Mesa de centro {model}', 'Couchtisch {model}', 'Tavolino da salotto {model}'),
        price: 3299,
        measures: [110, 40, 60, 19],
        look: [0, 2],
      },
      {
        name: text('Mesa de centro redonda {model}', 'Runder Couchtisch {model}', 'Tavolino rotondo {model}'),
        price: 3599,
        measures: [80, 38, 80, 17],
        look: [1, 2],
        features: ['round'],
      },
      {
        name: text(
          'Mesa de centro {model} con cajón',
          'Couchtisch {model} mit Schublade',
          'Tavolino {model} con cassetto',
        ),
        price: 4199,
        measures: [115, 42, 60, 26],
        look: [0, 2],
        features: ['drawer'],
      },
    ],
    leads: [
      text(
        'Revistas, botanas y el control remoto: {model} recibe todo sin verse llena.',
        'Zeitschriften, Snacks und die Fernbedienung: {model} nimmt alles auf und wirkt trotzdem aufgeräumt.',
        'Riviste, stuzzichini e telecomando: {model} accoglie tutto senza sembrare pieno.',
      ),
      text(
        'A la altura justa del sillón, {model} deja la taza donde la mano la busca.',
        'Auf Höhe der Sitzfläche steht die Tasse bei {model} genau dort, wo die Hand sie sucht.',
        'All’altezza giusta della seduta, {model} tiene la tazza dove la mano la cerca.',
      ),
    ],
  },
  {
    ...wooden,
    code: 'mesa-lateral',
    category: 'sideTables',
    kind: 'sideTable',
    construction: 'metalFrame',
    models: models.living.slice(3, 13),
    materials: ['oak', 'walnut', 'marble', 'blackSteel'],
    vary: ['material'],
    assemblyMinutes: 10,
    forms: [
      {
        name: text('Mesa lateral {model}', 'Beistelltisch {model}', 'Tavolino d’appoggio {model}'),
        price: 1599,
        measures: [45, 52, 45, 7],
        look: [0, 3],
        features: ['round'],
      },
      {
        name: text('Mesa lateral {model} en C', 'C-Tisch {model}', 'Tavolino a C {model}'),
        price: 1799,
        measures: [50, 62, 34, 8],
        look: [2, 3],
      },
    ],
    leads: [
      text(
        '{model} se acomoda al lado del sofá y sostiene la lámpara, el libro y el café.',
        '{model} steht neben dem Sofa und hält Lampe, Buch und Kaffee bereit.',
        '{model} si accosta al divano e regge lampada, libro e caffè.',
      ),
      text(
        'Cabe donde casi nada cabe: {model} ocupa medio paso y resuelve toda la tarde.',
        'Passt dorthin, wo sonst kaum etwas passt: {model} braucht nur einen halben Schritt Platz.',
        'Sta dove quasi niente ci sta: {model} occupa mezzo passo e risolve il pomeriggio.',
      ),
    ],
    viu: true,
  },
  {
    ...wooden,
    code: 'mueble-tv',
    category: 'tvStands',
    kind: 'tvStand',
    construction: 'cabinet',
    models: models.living.slice(0, 11),
    materials: ['oak', 'walnut', 'lacquer'],
    vary: ['material', 'size'],
    assemblyMinutes: 60,
    sizes: [
      { size: 'length140', priceFactor: 1, measures: [140, 50, 40, 34] },
      { size: 'length180', priceFactor: 1.24, measures: [180, 50, 40, 42] },
    ],
    forms: [
      {
        name: text('Mueble para TV {model}', 'TV-Lowboard {model}', 'Mobile TV {model}'),
        price: 4299,
        measures: [140, 50, 40, 34],
      },
      {
        name: text(
          'Mueble para TV {model} con puertas de persiana',
          'TV-Möbel {model} mit Lamellentüren',
          'Mobile TV {model} con ante a listelli',
        ),
        price: 5299,
        measures: [140, 52, 40, 37],
        features: ['slats'],
      },
    ],
    leads: [
      text(
        '{model} esconde cables, módems y consolas, y deja a la vista solo lo bonito.',
        '{model} versteckt Kabel, Router und Konsolen und lässt nur das Schöne sichtbar.',
        '{model} nasconde cavi, modem e console e lascia in vista solo le cose belle.',
      ),
      text(
        'Bajo y largo, {model} pone la pantalla a la altura correcta para no cansar el cuello.',
        'Niedrig und lang: {model} bringt den Bildschirm auf nackenfreundliche Höhe.',
        'Basso e lungo, {model} porta lo schermo all’altezza giusta per non stancare il collo.',
      ),
    ],
  },
  {
    ...wooden,
    code: 'librero',
    category: 'bookcases',
    kind: 'bookcase',
    construction: 'shelving',
    models: models.living.slice(2, 13),
    materials: ['oak', 'walnut', 'lacquer', 'pine'],
    vary: ['material'],
    assemblyMinutes: 50,
    forms: [
      {
        name: text('Librero {model} de 5 repisas', 'Bücherregal {model} mit 5 Böden', 'Libreria {model} a 5 ripiani'),
        price: 3499,
        measures: [80, 188, 32, 32],
      },
      {
        name: text('Librero {model} tipo escalera', 'Leiterregal {model}', 'Libreria a scala {model}'),
        price: 2699,
        measures: [70, 182, 38, 18],
        features: ['ladder'],
      },
      {
        name: text('Librero bajo {model}', 'Niedriges Regal {model}', 'Libreria bassa {model}'),
        price: 2999,
        measures: [120, 88, 32, 27],
      },
    ],
    leads: [
      text(
        'Novelas, macetas y fotos: {model} ordena sin esconder.',
        'Romane, Pflanzen und Fotos: {model} schafft Ordnung, ohne zu verstecken.',
        'Romanzi, piante e foto: {model} mette ordine senza nascondere.',
      ),
      text(
        'Las repisas de {model} soportan 20 kilos cada una; los libros de arte por fin tienen casa.',
        'Jeder Boden von {model} trägt 20 Kilo, endlich ein Platz für die Bildbände.',
        'Ogni ripiano di {model} regge 20 chili: finalmente una casa per i libri d’arte.',
      ),
    ],
    viu: true,
  },
]
