import { useSyncExternalStore } from 'react'
import { createOnlineStatus } from './onlineStatus.ts'
import { isOnline } from '../device/isOnline.ts'

const ALWAYS = () => true
const subscribe = (listener: () => void) => createOnlineStatus(window).subscribe(listener)

/**
 * React hook that returns true while the browser has a network. True on the server and during hydration, so that both
 * render the same.
 */
export function useOnlineStatus(): boolean {
  return useSyncExternalStore(subscribe, isOnline, ALWAYS)
}
