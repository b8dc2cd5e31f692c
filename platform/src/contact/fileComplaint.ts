import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { FOLIO_CHARACTERS } from './limits.ts'

/** Alphabet without letters easily read as figures: folios are also dictated over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Gives a complaint the folio by which it is found again: `Q-7KD29MXF`. */
export async function fileComplaint(
  db: Database,
  { store, kind }: Readonly<{ store: StoreDefinition; kind: string }>,
): Promise<string> {
  const folio = `Q-${Array.from(randomBytes(FOLIO_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
  await db.insertInto('complaint').values({ folio, kind, store_code: store.code }).execute()
  return folio
}
