import { useSyncExternalStore } from 'react'
import { SHARED_DEVICE_KEY, isDeviceShared } from '../../../device/isDeviceShared.ts'
import { tabTexts } from '../../../device/textStorage.ts'

const CHANGED = SHARED_DEVICE_KEY

/** Stores the shopper's choice for this tab alone: until it is closed. */
export function setDeviceShared(isShared: boolean): void {
  if (isShared) tabTexts.setItem(SHARED_DEVICE_KEY, 'yes')
  else tabTexts.removeItem(SHARED_DEVICE_KEY)
  window.dispatchEvent(new Event(CHANGED))
}

/** React hook that returns the shopper's choice; false on the server and during hydration. */
export function useDeviceShared(): boolean {
  return useSyncExternalStore(subscribe, isDeviceShared, () => false)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
