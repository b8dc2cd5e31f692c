import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { BASE_FIELDS, fieldsNamed } from '../catalogue/products/sourceFields.ts'
import type { CustomerChange } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { postWishListItem } from './wishListClient.ts'
import { wishRefusal } from './wishListRefusal.ts'

type Wish = Readonly<{ listId: string; list: string; sku: string }>

/** Adds a product to a customer's list, with a notice that names both. */
export async function addWish(
  context: GraphContext,
  customer: CustomerMapper,
  { listId, list, sku }: Wish,
): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const name = await productName(context, sku)
  if (name === null) return { userErrors: [userError(language, 'PRODUCT_NOT_FOUND', { field: ['sku'], sku })] }
  try {
    await postWishListItem(context, customer, { listId, sku })
    return { notices: [notice(language, 'WISH_LIST_PRODUCT_ADDED', { name, list })] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [wishRefusal(context, error, { sku, name })] }
  }
}

async function productName({ loaders }: GraphContext, sku: string): Promise<string | null> {
  if (sku.length > SKU_MAX_CHARACTERS) return null
  const product = await loaders.products(fieldsNamed([...BASE_FIELDS, 'name'])).own.load(sku)
  return product?.name ?? null
}
