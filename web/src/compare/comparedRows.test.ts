import { expect, test } from 'vitest'
import { comparedRow, comparedRows } from './comparedRows.ts'

const row = (label: string, ...values: (string | null)[]) => comparedRow({ code: label, label, values })

test.each([
  [['a', 'a'], false],
  [['a', 'b'], true],
  [['a', null], true],
  [['a'], false],
])('%j is different: %s', (values, isDifferent) => {
  expect(row('Marca', ...values)?.isDifferent).toBe(isDifferent)
})

test('there is no line of what no product has', () => {
  expect(row('Peso', null, null)).toBeNull()
})

const brand = row('Marca', 'Oslo', 'Alba')
const style = { code: 'style', label: 'Estilo', values: ['Nórdico', 'Nórdico'], isDifferent: false }

test('the page’s own lines come first, and none is listed twice', () => {
  const again = { code: 'marca', label: 'marca', values: ['Oslo', 'Alba'], isDifferent: true }
  const { shown, total } = comparedRows([brand, null], [again, style], false)
  expect(shown.map(({ label }) => label)).toEqual(['Marca', 'Estilo'])
  expect(total).toBe(2)
})

test('only differences are left when they are chosen, and the count still includes all lines', () => {
  const { shown, total } = comparedRows([brand], [style], true)
  expect(shown.map(({ label }) => label)).toEqual(['Marca'])
  expect(total).toBe(2)
})
