import { deviceTexts } from '../device/textStorage.ts'
import { readSignedInName } from './signedInName.ts'

/** Returns the key of the device's texts under which the account of a store is stored. */
export const accountTextKey = (storeCode: string) => `hogar:account:${storeCode}`

/**
 * Returns the key that identifies the account on this device; null for a guest. Data of an older version has only the
 * name.
 */
export function readAccountKey(storeCode: string): string | null {
  const name = readSignedInName(storeCode)
  return name === null ? null : (deviceTexts.getItem(accountTextKey(storeCode)) ?? name)
}
