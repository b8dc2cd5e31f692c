import type { StoreView } from './storeView.ts'

const CODES = { MX: 'IVA general', DE: 'Mehrwertsteuer', IT: 'IVA ordinaria' } as const
const RULE_ID = 2
const RATE_IDS = { MX: 4, DE: 5, IT: 6 } as const

/** The store's tax rule: one rate for the whole country, for goods (class 2) and private customers (class 3). */
export function taxRuleDocuments({ store, taxPercent }: StoreView): Record<string, unknown>[] {
  const { country } = store
  const rate = {
    id: RATE_IDS[country],
    code: `${country}-${taxPercent}`,
    tax_country_id: country,
    tax_region_id: 0,
    region_name: null,
    tax_postcode: '*',
    rate: taxPercent,
    titles: [],
  }
  return [
    {
      id: RULE_ID,
      code: CODES[country],
      priority: 0,
      position: 0,
      calculate_subtotal: false,
      customer_tax_class_ids: [3],
      product_tax_class_ids: [2],
      tax_rate_ids: [rate.id],
      rates: [rate],
    },
  ]
}
