import { basename } from 'node:path'
import { fieldsOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { entityOf } from './entityOf.ts'
import type { ImportedEntity } from './entityOf.ts'
import type { ImportChange } from './importNotes.ts'
import type { SourceFile } from './files/inspectFile.ts'
import { normalCategory, normalOther } from './normalOthers.ts'
import { normalProduct } from './normalProduct.ts'
import type { NormalRecord } from './normalProduct.ts'
import { readRecords } from './files/readRecords.ts'
import { storableTexts } from './values/storableTexts.ts'

/** A record whose kind is known and whose values are as the shop writes them. */
export type ImportedDocument = Readonly<{
  file: string
  where: string
  entity: ImportedEntity
  source: Fields
  changes: readonly ImportChange[]
}>
/** A record that cannot be used. */
export type UnusableRecord = Readonly<{ file: string; where: string; entity: ImportedEntity | null; problem: string }>

const UNSTORABLE: ImportChange = { what: 'NUL or half of a character pair: dropped' }

/** Reads files record by record and brings each into the shop's own form. */
export async function* readDocuments(files: readonly SourceFile[]): AsyncGenerator<ImportedDocument | UnusableRecord> {
  for await (const record of readRecords(files)) {
    const { file, where } = record
    if ('problem' in record) {
      yield { file, where, entity: null, problem: record.problem }
      continue
    }
    const entity = entityOf({ ...record, file: basename(file) })
    if (entity === null) {
      yield { file, where, entity, problem: 'no kind of document that the shop knows' }
      continue
    }
    const normal = normaliseStorable(entity, record.source)
    yield typeof normal === 'string' ? { file, where, entity, problem: normal } : { file, where, entity, ...normal }
  }
}

/** A record that has characters which the database does not take loses them, and says so. */
function normaliseStorable(entity: ImportedEntity, source: Fields): NormalRecord | string {
  const storable = storableTexts(source)
  if (storable === source) return normalise(entity, source)
  const normal = normalise(entity, fieldsOf(storable))
  return typeof normal === 'string' ? normal : { ...normal, changes: [...normal.changes, UNSTORABLE] }
}

function normalise(entity: ImportedEntity, source: Fields): NormalRecord | string {
  if (entity === 'product') return normalProduct(source)
  return entity === 'category' ? normalCategory(source) : normalOther(entity, source)
}
