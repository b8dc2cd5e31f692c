import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchQuery } from '../catalogue/queries/searchQuery.ts'
import { testIndex } from '../testing/testIndex.ts'
import { countFacets } from './countFacets.ts'
import { tallyOf } from './variants/tally.ts'

const ATTRIBUTES = ['color', 'size', 'marca', 'discount', 'room']

test('many facets at once are counted as each is by itself', () => {
  const values = fc.array(fc.constantFrom('1', '2', '10', 'Sur', 'Norte'), { maxLength: 3 })
  const facets = fc.dictionary(fc.constantFrom(...ATTRIBUTES, 'color_options', 'room_options'), values)
  const price = fc.option(fc.integer({ min: 1, max: 400 }).map(String))
  const document = fc.record({ facets, price, isChosen: fc.boolean() })
  const countedBy = (fields: readonly string[]) =>
    parseSearchQuery({ _availableFilters: fields.map((field) => ({ field, scope: 'catalog', options: {} })) })
  fc.assert(
    fc.property(fc.array(document, { maxLength: 30 }), (documents) => {
      const index = testIndex(documents.map((row, at) => ({ id: at + 1, facets: row.facets, price: row.price })))
      const slots = [...documents.keys()].filter((slot) => documents[slot]!.isChosen)
      const fields = ['price', ...ATTRIBUTES]
      const alone = fields.map((field) => countFacets(countedBy([field]), tallyOf(index, slots, null)))
      expect(countFacets(countedBy(fields), tallyOf(index, slots, null))).toEqual(Object.assign({}, ...alone))
    }),
  )
})
