import type { GraphContext } from '../graph/context.ts'
import { customerGroup } from '../tax/customerGroup.ts'
import { impliedRate } from '../tax/impliedRate.ts'
import { confirmedPrice } from './confirmedPrice.ts'
import type { ProductPriceMapper } from './mappers.ts'
import { partsPrice, readParts } from './partsPrice.ts'
import { type PriceContext, type PricedItem, priceRule, pricedProduct } from './pricedProduct.ts'
import { isMadeOfOthers } from './productPrice.ts'

/**
 * The price of a product or variant in this store, for this shopper: by the gateway's tax rules or in the platform's
 * amounts, and as the platform says now where the store synchronises prices.
 */
export async function readPrice(item: PricedItem, context: GraphContext): Promise<ProductPriceMapper> {
  const { settings } = context
  if (!settings.syncsPrices && settings.taxBy === 'gateway') return documentPrice(item, context)
  const [price, confirmed] = await Promise.all([
    documentPrice(item, context),
    settings.syncsPrices ? readConfirmed(item, context) : null,
  ])
  const present = settings.syncsPrices ? confirmedPrice(price, confirmed) : price
  return settings.taxBy === 'platform' ? taxedByPlatform(present, item, context) : present
}

const contexts = new WeakMap<GraphContext, Promise<PriceContext>>()

/** What prices depend on in this request: one moment for all of them, so that no list mixes an offer's last second. */
export function priceContext(context: GraphContext): Promise<PriceContext> {
  const given = contexts.get(context) ?? readPriceContext(context)
  contexts.set(context, given)
  return given
}

/** Tax rules are not asked for where the platform works out tax. */
async function readPriceContext({ loaders, settings, store, session }: GraphContext): Promise<PriceContext> {
  const rules = settings.taxBy === 'gateway' ? await loaders.taxRules() : []
  return { rules, store, settings, group: customerGroup(settings, session), now: new Date() }
}

/** Something made of others whose document names no price costs what its parts do. */
async function documentPrice(item: PricedItem, context: GraphContext): Promise<ProductPriceMapper> {
  const given = await priceContext(context)
  const price = pricedProduct(item, given)
  const { product, variant } = item
  if (price.regular > 0 || variant !== null || !isMadeOfOthers(product)) return price
  return { ...price, ...partsPrice(product.__typename, await readParts(product, context), priceRule(given)) }
}

/** A document without amounts with tax has them from the render list, where the platform is the one to work them out. */
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
