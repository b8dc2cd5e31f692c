import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'greeting' | 'back' | 'hurry', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Ya está de vuelta: {name}',
    greeting: 'Buenas noticias',
    back: '{name} vuelve a estar disponible.',
    hurry: 'No lo apartamos: si todavía lo quieres, no te tardes.',
  },
  'de-DE': {
    subject: 'Wieder da: {name}',
    greeting: 'Gute Nachrichten',
    back: '{name} ist wieder lieferbar.',
    hurry: 'Wir legen nichts zurück: Wenn du es noch möchtest, warte nicht zu lange.',
  },
  'it-IT': {
    subject: 'È di nuovo disponibile: {name}',
    greeting: 'Buone notizie',
    back: '{name} è di nuovo disponibile.',
    hurry: 'Non lo mettiamo da parte: se ti interessa ancora, non aspettare troppo.',
  },
}

export type StockWish = Readonly<{ sku: string; email: string; storeCode: StoreDefinition['code'] }>

/** Keeps a wish to hear of a sku; the same address asking again changes only the store whose language it reads. */
export async function keepStockWish(db: Database, { sku, email, storeCode }: StockWish): Promise<void> {
  await db
    .insertInto('stock_wish')
    .values({ sku, email, store_code: storeCode })
    .onConflict((conflict) => conflict.columns(['sku', 'email']).doUpdateSet({ store_code: storeCode }))
    .execute()
}

/**
 * Writes the mails of wishes that have come true, within the transaction that changed the stock. A wish goes with its
 * mail: there is one mail for each, however often the stock changes.
 */
export async function answerStockWishes(db: Database): Promise<void> {
  const { rows } = await sql<{ email: string; store_code: string; sku: string }>`
    delete from stock_wish wish using stock
    where stock.sku = wish.sku and stock.is_in_stock and (stock.qty > 0 or not stock.manage_stock)
    returning wish.email, wish.store_code, wish.sku`.execute(db)
  for (const { email, store_code, sku } of rows) {
    const store = storeOrDefault(store_code)
    const name = await nameOf(db, store, sku)
    await db
      .insertInto('outbox')
      .values({ channel: 'email', recipient: email, ...stockMail(store, name) })
      .execute()
  }
}

function stockMail(store: StoreDefinition, name: string): Readonly<{ subject: string; body: string }> {
  const texts = TEXTS[store.language]
  const named = (text: string, shown: string) => text.replace('{name}', () => shown)
  const body = `<h1>${texts.greeting}</h1><p>${named(texts.back, `<strong>${escapeHtml(name)}</strong>`)}</p><p>${texts.hurry}</p>`
  return { subject: named(texts.subject, name), body }
}

async function nameOf(db: Database, store: StoreDefinition, sku: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select source ->> 'name' as name from catalogue_document
    where index_name = ${store.index} and entity = 'product' and skus && array[lower(${sku}::text)]
    order by sku = ${sku} desc limit 1`.execute(db)
  return rows[0]?.name ?? sku
}
