import * as v from 'valibot'
import { parsedBy } from '../../device/parsedBy.ts'
import type { StoredValueDefinition } from '../../device/storedValue.ts'
import { deviceTexts } from '../../device/textStorage.ts'

const LAST_DIGITS = 3

const profileSchema = v.strictObject({
  accountNumber: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  name: v.string(),
  type: v.string(),
})

/** Data of the last account that was paid on this device: enough to recognise it, too little to open it. */
export type CreditProfile = v.InferOutput<typeof profileSchema>

/** Stored per store until signing out, as all keys of its form are. */
export const CREDIT_PROFILE: StoredValueDefinition<CreditProfile | null> = {
  name: 'credit-profile',
  parse: parsedBy(profileSchema),
  empty: null,
}

type Known = Readonly<{ number: string; holder: string; type: string }>

/** Returns the profile of a proven account; null for a masked number. */
export function profileOf({ number, holder, type }: Known): CreditProfile | null {
  const accountNumber = number.slice(-LAST_DIGITS)
  const [name = ''] = holder.trim().split(/\s+/)
  return /^\d{3}$/.test(accountNumber) ? { accountNumber, name, type } : null
}

/** Removes the profile from the device. */
export function forgetCreditProfile(storeCode: string): void {
  deviceTexts.removeItem(`hogar:${CREDIT_PROFILE.name}:${storeCode}`)
}
