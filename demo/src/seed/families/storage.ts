import { text } from '@hogar/platform/language.ts'
import type { Family } from './family.ts'
import { models } from './models.ts'

const shared = {
  room: 'hall',
  brands: 'furniture',
  care: 'dampCloth',
  styled: 'described',
  saysMaterial: true,
  viu: true,
  warrantyMonths: 24,
} as const

/** Shelves, racks and boxes. */
export const storage: readonly Family[] = [
  {
    ...shared,
    code: 'repisa',
    category: 'shelves',
    kind: 'shelf',
    construction: 'wallPiece',
    models: models.storage,
    materials: ['oak', 'walnut', 'lacquer', 'pine'],
    secondary: ['blackSteel', 'brass'],
    vary: ['material'],
    assemblyMinutes: 20,
    forms: [
      {
        name: text('Repisa flotante {model}', 'Wandboard {model}', 'Mensola {model}'),
        price: 499,
        measures: [80, 4, 22, 3],
        facts: { max_load_kg: 12 },
        features: ['floating'],
      },
      {
        name: text('Juego de 3 repisas {model}', 'Wandregal-Set {model}, 3-teilig', 'Set di 3 mensole {model}'),
        price: 899,
        measures: [60, 60, 20, 6],
        facts: { pieces: 3, max_load_kg: 10 },
      },
    ],
    leads: [
      text(
        '{model} convierte una pared vacía en librero, barra o altar de plantas.',
        '{model} macht aus einer leeren Wand ein Regal, eine Bar oder einen Platz für Pflanzen.',
        '{model} trasforma una parete vuota in libreria, bar o angolo per le piante.',
      ),
      text(
        'Los soportes ocultos de {model} dan la impresión de que flota.',
        'Dank verdeckter Halterung scheint {model} an der Wand zu schweben.',
        'Con i supporti nascosti, {model} sembra sospesa nel vuoto.',
      ),
    ],
  },
  {
    ...shared,
    code: 'zapatera',
    category: 'shoeRacks',
    kind: 'shoeRack',
    construction: 'shelving',
    models: models.storage.slice(0, 8),
    materials: ['lacquer', 'oak', 'walnut'],
    secondary: ['blackSteel', 'oak'],
    vary: ['material'],
    assemblyMinutes: 45,
    forms: [
      {
        name: text(
          'Zapatera {model} de 3 niveles',
          'Schuhschrank {model} mit 3 Klappen',
          'Scarpiera {model} a 3 ribalte',
        ),
        price: 2299,
        measures: [75, 120, 24, 22],
      },
      {
        name: text('Banca zapatera {model}', 'Schuhbank {model}', 'Panca scarpiera {model}'),
        price: 1799,
        measures: [80, 48, 35, 13],
        features: ['bench'],
      },
    ],
    leads: [
      text(
        'Dieciocho pares en un palmo de fondo: {model} libera la entrada.',
        'Achtzehn Paar auf wenigen Zentimetern Tiefe: {model} schafft Platz im Flur.',
        'Diciotto paia in un palmo di profondità: {model} libera l’ingresso.',
      ),
      text(
        '{model} ventila los zapatos y esconde el desorden de las ocho de la mañana.',
        '{model} lüftet die Schuhe und versteckt die Eile am Morgen.',
        '{model} arieggia le scarpe e nasconde il disordine delle otto del mattino.',
      ),
    ],
  },
  {
    ...shared,
    code: 'perchero',
    category: 'coatRacks',
    kind: 'coatRack',
    construction: 'handmade',
    models: models.storage.slice(0, 8),
    materials: ['oak', 'walnut', 'blackSteel'],
    secondary: ['brass', 'blackSteel'],
    vary: ['material'],
    assemblyMinutes: 15,
    forms: [
      {
        name: text('Perchero de pie {model}', 'Garderobenständer {model}', 'Appendiabiti da terra {model}'),
        price: 1299,
        measures: [45, 178, 45, 6],
        look: [1, 2],
        facts: { max_load_kg: 20 },
      },
      {
        name: text('Perchero {model} de árbol', 'Baumgarderobe {model}', 'Appendiabiti ad albero {model}'),
        price: 999,
        measures: [50, 172, 50, 5],
        look: [0, 2],
        facts: { max_load_kg: 15 },
      },
    ],
    leads: [
      text(
        'Bolsa, chamarra y paraguas: {model} los recibe en cuanto abres la puerta.',
        'Tasche, Jacke und Schirm: {model} nimmt sie gleich an der Tür entgegen.',
        'Borsa, giacca e ombrello: {model} li accoglie appena apri la porta.',
      ),
      text(
        '{model} no se ladea aunque cuelgues todo del mismo lado.',
        '{model} bleibt stehen, auch wenn alles auf einer Seite hängt.',
        '{model} resta dritto anche se appendi tutto dallo stesso lato.',
      ),
    ],
  },
  {
    ...shared,
    code: 'caja',
    styled: 'named',
    category: 'storageBoxes',
    kind: 'storageBox',
    construction: 'handmade',
    models: models.storage,
    materials: ['rattan', 'cotton'],
    colors: ['natural', 'gray', 'sage', 'rose', 'charcoal'],
    vary: ['color', 'size'],
    sizes: [
      { size: 'potSmall', priceFactor: 1, measures: [28, 18, 22, 0.6] },
      { size: 'potMedium', priceFactor: 1.4, measures: [36, 24, 28, 0.9] },
      { size: 'potLarge', priceFactor: 1.9, measures: [46, 32, 36, 1.5] },
    ],
    forms: [
      {
        name: text('Caja organizadora {model}', 'Aufbewahrungsbox {model}', 'Scatola {model}'),
        price: 299,
        measures: [28, 18, 22, 0.6],
        look: [0, 2],
        features: ['lid'],
      },
      {
        name: text('Canasto {model}', 'Korb {model}', 'Cesto {model}'),
        price: 379,
        measures: [32, 28, 32, 0.8],
        look: [1, 2],
        features: ['basket'],
      },
    ],
    leads: [
      text(
        'Cobijas, juguetes o cables: {model} los junta y los esconde.',
        'Decken, Spielzeug oder Kabel: {model} sammelt und versteckt alles.',
        'Coperte, giochi o cavi: {model} li raccoglie e li nasconde.',
      ),
      text(
        '{model} cabe en cualquier repisa y se dobla cuando no hace falta.',
        '{model} passt in jedes Regal und lässt sich zusammenfalten, wenn man es nicht braucht.',
        '{model} entra in ogni ripiano e si piega quando non serve.',
      ),
    ],
  },
]
