import { GatewayError } from '../graph/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import type { FieldsCall } from '../graph/withFields.ts'
import { RELATED_MAX } from './limits.ts'
import { loadLinked } from './loadLinked.ts'
import type { ProductDocument } from './productDocument.ts'
import { HIDDEN_VISIBILITY } from './productQueries.ts'

/** How many products beside a product are wanted. Throws BAD_USER_INPUT for what cannot be meant. */
export function requireRelatedSize(first: number | null | undefined, kind: string): number {
  if (isGiven(first) && first >= 1 && first <= RELATED_MAX) return first
  throw new GatewayError('BAD_USER_INPUT', `\`first\` of ${kind} products has to be from 1 to ${RELATED_MAX}.`)
}

/** Products that another names, in that order, as far as the store shows them: one search for those of all in a list. */
export async function loadShown(skus: Iterable<string>, call: FieldsCall): Promise<readonly ProductDocument[]> {
  const found = await Promise.all([...new Set(skus)].slice(0, RELATED_MAX).map((sku) => loadLinked(sku, call)))
  return found.flatMap((item) => (item && item.visibility !== HIDDEN_VISIBILITY ? [item] : []))
}
