import type { CustomerMapper } from '../customers/mappers.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { parseGlobalId } from '../graph/globalId.ts'
import type { WishListMapper } from './mappers.ts'
import { readWishLists } from './wishListClient.ts'

/** The customer's list that an id names; null for anything else: another customer's answers like none. */
export async function ownWishList(
  context: GraphContext,
  customer: CustomerMapper,
  wishListId: string,
): Promise<WishListMapper | null> {
  const named = parseGlobalId(wishListId)
  if (named?.type !== 'WishList' || named.storeCode !== context.store.code) return null
  return (await readWishLists(context, customer)).find(({ listId }) => listId === named.keys[0]) ?? null
}

/** That there is no such list. */
export function noSuchWishList({ store: { language } }: Pick<GraphContext, 'store'>) {
  return { userErrors: [userError(language, 'WISH_LIST_NOT_FOUND', { field: ['wishListId'] })] }
}
