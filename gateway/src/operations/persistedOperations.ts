import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import * as v from 'valibot'
import { BadSettingsFile, readSettingsFile } from '../parse/readSettingsFile.ts'

const VARIABLE = 'OPERATIONS_FILE'
const fileSchema = v.record(v.string(), v.string())

/** Persisted operations, by id and by the SHA-256 of their text. */
export type PersistedOperations = Readonly<{
  textOf(id: string): string | undefined
  /** Returns true if a text is exactly one of them. */
  hasText(text: string): boolean
}>

/**
 * Reads the storefront's operations: `{ id: text }`, as written by relay-compiler. With `reload`, for development, a
 * changed file is read again, and a missing one counts as empty. Throws BadSettingsFile for a file that cannot be used.
 */
export function readPersistedOperations(file: string, { reload }: Readonly<{ reload: boolean }>): PersistedOperations {
  let readAt: number | undefined
  let texts: ReadonlyMap<string, string> = new Map()
  let known: ReadonlySet<string> = new Set()

  const read = () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (reload && (changedAt === undefined || changedAt === readAt)) return
    const entries = Object.entries(readFile(file))
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

function readFile(file: string): Readonly<Record<string, string>> {
  const parsed = v.safeParse(fileSchema, readSettingsFile(VARIABLE, file))
  if (!parsed.success) throw new BadSettingsFile(VARIABLE, file, 'expected JSON: {"id": "text of the operation"}')
  return parsed.output
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
