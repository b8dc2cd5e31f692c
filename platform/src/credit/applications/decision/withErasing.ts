import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { removeSealed } from '../../files/fileStore.ts'
import type { ApplicationParts } from '../applicationParts.ts'

type Erase = (paths: readonly string[]) => void

/** Runs work in a transaction, and removes the contents of the files that it erased once it is committed. */
export async function withErasing<Answer>(
  { db, creditFileDirectory }: Pick<ApplicationParts, 'db' | 'creditFileDirectory'>,
  work: (transaction: Transaction<Schema>, erase: Erase) => Promise<Answer>,
): Promise<Answer> {
  const erased: string[] = []
  const answer = await db.transaction().execute((transaction) => work(transaction, (paths) => erased.push(...paths)))
  await removeSealed({ creditFileDirectory }, erased)
  return answer
}
