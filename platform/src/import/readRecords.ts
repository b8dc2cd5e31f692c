import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isFields, textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'

/** One record of a file: a document, or what was there instead of one. */
export type ImportRecord =
  | Readonly<{ file: string; line: number; label: string; source: Fields }>
  | Readonly<{ file: string; line: number; problem: string }>

/**
 * Reads files of JSON lines, plain or gzipped: search-engine hits or bare documents, in any mix. A line may also be a
 * list of them. Lines are read one by one: an export need not fit into memory.
 */
export async function* readRecords(files: readonly string[]): AsyncGenerator<ImportRecord> {
  for (const path of files) {
    const file = basename(path)
    let line = 0
    for await (const text of createInterface({ input: await openText(path), crlfDelay: Infinity })) {
      line += 1
      // Lists written over many lines have brackets of their own and commas at the ends.
      const trimmed = text
        .replace(/^\uFEFF/, '')
        .trim()
        .replace(/,$/, '')
      if (trimmed === '' || trimmed === '[' || trimmed === ']') continue
      yield* parseLine(trimmed, { file, line })
    }
  }
}

async function openText(path: string): Promise<Readable> {
  const stream = createReadStream(path)
  return (await isGzip(path)) ? stream.pipe(createGunzip()) : stream
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

function* parseLine(text: string, at: { file: string; line: number }): Generator<ImportRecord> {
  const value = parseJson(text)
  if (value === undefined) yield { ...at, problem: 'not JSON' }
  else if (Array.isArray(value)) for (const item of value) yield recordOf(item, at)
  else yield recordOf(value, at)
}

function recordOf(value: unknown, at: { file: string; line: number }): ImportRecord {
  if (!isFields(value)) return { ...at, problem: 'not an object' }
  if (!isFields(value._source)) return { ...at, label: '', source: value }
  const type = textOf(value._type)
  const label = type === null || type === '_doc' ? (textOf(value._index) ?? '') : type
  // A hit's id stands in for a document that carries none.
  const source =
    value._source.id === undefined && textOf(value._id) !== null ? { ...value._source, id: value._id } : value._source
  return { ...at, label, source }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
