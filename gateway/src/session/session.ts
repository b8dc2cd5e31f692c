import type { CheckoutState, PlacedOrder, SessionData } from './sessionData.ts'

/** Session of one request. Its changes are sealed into the reply. */
export type Session = Readonly<{
  /** Random id, the subject of rate limits. Changes at a sign-in and a sign-out. */
  id: string
  /**
   * Id of the guest's session from which this one came: the subject of idempotency keys and of quotes, which survive a
   * sign-in.
   */
  originId: string
  /**
   * True for an app's session, which receives an error when it ends: an app does not otherwise see that it was signed
   * out.
   */
  isBearer: boolean
  cartToken: string | null
  userToken: string | null
  refreshToken: string | null
  checkout: CheckoutState | null
  /** Most recent orders, newest first. */
  orders: readonly PlacedOrder[]
  /** Returns the whole session as data, to compare or to store it. */
  snapshot(): SessionData
  /** Replaces the given parts. Reads of the same request see the change at once. */
  update(patch: Partial<SessionData>): void
  /**
   * True after `end`, until an account is opened or the session is renewed: meanwhile nothing can be read or changed
   * with it.
   */
  isEnded: boolean
  /**
   * Marks the session as ended, because the account was closed or its token cannot be refreshed: the shopper does not
   * become a guest without confirming it.
   */
  end(): void
  /** Continues with a new id and the account that was opened. Copies of the earlier seal become invalid. */
  moveToAccount(email: string): void
  /** Becomes a new guest's session with a new id; drops all data of the previous user. */
  renew(): void
}>
