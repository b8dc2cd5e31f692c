import fc from 'fast-check'
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

test('the rate found is one of the first rule for the class and group, in the country, and no other region’s', () => {
  const id = fc.integer({ min: 1, max: 3 })
  const region = fc.constantFrom(null, 'Jalisco', 'Sonora')
  const rule = fc.record({
    productClassIds: fc.array(id, { maxLength: 2 }),
    customerClassIds: fc.array(id, { maxLength: 2 }),
    rates: fc.array(
      fc.record({ percent: fc.integer({ min: 0, max: 30 }), countryCode: fc.constantFrom('MX', 'DE'), region }),
      { maxLength: 4 },
    ),
  })
  const subject = fc.record({
    productClassId: fc.option(id),
    customerClassId: fc.option(id),
    countryCode: fc.constantFrom('MX', 'DE'),
    region,
  })
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), subject, (rules, wanted) => {
      const first = rules.find(
        ({ productClassIds, customerClassIds }) =>
          productClassIds.includes(wanted.productClassId ?? 0) &&
          (wanted.customerClassId === null || customerClassIds.includes(wanted.customerClassId)),
      )
      const fit = (first?.rates ?? []).filter(
        (item) => item.countryCode === wanted.countryCode && [null, wanted.region].includes(item.region),
      )
      const own = fit.filter((item) => item.region === wanted.region)
      const found = taxRate(rules, wanted)
      if (found === null) return fit.length === 0
      return (own.length > 0 ? own : fit).some(({ percent }) => percent === found.percent)
    }),
  )
})
