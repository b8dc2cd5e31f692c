import type { CheckoutState, PlacedOrder, SessionData } from './sessionData.ts'

/** Who asks, for as long as one request lasts. What is changed here is sealed into the response. */
export type Session = Readonly<{
  /** Minted, never guessed: the subject of idempotency keys and of rate limits. */
  id: string
  cartToken: string | null
  userToken: string | null
  refreshToken: string | null
  checkout: CheckoutState | null
  /** The last orders, newest first. */
  orders: readonly PlacedOrder[]
  /** All of it as data, for whoever has to compare or keep it. */
  snapshot(): SessionData
  /** Replaces the given parts. Reads of the same request see the change at once. */
  update(patch: Partial<SessionData>): void
  /** Becomes a new guest's, under an id of its own: nothing of whoever it was stays. */
  renew(): void
}>
