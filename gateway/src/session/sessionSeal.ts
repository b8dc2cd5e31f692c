import { createHash } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import * as v from 'valibot'
import { BoundedMap } from '../sharedStore/boundedMap.ts'
import {
  OPENED_SESSION_TTL_MS,
  OPENED_SESSIONS_MAX,
  SEALED_SESSION_MAX_CHARACTERS,
  SESSION_TTL_SECONDS,
} from './limits.ts'
import { type SessionData, sessionDataSchema } from './sessionData.ts'

const contentSchema = v.object({ id: v.pipe(v.string(), v.minLength(16)), store: v.string(), data: sessionDataSchema })

/** What is under the seal. A session belongs to one store: its cart has that store's currency. */
export type SealedContent = Readonly<{ id: string; store: string; data: SessionData }>

export type SessionSeal = ReturnType<typeof createSessionSeal>

/**
 * Seals sessions, and opens them again: encrypted, signed, and good for a time. The first secret seals, all of them
 * open, so that a secret can be replaced without logging anybody out.
 */
export function createSessionSeal(secrets: readonly string[]) {
  const passwords = Object.fromEntries(secrets.map((secret) => [passwordId(secret), secret]))
  const [first = ''] = secrets
  const opened = new BoundedMap<SealedContent>({ maxEntries: OPENED_SESSIONS_MAX })
  return {
    seal: async (content: SealedContent): Promise<string> => {
      const sealed = await sealData(content, { password: { [passwordId(first)]: first }, ttl: SESSION_TTL_SECONDS })
      opened.set(sealed, content, OPENED_SESSION_TTL_MS)
      return sealed
    },
    /** Null for whatever is forged, altered, expired or of another form: never an error. */
    open: async (sealed: string): Promise<SealedContent | null> => {
      const known = opened.get(sealed)
      if (known) return known
      if (sealed.length > SEALED_SESSION_MAX_CHARACTERS) return null
      const content = await unsealData(sealed, { password: passwords, ttl: SESSION_TTL_SECONDS }).catch(() => null)
      const parsed = v.safeParse(contentSchema, content)
      if (!parsed.success) return null
      opened.set(sealed, parsed.output, OPENED_SESSION_TTL_MS)
      return parsed.output
    },
  }
}

/** The seal names its password by a number: one that does not change when the list of secrets does. */
function passwordId(secret: string): string {
  return String(createHash('sha256').update(secret).digest().readUInt32BE(0) + 1)
}
