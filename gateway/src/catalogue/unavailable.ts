import type { UserError } from '../__generated__/resolverTypes.ts'
import { refusedBy, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { toStockKey } from '../stock/stockKey.ts'
import type { ProductDocument } from './productDocument.ts'

type Wanted = Readonly<{ sku: string; productId: number | null }>

/**
 * Why a product cannot be bought as it is: what the platform says is wrong with it, else by live stock; null when nothing
 * stands in the way. Stock that could not be read stands in nobody's way: the platform has the last word.
 */
export async function unavailable(product: ProductDocument, context: GraphContext): Promise<UserError | null> {
  const {
    sku,
    name,
    errors: [wrong],
  } = product
  if (wrong !== undefined) return refusedBy(wrong, { sku })
  const choices = choicesOf(product)
  const open = await Promise.all(choices.map((choice) => isAnyInStock(choice, context)))
  if (open.every(Boolean)) return null
  const code = product.__typename === 'ConfigurableProduct' ? 'NO_VARIANT_AVAILABLE' : 'OUT_OF_STOCK'
  return userError(context.store.language, code, { sku, words: { name } })
}

/** What has to be in stock: of each list at least one. Of a group any part, of a bundle one selection of each required option. */
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
