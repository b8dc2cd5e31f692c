import { expect, test } from 'vitest'
import { shownOptions } from './shownOptions.ts'

const engraved = (value: string) => ({ customOptions: [{ optionId: '1', value }] })
const shown = (value: unknown, typed = 'A<B>C &amp; D') => shownOptions([{ label: 'Grabado', value }], engraved(typed))

test('a text that the customer typed is as typed, whether the platform escapes it or not', () => {
  expect(shown('A<B>C &amp; D')).toEqual([{ label: 'Grabado', value: 'A<B>C &amp; D' }])
  expect(shown('A&lt;B&gt;C &amp;amp; D')).toEqual([{ label: 'Grabado', value: 'A<B>C &amp; D' }])
  const long = `${'x'.repeat(300)}\n<b>`
  expect(shown(long, long)).toEqual([{ label: 'Grabado', value: long }])
})

test('a value of the catalogue has no markup', () => {
  expect(shown('1 x Colchón <span class="price">$5</span>')).toEqual([{ label: 'Grabado', value: '1 x Colchón $5' }])
  expect(shownOptions([{ label: ' ', value: 'x' }, { label: 'Color', value: '<br>' }, null], {})).toEqual([])
})

test('a part of a bundle has its units before it if there are several', () => {
  const bundle = { bundleOptions: [{ optionId: '1', selectionIds: ['2'] }] }
  const parts = ['1 x Colchón', '12 x Almohada 50 x 70', 'Base'].map((value) => ({ label: 'Parte', value }))
  expect(shownOptions(parts, bundle).map(({ value }) => value)).toEqual(['Colchón', '12 × Almohada 50 x 70', 'Base'])
  expect(shown('2 x 4')).toEqual([{ label: 'Grabado', value: '2 x 4' }])
})
