import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { BASE_FIELDS, fieldsNamed } from '../catalogue/products/sourceFields.ts'
import type { CustomerChange } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { postWishListItem } from './wishListClient.ts'
import { wishRefusal } from './wishListRefusal.ts'

type NamedList = Readonly<{ listId: string; name: string }>

type Wish = Readonly<{
  sku: string
  /** List of the customer, or a function that creates it: no list is left of a product that is refused. */
  list: NamedList | (() => Promise<NamedList>)
}>

/** Adds a product to a customer's list, with a notice that names both. */
export async function addWish(
  context: GraphContext,
  customer: CustomerMapper,
  { list, sku }: Wish,
): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const product = await findProduct(context, sku)
  if (product === null) return { userErrors: [userError(language, 'PRODUCT_NOT_FOUND', { field: ['sku'], sku })] }
  const { name } = product
  if (typeof list === 'function' && product.isInStock === false)
    return { userErrors: [userError(language, 'WISH_LIST_OUT_OF_STOCK', { field: ['sku'], sku, words: { name } })] }
  const known = typeof list === 'function' ? await list() : list
  try {
    await postWishListItem(context, customer, { listId: known.listId, sku })
    return { notices: [notice(language, 'WISH_LIST_PRODUCT_ADDED', { name, list: known.name })] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [wishRefusal(context, error, { sku, name })] }
  }
}

async function findProduct({ loaders }: GraphContext, sku: string) {
  if (sku.length > SKU_MAX_CHARACTERS) return null
  const product = await loaders.products(fieldsNamed([...BASE_FIELDS, 'name', 'stock'])).own.load(sku)
  return product === null ? null : { name: product.name, isInStock: product.isInStock }
}
