import { randomUUID } from 'node:crypto'
import { REMEMBERED_ORDERS_MAX } from './limits.ts'
import type { Session } from './session.ts'
import { EMPTY_SESSION, type SessionData } from './sessionData.ts'

type Opened = Readonly<{ id: string; data: SessionData }>
type How = Readonly<{ isBearer?: boolean }>

/** A session and whether it has to be sealed into the response. */
export type OpenSession = Session &
  Readonly<{
    isKnown: boolean
    isChanged: boolean
    /** Whether an account was open in it when the request came. */
    hadAccount: boolean
  }>

/** The session of one request: what the seal held, or a new guest's. */
export function createSession(opened: Opened | null, { isBearer = false }: How = {}): OpenSession {
  return new RequestSession(opened, isBearer)
}

/** A class, since an object with getters of its own costs each request a microsecond, and V8 makes those getters old at once. */
class RequestSession implements OpenSession {
  readonly isKnown: boolean
  readonly hadAccount: boolean
  readonly isBearer: boolean
  /** Drawn when it is first needed: most guests only look around. */
  #id: string | null
  #data: SessionData
  #isChanged = false

  constructor(opened: Opened | null, isBearer: boolean) {
    this.isBearer = isBearer
    this.isKnown = opened !== null
    this.hadAccount = opened !== null && opened.data.userToken !== null
    this.#id = opened?.id ?? null
    this.#data = opened?.data ?? EMPTY_SESSION
  }

  get id() {
    return (this.#id ??= randomUUID())
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

  close(): void {
    if (!this.isBearer) this.renew()
  }

  renew(): void {
    this.#id = randomUUID()
    this.#data = EMPTY_SESSION
    this.#isChanged = true
  }
}
