import { expect, test } from 'vitest'
import { type TaxRule, taxRate } from './taxRate.ts'

const rate = (percent: number, countryCode: string, region: string | null = null) => ({ percent, countryCode, region })
const RULES: readonly TaxRule[] = [
  {
    productClassIds: [2],
    customerClassIds: [3],
    rates: [rate(16, 'MX'), rate(8, 'MX', 'Baja California'), rate(19, 'DE')],
  },
  { productClassIds: [2, 4], customerClassIds: [5], rates: [rate(1, 'MX')] },
]

test.each([
  [{ productClassId: 2, countryCode: 'MX' }, 16],
  [{ productClassId: 2, countryCode: 'MX', region: 'Baja California' }, 8],
  [{ productClassId: 2, countryCode: 'MX', region: 'Jalisco' }, 16],
  [{ productClassId: 2, countryCode: 'DE' }, 19],
  [{ productClassId: 2, countryCode: 'IT' }, undefined],
  [{ productClassId: 4, countryCode: 'MX' }, 1],
  [{ productClassId: 2, countryCode: 'MX', customerClassId: 5 }, 1],
  [{ productClassId: 2, countryCode: 'MX', customerClassId: 9 }, undefined],
  [{ productClassId: 0, countryCode: 'MX' }, undefined],
  [{ productClassId: null, countryCode: 'MX' }, undefined],
])('%j is taxed with %s percent', (subject, percent) => {
  expect(taxRate(RULES, subject)?.percent).toBe(percent)
})
