import { expect, test } from 'vitest'
import { snapshotMatches } from './snapshotMatches.ts'

const RECORDS = {
  a: { __typename: 'ConfigurableProduct', name: 'Sofá Oslo', urlPath: 'salas/sofa-oslo' },
  b: { __typename: 'SimpleProduct', name: 'Cojín para sofá', urlPath: 'cojin' },
  c: { __typename: 'Category', name: 'Sofás', urlPath: 'salas/sofas' },
  d: { __typename: 'SimpleProduct', name: 'Sofá sin página' },
  e: { __typename: 'SimpleProduct' },
}

test('finds products by every word of a term, without minding accents', () => {
  expect(snapshotMatches(RECORDS, ' SOFA ')).toEqual([
    { name: 'Cojín para sofá', path: '/cojin' },
    { name: 'Sofá Oslo', path: '/salas/sofa-oslo' },
  ])
  expect(snapshotMatches(RECORDS, 'sofá oslo').map(({ name }) => name)).toEqual(['Sofá Oslo'])
})

test.each(['', '  ', 'mesa'])('finds nothing for %j', (term) => {
  expect(snapshotMatches(RECORDS, term)).toEqual([])
})
