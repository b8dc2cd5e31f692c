import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FUZZY_MAX_EXPANSIONS, MINIMUM_SCORE } from '../../limits.ts'
import { TEST_STEMS, testIndex } from '../../testing/testIndex.ts'
import type { CatalogueIndex } from '../catalogueIndex.ts'
import { expandText } from './expandText.ts'
import { letterDistance } from './letterDistance.ts'
import { scoreText } from './scoreText.ts'
import { createSynonyms } from './synonyms.ts'

const NO_SYNONYMS = createSynonyms([])

function search(index: CatalogueIndex, text: string, { isUnfinished = false, synonyms = NO_SYNONYMS } = {}): number[] {
  const language = { stems: TEST_STEMS, synonyms, hasCompounds: false }
  const concepts = expandText(index.text, text, { language, isUnfinished })
  const scores = scoreText(index, concepts, [text.toLowerCase()])
  return scores.slots.toSorted((one, two) => scores.of[two]! - scores.of[one]!).map((slot) => index.ids[slot] ?? 0)
}

describe('fields', () => {
  const index = testIndex([
    { id: 1, search_text: 'va bien con oslo' },
    { id: 2, search_category: 'Oslo' },
    { id: 3, skus: ['oslo-52'] },
    { id: 4, search_name: 'Sillón Oslo' },
    { id: 5, search_name: 'Oslo sillón' },
    { id: 6, search_name: 'Mesa' },
  ])

  test('name counts most, then sku, category, and what the description says', () => {
    expect(search(index, 'oslo')).toEqual([5, 4, 3, 2, 1])
  })
  test('the sku itself comes before everything', () => {
    expect(search(index, 'oslo-52')[0]).toBe(3)
  })
  test('the brand is found by the label of its value, the keywords before the description, and colours by their label', () => {
    const goods = testIndex([
      { id: 1, search_text: 'como de Kvistheim' },
      { id: 2, search_keywords: 'kvistheim' },
      { id: 3, facets: { marca: ['7'] } },
      { id: 4, facets: { color_options: ['52'] } },
      { id: 5, facets: { color: ['59'] } },
    ])
    expect(search(goods, 'Kvistheim')).toEqual([3, 2, 1])
    expect(search(goods, 'gris')).toEqual([4])
    expect(search(goods, 'blanco')).toEqual([5])
  })
  test('words of several fields add up', () => {
    const both = testIndex([
      { id: 1, search_name: 'Sofá Oslo' },
      { id: 2, search_name: 'Sofá Oslo', search_category: 'Sofás' },
    ])
    expect(search(both, 'sofas')).toEqual([2, 1])
  })
})

test('a search finds nothing of the one before it, whose figures it takes over', () => {
  const rows = ['mesa redonda', 'mesa de centro', 'silla redonda', 'silla', 'centro'].map((search_name, at) => ({
    id: at + 1,
    search_name,
    skus: [`sku-${at}`],
  }))
  const text = fc.array(fc.constantFrom('mesa', 'redonda', 'silla', 'centro', 'sku-3', 'nada'), {
    minLength: 1,
    maxLength: 4,
  })
  const index = testIndex(rows)
  fc.assert(
    fc.property(text, (words) => {
      const find = (where: CatalogueIndex) => {
        const concepts = expandText(where.text, words.join(' '), {
          language: { stems: TEST_STEMS, synonyms: NO_SYNONYMS, hasCompounds: false },
          isUnfinished: false,
        })
        const { slots, of, release } = scoreText(where, concepts, words)
        const found = slots.map((slot) => [slot, of[slot]])
        release()
        return found
      }
      expect(find(index)).toEqual(find(testIndex(rows)))
    }),
  )
  expect(index.boards.free).toHaveLength(1)
})

test('accents, capitals and marks make no difference', () => {
  const index = testIndex([{ id: 1, search_name: 'Sillón “Bruma” GRAN tamaño' }])
  for (const text of ['sillon', 'SILLÓN', '¡bruma!', 'tamano']) expect(search(index, text), text).toEqual([1])
})

describe('how much has to match', () => {
  const index = testIndex([
    { id: 1, search_name: 'mesa redonda blanca grande' },
    { id: 2, search_name: 'mesa redonda blanca' },
    { id: 3, search_name: 'mesa redonda' },
    { id: 4, search_name: 'mesa' },
  ])

  test('three quarters of the words, rounded down, best match first', () => {
    expect(search(index, 'mesa redonda blanca grande')).toEqual([1, 2])
    expect(search(index, 'mesa redonda blanca')).toEqual([1, 2, 3])
    expect(search(index, 'mesa redonda')).toHaveLength(4)
  })
  test('stop words are not counted, unless there is nothing else', () => {
    expect(search(index, 'mesa redonda de blanca para grande')).toEqual([1, 2])
    expect(search(testIndex([{ id: 9, search_name: 'para ti' }]), 'para')).toEqual([9])
  })
  test('a frequent word of a description is too little when only a synonym of it was typed', () => {
    const texts = Array.from({ length: 200 }, (_, at) => ({
      id: at + 1,
      search_text: at === 0 ? 'casa terciopelo' : 'casa',
    }))
    const often = testIndex(texts)
    const synonyms = createSynonyms([
      ['hogar', 'casa'],
      ['velvet', 'terciopelo'],
    ])
    expect(search(often, 'casa')).toHaveLength(200)
    expect(search(often, 'hogar', { synonyms })).toEqual([])
    expect(search(often, 'velvet', { synonyms })).toEqual([1])
    expect(MINIMUM_SCORE).toBe(0.02)
  })
})

describe('spelling', () => {
  const index = testIndex(
    ['lampara', 'lamparon', 'lamparas', 'lamparita', 'camara', 'cama', 'camastro'].map((name, at) => ({
      id: at + 1,
      search_name: name,
    })),
  )

  test('two wrong letters are forgiven, three are not', () => {
    expect(search(index, 'lanpara')).toContain(1)
    expect(search(index, 'lanbara')).toContain(1)
    expect(search(index, 'lanbera')).toEqual([])
  })
  test('the first two letters have to be right', () => {
    expect(search(index, 'kampara')).toEqual([])
    expect(search(index, 'lmpara')).toEqual([])
  })
  test('one word stands for three others at most, the nearest', () => {
    const many = testIndex(
      ['mesita', 'mesito', 'mesitu', 'mesiti', 'mesina'].map((search_name, at) => ({ id: at + 1, search_name })),
    )
    expect(search(many, 'mesitx')).toHaveLength(FUZZY_MAX_EXPANSIONS)
    expect(search(many, 'mesitx')).not.toContain(5)
    expect(search(index, 'lamparad')).toContain(1)
  })
  test('of three and four letters one may be wrong, after the first two', () => {
    expect(search(index, 'cma')).toEqual([])
    expect(search(index, 'cana')).toEqual([6])
    expect(search(testIndex([{ id: 1, search_name: 'mesa' }]), 'mes')).toEqual([1])
    expect(search(testIndex([{ id: 1, search_name: 'spa' }]), 'spe')).toEqual([1])
    expect(search(testIndex([{ id: 1, search_name: 'spa' }]), 'spre')).toEqual([])
  })
  test('two letters that are swapped count as one mistake', () => {
    const words = testIndex(['sofa', 'cama', 'sillon', 'silla'].map((search_name, at) => ({ id: at + 1, search_name })))
    expect(search(words, 'soaf')).toEqual([1])
    expect(search(words, 'caam')).toEqual([2])
    expect(search(words, 'sillno')).toEqual([3])
  })
  test('every text of a document teaches spellings, and so do synonyms', () => {
    const texts = testIndex([
      { id: 1, search_name: 'Pantalla' },
      { id: 2, search_text: 'de terciopelo' },
      { id: 3, search_keywords: 'butaca' },
    ])
    const synonyms = createSynonyms([['pantalla', 'televisor']])
    expect(search(texts, 'terciopleo')).toEqual([2])
    expect(search(texts, 'terciop', { isUnfinished: true })).toEqual([2])
    expect(search(texts, 'butcaa')).toEqual([3])
    expect(search(texts, 'telebisor', { synonyms })).toEqual([1])
  })
  test('a word that the catalogue knows means only itself', () => {
    expect(search(index, 'cama')).toEqual([6])
  })
  test('a word that it does not know may be the beginning of others', () => {
    expect(new Set(search(index, 'cam'))).toEqual(new Set([5, 6, 7]))
  })
  test('children, who are not listed, teach no spelling', () => {
    const hidden = testIndex([{ id: 1, search_name: 'terciopelo', visibility: 1 }])
    expect(search(hidden, 'terciopel')).toEqual([])
    expect(search(hidden, 'terciopelo')).toEqual([1])
  })
})

describe('while typing', () => {
  const index = testIndex([
    { id: 1, search_name: 'Cama Oslo' },
    { id: 2, search_name: 'Camastro Isla' },
    { id: 3, search_name: 'Mesa Oslo' },
    { id: 4, search_name: 'Silla Isla' },
  ])

  test('the last word is also the beginning of others, after what it is itself', () => {
    expect(search(index, 'cama', { isUnfinished: true })).toEqual([1, 2])
    expect(search(index, 'mesa o', { isUnfinished: true })[0]).toBe(3)
  })
  test('one letter after other words ranks what they find, and finds nothing beside it', () => {
    expect(search(index, 'mesa o', { isUnfinished: true })).toEqual([3])
    expect(search(index, 'cama o', { isUnfinished: true })).toEqual([1])
    expect(search(index, 'isla c', { isUnfinished: true })).toEqual([2, 4])
    expect(search(index, 'isla s', { isUnfinished: true })).toEqual([4, 2])
    expect(search(index, 'isla s')).toEqual([4, 2])
    expect(new Set(search(index, 'c', { isUnfinished: true }))).toEqual(new Set([1, 2]))
    expect(search(index, 'nada c', { isUnfinished: true })).toEqual([])
  })
  test('one letter finds nothing either where the other words stand in descriptions alone, and is not reported as missing', () => {
    const described = testIndex([
      { id: 1, search_name: 'Cama Oslo' },
      { id: 2, search_name: 'Mesa Oslo', search_text: 'de estilo moderno' },
      { id: 3, search_name: 'Camastro', search_text: 'de estilo moderno' },
    ])
    const language = { stems: TEST_STEMS, synonyms: NO_SYNONYMS, hasCompounds: false }
    const concepts = expandText(described.text, 'moderno c', { language, isUnfinished: true })
    const { counts, release } = scoreText(described, concepts, [])
    release()
    expect(counts).toEqual([true, true])
    expect(search(described, 'moderno c', { isUnfinished: true })).toEqual([3, 2])
  })
  test('words before it are finished', () => {
    expect(search(index, 'cama isla', { isUnfinished: true })).not.toContain(0)
    expect(search(index, 'cama isla', { isUnfinished: true })[0]).not.toBe(3)
    expect(search(index, 'cama xyz', { isUnfinished: true })).toEqual([1])
  })
  test('mistakes are forgiven in an unfinished word, too', () => {
    expect(search(index, 'camastra', { isUnfinished: true })).toEqual([2])
  })
})

describe('synonyms', () => {
  const synonyms = createSynonyms([
    ['sofá', 'couch'],
    ['minisplit', 'aire acondicionado'],
  ])
  const index = testIndex([
    { id: 1, search_name: 'Sofá Oslo' },
    { id: 2, search_name: 'Couch Bruma' },
    { id: 3, search_name: 'Minisplit Alisio' },
    { id: 4, search_name: 'Aire de campo' },
    { id: 5, search_name: 'Equipo de aire acondicionado' },
  ])

  test('are found after what was typed', () => {
    expect(search(index, 'couch', { synonyms })).toEqual([2, 1])
    expect(search(index, 'sofas', { synonyms })).toEqual([1, 2])
  })
  test('may be phrases, both as typed and as meant', () => {
    expect(search(index, 'aire acondicionado', { synonyms })).toEqual([5, 3])
    expect(search(index, 'minisplit', { synonyms })).toEqual([3, 5])
  })
  test('without a group there are none', () => {
    expect(search(index, 'couch')).toEqual([2])
  })
})

test('letter distance is symmetric, 0 only for the same word, and keeps the triangle', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(words, words, words, (one, two, three) => {
      const far = 20
      const distance = letterDistance(one, two, far)
      expect(letterDistance(two, one, far)).toBe(distance)
      expect(distance === 0).toBe(one === two)
      expect(letterDistance(one, three, far)).toBeLessThanOrEqual(distance + letterDistance(two, three, far))
      expect(letterDistance(one, two, 2)).toBe(Math.min(distance, 3))
    }),
  )
})
