import { emailSchema } from '@hogar/schema/validation/address.ts'
import { cleanLines, cleanText } from '@hogar/schema/validation/cleanText.ts'
import * as v from 'valibot'
import { faultMessages } from '../design/forms/faultMessages.ts'

/** Choice of an amount of one's own. */
export const OWN_AMOUNT = 'own'

/** Values of the form of a gift card. */
export type GiftCardDraft = Readonly<{
  /** A suggested amount, or `OWN_AMOUNT`. */
  amount: string
  own: string
  recipientName: string
  recipientEmail: string
  message: string
  when: 'now' | 'day'
  /** Day on which it is sent, `yyyy-mm-dd`. */
  sendOn: string
}>
export type GiftCardField = Exclude<keyof GiftCardDraft, 'when'>

export type GiftCardLimits = Readonly<{
  minimum: number
  maximum: number
  nameMaxLength: number
  messageMaxLength: number
  first: string
  last: string
}>

const MESSAGES = {
  required: 'giftcards.required',
  tooLong: 'giftcards.tooLong',
  email: 'giftcards.wrongEmail',
  amount: 'giftcards.wrongAmount',
  day: 'giftcards.wrongDay',
} as const
const fault = (name: keyof typeof MESSAGES) => name
const WHOLE = /^[1-9]\d{0,5}$/

/** Returns the amount of a draft in whole units; null for one that is none, or outside of the limits. */
export function amountOf(
  { amount, own }: Pick<GiftCardDraft, 'amount' | 'own'>,
  { minimum, maximum }: Pick<GiftCardLimits, 'minimum' | 'maximum'>,
): number | null {
  const text = amount === OWN_AMOUNT ? cleanText(own) : amount
  const value = WHOLE.test(text) ? Number(text) : 0
  return value >= minimum && value <= maximum ? value : null
}

/** Returns the message ids of the faults that the platform would refuse, by field. */
export function giftCardFaults(
  draft: GiftCardDraft,
  limits: GiftCardLimits,
): Readonly<Partial<Record<string, string>>> {
  const { nameMaxLength, messageMaxLength, first, last } = limits
  const schema = v.object({
    own: v.pipe(
      v.string(),
      v.check(() => amountOf(draft, limits) !== null, fault('amount')),
    ),
    recipientName: v.pipe(
      v.string(),
      v.transform(cleanText),
      v.minLength(1, fault('required')),
      v.maxLength(nameMaxLength, fault('tooLong')),
    ),
    recipientEmail: emailSchema,
    message: v.pipe(v.string(), v.transform(cleanLines), v.maxLength(messageMaxLength, fault('tooLong'))),
    sendOn: v.pipe(
      v.string(),
      v.check((day) => draft.when === 'now' || (day >= first && day <= last), fault('day')),
    ),
  })
  return faultMessages(schema, MESSAGES, draft)
}
