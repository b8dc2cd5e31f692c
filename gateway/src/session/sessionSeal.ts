import * as v from 'valibot'
import { createLru } from '../cache/createLru.ts'
import { createSeal } from './createSeal.ts'
import {
  OPENED_SESSION_TTL_MS,
  OPENED_SESSIONS_MAX,
  SEALED_CREDIT_MAX_CHARACTERS,
  SEALED_SESSION_MAX_CHARACTERS,
  SESSION_TTL_SECONDS,
} from './limits.ts'
import { createStoreSeal } from './storeSeal.ts'
import { type CreditPart, type SessionData, creditPartSchema, sessionDataSchema } from './sessionData.ts'

const sessionIdSchema = v.pipe(v.string(), v.minLength(16))
const contentSchema = v.object({ id: sessionIdSchema, store: v.string(), data: sessionDataSchema })
const creditSchema = v.object({ sessionId: sessionIdSchema, credit: creditPartSchema })

/** Sealed content. A session belongs to one store: its cart has that store's currency. */
export type SealedContent = Readonly<{ id: string; store: string; data: SessionData }>

/** Sealed content of the credit cookie, which is good together with its session alone. */
export type SealedCredit = Readonly<{ sessionId: string; credit: CreditPart }>

export type SessionSeal = ReturnType<typeof createSessionSeal>

/**
 * Creates the seal of sessions, and of their credit parts: with the longest checkout both would not fit into one
 * cookie. `stored` seals what the shared store keeps.
 */
export function createSessionSeal(secrets: readonly string[]) {
  const ttlSeconds = SESSION_TTL_SECONDS
  const sessions = { schema: contentSchema, ttlSeconds, maxCharacters: SEALED_SESSION_MAX_CHARACTERS }
  const credits = { schema: creditSchema, ttlSeconds, maxCharacters: SEALED_CREDIT_MAX_CHARACTERS }
  return {
    ...rememberOpened(createSeal<SealedContent>(secrets, sessions)),
    credit: rememberOpened(createSeal<SealedCredit>(secrets, credits)),
    stored: createStoreSeal(secrets),
  }
}

type Seal<Content> = ReturnType<typeof createSeal<Content>>

/** Caches what was sealed or opened recently. */
function rememberOpened<Content extends {}>({ seal, open }: Seal<Content>): Seal<Content> {
  const opened = createLru<string, Content>({ maxEntries: OPENED_SESSIONS_MAX })
  return {
    seal: async (content) => {
      const sealed = await seal(content)
      opened.set(sealed, content, { ttl: OPENED_SESSION_TTL_MS })
      return sealed
    },
    open: async (sealed) => {
      const known = opened.get(sealed)
      if (known) return known
      const content = await open(sealed)
      if (content !== null) opened.set(sealed, content, { ttl: OPENED_SESSION_TTL_MS })
      return content
    },
  }
}
