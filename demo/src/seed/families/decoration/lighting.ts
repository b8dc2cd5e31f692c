import { text } from '@hogar/platform/language.ts'
import type { Family } from '../family.ts'
import { models } from '../models.ts'

const shared = {
  room: 'living',
  brands: 'light',
  care: 'dryCloth',
  styled: 'named',
  saysMaterial: true,
  viu: true,
  warrantyMonths: 24,
} as const

/** Lamps for floor, table, ceiling and wall. */
export const lighting: readonly Family[] = [
  {
    ...shared,
    code: 'lampara-pie',
    category: 'floorLamps',
    kind: 'floorLamp',
    construction: 'lamp',
    models: models.light,
    materials: ['brass', 'blackSteel', 'oak'],
    secondary: ['linen', 'paper'],
    vary: ['material'],
    assemblyMinutes: 10,
    forms: [
      {
        name: text('Lámpara de pie {model}', 'Stehlampe {model}', 'Lampada da terra {model}'),
        price: 1899,
        measures: [40, 155, 40, 5],
        look: [2, 3],
        facts: { bulb: 'e27', power_watts: 40 },
      },
      {
        name: text('Lámpara de arco {model}', 'Bogenlampe {model}', 'Lampada ad arco {model}'),
        price: 2999,
        measures: [120, 195, 38, 11],
        look: [1, 3],
        facts: { bulb: 'e27', power_watts: 40 },
        features: ['arc'],
      },
      {
        name: text('Lámpara de trípode {model}', 'Dreibeinlampe {model}', 'Lampada treppiede {model}'),
        price: 2199,
        measures: [55, 150, 55, 5],
        look: [0, 3],
        facts: { bulb: 'e27', power_watts: 40 },
        features: ['tripod'],
      },
    ],
    leads: [
      text(
        '{model} ilumina el libro y no al vecino de sillón.',
        '{model} beleuchtet das Buch und nicht den Sitznachbarn.',
        '{model} illumina il libro e non il vicino di divano.',
      ),
      text(
        'Un rincón apagado se vuelve lugar con {model}.',
        'Mit {model} wird aus der dunklen Ecke ein Platz zum Bleiben.',
        'Con {model} un angolo spento diventa un posto dove stare.',
      ),
    ],
  },
  {
    ...shared,
    code: 'lampara-mesa',
    category: 'tableLamps',
    kind: 'tableLamp',
    construction: 'lamp',
    models: models.light,
    materials: ['ceramic', 'stoneware'],
    colors: ['white', 'sage', 'terracotta', 'charcoal', 'mustard', 'sky'],
    secondary: ['linen', 'paper'],
    vary: ['color'],
    forms: [
      {
        name: text('Lámpara de mesa {model}', 'Tischlampe {model}', 'Lampada da tavolo {model}'),
        price: 899,
        measures: [28, 45, 28, 2.2],
        facts: { bulb: 'e27', power_watts: 40 },
      },
      {
        name: text('Lámpara de buró {model}', 'Nachttischlampe {model}', 'Lampada da comodino {model}'),
        price: 699,
        measures: [20, 34, 20, 1.4],
        facts: { bulb: 'e27', power_watts: 25 },
        features: ['small'],
      },
    ],
    leads: [
      text(
        'La luz cálida de {model} baja el volumen de toda la recámara.',
        'Das warme Licht von {model} lässt das ganze Zimmer leiser wirken.',
        'La luce calda di {model} abbassa il volume di tutta la stanza.',
      ),
      text(
        'Apagada también decora: {model} tiene la silueta de una buena cerámica.',
        'Auch ausgeschaltet ein Schmuckstück: {model} hat die Silhouette guter Keramik.',
        'Anche spenta arreda: {model} ha la sagoma di una bella ceramica.',
      ),
    ],
  },
  {
    ...shared,
    code: 'lampara-colgante',
    category: 'pendantLamps',
    kind: 'pendantLamp',
    construction: 'fixedLamp',
    models: models.light,
    materials: ['rattan', 'glass', 'brass', 'blackSteel'],
    secondary: ['blackSteel', 'brass'],
    vary: ['material'],
    assemblyMinutes: 30,
    forms: [
      {
        name: text('Lámpara colgante {model}', 'Pendelleuchte {model}', 'Lampada a sospensione {model}'),
        price: 1299,
        measures: [38, 30, 38, 2],
        facts: { bulb: 'e27', power_watts: 40 },
      },
      {
        name: text(
          'Candil {model} de tres luces',
          'Kronleuchter {model}, dreiflammig',
          'Lampadario {model} a tre luci',
        ),
        price: 2499,
        measures: [60, 50, 60, 4.5],
        facts: { bulb: 'e27', power_watts: 60 },
        features: ['chandelier'],
      },
    ],
    leads: [
      text(
        'Sobre la mesa, {model} dibuja un círculo de luz donde se antoja quedarse.',
        'Über dem Tisch zeichnet {model} einen Lichtkreis, in dem man gern sitzen bleibt.',
        'Sopra il tavolo, {model} disegna un cerchio di luce dove viene voglia di restare.',
      ),
      text(
        '{model} se ajusta de altura sin escalera ni electricista, con un nudo en el cable.',
        'Die Höhe von {model} lässt sich am Kabel leicht anpassen, ganz ohne Elektriker.',
        'L’altezza di {model} si regola dal cavo, senza bisogno dell’elettricista.',
      ),
    ],
  },
  {
    ...shared,
    code: 'arbotante',
    category: 'wallLamps',
    kind: 'wallLamp',
    construction: 'fixedLamp',
    models: models.light.slice(0, 8),
    materials: ['brass', 'blackSteel', 'chrome'],
    secondary: ['glass', 'linen'],
    assemblyMinutes: 25,
    forms: [
      {
        name: text('Arbotante {model}', 'Wandleuchte {model}', 'Applique {model}'),
        price: 799,
        measures: [16, 28, 18, 1.1],
        facts: { bulb: 'led', power_watts: 9 },
      },
      {
        name: text('Arbotante {model} de brazo', 'Wandleuchte {model} mit Schwenkarm', 'Applique {model} a braccio'),
        price: 1099,
        measures: [18, 30, 48, 1.6],
        facts: { bulb: 'e27', power_watts: 25 },
        features: ['arm'],
      },
    ],
    leads: [
      text(
        '{model} libera el buró y pone la luz donde lees.',
        '{model} schafft Platz auf dem Nachttisch und bringt das Licht dorthin, wo gelesen wird.',
        '{model} libera il comodino e porta la luce dove leggi.',
      ),
      text(
        'En pareja, a los lados del espejo o de la cama, {model} ordena la pared.',
        'Paarweise neben Spiegel oder Bett gibt {model} der Wand Struktur.',
        'In coppia, ai lati dello specchio o del letto, {model} dà ordine alla parete.',
      ),
    ],
  },
]
