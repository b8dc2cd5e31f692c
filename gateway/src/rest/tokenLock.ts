import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { Session } from '../session/session.ts'
import { SessionEnded } from '../session/sessionEnded.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'

type TokenSession = Pick<Session, 'userToken' | 'refreshToken' | 'isEnded' | 'update' | 'end'>

const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512))
const pairSchema = v.object({ result: tokenSchema, meta: v.object({ refreshToken: v.nullish(tokenSchema) }) })

/** Decodes the tokens of a login or a refresh; null for any other reply. */
export function decodeTokenPair(reply: unknown): Readonly<{ userToken: string; refreshToken: string | null }> | null {
  const pair = v.safeParse(pairSchema, reply)
  return pair.success ? { userToken: pair.output.result, refreshToken: pair.output.meta.refreshToken ?? null } : null
}

/**
 * Creates the lock under which a request refreshes its user token. However many calls are refused at once, there is one
 * refresh, and all of them wait for it. If the platform refuses the refresh too, or refreshing is off (`exchange` is
 * null), the session ends, and all callers get SessionEnded. A refresh without a reply ends nothing.
 */
export function createTokenLock(
  session: TokenSession,
  language: MessageLanguage,
  exchange: ((refreshToken: string) => Promise<unknown>) | null,
) {
  let exchanging: Promise<boolean> | null = null
  const end = () => {
    session.end()
    return new SessionEnded(language)
  }

  const run = async (refreshToken: string | null): Promise<boolean> => {
    if (exchange === null) throw end()
    // Without a refresh token nothing can be exchanged: the next read of the account decides about it.
    if (refreshToken === null) return false
    const pair = await orRefused(exchange(refreshToken))
    if (pair === null) throw end()
    session.update(pair)
    return true
  }
  return {
    /** Throws SessionEnded for an ended session: calls with its tokens are not sent. */
    refuseEnded: (): void => {
      if (session.isEnded) throw new SessionEnded(language)
    },
    /** Returns true if there is another token than the refused one. Rejects with SessionEnded if there will be none. */
    refresh: (refused: string): Promise<boolean> => {
      if (session.userToken !== null && session.userToken !== refused) return Promise.resolve(true)
      exchanging ??= run(session.refreshToken)
      return exchanging
    },
  }
}

async function orRefused(exchange: Promise<unknown>) {
  try {
    const pair = decodeTokenPair(await exchange)
    if (pair === null) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'customerRefresh', detail: 'no token' })
    return pair
  } catch (error) {
    if (isUnauthenticated(error)) return null
    throw error
  }
}
