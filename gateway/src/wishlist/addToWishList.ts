import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { AddToWishListInput } from '../__generated__/schemaTypes.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { message } from '../errors/message.ts'
import type { GraphContext } from '../app/context.ts'
import { addWish } from './addWish.ts'
import { noSuchWishList, ownWishList } from './ownWishList.ts'
import { postWishList, readWishLists } from './wishListClient.ts'

/** Adds a product to a list, by default to the default one. */
export const addToWishList: NonNullable<MutationResolvers['addToWishList']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'addToWishList', input }, (customer) => add(input, customer, context))

async function add(
  input: AddToWishListInput,
  customer: CustomerMapper,
  context: GraphContext,
): Promise<CustomerChange> {
  const list = input.wishListId
    ? await ownWishList(context, customer, input.wishListId)
    : await defaultWishList(context, customer, input)
  if (!list) return noSuchWishList(context)
  return addWish(context, customer, { list, sku: input.sku })
}

/** Returns the customer's default list; if there is none, a function that creates it. */
async function defaultWishList(
  context: GraphContext,
  customer: CustomerMapper,
  { clientMutationId }: AddToWishListInput,
) {
  const lists = await readWishLists(context, customer)
  const known = lists.find(({ isDefault }) => isDefault) ?? lists[0]
  if (known) return known
  const name = message(context.store.language, 'WISH_LIST_DEFAULT_NAME')
  const idempotencyKey = stepKeys(context, clientMutationId)('wishList')
  return async () => ({ name, listId: await postWishList(context, customer, { name, access: null, idempotencyKey }) })
}
