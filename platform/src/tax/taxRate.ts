import { fieldListOf, fieldsOf, integerOf, listOf, numberOf, textOf } from '../parse/fields.ts'

export type TaxRateEntry = Readonly<{
  country: string
  regionId: number
  regionName: string | null
  percent: number
  code: string
}>
export type TaxRule = Readonly<{
  productClassIds: readonly number[]
  customerClassIds: readonly number[]
  rates: readonly TaxRateEntry[]
}>
export type TaxSubject = Readonly<{ classId: number; country: string; region?: string; customerClassId?: number }>

/** Reads a tax rule document. */
export function parseTaxRule(source: unknown): TaxRule {
  const fields = fieldsOf(source)
  return {
    productClassIds: integers(fields.product_tax_class_ids),
    customerClassIds: integers(fields.customer_tax_class_ids),
    rates: fieldListOf(fields.rates).map((rate) => ({
      country: textOf(rate.tax_country_id) ?? '',
      regionId: integerOf(rate.tax_region_id) ?? 0,
      regionName: textOf(rate.region_name),
      percent: numberOf(rate.rate) ?? 0,
      code: textOf(rate.code) ?? '',
    })),
  }
}

/**
 * The rate for a product class in a country and region: of the first rule for the class (and the customer's class,
 * when that is given) the first rate for the country that is nation-wide or names the region.
 * @returns null when the product is not taxed.
 */
export function taxRate(rules: readonly TaxRule[], subject: TaxSubject): TaxRateEntry | null {
  if (subject.classId <= 0) return null
  const { customerClassId } = subject
  const rule = rules.find(
    (candidate) =>
      candidate.productClassIds.includes(subject.classId) &&
      (customerClassId === undefined || candidate.customerClassIds.includes(customerClassId)),
  )
  const isLocal = (rate: TaxRateEntry) =>
    rate.regionId === 0 || rate.regionName === null || rate.regionName === subject.region
  return rule?.rates.find((rate) => rate.country === subject.country && isLocal(rate)) ?? null
}

function integers(value: unknown): number[] {
  return listOf(value).flatMap((item) => integerOf(item) ?? [])
}
