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
}>
