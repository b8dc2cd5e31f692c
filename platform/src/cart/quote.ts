import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { fieldListOf, numberOf, textOf } from '../parse/fields.ts'
import type { Database, SavedQuoteTable } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { lastSecondOf } from '../timeZones.ts'
import { deleteItem, loadCart, loadItems, lockCart } from './cartRepository.ts'
import { storedLine, parseStoredLines, showStoredLines } from './lines/storedLine.ts'
import { QUOTE_ID_BYTES, QUOTE_TTL_DAYS, QUOTES_MAX } from './limits.ts'

const DAY_MS = 86_400_000

type Shown = Awaited<ReturnType<typeof showStoredLines>>[number]

/** One page of an owner's quotes, counted from 1. */
type QuotePage = Readonly<{ owner: string; store: StoreDefinition; now: Date; size: number; page: number }>

export type NewQuote = Readonly<{
  owner: string
  cartId: string
  name: string
  /** Ids of the items to save and to take out of the cart; null saves all of them, and leaves them there. */
  itemIds: readonly number[] | null
  now: Date
}>

/**
 * Saves the lines of a cart under a name, with their prices of now, within a transaction. Chosen items leave the cart for
 * the quote: both happen, or neither. One that is no longer sold is not saved, and stays. Deletes expired quotes.
 * @throws PlatformError 404 without such a cart, 400 when nothing is in it or the owner has as many quotes as one may.
 */
export async function createQuote(db: Database, { owner, cartId, name, itemIds, now }: NewQuote) {
  const cart = itemIds === null ? await loadCart(db, cartId) : await lockCart(db, cartId)
  const store = storeOrDefault(cart.store_code)
  const chosen = (await loadItems(db, cartId)).filter(({ item_id: id }) => itemIds === null || itemIds.includes(id))
  const shown = await showStoredLines(db, store, chosen.map(storedLine))
  const saved = chosen.flatMap((row, position) =>
    withPresent(storedLine(row), shown[position]).map((item) => ({ id: row.item_id, item })),
  )
  const items = saved.map(({ item }) => item)
  if (items.length === 0) throw new PlatformError(400, 'There is nothing in the cart to save')
  await db.deleteFrom('saved_quote').where('expires_at', '<', now).execute()
  await requireRoom(db, owner)
  const id = randomBytes(QUOTE_ID_BYTES).toString('base64url')
  const values = {
    id,
    owner,
    name,
    store_code: store.code,
    currency: store.currency,
    items: JSON.stringify(items),
    created_at: now,
    expires_at: lastSecondOf(new Date(now.getTime() + QUOTE_TTL_DAYS * DAY_MS), store.country),
  }
  const row = await db.insertInto('saved_quote').values(values).returningAll().executeTakeFirstOrThrow()
  if (itemIds !== null) for (const { id: itemId } of saved) await deleteItem(db, cartId, itemId)
  const [quote] = await showQuotes(db, store, [row])
  return quote
}

/**
 * A page of what an owner has saved in a store, the newest first, priced as then and as today; and how many there are.
 */
export async function listQuotes(db: Database, { owner, store, now, size, page }: QuotePage) {
  const saved = db
    .selectFrom('saved_quote')
    .where('owner', '=', owner)
    .where('store_code', '=', store.code)
    .where('expires_at', '>', now)
  const rows = await saved
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await saved.select((one) => one.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { quotes: await showQuotes(db, store, rows), total: Number(count) }
}

/** Deletes a quote of an owner. A missing quote, or another owner's, is left as it is. */
export async function deleteQuote(db: Database, { owner, id }: Readonly<{ owner: string; id: string }>): Promise<void> {
  await db.deleteFrom('saved_quote').where('owner', '=', owner).where('id', '=', id).execute()
}

/** Adds name, options and price to a line; empty for a line that is no longer sold, which the cart does not show. */
function withPresent<Line extends object>(line: Line, shown: Shown | undefined) {
  if (!shown || shown.name === null || shown.price_incl_tax === null) return []
  const { name, options, price_incl_tax: priceInclTax } = shown
  return [{ ...line, name, options, priceInclTax }]
}

async function requireRoom(db: Database, owner: string): Promise<void> {
  const { count } = await db
    .selectFrom('saved_quote')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow()
  if (Number(count) >= QUOTES_MAX) throw new PlatformError(400, `At most ${QUOTES_MAX} quotes are kept`)
}

/** Quotes with prices of then and of today; the catalogue is asked once for all of them. */
async function showQuotes(db: Database, store: StoreDefinition, rows: readonly Selectable<SavedQuoteTable>[]) {
  const kept = rows.map(({ items }) => parseStoredLines(items))
  const today = await showStoredLines(db, store, kept.flat())
  let next = 0
  return rows.map((row, position) => {
    const first = next
    next += kept[position]?.length ?? 0
    return showQuote(row, today.slice(first, next))
  })
}

function showQuote(row: Selectable<SavedQuoteTable>, today: readonly Shown[]) {
  const then = fieldListOf(row.items)
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    items: today.map((line, position) => {
      const known = then[position] ?? {}
      return {
        ...line,
        name: line.name ?? textOf(known.name) ?? line.sku,
        options: line.name === null ? known.options : line.options,
        price_incl_tax: numberOf(known.priceInclTax),
        current_price_incl_tax: line.price_incl_tax,
      }
    }),
  }
}
