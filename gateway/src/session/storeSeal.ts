import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { createSeal } from './createSeal.ts'
import { STORED_SEAL_MAX_CHARACTERS, STORED_SEAL_TTL_SECONDS } from './limits.ts'

/**
 * Seal of what the shared store keeps for shoppers: tokens, addresses and answers, which a reader of the store could
 * use. Counters, claims and public documents are stored as they are.
 */
export type StoreSeal = Readonly<{
  /** Seals JSON data for the entry with this key. */
  seal(key: string, content: object): Promise<string>
  /** Returns null for text that is forged, expired, or sealed for another key; never throws. */
  open(key: string, sealed: string): Promise<unknown>
  /**
   * Returns keyed hashes of a text that can be guessed, one for each secret: store the first, compare with all. Without
   * the secret none of them says which text it is.
   */
  hashes(text: string): readonly [string, ...string[]]
}>

const contentSchema = v.object({ key: v.string(), content: v.unknown() })

/** Creates the seal. The first secret seals and all of them open, as for sessions. */
export function createStoreSeal(secrets: readonly string[]): StoreSeal {
  const derived = secrets.map(derive)
  const [first = derive(''), ...older] = derived
  const { seal, open } = createSeal(derived, {
    schema: contentSchema,
    ttlSeconds: STORED_SEAL_TTL_SECONDS,
    maxCharacters: STORED_SEAL_MAX_CHARACTERS,
  })
  const hashOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    seal: (key, content) => seal({ key, content }),
    open: async (key, sealed) => {
      const opened = await open(sealed)
      return opened?.key === key ? opened.content : null
    },
    hashes: (text) => [hashOf(first, text), ...older.map((secret) => hashOf(secret, text))],
  }
}

/** Derives a secret per purpose, so that a cookie's seal cannot serve in the store, nor the reverse. */
function derive(secret: string): string {
  return createHash('sha256').update(`store:${secret}`).digest('hex')
}
