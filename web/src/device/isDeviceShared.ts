import { tabTexts } from './textStorage.ts'

/** Key of the choice in the storage of the tab. */
export const SHARED_DEVICE_KEY = 'hogar:shared-device'

/** Returns true if the shopper of this tab has said that other people use the device too. */
export function isDeviceShared(): boolean {
  return tabTexts.getItem(SHARED_DEVICE_KEY) !== null
}
