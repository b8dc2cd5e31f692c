import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type SharedStore, SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { SESSION_MOVE_GRACE_MS, SESSION_TTL_SECONDS } from './limits.ts'
import type { SealedContent } from './sessionSeal.ts'
import { canonicalEmail } from './canonicalEmail.ts'

const TTL_MS = SESSION_TTL_SECONDS * 1_000
const momentSchema = v.pipe(v.string(), v.transform(Number), v.finite())

/**
 * State of a sealed session. `moved`: it was replaced a moment ago, and its browser may not know yet. `ended`: it was
 * replaced before that. `closed`: the password of its account has changed since, on another device.
 */
export type SessionState = 'open' | 'moved' | 'ended' | 'closed'

/** Key of an account: its number, or the e-mail address of a password link. */
export type AccountName = Readonly<{ customerId: string } | { email: string }>

type Store = Pick<SharedStore, 'get' | 'set'>

/** Revokes the seals of these session ids, for as long as a seal is valid. */
export async function endSessions(store: Store, sessionIds: readonly string[], now = Date.now()): Promise<void> {
  await Promise.all(sessionIds.map((id) => store.set(endedKey(id), String(now), TTL_MS)))
}

type Closing = Readonly<{
  now?: number
  /** Session that stays open, because it made the change: its browser may have requests in flight. */
  keptId?: string
}>

/** Revokes the seals of an account that was opened before now. */
export async function closeAccount(
  store: Store,
  account: AccountName,
  { now = Date.now(), keptId }: Closing = {},
): Promise<void> {
  if (keptId !== undefined) await store.set(keptKey(keptId), String(now), SESSION_MOVE_GRACE_MS)
  await store.set(closedKey(account), String(now), TTL_MS)
}

/**
 * Returns the state of a session. Without the shared store, seals count as valid: selling matters more than this list.
 */
export async function sessionStateOf(
  store: Store,
  { id, data }: Pick<SealedContent, 'id' | 'data'>,
  now = Date.now(),
): Promise<SessionState> {
  const read = async (key: string) => {
    const moment = await store.get(key)
    return moment === null ? null : v.parse(momentSchema, moment)
  }
  const { customerId, emailKey, openedAt } = data
  const accounts = [
    ...(customerId ? [closedKey({ customerId })] : []),
    ...(emailKey ? [`account-closed:${emailKey}`] : []),
  ]
  try {
    const [endedAt = null, ...closedAt] = await Promise.all([endedKey(id), ...accounts].map(read))
    if (endedAt !== null) return now - endedAt < SESSION_MOVE_GRACE_MS ? 'moved' : 'ended'
    const closed = Math.max(...closedAt.map((moment) => moment ?? 0))
    if (closed < (openedAt ?? 1)) return 'open'
    // Other devices are signed out at once: as guests they would lose what they send meanwhile.
    return (await read(keptKey(id))) === null ? 'closed' : 'moved'
  } catch (error) {
    if (!(error instanceof SharedStoreUnavailable)) throw error
    return 'open'
  }
}

/** Returns a short key for an e-mail address, since a seal has little room. */
export function emailKeyOf(email: string): string {
  return createHash('sha256')
    .update(`account:${canonicalEmail(email)}`)
    .digest('base64url')
    .slice(0, 22)
}

function endedKey(sessionId: string): string {
  return `session-ended:${sessionId}`
}

function keptKey(sessionId: string): string {
  return `session-kept:${sessionId}`
}

function closedKey(account: AccountName): string {
  return `account-closed:${'email' in account ? emailKeyOf(account.email) : `customer:${account.customerId}`}`
}
