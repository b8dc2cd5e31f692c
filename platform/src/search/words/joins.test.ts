import { describe, expect, test } from 'vitest'
import { TEST_STEMS, testIndex } from '../../testing/testIndex.ts'
import { scoreText } from '../text/scoreText.ts'
import { createSynonyms } from '../text/synonyms.ts'
import { expandText } from '../text/expandText.ts'

const index = testIndex([
  { id: 1, search_name: 'Sofa cama Oslo' },
  { id: 2, search_name: 'Sofa Bruma' },
  { id: 3, search_name: 'Cama Luna king' },
  { id: 4, search_name: 'Lavavajillas Nevado' },
  { id: 5, search_name: 'Vajilla Comal' },
  { id: 6, search_name: 'Mesa paradiso' },
])
const synonyms = createSynonyms([
  ['king size', 'king'],
  ['lavavajillas', 'lavaplatos'],
])

function search(text: string, isUnfinished = false): number[] {
  const language = { stems: TEST_STEMS, synonyms, hasCompounds: false }
  const scores = scoreText(index, expandText(index.text, text, { language, isUnfinished }), [])
  return scores.slots.filter(scores.hasAll).map((slot) => index.ids[slot] ?? 0)
}

describe('two words without a space between', () => {
  test.each([
    ['sofacama', [1]],
    ['SofáCama oslo', [1]],
    ['kingsize', [3]],
    ['camaking', [3]],
  ])('"%s" are found as two', (text, ids) => {
    expect(search(text)).toEqual(ids)
    expect(search(text, true)).toEqual(ids)
  })

  test.each(['brumacama', 'paracama'])('"%s", which no product has together, find nothing', (text) => {
    expect(search(text)).toEqual([])
  })
})

describe('a word with a space in it', () => {
  test.each(['lava vajillas', 'lava platos', 'lava vajillas nevado'])('"%s" is found as one', (text) => {
    expect(search(text)).toEqual([4])
  })

  test('is no word of fewer letters, such as an ending', () => {
    expect(search('vaji lla')).toEqual([5])
    expect(search('vajill a')).toEqual([])
  })
})
