import type { JsonObject } from './queuedMutation.ts'

/** Waiting task, with the fields that pages may read. */
export type WaitingTask = Readonly<{
  id: string
  name: string
  scope: string
  variables: JsonObject
  optimism: JsonObject
  /** Milliseconds since 1970. */
  createdAt: number
  /** True once it has been sent: it may have arrived. */
  isTransmitted: boolean
  /** True while it waits for the shopper's consent to be sent. */
  awaitsConsent: boolean
  /** Above 0: the shop returned it for consent, because the terms that the shopper agreed to have changed. */
  timesAskedAgain: number
  /** True when several attempts have failed: the shop does not take it, although there may be a network. */
  isHeldUp?: boolean
  /** True when the browser has refused to store it: it lives as long as the page that made it. */
  isInMemory?: true
}>

/** Value of texts that say where a waiting change is stored: on this device, or in the open page alone. */
export function storageOf({ isInMemory }: Readonly<{ isInMemory?: boolean }>) {
  return { storage: isInMemory ? 'page' : 'device' } as const
}

/** Returns true when the shopper is told on every page that tasks wait; online others are sent in a moment. */
export function hasWaitToTell(tasks: readonly WaitingTask[], isOnline: boolean): boolean {
  return tasks.some(({ awaitsConsent, isHeldUp }) => !isOnline || awaitsConsent || isHeldUp === true)
}
