import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { QueryResolvers } from '../__generated__/resolverTypes.ts'
import { skuList } from '../catalogue/products/skuList.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodePickupBranches } from './pickupBranch.ts'

/** Returns the branches in which a product can be picked up; null if the platform has no such list. */
export const productPickup: NonNullable<QueryResolvers['pickupBranches']> = async (
  _root,
  { sku },
  { upstream, store },
) => {
  // Databases fail on a NUL.
  if (sku.trim() === '' || sku.includes('\0') || sku.length > SKU_MAX_CHARACTERS) return []
  const query = { sku: skuList([sku]), store: store.code }
  const result = await noneIfMissing(upstream.call('productPickup', { query }), null)
  if (result === null) return null
  if (!Array.isArray(result))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'productPickup', detail: 'the result is no list' })
  return decodePickupBranches(result)
}
