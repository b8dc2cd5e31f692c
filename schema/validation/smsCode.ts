import * as v from 'valibot'
import { cleanCode } from './cleanText.ts'
import { SMS_CODE_DIGITS } from './limits.ts'

/** Schema of a typed SMS code: removes all blanks and requires four digits. */
export const smsCodeSchema = v.pipe(
  v.string(),
  v.maxLength(SMS_CODE_DIGITS * 4),
  v.transform((text) => cleanCode(text).replace(/[\s-]/g, '')),
  v.regex(new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`)),
)
