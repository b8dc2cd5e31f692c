import type { UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import type { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { WISH_LIST_ITEMS_MAX, WISH_LISTS_MAX } from './limits.ts'

const NOT_FOUND = 404
const NOT_CREATED: readonly number[] = [400, 500]

type Wish = Readonly<{ sku: string; name: string }>

/** Maps the platform's refusal of a list itself: its name is taken, there are too many, or it is gone. */
export function listRefusal(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  refusal: Pick<UpstreamRefusal, 'status' | 'message'>,
): UserError {
  if (/already exists/i.test(refusal.message)) return userError(language, 'WISH_LIST_NAME_TAKEN', { field: ['name'] })
  if (/at most \d+ wishlists/i.test(refusal.message))
    return userError(language, 'WISH_LIST_LIMIT', { words: { max: WISH_LISTS_MAX } })
  if (refusal.status === NOT_FOUND) return userError(language, 'WISH_LIST_NOT_FOUND', { field: ['wishListId'] })
  if (NOT_CREATED.includes(refusal.status)) return userError(language, 'WISH_LIST_NOT_CREATED')
  return refusalError(language, refusal)
}

/** Maps the platform's refusal to add a product to a list. */
export function wishRefusal(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  refusal: Pick<UpstreamRefusal, 'status' | 'message'>,
  { sku, name }: Wish,
): UserError {
  const about = { field: ['sku'], sku, words: { name, max: WISH_LIST_ITEMS_MAX } }
  if (/without stock/i.test(refusal.message)) return userError(language, 'WISH_LIST_OUT_OF_STOCK', about)
  if (/at most \d+ products/i.test(refusal.message)) return userError(language, 'WISH_LIST_FULL', about)
  if (refusal.status === NOT_FOUND && /product/i.test(refusal.message))
    return userError(language, 'PRODUCT_NOT_FOUND', about)
  if (refusal.status === NOT_FOUND) return userError(language, 'WISH_LIST_NOT_FOUND', { field: ['wishListId'] })
  return refusalError(language, refusal)
}
