import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { createGunzip } from 'node:zlib'
import { IMPORT_HEAD_BYTES } from '../../limits.ts'
import { documentLayout } from './documentLayout.ts'
import type { DocumentLayout } from './documentLayout.ts'

export type SourceEncoding = 'utf-8' | 'windows-1252' | 'utf-16le'

/** An import file, and the format in which it has to be read. */
export type SourceFile = Readonly<{
  path: string
  name: string
  isGzip: boolean
  encoding: SourceEncoding
  /** Whether some characters are valid in no encoding that fits the rest: each is read as U+FFFD. */
  hasBrokenCharacters: boolean
  /** Why the end of the file cannot be read; null for a whole file. */
  damage: string | null
  layout: DocumentLayout
}>

/** Reads a file once from beginning to end to learn its compression, encoding and layout, and whether it is whole. */
export async function inspectFile(path: string): Promise<SourceFile> {
  const start = await readStart(path)
  const isGzip = start[0] === 0x1f && start[1] === 0x8b
  const head: Buffer[] = []
  const strict = new TextDecoder('utf-8', { fatal: true })
  const tally = { bytes: 0, isUtf8: true, isUtf16: false }
  const damage = await eachChunk(path, isGzip, (chunk) => {
    if (tally.bytes === 0) tally.isUtf16 = chunk[0] === 0xff && chunk[1] === 0xfe
    if (tally.bytes < IMPORT_HEAD_BYTES) head.push(chunk)
    tally.bytes += chunk.length
    tally.isUtf8 &&= isValid(strict, chunk)
  })
  // A character that a damaged file was cut in says nothing about its encoding.
  tally.isUtf8 &&= damage !== null || isValid(strict, null)
  const known = tally.isUtf16 ? 'utf-16le' : tally.isUtf8 ? 'utf-8' : null
  const encoding = known ?? (await guessEncoding(path, isGzip))
  return {
    path,
    name: basename(path),
    isGzip,
    encoding,
    hasBrokenCharacters: known === null && encoding === 'utf-8',
    damage,
    layout: documentLayout(new TextDecoder(encoding).decode(Buffer.concat(head).subarray(0, IMPORT_HEAD_BYTES))),
  }
}

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** @returns why the rest could not be read; null at the end of the file. */
async function eachChunk(path: string, isGzip: boolean, take: (chunk: Buffer) => void): Promise<string | null> {
  const raw = createReadStream(path)
  if (!isGzip) {
    for await (const chunk of raw) take(chunk)
    return null
  }
  const unzipped = createGunzip()
  raw.on('error', (error) => unzipped.destroy(error))
  raw.pipe(unzipped)
  try {
    for await (const chunk of unzipped) take(chunk)
    return null
  } catch (error) {
    return `the compressed file is cut or damaged (${error instanceof Error ? error.message : String(error)})`
  } finally {
    raw.destroy()
  }
}

function isValid(strict: InstanceType<typeof TextDecoder>, chunk: Buffer | null): boolean {
  try {
    if (chunk === null) strict.decode()
    else strict.decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Bytes that are not UTF-8: a text in Latin-1, unless most of its letters beyond ASCII are valid UTF-8 all the same. */
async function guessEncoding(path: string, isGzip: boolean): Promise<SourceEncoding> {
  const decoder = new TextDecoder('utf-8')
  const found = { broken: 0, valid: 0 }
  await eachChunk(path, isGzip, (chunk) => {
    for (const [character] of decoder.decode(chunk, { stream: true }).matchAll(/[^\p{ASCII}]/gu)) {
      if (character === '\uFFFD') found.broken += 1
      else found.valid += 1
    }
  })
  return found.broken > found.valid ? 'windows-1252' : 'utf-8'
}
