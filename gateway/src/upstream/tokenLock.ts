import * as v from 'valibot'
import type { Session } from '../session/session.ts'
import { UpstreamFailure, isUnauthenticated } from './upstreamFailure.ts'

type TokenSession = Pick<Session, 'userToken' | 'refreshToken' | 'update' | 'close'>

const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512))
const pairSchema = v.object({ result: tokenSchema, meta: v.object({ refreshToken: v.nullish(tokenSchema) }) })

/** What the platform hands out at a login and a refresh; null when it is something else. */
export function decodeTokenPair(reply: unknown): Readonly<{ userToken: string; refreshToken: string | null }> | null {
  const pair = v.safeParse(pairSchema, reply)
  return pair.success ? { userToken: pair.output.result, refreshToken: pair.output.meta.refreshToken ?? null } : null
}

/**
 * The one place of a request where a user token is exchanged. However many calls are refused at once, there is one
 * exchange, and all of them wait for it. Where the platform refuses the exchange too, the account is closed: a browser's
 * session is a new guest's without a word, and nobody tries again. So it is where tokens are not to be exchanged at all, with
 * `exchange` null. An exchange without an answer closes nothing, and throws.
 */
export function createTokenLock(session: TokenSession, exchange: ((refreshToken: string) => Promise<unknown>) | null) {
  let exchanging: Promise<boolean> | null = null

  const run = async (refreshToken: string | null): Promise<boolean> => {
    if (exchange === null) {
      session.close()
      return false
    }
    // A platform that gave none cannot be asked: what becomes of the account is for whoever reads it.
    if (refreshToken === null) return false
    const pair = await orRefused(exchange(refreshToken))
    if (pair === null) session.close()
    else session.update(pair)
    return pair !== null
  }
  return {
    /** True when there is another token than the one that was refused. */
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
