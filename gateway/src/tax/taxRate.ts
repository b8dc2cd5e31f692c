/** Tax rule of the platform: rates by product class and place. */
export type TaxRule = Readonly<{
  productClassIds: readonly number[]
  customerClassIds: readonly number[]
  rates: readonly Readonly<{ percent: number; countryCode: string; region: string | null }>[]
}>

export type TaxSubject = Readonly<{
  productClassId: number | null
  countryCode: string
  region?: string | null
  /** Customer classes; only if the shop taxes customer groups differently. */
  customerClassId?: number | null
}>

export type TaxRateValue = Readonly<{ percent: number; countryCode: string; regionCode: string | null }>

/**
 * Returns the tax rate of a product; null if no rule matches. The first rule for its class applies, with the region's
 * own rate before the country's.
 */
export function taxRate(rules: readonly TaxRule[], subject: TaxSubject): TaxRateValue | null {
  const { productClassId, countryCode, region = null, customerClassId = null } = subject
  if (productClassId === null || productClassId <= 0) return null
  const rule = rules.find(
    ({ productClassIds, customerClassIds }) =>
      productClassIds.includes(productClassId) &&
      (customerClassId === null || customerClassIds.includes(customerClassId)),
  )
  const rates = rule?.rates.filter((rate) => rate.countryCode === countryCode) ?? []
  const rate =
    rates.find((candidate) => candidate.region !== null && candidate.region === region) ??
    rates.find((candidate) => candidate.region === null)
  return rate ? { percent: rate.percent, countryCode, regionCode: rate.region } : null
}
