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

const side = (code: string, ...values: (string | null)[]) => ({ code, label: code, values, isDifferent: true })
const sides = [side('width', '200 cm', '180 cm'), side('depth', '90 cm', '85 cm'), side('weight', '40 kg', '38 kg')]

test('sides are no rows of their own beside the measures, nor a weight or a brand by another label', () => {
  const measures = comparedRow({ code: 'own:measures', label: 'Medidas', values: ['200 × 90', '180 × 85'] })
  const weight = comparedRow({ code: 'own:weight', label: 'Peso', values: ['40 kg', '38 kg'] })
  const own = comparedRow({ code: 'own:brand', label: 'Marca', values: ['Oslo', 'Alba'] })
  const attributes = [...sides, side('marca', 'Oslo', 'Alba'), style]
  const codes = comparedRows([own, measures, weight], attributes, false).shown.map(({ code }) => code)
  expect(codes).toEqual(['own:brand', 'own:measures', 'own:weight', 'style'])
})

test('without whole measures each side has its row', () => {
  expect(comparedRows([null], sides, false).shown.map(({ code }) => code)).toEqual(['width', 'depth', 'weight'])
})
