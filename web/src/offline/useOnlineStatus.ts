import { useSyncExternalStore } from 'react'
import { createOnlineStatus } from './onlineStatus.ts'
import { isOnline } from '../device/isOnline.ts'

const ALWAYS = () => true
const subscribe = (listener: () => void) => createOnlineStatus(window).subscribe(listener)

/** True while the browser has a network. True on the server and in the first render, so that both draw the same. */
export function useOnlineStatus(): boolean {
  return useSyncExternalStore(subscribe, isOnline, ALWAYS)
}
