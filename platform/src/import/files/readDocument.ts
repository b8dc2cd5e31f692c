import { JSONParser } from '@streamparser/json'
import { IMPORT_PIECE_MAX_CHARACTERS } from '../../limits.ts'
import type { DocumentLayout } from './documentLayout.ts'
import type { SourceFile } from './inspectFile.ts'
import { readPieces } from './readPieces.ts'
import type { Piece } from './readPieces.ts'

type Layout = Extract<DocumentLayout, { kind: 'document' }>
/** A record, or null in place of one that is not JSON; `where` names the line at which it begins. */
type Found = Readonly<{ value: unknown; where: string; isJson: boolean }>

/**
 * Reads records out of JSON over many lines, one at a time. A record that is not JSON is left out: reading goes on at
 * the next line that opens an object and is indented as the first record is.
 */
export async function* readDocument(file: SourceFile, layout: Layout): AsyncGenerator<Found> {
  const reader = createReader(layout)
  for await (const piece of readPieces(file, IMPORT_PIECE_MAX_CHARACTERS)) {
    for (const { value, line, isJson } of reader.read(piece)) yield { value, isJson, where: `${file.name}:${line}` }
  }
  if (reader.isCut()) yield { value: null, isJson: false, where: `${file.name}:${reader.line()}` }
}

function createReader(layout: Layout) {
  let parse = startParser(layout, false)
  let indent: string | null = null
  let line = 1
  let isOpen = false
  let isLost = false

  /** Takes a piece that the parser is ready for. */
  function* take(text: string) {
    const { values, isBroken } = parse(text)
    for (const value of values) {
      yield { value, line, isJson: true }
      isOpen = false
    }
    isLost = isBroken
  }

  function* read(piece: Piece) {
    const opening = openingOf(piece, layout)
    indent ??= opening
    const opens = opening !== null && opening === indent
    const cut = opens && isOpen && !isLost ? line : null
    if (opens) {
      line = piece.line
      isOpen = true
      if (isLost) parse = startParser(layout, true)
      isLost = false
    }
    if (isLost) return
    yield* take(piece.text)
    if (!isLost) return
    yield { value: null, line: cut ?? line, isJson: false }
    if (cut === null) return
    // The record before this line was cut; this line begins the next one.
    parse = startParser(layout, true)
    yield* take(piece.text)
  }

  return { read, line: () => line, isCut: () => isOpen && !isLost }
}

/** Blanks in front of the bracket with which a line opens an object; null for other lines. */
function openingOf({ text, line }: Piece, layout: Layout): string | null {
  // The first line of a wrapper opens the wrapper.
  if (line === 1 && layout.label !== '') return null
  return /^\uFEFF?([ \t]*)\{/.exec(text)?.[1] ?? null
}

type Parse = (text: string) => Readonly<{ values: readonly unknown[]; isBroken: boolean }>

/** `isResumed`: begins between two records, as at the beginning of a list. */
function startParser(layout: Layout, isResumed: boolean): Parse {
  const isList = layout.path !== '$'
  const path = isResumed && isList ? '$.*' : layout.path
  const parser = new JSONParser({ paths: [path], separator: '', keepStack: false })
  let values: unknown[] = []
  let isBroken = false
  let hasEnded = false
  parser.onValue = ({ value }) => void values.push(value)
  parser.onError = () => {
    isBroken = true
  }
  parser.onEnd = () => {
    hasEnded = true
  }
  if (isResumed && isList) parser.write('[')
  return (text) => {
    values = []
    // Text after the list's own bracket belongs to its wrapper.
    if (!hasEnded) parser.write(text)
    return { values, isBroken: isBroken && !hasEnded }
  }
}
