import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { DISABLED } from '../catalogue/productStatus.ts'

/** Answered questions of a product: how many, and some of them. */
export type QuestionList = Readonly<{ sku: string; total: number; questions: readonly unknown[] }>

type Window = Readonly<{ skus: readonly string[]; from: number; size: number }>

/** Lists the answered questions of products, newest answer first; products without any are left out. */
export async function listQuestions(
  db: Database,
  store: StoreDefinition,
  { skus, from, size }: Window,
): Promise<readonly QuestionList[]> {
  const { rows } = await sql<QuestionList>`
    with question as (
      select *, row_number() over (partition by sku order by answered_at desc, id desc) as place
      from product_question
      where store_code = ${store.code} and sku = any(${skus}::text[]) and status = 'answered')
    select sku, count(*)::integer as total,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'question', question, 'nickname', nickname, 'answer', answer,
        'asked_at', created_at, 'answered_at', answered_at) order by place)
        filter (where place > ${from}::integer and place <= ${from + size}::integer), '[]') as questions
    from question group by sku order by sku`.execute(db)
  return rows
}

/** Returns the SKU and name of a store's product that is sold; undefined for any other SKU. */
export async function findSoldProduct(db: Database, store: StoreDefinition, sku: string) {
  return db
    .selectFrom('catalogue_document')
    .select(['sku', sql<string | null>`source ->> 'name'`.as('name'), sql<string | null>`source ->> 'slug'`.as('slug')])
    .where('index_name', '=', store.index)
    .where('entity', '=', 'product')
    .where('sku', '=', sku)
    .where('status', '<', DISABLED)
    .executeTakeFirst()
}
