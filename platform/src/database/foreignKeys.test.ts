import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()

/** Foreign keys to rows that nothing deletes, so that no delete looks for what refers to them. An invoice is a contract. */
const NEVER_DELETED: readonly string[] = ['credit_payment_line(invoice_id)', 'credit_return(invoice_id)']

/**
 * Foreign keys of the database whose columns do not lead an index: deleting or renumbering the row that they refer to
 * reads the whole table. A partial index counts if it holds all rows with a reference.
 */
const WITHOUT_INDEX = sql<{ key: string }>`
  select conrelid::regclass || '(' || columns.names || ')' as key from pg_constraint
  cross join lateral (
    select string_agg(attname, ',' order by position) as names
    from unnest(conkey) with ordinality as keys (number, position)
    join pg_attribute on attrelid = conrelid and attnum = number
  ) as columns
  where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
    select from pg_index
    where indrelid = conrelid and indisvalid
      and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] <@ conkey
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || columns.names || ' IS NOT NULL)')
  )
  order by key`

test('every foreign key to a row that can be deleted has an index', async () => {
  const { rows } = await WITHOUT_INDEX.execute(platform.database().db)
  expect(rows.map(({ key }) => key)).toEqual(NEVER_DELETED)
})
