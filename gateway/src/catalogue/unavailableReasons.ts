import type { UserError } from '../__generated__/schemaTypes.ts'
import { refusedBy, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { toStockKey } from '../stock/stockKey.ts'
import { isPriceKnown } from './prices/priceResolvers.ts'
import { productPrice } from './prices/productPrice.ts'
import { readPrice } from './prices/readPrice.ts'
import type { ProductDocument } from './products/productDocument.ts'

type Wanted = Readonly<{ sku: string; productId: number | null }>

/**
 * Returns why a product cannot be bought as it is: the platform's own reasons, else its price, else live stock; empty if it can. Stock
 * that could not be read does not refuse: the platform decides when the line is added.
 */
export async function unavailableReasons(
  product: ProductDocument,
  context: GraphContext,
): Promise<readonly UserError[]> {
  const { sku, name, errors } = product
  if (errors.length > 0) return errors.map((reason) => refusedBy(reason, { sku }))
  if (!(await hasPrice(product, context))) {
    return [userError(context.messageLanguage, 'PRICE_UNKNOWN', { sku, words: { name } })]
  }
  const choices = choicesOf(product)
  const open = await Promise.all(choices.map((choice) => isAnyInStock(choice, context)))
  if (open.every(Boolean)) return []
  const code = product.__typename === 'ConfigurableProduct' ? 'NO_VARIANT_AVAILABLE' : 'OUT_OF_STOCK'
  return [userError(context.messageLanguage, code, { sku, words: { name } })]
}

/**
 * False without a price to pay, in the document or, where prices are synchronised, live. A bundle or group costs what its
 * parts cost, which are not read for this.
 */
async function hasPrice(product: ProductDocument, context: GraphContext): Promise<boolean> {
  if (product.__typename === 'BundleProduct' || product.__typename === 'GroupedProduct') return true
  const { settings } = context
  const price = productPrice(product, { now: new Date(), tierGroup: null })
  if (price !== null) return isPriceKnown({ ...price, isKnown: true }, settings)
  return settings.syncsPrices && isPriceKnown(await readPrice({ product, variant: null }, context), settings)
}

/**
 * Returns the alternatives that have to be in stock, at least one of each list: any part of a group, one selection of
 * each required option of a bundle.
 */
function choicesOf({ __typename, id, sku, variants, links, bundleOptions }: ProductDocument): readonly Wanted[][] {
  switch (__typename) {
    case 'ConfigurableProduct':
      return [
        variants.filter(({ status }) => status < 2).map((variant) => ({ sku: variant.sku, productId: variant.id })),
      ]
    case 'GroupedProduct':
      return [links.filter(({ kind }) => kind === 'associated').map((link) => ({ sku: link.sku, productId: null }))]
    case 'BundleProduct':
      return bundleOptions
        .filter(({ isRequired }) => isRequired)
        .map(({ selections }) => selections.map((selection) => ({ sku: selection.sku, productId: null })))
    case 'SimpleProduct':
    case 'VirtualProduct':
    case 'DownloadableProduct':
      return [[{ sku, productId: id }]]
  }
}

async function isAnyInStock(wanted: readonly Wanted[], { loaders }: GraphContext): Promise<boolean> {
  const items = await Promise.all(wanted.map((subject) => loaders.stock.load(toStockKey(subject)).catch(() => null)))
  return items.some((item) => item?.isInStock !== false)
}
