import { expect, test } from 'vitest'
import { keptMatches } from './keptMatches.ts'

const RECORDS = {
  a: { __typename: 'ConfigurableProduct', name: 'Sofá Oslo', urlPath: 'salas/sofa-oslo' },
  b: { __typename: 'SimpleProduct', name: 'Cojín para sofá', urlPath: 'cojin' },
  c: { __typename: 'Category', name: 'Sofás', urlPath: 'salas/sofas' },
  d: { __typename: 'SimpleProduct', name: 'Sofá sin página' },
  e: { __typename: 'SimpleProduct' },
}

test('finds products by every word of a term, without minding accents', () => {
  expect(keptMatches(RECORDS, ' SOFA ')).toEqual([
    { name: 'Cojín para sofá', path: '/cojin' },
    { name: 'Sofá Oslo', path: '/salas/sofa-oslo' },
  ])
  expect(keptMatches(RECORDS, 'sofá oslo').map(({ name }) => name)).toEqual(['Sofá Oslo'])
})

test.each(['', '  ', 'mesa'])('finds nothing for %j', (term) => {
  expect(keptMatches(RECORDS, term)).toEqual([])
})
