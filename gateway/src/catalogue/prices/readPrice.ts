import type { GraphContext } from '../../app/context.ts'
import { hasWholesalePrices } from '../../b2b/wholesaleSettings.ts'
import { customerGroup } from '../../tax/customerGroup.ts'
import { impliedRate } from '../../tax/impliedRate.ts'
import { confirmedPrice } from './confirmedPrice.ts'
import { type MaybePromise, whenKnown } from '../../graph/maybePromise.ts'
import type { ProductPriceMapper } from '../mappers.ts'
import { partsPrice, readParts } from './partsPrice.ts'
import { type PriceContext, priceRule, pricedProduct } from './pricedProduct.ts'
import type { PricedItem } from '../products/productDocument.ts'
import { isMadeOfOthers } from './productPrice.ts'
import type { SourceFields } from '../products/sourceFields.ts'

/**
 * Returns the price of a product or variant for this store and shopper: by the gateway's tax rules or from the
 * platform's amounts, and live if the store synchronises prices.
 */
export function readPrice(item: PricedItem, context: GraphContext): MaybePromise<ProductPriceMapper> {
  const { syncsPrices, taxBy } = context.settings
  return syncsPrices || taxBy === 'platform' ? askedPrice(item, context) : documentPrice(item, context)
}

async function askedPrice(item: PricedItem, context: GraphContext): Promise<ProductPriceMapper> {
  const { settings } = context
  const [price, confirmed] = await Promise.all([
    documentPrice(item, context),
    settings.syncsPrices ? readConfirmed(item, context) : null,
  ])
  const present = settings.syncsPrices ? confirmedPrice(price, confirmed) : price
  return settings.taxBy === 'platform' ? taxedByPlatform(present, item, context) : present
}

const contexts = new WeakMap<GraphContext, MaybePromise<PriceContext>>()

/**
 * Returns the price context of the request; a promise until it has been read once. All prices use one instant, so that
 * no list mixes the two sides of an offer's end.
 */
export function priceContext(context: GraphContext): MaybePromise<PriceContext> {
  const known = contexts.get(context)
  if (known) return known
  const reading = readPriceContext(context)
  contexts.set(context, reading)
  return reading
}

/** Starts to load the price context, if these fields are for prices. A failure is reported by the prices themselves. */
export async function preparePrices(context: GraphContext, fields: SourceFields['names']): Promise<void> {
  if (fields !== null && !fields.includes('final_price')) return
  await Promise.allSettled([priceContext(context)])
}

/** Reads the price context; tax rules only if the gateway calculates tax. */
async function readPriceContext(context: GraphContext): Promise<PriceContext> {
  const { loaders, settings, store, session } = context
  const rules = settings.taxBy === 'gateway' ? await loaders.taxRules() : []
  const isWholesale = hasWholesalePrices({ store, session })
  const known = { rules, store, settings, group: customerGroup(settings, session), isWholesale, now: new Date() }
  contexts.set(context, known)
  return known
}

/** Returns the price of a document; a composite product without one costs the sum or minimum of its parts. */
function documentPrice(item: PricedItem, context: GraphContext): MaybePromise<ProductPriceMapper> {
  return whenKnown(priceContext(context), (given) => priceIn(item, context, given))
}

function priceIn(item: PricedItem, context: GraphContext, given: PriceContext): MaybePromise<ProductPriceMapper> {
  const price = pricedProduct(item, given)
  const { product, variant } = item
  if (price.regular > 0 || variant !== null || !isMadeOfOthers(product)) return price
  return readParts(product, context).then((parts) => {
    const found = partsPrice(product.__typename, parts, priceRule(given))
    return found === null ? price : { ...price, ...found, isKnown: true }
  })
}

/** Reads amounts with tax from the render list, for a document without them, if the platform calculates tax. */
async function taxedByPlatform(
  price: ProductPriceMapper,
  item: PricedItem,
  context: GraphContext,
): Promise<ProductPriceMapper> {
  const confirmed = price.gross === null ? await readConfirmed(item, context) : null
  const taxed = confirmed === null ? price : confirmedPrice(price, confirmed)
  const percent = taxed.gross === null ? null : impliedRate(taxed.final, taxed.gross.final)
  const { defaultCountry: countryCode, defaultRegion: regionCode } = context.settings
  return { ...taxed, taxRate: percent === null ? null : { percent, countryCode, regionCode } }
}

function readConfirmed({ product, variant }: PricedItem, { loaders }: GraphContext) {
  const productId = variant === null ? product.id : variant.id
  return loaders.renderedPrices.load({ sku: variant?.sku ?? product.sku, productId })
}
