import { randomUUID } from 'node:crypto'
import { REMEMBERED_ORDERS_MAX } from './limits.ts'
import type { Session } from './session.ts'
import { emailKeyOf } from './sessionEndings.ts'
import { EMPTY_SESSION, type SessionData, endedData, isEndedData } from './sessionData.ts'

type Opened = Readonly<{ id: string; data: SessionData }>
type How = Readonly<{ isBearer?: boolean; isMoved?: boolean }>

/** Session, and whether it has to be sealed into the response. */
export type OpenSession = Session &
  Readonly<{
    isKnown: boolean
    isChanged: boolean
    /** True if an account was open in the session when the request arrived. */
    hadAccount: boolean
    /** True if the session was replaced a moment ago: its browser has the new one, or soon will. */
    isMoved: boolean
    /** Ids of sessions that this one has replaced. */
    endedIds: readonly string[]
  }>

/** Creates the session of one request from an opened seal, or a new guest's. */
export function createSession(opened: Opened | null, how: How = {}): OpenSession {
  return new RequestSession(opened, how)
}

/**
 * Class, since an object literal with getters costs each request a microsecond, and V8 moves those getters to old space
 * at once.
 */
class RequestSession implements OpenSession {
  readonly isKnown: boolean
  readonly hadAccount: boolean
  readonly isBearer: boolean
  readonly isMoved: boolean
  readonly endedIds: string[] = []
  /** Created when first needed: most guests only browse. */
  #id: string | null
  #data: SessionData
  #isChanged = false

  constructor(opened: Opened | null, { isBearer = false, isMoved = false }: How) {
    this.isBearer = isBearer
    this.isMoved = isMoved
    this.isKnown = opened !== null
    this.hadAccount = opened !== null && opened.data.userToken !== null
    this.#id = opened?.id ?? null
    this.#data = opened?.data ?? EMPTY_SESSION
  }

  get id() {
    return (this.#id ??= randomUUID())
  }

  get originId() {
    return this.#data.originId ?? this.id
  }

  get cartToken() {
    return this.#data.cartToken
  }

  get userToken() {
    return this.#data.userToken
  }

  get refreshToken() {
    return this.#data.refreshToken ?? null
  }

  get checkout() {
    return this.#data.checkout
  }

  get orders() {
    return this.#data.orders
  }

  get isChanged() {
    return this.#isChanged
  }

  snapshot(): SessionData {
    return this.#data
  }

  update(patch: Partial<SessionData>): void {
    const orders = patch.orders ?? this.#data.orders
    this.#data = { ...this.#data, ...patch, orders: orders.slice(0, REMEMBERED_ORDERS_MAX) }
    this.#isChanged = true
  }

  moveToAccount(email: string): void {
    const { originId } = this
    this.#leaveId()
    this.update({ originId, openedAt: Date.now(), emailKey: emailKeyOf(email) })
  }

  get isEnded() {
    return isEndedData(this.#data)
  }

  end(): void {
    // Keyed by its id, so that a sign-in in another tab replaces it. An app's seal does not change: the platform
    // refuses it each time.
    const { originId } = this
    if (this.isBearer || this.isEnded) return
    this.#data = endedData({ ...this.#data, originId })
    this.#isChanged = true
  }

  renew(): void {
    this.#leaveId()
    this.#data = EMPTY_SESSION
    this.#isChanged = true
  }

  #leaveId(): void {
    if (this.isKnown && this.#id !== null) this.endedIds.push(this.#id)
    this.#id = randomUUID()
  }
}
