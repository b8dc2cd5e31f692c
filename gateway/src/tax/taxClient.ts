import { constantSearch } from '../catalogue/catalogueClient.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { SLOW_DATA_CACHE_MS } from '../catalogue/limits.ts'
import { readCount, readIds, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { STALE_TAX_MAX_MS } from '../rest/limits.ts'
import { onceOf } from '../graph/onceOf.ts'
import { TAX_RULES_MAX } from './limits.ts'
import type { TaxRule } from './taxRate.ts'

const searchAll = constantSearch({
  entity: 'taxrule',
  filters: [],
  sort: [{ field: 'id', options: 'asc' }],
  size: TAX_RULES_MAX,
  fields: null,
  cacheMs: SLOW_DATA_CACHE_MS,
  staleMs: STALE_TAX_MAX_MS,
})

/** Decoded rules, cached per reply, which many requests share. */
const rulesOf = onceOf((sources: readonly unknown[]): readonly TaxRule[] => sources.map(decodeRule))

/** Reads all tax rules of the store, in order of precedence. */
export async function readTaxRules(scope: PlatformScope): Promise<readonly TaxRule[]> {
  return rulesOf((await searchAll(scope)).sources)
}

function decodeRule(source: unknown): TaxRule {
  const rule = readSource(source)
  const rates = readSources(rule.rates, TAX_RULES_MAX).flatMap((rate) => {
    const percent = readNumber(rate.rate)
    const countryCode = readText(rate.tax_country_id)
    if (percent === null || percent < 0 || countryCode === null) return []
    // Region 0 is the whole country, even if a region name is present.
    const region = readCount(rate.tax_region_id) === 0 ? null : readText(rate.region_name)
    return [{ percent, countryCode, region }]
  })
  return {
    productClassIds: readIds(rule.product_tax_class_ids, TAX_RULES_MAX),
    customerClassIds: readIds(rule.customer_tax_class_ids, TAX_RULES_MAX),
    rates,
  }
}
