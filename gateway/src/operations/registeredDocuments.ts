import { hash } from 'node:crypto'
import { createLru } from '../cache/createLru.ts'
import { type SharedStore, SharedStoreUnavailable } from '../cache/sharedStore.ts'
import {
  REGISTERED_DOCUMENT_TTL_MS,
  REGISTERED_DOCUMENTS_IN_MEMORY_MAX,
  REGISTRATION_WINDOW_MS,
  REGISTRATIONS_PER_WINDOW_MAX,
} from './limits.ts'

const SHA_256 = /^[0-9a-f]{64}$/

export type RegisteredDocuments = ReturnType<typeof createRegisteredDocuments>

/**
 * Documents that clients registered by their SHA-256: automatic persisted queries. The most recent ones are in memory,
 * all of them in the shared store, until a day after their last registration. Each registrant may add a limited number
 * per day; documents above it are executed but not stored. Without the shared store, only memory is used.
 */
export function createRegisteredDocuments(sharedStore: SharedStore) {
  const recent = createLru<string, string>({ maxEntries: REGISTERED_DOCUMENTS_IN_MEMORY_MAX })
  return {
    /** Resolves to the text with this SHA-256, or undefined. */
    async textOf(sha256: string): Promise<string | undefined> {
      if (!SHA_256.test(sha256)) return undefined
      const known = recent.get(sha256)
      if (known !== undefined) return known
      const stored = await orNull(() => sharedStore.get(keyOf(sha256)))
      if (stored === null) return undefined
      recent.set(sha256, stored)
      return stored
    },
    /** Stores a document whose SHA-256 has been verified. */
    async register(sha256: string, text: string, registrant: string): Promise<void> {
      if (recent.get(sha256) !== undefined) return
      const count = await orNull(() => sharedStore.count(`documents:${registrant}`, REGISTRATION_WINDOW_MS))
      if (count !== null && count > REGISTRATIONS_PER_WINDOW_MAX) return
      recent.set(sha256, text)
      await orNull(() => sharedStore.set(keyOf(sha256), text, REGISTERED_DOCUMENT_TTL_MS))
    },
  }
}

/** Returns true if `digest` is the SHA-256 of the text, as 64 hex digits. */
export function isSha256Of(digest: string, text: string): boolean {
  return hash('sha256', text, 'hex') === digest
}

function keyOf(sha256: string): string {
  return `document:${sha256}`
}

async function orNull<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof SharedStoreUnavailable) return null
    throw error
  }
}
