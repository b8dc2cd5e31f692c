import { deviceTexts } from '../device/textStorage.ts'
import { storeSignedInName, onSignedInName, readSignedInName } from './signedInName.ts'

const keyOf = (storeCode: string) => `hogar:account:${storeCode}`
/** Key apart from the data that is removed with an account: it outlives the removal. */
const endedKeyOf = (storeCode: string) => `hogar-ended:${storeCode}`

/**
 * Returns the key that identifies the account on this device; null for a guest. Data of an older version has only the
 * name.
 */
export function readAccountKey(storeCode: string): string | null {
  const name = readSignedInName(storeCode)
  return name === null ? null : (deviceTexts.getItem(keyOf(storeCode)) ?? name)
}

/** Subscribes to account changes in this tab or others. Returns a function that unsubscribes. */
export const onAccountKey = (listener: () => void): (() => void) => onSignedInName(() => listener())

export type KnownAccount = Readonly<{ id: string; name: string }>

/** Stores the account that is signed in on this device. */
export function keepAccount(storeCode: string, { id, name }: KnownAccount): void {
  deviceTexts.setItem(keyOf(storeCode), id)
  deviceTexts.removeItem(endedKeyOf(storeCode))
  storeSignedInName(storeCode, name)
}

/** Records that the device's account was signed out elsewhere, until its shopper signs in or continues as a guest. */
export function noteAccountEnd(storeCode: string): void {
  const key = readAccountKey(storeCode)
  if (key !== null) deviceTexts.setItem(endedKeyOf(storeCode), key)
  // Removes the name first: another tab that reads in between must find a guest, not an account known by name only.
  storeSignedInName(storeCode, null)
  deviceTexts.removeItem(keyOf(storeCode))
}

/** Clears the record when the shopper has signed out or continues as a guest. */
export function forgetEndedAccount(storeCode: string): void {
  deviceTexts.removeItem(endedKeyOf(storeCode))
}

/** Returns the account that was signed out elsewhere; null if there is none or the shopper has been notified. */
export function readEndedAccount(storeCode: string): string | null {
  return deviceTexts.getItem(endedKeyOf(storeCode))
}
