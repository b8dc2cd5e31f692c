import { GatewayError } from '../../errors/gatewayError.ts'
import { isGiven } from '../../graph/isGiven.ts'
import type { FieldsCall } from './withFields.ts'
import { RELATED_MAX } from '../limits.ts'
import { loadLinked } from './loadLinked.ts'
import type { ProductDocument } from './productDocument.ts'
import { HIDDEN_VISIBILITY } from './productVisibility.ts'

/** Returns how many linked products are requested. Throws BAD_USER_INPUT if `first` is missing or out of range. */
export function requireRelatedSize(first: number | null | undefined, kind: string): number {
  if (isGiven(first) && first >= 1 && first <= RELATED_MAX) return first
  throw new GatewayError('BAD_USER_INPUT', `\`first\` of ${kind} products must be from 1 to ${RELATED_MAX}.`)
}

/**
 * Loads linked products in the given order, without those that the store does not list. All products of a list share
 * one search.
 */
export async function loadShown(skus: Iterable<string>, call: FieldsCall): Promise<readonly ProductDocument[]> {
  const found = await Promise.all([...new Set(skus)].slice(0, RELATED_MAX).map((sku) => loadLinked(sku, call)))
  return found.flatMap((item) => (item && item.visibility !== HIDDEN_VISIBILITY ? [item] : []))
}
