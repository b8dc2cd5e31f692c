import { type KnownAccount, keepAccount, readEndedAccount } from '../accountKey.ts'
import { forgetDevice } from '../forgetDevice.ts'

/**
 * Stores the account signed in on this device. If the session of another account had ended, removes that account's data
 * first and reloads the page, which may show some of it.
 */
export async function openAccountHere(storeCode: string, account: KnownAccount): Promise<void> {
  const ended = readEndedAccount(storeCode)
  const isOther = ended !== null && ended !== account.id
  if (isOther) await forgetDevice(storeCode, { keepsGuests: true })
  window.hogarIsForgotten = isOther
  keepAccount(storeCode, account)
  if (isOther) window.location.reload()
}
