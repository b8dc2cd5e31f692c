import type { WishListAccess } from '../__generated__/resolverTypes.ts'
import type { Page } from '../graph/connection.ts'

/** A list of the customer whose account is open, as plain data. */
export type WishListMapper = Readonly<{
  __typename: 'WishList'
  storeCode: string
  /** The platform's number of it. */
  listId: string
  name: string
  isDefault: boolean
  access: WishListAccess
  sharingCode: string
  items: readonly WishListItemMapper[]
}>

/** A list that its owner lets others read. */
export type SharedWishListMapper = Readonly<{
  name: string
  code: string
  ownerName: string | null
  items: readonly WishListItemMapper[]
}>

export type WishListItemMapper = Readonly<{
  /** The platform's number of the entry, and of its product. */
  itemId: string
  productId: string
  sku: string
  addedAt: string
}>

export type WishListConnectionMapper = Page<WishListMapper>
export type WishListItemConnectionMapper = Page<WishListItemMapper>
