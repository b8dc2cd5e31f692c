import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'

/** An answered question of the seed. */
export type SeedQuestion = Readonly<{
  sku: string
  question: string
  nickname: string
  answer: string
  askedAt: Date
  answeredAt: Date
}>

/** Replaces the questions of a store that an earlier seed wrote; those of shoppers stay. */
export async function seedQuestions(
  db: Database,
  store: StoreDefinition,
  questions: Iterable<SeedQuestion>,
): Promise<void> {
  await db.deleteFrom('product_question').where('store_code', '=', store.code).where('email', 'is', null).execute()
  const rows = [...questions].map(({ askedAt, answeredAt, ...texts }) => ({
    ...texts,
    store_code: store.code,
    status: 'answered' as const,
    email: null,
    customer_id: null,
    created_at: askedAt,
    answered_at: answeredAt,
  }))
  if (rows.length > 0) await db.insertInto('product_question').values(rows).execute()
}
