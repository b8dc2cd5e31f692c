import { deviceTexts } from '../device/textStorage.ts'
import { accountTextKey, readAccountKey } from './readAccountKey.ts'
import { storeSignedInName, onSignedInName } from './signedInName.ts'

/** Key apart from the data that is removed with an account: it outlives the removal. */
const endedKeyOf = (storeCode: string) => `hogar-ended:${storeCode}`

/** Subscribes to account changes in this tab or others. Returns a function that unsubscribes. */
export const onAccountKey = (listener: () => void): (() => void) => onSignedInName(() => listener())

export type KnownAccount = Readonly<{ id: string; name: string }>

/** Stores the account that is signed in on this device. */
export function keepAccount(storeCode: string, { id, name }: KnownAccount): void {
  deviceTexts.setItem(accountTextKey(storeCode), id)
  deviceTexts.removeItem(endedKeyOf(storeCode))
  storeSignedInName(storeCode, name)
}

/** Records that the device's account was signed out elsewhere, until its shopper signs in or continues as a guest. */
export function noteAccountEnd(storeCode: string): void {
  const key = readAccountKey(storeCode)
  if (key !== null) deviceTexts.setItem(endedKeyOf(storeCode), key)
  // Removes the name first: another tab that reads in between must find a guest, not an account known by name only.
  storeSignedInName(storeCode, null)
  deviceTexts.removeItem(accountTextKey(storeCode))
}

/** Clears the record when the shopper has signed out or continues as a guest. */
export function forgetEndedAccount(storeCode: string): void {
  deviceTexts.removeItem(endedKeyOf(storeCode))
}

/** Returns the account that was signed out elsewhere; null if there is none or the shopper has been notified. */
export function readEndedAccount(storeCode: string): string | null {
  return deviceTexts.getItem(endedKeyOf(storeCode))
}
