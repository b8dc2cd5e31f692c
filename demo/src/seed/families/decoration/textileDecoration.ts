import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

const shared = { room: 'living', brands: 'deco', styled: 'named', saysMaterial: true, viu: true } as const

/** Rugs, cushions and curtains. */
export const textileDecoration: readonly Family[] = [
  {
    ...shared,
    code: 'tapete',
    category: 'rugs',
    kind: 'rug',
    construction: 'rug',
    care: 'vacuum',
    models: models.deco,
    materials: ['wool', 'cotton'],
    colors: ['cream', 'gray', 'terracotta', 'sage', 'navy', 'mustard'],
    vary: ['color', 'size'],
    warrantyMonths: 12,
    sizes: [
      { size: 'rugSmall', priceFactor: 1, measures: [120, 1.2, 170, 5] },
      { size: 'rugMedium', priceFactor: 1.75, measures: [160, 1.2, 230, 9] },
      { size: 'rugLarge', priceFactor: 2.7, measures: [200, 1.2, 290, 14] },
    ],
    forms: [
      { name: text('Tapete {model}', 'Teppich {model}', 'Tappeto {model}'), price: 1899, measures: [120, 1.2, 170, 5] },
      {
        name: text('Tapete geométrico {model}', 'Geometrischer Teppich {model}', 'Tappeto geometrico {model}'),
        price: 2099,
        measures: [120, 1.2, 170, 5],
        features: ['geometric'],
      },
    ],
    leads: [
      text(
        '{model} reúne el sofá, la mesa y los sillones en un solo lugar.',
        '{model} verbindet Sofa, Tisch und Sessel zu einem Ganzen.',
        '{model} riunisce divano, tavolino e poltrone in un solo insieme.',
      ),
      text(
        'Pisar {model} descalzo es la mejor parte de la mañana.',
        'Barfuß auf {model} zu treten ist der beste Teil des Morgens.',
        'Camminare scalzi su {model} è la parte migliore del mattino.',
      ),
    ],
  },
  {
    ...shared,
    code: 'cojin',
    category: 'cushions',
    kind: 'cushion',
    construction: 'textile',
    care: 'machineWash',
    models: models.deco,
    materials: ['linen', 'velvet', 'boucle', 'knit', 'cotton'],
    colors: ['mustard', 'terracotta', 'forest', 'sand', 'navy', 'rose', 'cream', 'petrol'],
    vary: ['color', 'size'],
    warrantyMonths: 6,
    sizes: [
      { size: 'cushionSmall', priceFactor: 1, measures: [45, 45, 14, 0.5] },
      { size: 'cushionLarge', priceFactor: 1.4, measures: [60, 60, 18, 0.9] },
    ],
    forms: [
      { name: text('Cojín {model}', 'Zierkissen {model}', 'Cuscino {model}'), price: 349, measures: [45, 45, 14, 0.5] },
      {
        name: text('Cojín bordado {model}', 'Besticktes Zierkissen {model}', 'Cuscino ricamato {model}'),
        price: 449,
        measures: [45, 45, 14, 0.5],
        features: ['embroidered'],
      },
    ],
    leads: [
      text(
        'Con dos {model} el sofá de siempre parece recién comprado.',
        'Mit zwei {model} wirkt das vertraute Sofa wie neu gekauft.',
        'Con due {model} il divano di sempre sembra appena comprato.',
      ),
      text(
        'El relleno de {model} recupera su forma con un par de golpecitos.',
        'Die Füllung von {model} ist nach zweimal Aufschütteln wieder in Form.',
        'L’imbottitura di {model} riprende forma con due colpetti.',
      ),
    ],
  },
  {
    ...shared,
    code: 'cortina',
    category: 'curtains',
    kind: 'curtain',
    construction: 'textile',
    care: 'machineWash',
    models: models.deco.slice(0, 9),
    materials: ['linen', 'cotton', 'velvet'],
    colors: ['white', 'sand', 'gray', 'forest', 'navy'],
    vary: ['color', 'size'],
    warrantyMonths: 6,
    sizes: [
      { size: 'curtainShort', priceFactor: 1, measures: [140, 180, 3, 1.2] },
      { size: 'curtainLong', priceFactor: 1.2, measures: [140, 230, 3, 1.6] },
    ],
    forms: [
      {
        name: text('Par de cortinas {model}', 'Vorhang-Paar {model}', 'Coppia di tende {model}'),
        price: 899,
        measures: [140, 180, 3, 1.2],
        facts: { pieces: 2 },
      },
      {
        name: text(
          'Par de cortinas blackout {model}',
          'Verdunkelungsvorhänge {model}',
          'Coppia di tende oscuranti {model}',
        ),
        price: 1199,
        measures: [140, 180, 3, 1.9],
        facts: { pieces: 2 },
        features: ['blackout'],
      },
    ],
    leads: [
      text(
        '{model} suaviza la luz de la tarde y guarda la privacidad sin oscurecer.',
        '{model} macht das Nachmittagslicht weich und schützt vor Blicken.',
        '{model} addolcisce la luce del pomeriggio e protegge dagli sguardi.',
      ),
      text(
        'La caída de {model} viste la ventana entera, del riel al piso.',
        '{model} kleidet das ganze Fenster ein, von der Stange bis zum Boden.',
        'La caduta di {model} veste tutta la finestra, dal bastone al pavimento.',
      ),
    ],
  },
]
