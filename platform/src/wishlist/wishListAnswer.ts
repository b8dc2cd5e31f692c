import type { WishListItemRow, WishListRow } from './wishListRepository.ts'

/** Lists as the platform answers them. The first is where a product goes unless another is named. */
export function wishListAnswers(lists: readonly WishListRow[], items: readonly WishListItemRow[]) {
  return lists.map((list, index) => wishListAnswer(list, { items, isDefault: index === 0 }))
}

/** One list as the platform answers it. */
export function wishListAnswer(
  list: WishListRow,
  { items, isDefault }: Readonly<{ items: readonly WishListItemRow[]; isDefault: boolean }>,
) {
  return {
    wishlist_id: list.id,
    name: list.name,
    sharing_code: list.sharing_code,
    customer_id: list.customer_id,
    access_type: list.access_type,
    is_default: isDefault,
    items: itemAnswers(list, items),
  }
}

/** A list as returned for its sharing code: with the owner's first name, and that only for a public list. */
export function sharedWishListAnswer(list: WishListRow, items: readonly WishListItemRow[], firstName: string) {
  const { name, sharing_code, access_type } = list
  const owner = access_type === 'public' ? firstName : null
  return { name, sharing_code, access_type, owner, items: itemAnswers(list, items) }
}

function itemAnswers(list: WishListRow, items: readonly WishListItemRow[]) {
  return items
    .filter((item) => item.wish_list_id === list.id)
    .map(({ id, product_id, sku, created_at }) => ({
      wishlist_item_id: id,
      product_id,
      sku,
      added_at: created_at.toISOString(),
    }))
}
