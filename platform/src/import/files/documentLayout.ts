import { Tokenizer, TokenType } from '@streamparser/json'
import { isFields } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'

/**
 * How records stand in a file: one to a line; or in JSON over many lines, as the elements that a path leads to (`$` for
 * objects one after another, `$.*` for a list).
 */
export type DocumentLayout = Readonly<{ kind: 'lines' } | { kind: 'document'; path: string; label: string }>

/** Keys of objects that wrap a list of records, as REST answers and dumps of a whole catalogue have them. */
const WRAPPING_KEYS = ['items', 'products', 'categories', 'attributes', 'reviews', 'results', 'data', 'docs'] as const
/** An object with one of these is a record itself, not a wrapper. */
const RECORD_KEYS = ['id', 'entity_id', 'sku', '_source', 'attribute_id', 'attribute_code', 'identifier', 'code']

/** Decides by the beginning of a file. A line that is a whole object or list means that records stand one to a line. */
export function documentLayout(head: string): DocumentLayout {
  const lines = head.split('\n')
  if (lines.some((line) => isRecordLine(line.replace(/^\uFEFF/, '')))) return { kind: 'lines' }
  const start = head.trimStart()
  if (start.startsWith('[')) return { kind: 'document', path: '$.*', label: '' }
  if (!start.startsWith('{')) return { kind: 'lines' }
  const key = wrappingKey(topKeys(start))
  if (key === null) return { kind: 'document', path: '$', label: '' }
  return { kind: 'document', path: key === 'hits' ? '$.hits.hits.*' : `$.${key}.*`, label: key }
}

/** Unwraps a whole value: the records of a search result or of another wrapper; null when it is no wrapper. */
export function wrappedRecords(value: unknown): Readonly<{ label: string; records: readonly unknown[] }> | null {
  if (!isFields(value)) return null
  const key = wrappingKey(Object.keys(value))
  if (key === null) return null
  const records = key === 'hits' ? (isFields(value.hits) ? value.hits.hits : null) : value[key]
  return Array.isArray(records) ? { label: key, records } : null
}

function wrappingKey(keys: readonly string[]): string | null {
  if (keys.some((key) => RECORD_KEYS.includes(key))) return null
  return keys.includes('hits') ? 'hits' : (WRAPPING_KEYS.find((key) => keys.includes(key)) ?? null)
}

/** Lines within a record are indented: only a line that begins with its bracket is one. */
function isRecordLine(line: string): boolean {
  const text = line.trimEnd().replace(/,$/, '')
  const isWhole = (text.startsWith('{') && text.endsWith('}')) || (text.startsWith('[') && text.endsWith(']'))
  if (!isWhole) return false
  try {
    const value: Fields | readonly unknown[] = JSON.parse(text)
    return Object.keys(value).length > 0
  } catch {
    return false
  }
}

/** Keys of the first object of a text, as far as the text goes. */
function topKeys(text: string): string[] {
  const keys: string[] = []
  let depth = 0
  let isKey = true
  const tokenizer = new Tokenizer()
  tokenizer.onError = () => undefined
  tokenizer.onToken = ({ token, value }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1
    else if (token === TokenType.STRING && depth === 1 && isKey) keys.push(String(value))
    isKey = token !== TokenType.COLON
  }
  tokenizer.write(text)
  return keys
}
