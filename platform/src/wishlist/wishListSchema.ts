import type { Generated } from 'kysely'

/** A customer's wish list in one store. */
export type WishListTable = {
  id: Generated<number>
  customer_id: number
  store_code: string
  name: string
  access_type: 'private' | 'public' | 'shared'
  sharing_code: string
  created_at: Generated<Date>
}

export type WishListItemTable = {
  id: Generated<number>
  wish_list_id: number
  product_id: number
  sku: string
  created_at: Generated<Date>
}
