import type { CustomerMapper } from '../customers/mappers.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { parseGlobalId } from '../graph/globalId.ts'
import type { WishListMapper } from './mappers.ts'
import { readWishLists } from './wishListClient.ts'

/** Returns the customer's list of an id; null for anything else, another customer's list included. */
export async function ownWishList(
  context: GraphContext,
  customer: Pick<CustomerMapper, 'customerId'>,
  wishListId: string,
): Promise<WishListMapper | null> {
  const named = parseGlobalId(wishListId)
  if (named?.type !== 'WishList' || named.storeCode !== context.store.code) return null
  return (await readWishLists(context, customer)).find(({ listId }) => listId === named.keys[0]) ?? null
}

/** Returns the refusal for an unknown list. */
export function noSuchWishList({ messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>) {
  return { userErrors: [userError(language, 'WISH_LIST_NOT_FOUND', { field: ['wishListId'] })] }
}
