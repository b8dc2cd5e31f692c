import type { Refusal } from '../customers/sortRefusal.ts'

/** Returns the platform's reason for a refusal; `failed` if it gave none. */
export function refusalText(refusal: Refusal, failed: string): string {
  if ('message' in refusal) return refusal.message
  return refusal.userErrors.map(({ message }) => message).join(' ') || failed
}
