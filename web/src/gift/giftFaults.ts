import { type GiftFault, giftSchema } from '@hogar/schema/validation/gift.ts'
import * as v from 'valibot'

/** Values of the form of a gift message. */
export type GiftDraft = Readonly<{ to: string; from: string; message: string; hidesPrices: boolean }>
export type GiftField = keyof GiftDraft

const MESSAGES: Readonly<Record<GiftFault, string>> = { required: 'gift.required', tooLong: 'gift.tooLong' }

/** Returns the message ids of a draft's faults, by field. */
export function giftFaults(draft: GiftDraft): Readonly<Partial<Record<GiftField, string>>> {
  const parsed = v.safeParse(giftSchema, draft)
  if (parsed.success) return {}
  const faults = parsed.issues.flatMap(({ message, path }) => {
    const known = Object.entries(MESSAGES).find(([fault]) => fault === message)
    return known && path ? [[path[0].key, known[1]] as const] : []
  })
  return Object.fromEntries(faults)
}
