import type {
  MutationResolvers,
  QueryResolvers,
  SharedWishListResolvers,
  WishListConnectionResolvers,
  WishListItemConnectionResolvers,
  WishListItemResolvers,
  WishListResolvers,
} from '../__generated__/resolverTypes.ts'
import { openShare } from '../cart/sharing/attemptShare.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { addToWishList } from './addToWishList.ts'
import { createWishList } from './createWishList.ts'
import { deleteWishList } from './deleteWishList.ts'
import type { WishListItemMapper } from './mappers.ts'
import { removeFromWishList } from './removeFromWishList.ts'
import { updateWishList } from './updateWishList.ts'
import { readSharedWishList } from './wishListClient.ts'
import { pageOfWishes } from './wishListPages.ts'

export const wishListMutations = {
  createWishList,
  updateWishList,
  deleteWishList,
  addToWishList,
  removeFromWishList,
} satisfies MutationResolvers

export const wishListQueries = {
  sharedWishList: (_root, { code }, context) => openShare(context, code, () => readSharedWishList(context, code)),
} satisfies Pick<QueryResolvers, 'sharedWishList'>

export const wishListResolvers = {
  id: ({ storeCode, listId }) => toGlobalId('WishList', storeCode, listId),
  sharingCode: ({ access, sharingCode }) => (access === 'PRIVATE' ? null : sharingCode),
  itemCount: ({ items }) => items.length,
  hasProduct: ({ items }, { sku }) => items.some((item) => item.sku === sku),
  items: (list, page, context) => pageOfWishes(context, list, page),
} satisfies WishListResolvers

export const sharedWishListResolvers = {
  itemCount: ({ items }) => items.length,
  items: (list, page, context) => pageOfWishes(context, list, page),
} satisfies SharedWishListResolvers

export const wishListItemResolvers = {
  product: withFields(({ sku }: WishListItemMapper, _arguments, { context, fields }) =>
    context.loaders.products(fields).own.load(sku),
  ),
} satisfies WishListItemResolvers

export const wishListConnectionResolvers = pageResolvers satisfies WishListConnectionResolvers

export const wishListItemConnectionResolvers = pageResolvers satisfies WishListItemConnectionResolvers
