import { isFields, textOf } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'
import { IMPORT_LINE_MAX_CHARACTERS } from '../../limits.ts'
import { wrappedRecords } from './documentLayout.ts'
import type { SourceFile } from './inspectFile.ts'
import { readDocument } from './readDocument.ts'
import { readPieces } from './readPieces.ts'

type Position = Readonly<{ file: string; where: string }>

/** One record of a file: a document, or the reason why there is none. `file` is a path; `where` names its line for the report. */
export type ImportRecord =
  | (Position & Readonly<{ label: string; source: Fields }>)
  | (Position & Readonly<{ problem: string }>)

/**
 * Reads the records of files one after another: search-engine hits or bare documents, one to a line or in JSON over
 * many lines. An export need not fit into memory.
 */
export async function* readRecords(files: readonly SourceFile[]): AsyncGenerator<ImportRecord> {
  for (const file of files) {
    if (file.layout.kind === 'lines') yield* readLines(file)
    else {
      for await (const { value, where, isJson } of readDocument(file, file.layout)) {
        const at = { file: file.path, where }
        if (isJson) yield* recordsOf(value, at, file.layout.label)
        else yield { ...at, problem: 'not JSON' }
      }
    }
    if (file.damage !== null) yield { file: file.path, where: file.name, problem: file.damage }
  }
}

async function* readLines(file: SourceFile): AsyncGenerator<ImportRecord> {
  let isWithinLongLine = false
  for await (const { text, line, endsLine } of readPieces(file, IMPORT_LINE_MAX_CHARACTERS)) {
    const at = { file: file.path, where: `${file.name}:${line}` }
    const isLong = isWithinLongLine || !endsLine
    isWithinLongLine = !endsLine
    if (isLong) {
      if (endsLine) yield { ...at, problem: `a line of more than ${IMPORT_LINE_MAX_CHARACTERS} characters` }
      continue
    }
    // Lists written one record to a line have brackets of their own and commas at the ends.
    const trimmed = text.trim().replace(/,$/, '')
    if (trimmed === '' || trimmed === '[' || trimmed === ']') continue
    const value = parseJson(trimmed)
    if (value === undefined) yield { ...at, problem: 'not JSON' }
    else yield* recordsOf(value, at, '')
  }
}

function* recordsOf(value: unknown, at: Position, label: string): Generator<ImportRecord> {
  const list = Array.isArray(value) ? { label, records: value } : wrappedRecords(value)
  if (list === null) yield recordOf(value, at, label)
  else for (const item of list.records) yield recordOf(item, at, list.label)
}

function recordOf(value: unknown, at: Position, wrapper: string): ImportRecord {
  if (!isFields(value)) return { ...at, problem: 'not an object' }
  if (!isFields(value._source)) return { ...at, label: wrapper, source: value }
  const type = textOf(value._type)
  const label = type === null || type === '_doc' ? (textOf(value._index) ?? '') : type
  // A hit's id stands in for a document that carries none.
  const { _source: source } = value
  const isNamed = source.id !== undefined || source.entity_id !== undefined || textOf(value._id) === null
  return { ...at, label, source: isNamed ? source : { ...source, id: value._id } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
