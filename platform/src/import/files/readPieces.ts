import { createReadStream } from 'node:fs'
import { constants, createGunzip } from 'node:zlib'
import type { SourceFile } from './inspectFile.ts'

/** A line of a file with its line break, or a part of a line that is longer than asked for. */
export type Piece = Readonly<{ text: string; line: number; endsLine: boolean }>

/**
 * Reads the lines of a file, as far as it can be read. Only line feeds end a line: separators that JSON allows within
 * texts do not. No piece is longer than `maxCharacters` and a chunk.
 */
export async function* readPieces(file: SourceFile, maxCharacters: number): AsyncGenerator<Piece> {
  let begun: string[] = []
  let length = 0
  let line = 1
  const take = (text: string, endsLine: boolean): Piece => {
    const piece = { text: [...begun, text].join(''), line, endsLine }
    begun = []
    length = 0
    if (endsLine) line += 1
    return piece
  }
  for await (const chunk of decode(file)) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      yield take(chunk.slice(from, end + 1), true)
      from = end + 1
    }
    begun.push(chunk.slice(from))
    length += chunk.length - from
    if (length >= maxCharacters) yield take('', false)
  }
  if (length > 0) yield take('', true)
}

async function* decode(file: SourceFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding)
  try {
    for await (const chunk of openBytes(file)) yield decoder.decode(chunk, { stream: true })
  } catch (error) {
    // The inspection has found the damage and the report names it: the part before it is read.
    if (file.damage === null) throw error
  }
  yield decoder.decode()
}

function openBytes(file: SourceFile) {
  const raw = createReadStream(file.path)
  if (!file.isGzip) return raw
  // Flushes the buffered rest of a truncated file; without it the last block is lost.
  const unzipped = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  raw.on('error', (error) => unzipped.destroy(error))
  return raw.pipe(unzipped)
}
