import { integerOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import type { StorableDocument } from '../catalogue/documentRow.ts'

/** A document that is stored as it came, under its id; null when it has none. */
export function plainDocument(entity: string, source: Fields): StorableDocument | null {
  const id = integerOf(source.id)
  return id === null ? null : { entity, id, source: { ...source, id } }
}
