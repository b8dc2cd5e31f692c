import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asGuest, configured } from '../../testing/shopper.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { assembleCart } from '../assembleCart.ts'
import { loadCart } from '../cartRepository.ts'
import { changeLine } from './changeLine.ts'
import { parseItemRequest } from './itemRequest.ts'

const platform = withPlatform()
const COPIES = 10

/** The lamp and the sofa with its children, each COPIES times more, with a number behind every sku. */
beforeAll(async () => {
  const { db } = platform.database()
  for (const [sku, firstId] of [
    ['LAMP', 10_000],
    ['SOFA', 20_000],
  ] as const)
    // prettier-ignore
    await sql`
      insert into catalogue_document (index_name, entity, document_id, source, facets, sku, skus, type_id, status)
      select index_name, entity, ${firstId}::integer + number, replace(source::text, ${sku}, ${sku} || number)::jsonb,
        facets, sku || number, string_to_array(replace(lower(array_to_string(skus, ' ')), lower(${sku}), lower(${sku}) || number), ' '),
        type_id, status
      from catalogue_document, generate_series(1, ${COPIES}::integer) as number
      where entity = 'product' and sku = ${sku}`.execute(db)
  await sql`
    insert into stock (sku, product_id, qty, is_in_stock, manage_stock)
    select replace(replace(sku, 'SOFA', 'SOFA' || number), 'LAMP', 'LAMP' || number), product_id, qty, true, true
    from stock, generate_series(1, ${COPIES}::integer) as number
    where sku = 'LAMP' or sku like 'SOFA-%'`.execute(db)
})

/** A cart with as many lines of lamps as of sofas. */
async function cartOf(lines: number) {
  const guest = await asGuest(platform)
  for (let number = 1; number <= lines / 2; number += 1) {
    await guest.add(`LAMP${number}`)
    await guest.add(`SOFA${number}`, 1, configured('93', 52))
  }
  return guest
}

function countQueries() {
  const counts = { queries: 0, documents: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counts.queries += 1
      return node
    },
    transformResult: async ({ result }) => {
      counts.documents += result.rows.filter((row) => 'source' in row).length
      return result
    },
  }
  return { db: platform.database().db.withPlugin(plugin), counts }
}

test.each([2, 20])('a change of one of %d lines reads each product once, in one query', async (lines) => {
  const { cartId, pull } = await cartOf(lines)
  const [first] = await pull()
  const added = countQueries()
  const adding = parseItemRequest({ cartItem: { sku: 'MAT-IND', qty: 1 } })
  await added.db.transaction().execute((transaction) => changeLine(transaction, cartId, adding))
  expect(added.counts).toEqual({ queries: 6, documents: lines + 1 })
  const set = countQueries()
  const setting = parseItemRequest({ cartItem: { item_id: first?.item_id, qty: 3 } })
  await set.db.transaction().execute((transaction) => changeLine(transaction, cartId, setting))
  expect(set.counts).toEqual({ queries: 6, documents: lines + 1 })
})

test('the totals of a cart read each product once', async () => {
  const { cartId } = await cartOf(20)
  const { db, counts } = countQueries()
  expect((await assembleCart(db, await loadCart(db, cartId))).lines).toHaveLength(20)
  // The tax rule is a document too.
  expect(counts).toEqual({ queries: 4, documents: 21 })
})
