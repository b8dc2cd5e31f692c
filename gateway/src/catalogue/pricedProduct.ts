import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import type { CustomerGroup } from '../tax/customerGroup.ts'
import { type TaxRateValue, type TaxRule, taxRate } from '../tax/taxRate.ts'
import { decodeCredit, decodeInstalments } from './decodePrices.ts'
import { decodeTiers } from './decodeTiers.ts'
import { type ItemPrice, type PriceRule, itemPrice } from './itemPrice.ts'
import type { ProductPriceMapper } from './mappers.ts'
import type { ProductDocument, VariantDocument } from './productDocument.ts'
import { productPrice } from './productPrice.ts'
import { type Source, readCount } from './readValue.ts'

/** What a price depends on beside the document. */
export type PriceContext = Readonly<{
  /** Empty where the platform works out tax. */
  rules: readonly TaxRule[]
  store: StoreDefinition
  settings: Pick<StoreSettings, 'taxBy' | 'tierPrices' | 'defaultCountry' | 'defaultRegion'>
  group: CustomerGroup
  now: Date
}>

/** A product, or one variant of it. */
export type PricedItem = Readonly<{ product: ProductDocument; variant: VariantDocument | null }>

type AnyPrice = ItemPrice & Readonly<{ isFrom: boolean }>

const UNKNOWN: AnyPrice = { regular: 0, final: 0, offerUntil: null, gross: null, isFrom: false }

/** The price of a product or variant with the tax rate that it is shown with. A price that nothing names is 0. */
export function pricedProduct(item: PricedItem, context: PriceContext): ProductPriceMapper {
  const { product, variant } = item
  const price = netPriceOf(item, priceRule(context)) ?? UNKNOWN
  const values = variant?.values ?? product.values
  return {
    ...price,
    gross: context.settings.taxBy === 'platform' ? price.gross : null,
    instalments: variant ? decodeInstalments(variant.values) : product.instalments,
    credit: decodeCredit(values),
    tiers: tiersOf(values, price, context),
    taxRate: rateOf(item, context),
    currencyCode: context.store.currencyCode,
    isCurrent: true,
    refreshedAt: null,
  }
}

/** What decides between the prices of one document. Where the platform works out tax it has counted tiers in already. */
export function priceRule({ now, settings, group }: Pick<PriceContext, 'now' | 'settings' | 'group'>): PriceRule {
  return { now, tierGroup: settings.tierPrices && settings.taxBy === 'gateway' ? (group.prices ?? 0) : null }
}

function netPriceOf({ product, variant }: PricedItem, rule: PriceRule): AnyPrice | null {
  if (variant === null) return productPrice(product, rule)
  const price = itemPrice(variant, rule)
  return price && { ...price, isFrom: false }
}

/** Prices from two units on that are below that of one. */
function tiersOf(values: Source, { final }: AnyPrice, { settings, group }: PriceContext): ProductPriceMapper['tiers'] {
  if (!settings.tierPrices) return []
  return decodeTiers(values.tier_prices, group.prices ?? 0).filter(
    ({ quantity, price }) => quantity > 1 && price < final,
  )
}

/** A variant's tax class is the product's where it has none of its own; a configurable without one has its variants'. */
function rateOf({ product, variant }: PricedItem, { rules, settings, group }: PriceContext): TaxRateValue | null {
  if (settings.taxBy === 'platform') return null
  const { defaultCountry: countryCode, defaultRegion: region } = settings
  const [first] = product.variants
  const other = variant ?? (product.taxClassId === null ? first : undefined)
  const productClassId = (other && readCount(other.values.tax_class_id)) ?? product.taxClassId
  return taxRate(rules, { productClassId, countryCode, region, customerClassId: group.tax })
}
