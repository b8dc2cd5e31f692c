import { type PlatformScope, constantSearch } from '../catalogue/catalogueClient.ts'
import { SLOW_DATA_CACHE_MS } from '../catalogue/limits.ts'
import { readCount, readIds, readNumber, readSource, readSources, readText } from '../catalogue/readValue.ts'
import { TAX_RULES_MAX } from './limits.ts'
import type { TaxRule } from './taxRate.ts'

const searchAll = constantSearch({
  entity: 'taxrule',
  filters: [],
  sort: [{ field: 'id', options: 'asc' }],
  size: TAX_RULES_MAX,
  fields: null,
  cacheMs: SLOW_DATA_CACHE_MS,
})

/** Rules of a reply that many requests share. */
const decoded = new WeakMap<readonly unknown[], readonly TaxRule[]>()

/** All tax rules of the store, in the order in which they count. */
export async function readTaxRules(scope: PlatformScope): Promise<readonly TaxRule[]> {
  const { sources } = await searchAll(scope)
  const rules = decoded.get(sources) ?? sources.map(decodeRule)
  decoded.set(sources, rules)
  return rules
}

function decodeRule(source: unknown): TaxRule {
  const rule = readSource(source)
  const rates = readSources(rule.rates, TAX_RULES_MAX).flatMap((rate) => {
    const percent = readNumber(rate.rate)
    const countryCode = readText(rate.tax_country_id)
    if (percent === null || percent < 0 || countryCode === null) return []
    // Region 0 is the whole country, whatever name stands beside it.
    const region = readCount(rate.tax_region_id) === 0 ? null : readText(rate.region_name)
    return [{ percent, countryCode, region }]
  })
  return {
    productClassIds: readIds(rule.product_tax_class_ids, TAX_RULES_MAX),
    customerClassIds: readIds(rule.customer_tax_class_ids, TAX_RULES_MAX),
    rates,
  }
}
