import type { Refusal } from '../customers/sortRefusal.ts'

/** Why the shop refused, in its words; `failed` where it has none. */
export function refusalText(refusal: Refusal, failed: string): string {
  if ('message' in refusal) return refusal.message
  return refusal.userErrors.map(({ message }) => message).join(' ') || failed
}
