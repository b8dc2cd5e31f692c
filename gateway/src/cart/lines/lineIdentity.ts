import type { CartLineRef } from '../../__generated__/schemaTypes.ts'
import { parseGlobalId } from '../../graph/globalId.ts'
import { isGiven } from '../../graph/isGiven.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'

export type LineIdentity = Pick<CartLineMapper, 'sku' | 'optionsChecksum'>

/** Returns the key of a line. It is equal on every device, before and after the platform has stored the line. */
export function identityOf({ sku, optionsChecksum }: LineIdentity): string {
  return JSON.stringify([sku, optionsChecksum])
}

/** The line that a reference names; null when the cart has none such. */
export function findLine({ lines, key }: CartMapper, { id, identity }: CartLineRef): CartLineMapper | null {
  if (isGiven(id)) {
    const parsed = parseGlobalId(id)
    if (parsed?.type !== 'CartLine' || parsed.keys[0] !== key) return null
    return lines.find(({ itemId }) => itemId === parsed.keys[1]) ?? null
  }
  if (!isGiven(identity)) return null
  const wanted = identityOf({ sku: identity.sku, optionsChecksum: identity.optionsChecksum ?? null })
  return lines.find((line) => identityOf(line) === wanted) ?? null
}
