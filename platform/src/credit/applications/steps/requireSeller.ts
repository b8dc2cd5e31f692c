import type { Database } from '../../../database/schema.ts'
import { cleanCode } from '../../../typed/cleanText.ts'
import { fieldRefusal } from '../applicationRefusal.ts'
import type { CreditSellerTable } from '../applicationTables.ts'

/** Returns the promoter or seller of a code. @throws PlatformError 400 `code` for an unknown one. */
export async function requireSeller(
  db: Database,
  typed: string,
  kind: CreditSellerTable['kind'] | null,
): Promise<CreditSellerTable> {
  const seller = await db
    .selectFrom('credit_seller')
    .selectAll()
    .where('code', '=', cleanCode(typed).toUpperCase())
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'seller'))
    .executeTakeFirst()
  if (seller) return seller
  throw fieldRefusal({ reason: 'code', field: 'codigo', message: 'Invalid promoter code' })
}
