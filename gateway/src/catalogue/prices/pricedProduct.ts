import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { StoreSettings } from '../../stores/storeSettings.ts'
import type { CustomerGroup } from '../../tax/customerGroup.ts'
import { type TaxRateValue, type TaxRule, taxRate } from '../../tax/taxRate.ts'
import { decodeTiers } from './decodeTiers.ts'
import { type ItemPrice, type PriceRule, itemPrice } from './itemPrice.ts'
import type { ProductPriceMapper } from '../mappers.ts'
import { priceTerms } from './priceTerms.ts'
import type { PricedItem } from '../products/productDocument.ts'
import { WITHOUT_OFFER, productPrice } from './productPrice.ts'
import { type Source, readCount } from '../../parse/readValue.ts'

/** Inputs of a price besides the document. */
export type PriceContext = Readonly<{
  /** Tax rules; empty if the platform calculates tax. */
  rules: readonly TaxRule[]
  store: StoreDefinition
  settings: Pick<StoreSettings, 'taxBy' | 'tierPrices' | 'defaultCountry' | 'defaultRegion'>
  group: CustomerGroup
  /** True for a shopper who buys at wholesale prices. */
  isWholesale?: boolean
  now: Date
}>

type AnyPrice = ItemPrice & Readonly<{ isFrom: boolean }>

/**
 * Countries whose law requires the lowest price of the last 30 days beside a reduction: directive 98/6/EC, article 6a.
 */
const TELLING_COUNTRIES: ReadonlySet<string> = new Set(['DE', 'IT'])

const UNKNOWN: AnyPrice = { regular: 0, final: 0, ...WITHOUT_OFFER, isFrom: false }

/** Returns the price of a product or variant with its tax rate. A missing price is 0. */
export function pricedProduct(item: PricedItem, context: PriceContext): ProductPriceMapper {
  const { product, variant } = item
  const known = netPriceOf(item, priceRule(context))
  const price = known ?? UNKNOWN
  const values = variant?.values ?? product.values
  return {
    ...price,
    isKnown: known !== null,
    lowest: TELLING_COUNTRIES.has(context.store.countryCode) ? price.lowest : null,
    gross: context.settings.taxBy === 'platform' ? price.gross : null,
    ...priceTerms(item, price.final),
    tiers: tiersOf(values, price, context),
    taxRate: rateOf(item, context),
    currencyCode: context.store.currencyCode,
    isCurrent: true,
    refreshedAt: null,
  }
}

/**
 * Returns the rule that chooses between the prices of a document. If the platform calculates tax, its prices already
 * include tiers.
 */
export function priceRule(given: Pick<PriceContext, 'now' | 'settings' | 'group' | 'isWholesale'>): PriceRule {
  const { now, settings, group, isWholesale = false } = given
  return {
    now,
    isWholesale,
    tierGroup: settings.tierPrices && settings.taxBy === 'gateway' ? (group.prices ?? 0) : null,
  }
}

function netPriceOf({ product, variant }: PricedItem, rule: PriceRule): AnyPrice | null {
  if (variant === null) return productPrice(product, rule)
  const price = itemPrice(variant, rule)
  return price && { ...price, isFrom: false }
}

/** Returns the tier prices from two units on that are below the price of one. */
function tiersOf(values: Source, { final }: AnyPrice, { settings, group }: PriceContext): ProductPriceMapper['tiers'] {
  if (!settings.tierPrices) return []
  return decodeTiers(values.tier_prices, group.prices ?? 0).filter(
    ({ quantity, price }) => quantity > 1 && price < final,
  )
}

/**
 * Returns the tax rate. A variant without a tax class has its product's; a configurable without one has that of its
 * variants.
 */
function rateOf({ product, variant }: PricedItem, { rules, settings, group }: PriceContext): TaxRateValue | null {
  if (settings.taxBy === 'platform') return null
  const { defaultCountry: countryCode, defaultRegion: region } = settings
  const [first] = product.variants
  const other = variant ?? (product.taxClassId === null ? first : undefined)
  const productClassId = (other && readCount(other.values.tax_class_id)) ?? product.taxClassId
  return taxRate(rules, { productClassId, countryCode, region, customerClassId: group.tax })
}
