import { isCut } from '../device/network/cutOff.ts'

/** Reports whether this page has a network. Listens to events only while it has subscribers. */
export type OnlineStatus = Readonly<{
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
}>

type NetworkEvents = Readonly<{
  navigator: Readonly<{ onLine: boolean }>
  addEventListener: (type: 'online' | 'offline', listener: () => void) => void
  removeEventListener: (type: 'online' | 'offline', listener: () => void) => void
}>

/** Creates the status of a window; tests pass another source. */
export function createOnlineStatus(source: NetworkEvents): OnlineStatus {
  return {
    isOnline: () => source.navigator.onLine && !isCut(),
    subscribe: (listener) => {
      source.addEventListener('online', listener)
      source.addEventListener('offline', listener)
      return () => {
        source.removeEventListener('online', listener)
        source.removeEventListener('offline', listener)
      }
    },
  }
}
