import type { WishListAccess } from '../__generated__/schemaTypes.ts'
import { isGone, isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { SHARE_CODE } from '../cart/limits.ts'
import { readNumber, readSource } from '../parse/readValue.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import type { GraphContext } from '../app/context.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { decodeSharedWishList, decodeWishList } from './decodeWishList.ts'
import { WISH_LISTS_MAX } from './limits.ts'
import type { SharedWishListMapper, WishListMapper } from './mappers.ts'

type Owner = Pick<CustomerMapper, 'customerId'>
type ListScope = Pick<RequestScope, 'upstream' | 'store'>

const WITHOUT_LISTS: readonly number[] = [404, 500]

/** Reads the customer's lists in this store; empty if the platform refuses with 404 or 500. */
export async function readWishLists(
  { upstream, store }: ListScope,
  { customerId }: Owner,
): Promise<readonly WishListMapper[]> {
  try {
    const lists = await upstream.call('wishLists', { query: { customer_id: customerId } })
    if (!Array.isArray(lists)) throw invalid('wishLists')
    return lists.slice(0, WISH_LISTS_MAX).flatMap((list: unknown) => decodeWishList(list, store.code))
  } catch (error) {
    if (isMissingEndpoint(error)) throw error
    if (error instanceof UpstreamRefusal && WITHOUT_LISTS.includes(error.status)) return []
    throw error
  }
}

/**
 * Returns a list of the signed-in customer by the platform's number; null for another customer's, as for a missing one.
 */
export async function findWishList(context: GraphContext, listId: string): Promise<WishListMapper | null> {
  const customer = await readCustomer(context)
  if (!customer) return null
  return (await readWishLists(context, customer)).find((list) => list.listId === listId) ?? null
}

/** Reads a shared list; null for an unknown or invalid code. */
export async function readSharedWishList({ upstream }: ListScope, code: string): Promise<SharedWishListMapper | null> {
  if (!SHARE_CODE.test(code)) return null
  try {
    const shared = decodeSharedWishList(await upstream.call('wishListShared', { path: { code } }))
    if (shared === null) throw invalid('wishListShared')
    return shared
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

type NewList = Readonly<{ name: string; access: WishListAccess | null; idempotencyKey: string | undefined }>

/** Creates a list, and returns its number on the platform. */
export async function postWishList(
  { upstream }: ListScope,
  { customerId }: Owner,
  { name, access, idempotencyKey }: NewList,
): Promise<string> {
  const body = { wishlist_name: name, customer_id: Number(customerId), ...accessBody(access) }
  const result = await upstream.call('wishListCreate', { query: { customer_id: customerId }, body, idempotencyKey })
  const listId = readNumber(readSource(result).wishlist_id)
  if (listId === null) throw invalid('wishListCreate')
  return String(listId)
}

/** Changes the name and access of a list. */
export async function putWishList(
  { upstream }: ListScope,
  { customerId }: Owner,
  { listId, name, access }: Readonly<{ listId: string; name: string; access: WishListAccess | null }>,
): Promise<void> {
  const body = {
    wishlist_id: Number(listId),
    customer_id: Number(customerId),
    wishlist_name: name,
    ...accessBody(access),
  }
  await upstream.call('wishListUpdate', { query: { customer_id: customerId }, body })
}

/** Adds a product to a list. */
export async function postWishListItem(
  { upstream }: ListScope,
  { customerId }: Owner,
  { listId, sku }: Readonly<{ listId: string; sku: string }>,
): Promise<void> {
  const body = { customer_id: Number(customerId), wishlist_id: Number(listId), sku }
  await upstream.call('wishListAddItem', { query: { customer_id: customerId }, body })
}

/** Removes a list or an item on the platform. One that is already gone is no failure. */
export async function dropFromWishLists(
  { upstream }: ListScope,
  endpoint: 'wishListDelete' | 'wishListRemoveItem' | 'wishListRemoveProduct',
  query: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    await upstream.call(endpoint, { query })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function accessBody(access: WishListAccess | null): object {
  return access === null ? {} : { access_type: access.toLowerCase() }
}

function invalid(endpoint: 'wishLists' | 'wishListShared' | 'wishListCreate'): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is no wish list' })
}
