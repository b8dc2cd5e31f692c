import * as v from 'valibot'
import { cleanLines, cleanText } from './cleanText.ts'
import { GIFT_MESSAGE_MAX_CHARACTERS, GIFT_NAME_MAX_CHARACTERS } from './limits.ts'

/** Reason why a field of a gift message was refused; web and gateway each have their own texts for it. */
export type GiftFault = 'required' | 'tooLong'

const fault = (name: GiftFault): GiftFault => name
const name = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1, fault('required')),
  v.maxLength(GIFT_NAME_MAX_CHARACTERS, fault('tooLong')),
)

/** Schema of a gift message: plain text. */
export const giftSchema = v.object({
  to: name,
  from: name,
  message: v.pipe(v.string(), v.transform(cleanLines), v.maxLength(GIFT_MESSAGE_MAX_CHARACTERS, fault('tooLong'))),
  hidesPrices: v.boolean(),
})
