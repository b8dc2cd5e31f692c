import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'

const fileSchema = v.record(v.string(), v.string())

/** Persisted operations, by id and by the SHA-256 of their text. */
export type PersistedOperations = Readonly<{
  textOf(id: string): string | undefined
  /** Returns true if a text is exactly one of them. */
  hasText(text: string): boolean
}>

/**
 * Reads the storefront's operations: `{ id: text }`, as written by relay-compiler. With `reload`, a changed file is
 * read again, for development. A missing file counts as empty.
 */
export function readPersistedOperations(file: string, { reload }: Readonly<{ reload: boolean }>): PersistedOperations {
  let readAt = 0
  let texts: ReadonlyMap<string, string> = new Map()
  let known: ReadonlySet<string> = new Set()

  const read = () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined || changedAt === readAt) return
    const entries = Object.entries(v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8'))))
    // relay-compiler names a text by its MD5, clients of the draft by its SHA-256: both find it.
    texts = new Map(entries.flatMap(([id, text]) => [[id, text] as const, [sha256(text), text] as const]))
    known = new Set(texts.values())
    readAt = changedAt
  }

  read()
  return {
    textOf: (id) => {
      const text = texts.get(id)
      if (text !== undefined || !reload) return text
      read()
      return texts.get(id)
    },
    hasText: (text) => known.has(text),
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
