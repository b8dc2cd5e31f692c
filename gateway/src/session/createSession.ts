import { randomUUID } from 'node:crypto'
import { REMEMBERED_ORDERS_MAX } from './limits.ts'
import type { Session } from './session.ts'
import { EMPTY_SESSION, type SessionData } from './sessionData.ts'

type Opened = Readonly<{ id: string; data: SessionData }>

/** A session and whether it has to be sealed into the response. */
export type OpenSession = Session &
  Readonly<{
    isKnown: boolean
    isChanged: boolean
    /** Whether an account was open in it when the request came. */
    hadAccount: boolean
  }>

/** The session of one request: what the seal held, or a new guest's. */
export function createSession(opened: Opened | null): OpenSession {
  // Drawn when it is first needed: most guests only look around.
  let id = opened?.id ?? null
  let data = opened?.data ?? EMPTY_SESSION
  let isChanged = false
  return {
    get id() {
      return (id ??= randomUUID())
    },
    isKnown: opened !== null,
    hadAccount: opened !== null && opened.data.userToken !== null,
    get cartToken() {
      return data.cartToken
    },
    get userToken() {
      return data.userToken
    },
    get refreshToken() {
      return data.refreshToken ?? null
    },
    get checkout() {
      return data.checkout
    },
    get orders() {
      return data.orders
    },
    get isChanged() {
      return isChanged
    },
    snapshot: () => data,
    update: (patch) => {
      const orders = patch.orders ?? data.orders
      data = { ...data, ...patch, orders: orders.slice(0, REMEMBERED_ORDERS_MAX) }
      isChanged = true
    },
    renew: () => {
      id = randomUUID()
      data = EMPTY_SESSION
      isChanged = true
    },
  }
}
