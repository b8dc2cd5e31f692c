import * as v from 'valibot'
import { BoundedMap } from '../sharedStore/boundedMap.ts'
import { createSeal } from './createSeal.ts'
import {
  OPENED_SESSION_TTL_MS,
  OPENED_SESSIONS_MAX,
  SEALED_SESSION_MAX_CHARACTERS,
  SESSION_TTL_SECONDS,
} from './limits.ts'
import { type SessionData, sessionDataSchema } from './sessionData.ts'

const contentSchema = v.object({ id: v.pipe(v.string(), v.minLength(16)), store: v.string(), data: sessionDataSchema })

/** Sealed content. A session belongs to one store: its cart has that store's currency. */
export type SealedContent = Readonly<{ id: string; store: string; data: SessionData }>

export type SessionSeal = ReturnType<typeof createSessionSeal>

/** Creates the seal of sessions. Recently sealed or opened sessions are cached. */
export function createSessionSeal(secrets: readonly string[]) {
  const opened = new BoundedMap<SealedContent>({ maxEntries: OPENED_SESSIONS_MAX })
  const { seal, open } = createSeal<SealedContent>(secrets, {
    schema: contentSchema,
    ttlSeconds: SESSION_TTL_SECONDS,
    maxCharacters: SEALED_SESSION_MAX_CHARACTERS,
  })
  return {
    seal: async (content: SealedContent): Promise<string> => {
      const sealed = await seal(content)
      opened.set(sealed, content, OPENED_SESSION_TTL_MS)
      return sealed
    },
    /** Returns null for a value that is forged, altered, expired or malformed; never throws. */
    open: async (sealed: string): Promise<SealedContent | null> => {
      const known = opened.get(sealed)
      if (known) return known
      const content = await open(sealed)
      if (content !== null) opened.set(sealed, content, OPENED_SESSION_TTL_MS)
      return content
    },
  }
}
