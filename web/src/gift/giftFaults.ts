import { type GiftFault, giftSchema } from '@hogar/schema/validation/gift.ts'
import { faultMessages } from '../design/forms/faultMessages.ts'

/** Values of the form of a gift message. */
export type GiftDraft = Readonly<{ to: string; from: string; message: string; hidesPrices: boolean }>
export type GiftField = keyof GiftDraft

const MESSAGES: Readonly<Record<GiftFault, string>> = { required: 'gift.required', tooLong: 'gift.tooLong' }

/** Returns the message ids of a draft's faults, by field. */
export function giftFaults(draft: GiftDraft): Readonly<Partial<Record<GiftField, string>>> {
  return faultMessages(giftSchema, MESSAGES, draft)
}
