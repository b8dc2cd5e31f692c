import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { CreateWishListInput } from '../__generated__/schemaTypes.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { addWish } from './addWish.ts'
import { checkListName } from './checkListName.ts'
import { postWishList } from './wishListClient.ts'
import { listRefusal } from './wishListRefusal.ts'

/** Creates a wish list, optionally with a first product. */
export const createWishList: NonNullable<MutationResolvers['createWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'createWishList', input }, (customer) => create(input, customer, context))

async function create(
  { access = null, sku, clientMutationId, ...input }: CreateWishListInput,
  customer: CustomerMapper,
  context: GraphContext,
): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const name = input.name.trim()
  const userErrors = checkListName(language, name)
  if (userErrors.length > 0) return { userErrors }
  const created = notice(language, 'WISH_LIST_CREATED')
  const idempotencyKey = stepKeys(context, clientMutationId)('wishList')
  const post = async () => ({ name, listId: await postWishList(context, customer, { name, access, idempotencyKey }) })
  try {
    if (sku) {
      const added = await addWish(context, customer, { list: post, sku })
      return added.userErrors ? added : { notices: [created, ...added.notices] }
    }
    await post()
    return { notices: [created] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [listRefusal(context, error)] }
  }
}
