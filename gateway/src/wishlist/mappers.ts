import type { WishListAccess } from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'

/** Wish list of the customer, as plain data. */
export type WishListMapper = Readonly<{
  __typename: 'WishList'
  storeCode: string
  /** Platform's number of the list. */
  listId: string
  name: string
  isDefault: boolean
  access: WishListAccess
  sharingCode: string
  items: readonly WishListItemMapper[]
}>

/** Wish list that its owner shares. */
export type SharedWishListMapper = Readonly<{
  name: string
  code: string
  ownerName: string | null
  items: readonly WishListItemMapper[]
}>

export type WishListItemMapper = Readonly<{
  /** Platform's numbers of the item, and of its product. */
  itemId: string
  productId: string
  sku: string
  addedAt: string
}>

export type WishListConnectionMapper = Page<WishListMapper>
export type WishListItemConnectionMapper = Page<WishListItemMapper>
