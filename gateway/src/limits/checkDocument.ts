import type { DocumentNode } from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'
import { countDocument, type DocumentCounts } from './countDocument.ts'
import {
  DOCUMENT_MAX_ALIASES,
  DOCUMENT_MAX_DEPTH,
  DOCUMENT_MAX_DIRECTIVES,
  DOCUMENT_MAX_FIELDS,
  DOCUMENT_MAX_ROOT_FIELDS,
  INPUT_LIST_MAX_ITEMS,
} from './limits.ts'

const BOUNDS: readonly Readonly<{ count: keyof DocumentCounts; max: number; what: string }>[] = [
  { count: 'fields', max: DOCUMENT_MAX_FIELDS, what: 'fields' },
  { count: 'depth', max: DOCUMENT_MAX_DEPTH, what: 'levels' },
  { count: 'aliases', max: DOCUMENT_MAX_ALIASES, what: 'aliases' },
  { count: 'rootFields', max: DOCUMENT_MAX_ROOT_FIELDS, what: 'root fields' },
  { count: 'directives', max: DOCUMENT_MAX_DIRECTIVES, what: 'directives' },
]

/** Returns the error for an input list that is too long, in a variable or in the document. */
export function listTooLong(): GatewayError {
  return new GatewayError('BAD_USER_INPUT', `A list holds at most ${INPUT_LIST_MAX_ITEMS} items.`)
}

/** Returns an error for each limit that a document exceeds; empty if it may be validated. */
export function checkDocument(document: DocumentNode): readonly GatewayError[] {
  const counts = countDocument(document)
  const excesses = BOUNDS.filter(({ count, max }) => counts[count] > max).map(
    ({ max, what }) => new GatewayError('COST_LIMITED', `The document has more than ${max} ${what}.`),
  )
  return counts.listItems > INPUT_LIST_MAX_ITEMS ? [...excesses, listTooLong()] : excesses
}
