import type { RequestScope } from '../app/requestScope.ts'
import { IDEMPOTENCY_TTL_MS } from './limits.ts'

type Subject = Readonly<{
  kind: 'address' | 'quote' | 'wishList'
  /** Customer or session whose thing it is, in its store. */
  owner: readonly string[]
  id: string
}>

type Deletion<Thing> = Readonly<{
  /** Thing that the owner has now; null if they do not. */
  found: Thing | null
  run: (thing: Thing) => Promise<void>
}>

/**
 * Deletes a thing of a shopper; returns false if it is not theirs. A thing that they have deleted in the last 24 hours, on
 * another device too, is deleted. Things of others and things that never were are alike, so that the answer reveals
 * neither.
 */
export async function deleteOwn<Thing>(
  { sharedStore, storeSeal }: Pick<RequestScope, 'sharedStore' | 'storeSeal'>,
  { kind, owner, id }: Subject,
  { found, run }: Deletion<Thing>,
): Promise<boolean> {
  const records = storeSeal.hashes(JSON.stringify([kind, owner, id])).map((digest) => `deleted:${digest}`)
  if (found === null) {
    // Without the store, what was deleted is not known any more.
    const known = await Promise.all(records.map((record) => sharedStore.get(record).catch(() => null)))
    return known.some((value) => value !== null)
  }
  const [record = ''] = records
  // Before the call: if its reply is lost, the thing may be gone for the retry. One that is refused is still there.
  await sharedStore.set(record, '1', IDEMPOTENCY_TTL_MS).catch(() => undefined)
  await run(found)
  return true
}
