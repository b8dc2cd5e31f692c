import { expect, test } from 'vitest'
import type { FacetMapper as Facet } from './mappers.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

const facet = (attribute: string, counts: Record<string, number>, more: Partial<Facet> & { chosen?: string } = {}) => ({
  attribute,
  label: attribute,
  kind: 'CHOICE' as const,
  values: Object.entries(counts).map(([label, count]) => ({
    value: label,
    label,
    count,
    isChosen: label === more.chosen,
    swatch: null,
  })),
  ...(more.kind ? { kind: more.kind } : {}),
})
const left = (...facets: Facet[]) => withoutDuplicates(facets).map(({ attribute }) => attribute)
const SIZE = facet('size', { '2 plazas': 20, '3 plazas': 31 })

test('a facet that parts the products as an earlier one does, in fewer words or in more, is left out', () => {
  expect(left(SIZE, facet('plazas', { 2: 20, 3: 31 }))).toEqual(['size'])
  expect(left(facet('plazas', { 3: 31, 2: 20 }), SIZE)).toEqual(['plazas'])
  expect(left(facet('size', { '2 plazas': 9, '3 plazas': 9 }), facet('plazas', { 3: 9, 2: 9 }))).toEqual(['size'])
})

test.each([
  ['other products', facet('plazas', { 2: 20, 3: 30 })],
  ['other words', facet('patas', { Madera: 20, Metal: 31 })],
  ['a value more', facet('sitios', { 1: 4, 2: 20, 3: 31 })],
  ['numbers that stand inside others', facet('plazas', { 22: 20, 33: 31 })],
  ['a value twice', facet('plazas', { 2: 31, '2.': 20 })],
  ['ranges', facet('ancho', { 2: 20, 3: 31 }, { kind: 'RANGE' })],
  ['something chosen', facet('sitios', { 2: 20, 3: 31 }, { chosen: '3' })],
])('a facet with %s stays', (_what, other) => {
  expect(left(SIZE, other)).toEqual(['size', other.attribute])
})

test.each([
  ['2 plazas', '3 plazas', 'Plazas'],
  ['2-Sitzer', '3-Sitzer', 'Sitzplätze'],
  ['2 posti', '3 posti', 'Posti'],
])('a facet of %s and %s is left out beside one that counts the same unit in numbers', (two, three, label) => {
  const seats = { ...facet('seats', { 1: 4, 2: 14, 3: 16 }), label }
  const style = facet('style', { Nórdico: 8 })
  expect(left(facet('size', { [two]: 12, [three]: 12 }), style, seats)).toEqual(['seats', 'style'])
  expect(left(facet('size', { [two]: 12, [three]: 12 }, { chosen: two }), seats)).toEqual(['size', 'seats'])
})

test.each([
  ['of other units', { '2 plazas': 12, '140 cm': 9 }],
  ['of more products', { '2 plazas': 12, '3 plazas': 17 }],
  ['of a number that the other one lacks', { '2 plazas': 12, '4 plazas': 1 }],
])('a facet %s stays beside one that counts in numbers', (_what, values) => {
  const seats = { ...facet('seats', { 1: 4, 2: 14, 3: 16 }), label: 'Plazas' }
  expect(left(facet('size', values), seats)).toEqual(['size', 'seats'])
})
