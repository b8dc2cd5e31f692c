import type { CheckoutState, PlacedOrder, SessionData } from './sessionData.ts'

/** Who asks, for as long as one request lasts. What is changed here is sealed into the response. */
export type Session = Readonly<{
  /** Minted, never guessed: the subject of rate limits. Another one after a sign-in and a sign-out. */
  id: string
  /** The id that it began with, as a guest's: the subject of idempotency keys and of quotes, which outlive a sign-in. */
  originId: string
  /** True for an app's, which is told that it has ended: nothing shows its user who is signed in. */
  isBearer: boolean
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
  /** Notes that the platform has closed the account: a browser's session is renewed, an app's stays closed and says so. */
  close(): void
  /** Goes on under another id, with an account that was opened now. Copies of the seal from before open nothing any more. */
  moveToAccount(email: string): void
  /** Becomes a new guest's, under an id of its own: nothing of whoever it was stays. */
  renew(): void
}>
