import { describe, expect, test } from 'vitest'
import { testRow, TEST_STEMS } from '../testing/testIndex.ts'
import { createAttributeLabels } from './text/attributeLabels.ts'
import { createCatalogueIndex, putDocument } from './catalogueIndex.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { expandText } from './text/expandText.ts'
import type { Language } from './words/meaning.ts'
import { indexedDocument } from './indexedDocument.ts'
import type { IndexRow } from './indexedDocument.ts'
import { createMenu } from './ranks/menu.ts'
import { createSlotTraits } from './ranks/slotTraits.ts'
import { scoreText } from './text/scoreText.ts'
import { slotOrder } from './slotOrder.ts'
import { createSynonyms } from './text/synonyms.ts'
import { textMatch } from './text/textMatch.ts'
import { createOptionWords } from './words/impliedValues.ts'

const LABELS = createAttributeLabels([
  { code: 'color', name: 'Color', isFilterable: true, options: options({ 52: 'Gris niebla', 49: 'Gris carbón', 50: 'Azul marino', 66: 'Azul cielo' }) },
  { code: 'size', name: 'Tamaño', isFilterable: true, options: options({ 172: 'Matrimonial (135 × 190 cm)', 222: '55″' }) },
  { code: 'seats', name: 'Plazas', isFilterable: true, options: options({ 4: '4', 6: '6' }) },
]) // prettier-ignore

const MENU = createMenu([
  category(100, 'Salas', { level: 2 }),
  category(110, 'Sofás', { parent: 100, level: 3 }),
  category(111, 'Sofás cama', { parent: 110, level: 4 }),
  category(200, 'Comedor', { level: 2, position: 2 }),
  category(210, 'Mesas de comedor', { parent: 200, level: 3 }),
  category(800, 'Jardín', { level: 2, position: 8 }),
  category(811, 'Mesas de jardín', { parent: 800, level: 3 }),
])

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

function category(id: number, name: string, { parent = 2, level = 2, position = 1 }) {
  return { id, name, parent, level, position }
}

type Row = Partial<IndexRow> & { id: number }

function indexOf(rows: readonly Row[]): CatalogueIndex {
  const index = createCatalogueIndex(createSlotTraits(MENU, TEST_STEMS))
  for (const row of rows) putDocument(index, indexedDocument(testRow(row), LABELS), TEST_STEMS)
  return index
}

const SPANISH: Language = { stems: TEST_STEMS, synonyms: createSynonyms([['lampe', 'leuchte']]), hasCompounds: false }
const GERMAN: Language = { ...SPANISH, hasCompounds: true }

function search(rows: readonly Row[], text: string, language = SPANISH) {
  const index = indexOf(rows)
  const concepts = expandText(index.text, text, { language, isUnfinished: false })
  const scores = scoreText(index, concepts, [])
  const order = slotOrder(index, [], { scores, narrowing: null })
  const ids = scores.slots.toSorted(order ?? (() => 0)).map((slot) => index.ids[slot])
  const options = createOptionWords(LABELS, TEST_STEMS)
  return { ids, ...textMatch({ ...scores, concepts, options }, scores.slots.filter(scores.hasAll).length) }
}

describe('hits with all words', () => {
  const rows = [
    { id: 1, search_name: 'Tapete', search_text: 'para tu sofa' },
    { id: 2, search_name: 'Sofa Oslo' },
    { id: 3, search_name: 'Cojin', facets: { color: ['52'] } },
    { id: 4, search_name: 'Sofa Bruma', facets: { color_options: ['52'] } },
  ]
  test('come first and are counted; those with a part of the words follow', () => {
    const { ids, all, without } = search(rows, 'sofa gris')
    expect(ids).toEqual([4, 2, 3, 1])
    expect({ all, without }).toEqual({ all: 1, without: [] })
  })
  test('what only a description mentions is related', () => {
    expect(search(rows, 'sofa')).toMatchObject({ ids: [2, 4, 1], all: 2 })
    expect(search([{ id: 1, search_name: 'Secadora', search_text: 'para cada toalla' }], 'toalla')).toMatchObject({
      ids: [1],
      all: 0,
    })
  })
  test('where nothing has all, the weakest word is left out, not the kind of thing', () => {
    expect(search(rows, 'sofa azul')).toMatchObject({ all: 2, words: ['sofa'], without: ['azul'] })
    expect(search(rows, 'sofa para 6 personas')).toMatchObject({ all: 2, without: ['6 personas'] })
  })
  test('a word that was spelled quite differently is not reported as found', () => {
    const tablet = [{ id: 1, search_name: 'Tableta' }]
    expect(search(tablet, 'tarjeta')).toMatchObject({ ids: [1], all: 0 })
    expect(search(tablet, 'tableta')).toMatchObject({ ids: [1], all: 1 })
  })
})

describe('numbers', () => {
  const rows = [
    { id: 1, search_name: 'Olla de 6 litros', search_text: 'sobre la mesa' },
    { id: 2, search_name: 'Mesa Duna', facets: { seats_options: ['4', '6'] } },
    { id: 3, search_name: 'Mesa Coral', facets: { seats: ['4'] } },
    { id: 4, search_name: 'Pantalla Eco', facets: { size_options: ['222'] } },
    { id: 5, search_name: 'Comoda de 5 cajones' },
  ]
  test.each([
    ['mesa para 6 personas', [2], 1],
    ['mesa seis plazas', [2], 1],
    ['55 pulgadas', [4], 1],
    ['pantalla 55"', [4], 1],
    ['pantalla 55', [4], 1],
    ['olla 6 litros', [1], 1],
    ['5 cajones', [5], 1],
  ])('"%s" counts with its unit', (text, first, all) => {
    const found = search(rows, text)
    expect(found.ids.slice(0, first.length)).toEqual(first)
    expect(found.all).toBe(all)
  })
  test('alone say nothing of descriptions', () => {
    expect(search([{ id: 1, search_name: 'Mesa', search_text: 'en 6 colores' }], '6').ids).toEqual([])
  })
})

describe('between equals', () => {
  test('what is sold out and what is no goods come later', () => {
    const rows = [
      { id: 1, search_name: 'Mesa Uno', is_in_stock: false },
      { id: 2, search_name: 'Mesa Dos', type_id: 'virtual' },
      { id: 3, search_name: 'Mesa Tres' },
    ]
    expect(search(rows, 'mesa').ids).toEqual([3, 1, 2])
  })
  test('the order of the menu decides, and a name that begins with the word comes before one that holds it', () => {
    const rows = [
      { id: 1, search_name: 'Mesa Isla', category_ids: [800, 811] },
      { id: 2, search_name: 'Mesa Vega', category_ids: [200, 210] },
      { id: 3, search_name: 'Lampara de mesa' },
    ]
    expect(search(rows, 'mesa').ids).toEqual([2, 1, 3])
  })
  test('a plain thing comes before another kind that is named after it', () => {
    const rows = [
      { id: 1, search_name: 'Cojin para sofa' },
      { id: 2, search_name: 'Sofa comedor', category_ids: [100, 110] },
      { id: 3, search_name: 'Sofa Coral', category_ids: [100, 110] },
    ]
    expect(search(rows, 'sofa').ids).toEqual([3, 2, 1])
  })
})

describe('words that name a value', () => {
  const rows = [{ id: 1, search_name: 'Sofa', facets: { color_options: ['49', '50'], size: ['172'] } }]
  test('imply it, several words about one attribute what all of them name', () => {
    expect(search(rows, 'sofa gris').implied).toEqual([{ attribute: 'color', values: ['49', '52'] }])
    expect(search(rows, 'sofa azul marino').implied).toEqual([{ attribute: 'color', values: ['50'] }])
    expect(search(rows, 'sofa matrimonial').implied).toEqual([{ attribute: 'size', values: ['172'] }])
  })
  test('that nothing has imply nothing', () => {
    expect(search(rows, 'sofa 55 pulgadas').implied).toEqual([])
  })
})

describe('German compounds', () => {
  const rows = [
    { id: 1, search_name: 'Stehlampe Halo' },
    { id: 2, search_name: 'Pendelleuchte Orbe' },
    { id: 3, search_name: 'Sofa', search_text: 'samt' },
    { id: 4, search_name: 'Kühlschrank' },
  ]
  test.each([
    ['Lampe', [1, 2]],
    ['Leuchte', [2, 1]],
    ['Stehleuchte', [1]],
    ['Samtsofa', [3]],
    ['Kuehlschrank', [4]],
  ])('%s is found by its parts', (text, ids) => {
    expect(search(rows, text, GERMAN).ids).toEqual(ids)
  })
  test('are no matter of other languages', () => {
    expect(search(rows, 'Lampe').ids).not.toContain(1)
  })
})
