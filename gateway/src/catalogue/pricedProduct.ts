import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { type TaxRule, taxRate } from '../tax/taxRate.ts'
import { decodeInstalments } from './decodePrices.ts'
import type { ProductPriceMapper } from './mappers.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'
import { type ProductNetPrice, netPrice, productPrice } from './productPrice.ts'
import { readCount } from './readValue.ts'

/** What a price depends on beside the document. */
export type PriceContext = Readonly<{ rules: readonly TaxRule[]; store: StoreDefinition; now: Date }>

const UNKNOWN: ProductNetPrice = { regular: 0, final: 0, offerUntil: null, isFrom: false }

/** A product's price with the tax rate that it is shown with. A price that nothing names is 0. */
export function pricedProduct(product: ProductDocument, { rules, store, now }: PriceContext): ProductPriceMapper {
  const [first] = product.variants
  const productClassId = product.taxClassId ?? (first ? readCount(first.values.tax_class_id) : null)
  return {
    ...(productPrice(product, now) ?? UNKNOWN),
    instalments: product.instalments,
    taxRate: taxRate(rules, { productClassId, countryCode: store.countryCode }),
    currencyCode: store.currencyCode,
  }
}

/** A variant's price; its tax class is the product's where it has none of its own. */
export function pricedVariant(
  { product, variant }: Readonly<{ product: ProductDocument; variant: VariantDocument }>,
  { rules, store, now }: PriceContext,
): ProductPriceMapper {
  const productClassId = readCount(variant.values.tax_class_id) ?? product.taxClassId
  return {
    ...(netPrice(variant.prices, now) ?? UNKNOWN),
    isFrom: false,
    instalments: decodeInstalments(variant.values),
    taxRate: taxRate(rules, { productClassId, countryCode: store.countryCode }),
    currencyCode: store.currencyCode,
  }
}
