import * as v from 'valibot'
import type { WishListAccess } from '../__generated__/schemaTypes.ts'
import { SHARE_CODE } from '../cart/limits.ts'
import { instant } from '../parse/instant.ts'
import { WISH_LIST_ITEMS_MAX } from './limits.ts'
import type { SharedWishListMapper, WishListItemMapper, WishListMapper } from './mappers.ts'

const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]), v.transform(String))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const code = v.pipe(v.string(), v.regex(SHARE_CODE))

/** Access by the platform's value. Without one, anyone with the list's code may read it. */
const ACCESS: Readonly<Record<string, WishListAccess>> = { private: 'PRIVATE', public: 'PUBLIC', shared: 'SHARED' }
const access = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((value) => ACCESS[value.toLowerCase()] ?? 'PUBLIC'),
)

const itemSchema = v.object({
  wishlist_item_id: number,
  product_id: number,
  sku: text,
  added_at: v.pipe(
    v.string(),
    v.transform((value) => instant(value)),
    v.string(),
  ),
})

const listSchema = v.object({
  wishlist_id: number,
  name: text,
  sharing_code: code,
  access_type: access,
  is_default: v.fallback(v.boolean(), false),
  items: v.fallback(v.array(v.unknown()), []),
})

const sharedSchema = v.object({
  name: text,
  sharing_code: code,
  owner: v.fallback(v.nullable(v.string()), null),
  items: v.fallback(v.array(v.unknown()), []),
})

/** Decodes a list; empty if malformed. */
export function decodeWishList(value: unknown, storeCode: string): WishListMapper[] {
  const parsed = v.safeParse(listSchema, value)
  if (!parsed.success) return []
  const { wishlist_id: listId, name, sharing_code: sharingCode, access_type, is_default: isDefault } = parsed.output
  const items = decodeItems(parsed.output.items)
  return [{ __typename: 'WishList', storeCode, listId, name, isDefault, access: access_type, sharingCode, items }]
}

/** Decodes a shared list; null if it is none. */
export function decodeSharedWishList(value: unknown): SharedWishListMapper | null {
  const parsed = v.safeParse(sharedSchema, value)
  if (!parsed.success) return null
  const { name, sharing_code, owner, items } = parsed.output
  return { name, code: sharing_code, ownerName: owner?.trim() || null, items: decodeItems(items) }
}

/** Decodes the items of a list. Drops malformed ones. */
function decodeItems(items: readonly unknown[]): readonly WishListItemMapper[] {
  return items.slice(0, WISH_LIST_ITEMS_MAX).flatMap((item) => {
    const parsed = v.safeParse(itemSchema, item)
    if (!parsed.success) return []
    const { wishlist_item_id: itemId, product_id: productId, sku, added_at: addedAt } = parsed.output
    return [{ itemId, productId, sku, addedAt }]
  })
}
