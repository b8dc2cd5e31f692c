import type { Refusal } from '../customers/sortRefusal.ts'

/** Returns the messages of a refusal; `fallback` for one without any. */
export function refusalTexts(refusal: Refusal | null, fallback: string): readonly string[] {
  if (refusal === null) return []
  if ('message' in refusal) return [refusal.message]
  const messages = refusal.userErrors.map(({ message }) => message)
  return messages.length > 0 ? messages : [fallback]
}
