import type { ApplicationParts } from '../applications/applicationParts.ts'
import { listOlder, removeSealed } from './fileStore.ts'
import { ORPHAN_MINUTES } from './limits.ts'

/** Removes contents that no row names: a process stopped between writing or erasing one and its row. */
export async function removeOrphans(
  { db, creditFileDirectory }: Pick<ApplicationParts, 'db' | 'creditFileDirectory'>,
  now: Date,
): Promise<number> {
  const place = { creditFileDirectory }
  const old = await listOlder(place, new Date(now.getTime() - ORPHAN_MINUTES * 60_000))
  if (old.length === 0) return 0
  const known = new Set((await db.selectFrom('credit_file').select('path').execute()).map(({ path }) => path))
  const orphans = old.filter((name) => !known.has(name))
  await removeSealed(place, orphans)
  return orphans.length
}
