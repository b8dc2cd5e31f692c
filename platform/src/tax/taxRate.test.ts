import { expect, test } from 'vitest'
import { parseTaxRule, taxRate } from './taxRate.ts'

const rule = parseTaxRule({
  product_tax_class_ids: ['2'],
  customer_tax_class_ids: [3],
  rates: [
    { tax_country_id: 'MX', tax_region_id: 9, region_name: 'Baja California', rate: '8', code: 'border' },
    { tax_country_id: 'MX', tax_region_id: 0, rate: 16, code: 'IVA' },
    { tax_country_id: 'DE', rate: 19, code: 'MwSt' },
  ],
})

test.each([
  ['a nation-wide rate', { classId: 2, country: 'MX' }, 16],
  ['the rate of a region', { classId: 2, country: 'MX', region: 'Baja California' }, 8],
  ['another country', { classId: 2, country: 'DE', region: 'Bayern' }, 19],
  ['the customer class of the rule', { classId: 2, country: 'MX', customerClassId: 3 }, 16],
  ['another customer class', { classId: 2, country: 'MX', customerClassId: 4 }, undefined],
  ['a class without rule', { classId: 5, country: 'MX' }, undefined],
  ['no tax class', { classId: 0, country: 'MX' }, undefined],
  ['a country without rate', { classId: 2, country: 'FR' }, undefined],
])('%s', (_name, subject, percent) => {
  expect(taxRate([rule], subject)?.percent).toBe(percent)
})

test('the first rule for the class decides, even without a rate for the country', () => {
  const first = parseTaxRule({ product_tax_class_ids: [2], customer_tax_class_ids: [], rates: [] })
  expect(taxRate([first, rule], { classId: 2, country: 'MX' })).toBeNull()
})
