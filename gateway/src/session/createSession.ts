import { randomUUID } from 'node:crypto'
import { REMEMBERED_ORDERS_MAX } from './limits.ts'
import type { Session } from './session.ts'
import { emailKeyOf } from './sessionEndings.ts'
import { EMPTY_SESSION, type SessionData } from './sessionData.ts'

type Opened = Readonly<{ id: string; data: SessionData }>
type How = Readonly<{ isBearer?: boolean; isMoved?: boolean }>

/** A session and whether it has to be sealed into the response. */
export type OpenSession = Session &
  Readonly<{
    isKnown: boolean
    isChanged: boolean
    /** Whether an account was open in it when the request came. */
    hadAccount: boolean
    /** True for a request whose session has become another a moment ago: its browser has the other one, or soon will. */
    isMoved: boolean
    /** Ids of sessions that this one has taken the place of. */
    endedIds: readonly string[]
  }>

/** The session of one request: what the seal held, or a new guest's. */
export function createSession(opened: Opened | null, how: How = {}): OpenSession {
  return new RequestSession(opened, how)
}

/** A class, since an object with getters of its own costs each request a microsecond, and V8 makes those getters old at once. */
class RequestSession implements OpenSession {
  readonly isKnown: boolean
  readonly hadAccount: boolean
  readonly isBearer: boolean
  readonly isMoved: boolean
  readonly endedIds: string[] = []
  /** Drawn when it is first needed: most guests only look around. */
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

  close(): void {
    if (!this.isBearer) this.#beginAgain()
  }

  renew(): void {
    this.#leaveId()
    this.#beginAgain()
  }

  #leaveId(): void {
    if (this.isKnown && this.#id !== null) this.endedIds.push(this.#id)
    this.#id = randomUUID()
  }

  #beginAgain(): void {
    this.#id = randomUUID()
    this.#data = EMPTY_SESSION
    this.#isChanged = true
  }
}
