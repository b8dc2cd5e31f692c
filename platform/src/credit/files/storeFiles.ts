import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ApplicationParts } from '../applications/applicationParts.ts'
import type { FileKind } from './fileContent.ts'
import { deleteFileRows } from './fileRows.ts'
import { removeSealed, writeSealed } from './fileStore.ts'

export type NewFile = Readonly<{ slot: string; mime: FileKind; content: Buffer }>

type Storing = Readonly<{
  applicationId: string
  files: readonly NewFile[]
  /** Slots that are emptied first. */
  replaced: readonly string[]
  now: Date
}>

/**
 * Stores files in their slots. Contents are written before the rows that name them. `work` checks in the same transaction
 * that the application still takes them, and returns what is done once the rows are there. Replaced contents are removed
 * after the commit, new ones after a failure.
 */
export async function storeFiles(
  parts: ApplicationParts,
  { applicationId, files, replaced, now }: Storing,
  work: (transaction: Transaction<Schema>) => Promise<() => Promise<unknown>>,
): Promise<void> {
  const written: string[] = []
  const store = async () => {
    for (const { content } of files) written.push(await writeSealed(parts, content))
    return parts.db.transaction().execute(async (transaction) => {
      const finish = await work(transaction)
      const paths = await deleteFileRows(transaction, applicationId, replaced)
      const rows = files.map(({ slot, mime, content }, at) => ({
        id: randomUUID(),
        application_id: applicationId,
        slot,
        path: written[at] ?? '',
        mime,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        received_at: now,
      }))
      await transaction.insertInto('credit_file').values(rows).execute()
      await finish()
      return paths
    })
  }
  const old = await store().catch(async (error: unknown) => {
    await removeSealed(parts, written)
    throw error
  })
  await removeSealed(parts, old)
}
