import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { UpdateWishListInput } from '../__generated__/schemaTypes.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { checkListName } from './checkListName.ts'
import { noSuchWishList, ownWishList } from './ownWishList.ts'
import { putWishList } from './wishListClient.ts'
import { listRefusal } from './wishListRefusal.ts'

/** Changes the name or the access of a list. */
export const updateWishList: NonNullable<MutationResolvers['updateWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'updateWishList', input }, (customer) => update(input, customer, context))

async function update(
  { wishListId, access = null, ...input }: UpdateWishListInput,
  customer: CustomerMapper,
  context: GraphContext,
): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const list = await ownWishList(context, customer, wishListId)
  if (!list) return noSuchWishList(context)
  const name = (input.name ?? list.name).trim()
  const userErrors = checkListName(language, name)
  if (userErrors.length > 0) return { userErrors }
  try {
    await putWishList(context, customer, { listId: list.listId, name, access })
    return { notices: [notice(language, 'WISH_LIST_UPDATED')] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { userErrors: [listRefusal(context, error)] }
  }
}
