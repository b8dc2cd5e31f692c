import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Stores items together in a transaction. Where the database refuses them, each half is tried by itself, down to the
 * item that is at fault: that one alone is left out.
 * @param store stores some of the items; its changes are rolled back when it fails.
 * @param refuse is called for each item that the database refuses.
 * @throws when the failure is not about the data.
 */
export async function storeInParts<Item>(
  db: Database,
  items: readonly Item[],
  { store, refuse }: { store: (items: readonly Item[]) => Promise<void>; refuse: (item: Item, reason: string) => void },
): Promise<void> {
  const [first] = items
  if (first === undefined) return
  await sql`savepoint import_part`.execute(db)
  try {
    await store(items)
    await sql`release savepoint import_part`.execute(db)
    return
  } catch (error) {
    const reason = dataFault(error)
    if (reason === null) throw error
    await sql`rollback to savepoint import_part`.execute(db)
    await sql`release savepoint import_part`.execute(db)
    if (items.length === 1) return refuse(first, `the database refuses it: ${reason}`)
  }
  const middle = Math.ceil(items.length / 2)
  await storeInParts(db, items.slice(0, middle), { store, refuse })
  await storeInParts(db, items.slice(middle), { store, refuse })
}

/** Classes of SQLSTATE that are about the data: data exception, integrity constraint, program limit. */
const DATA_FAULTS: readonly string[] = ['22', '23', '54']

function dataFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return DATA_FAULTS.includes(error.code.slice(0, 2)) ? error.message : null
}
