import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMails } from '../outbox/writeMail.ts'
import { slug } from '../routing/slug.ts'
import { storeOrDefault, stores } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'greeting' | 'back' | 'hurry' | 'open', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Ya está de vuelta: {name}',
    greeting: 'Buenas noticias',
    back: '{name} vuelve a estar disponible.',
    hurry: 'No lo apartamos: si todavía lo quieres, no te tardes.',
    open: 'Ver el producto',
  },
  'de-DE': {
    subject: 'Wieder da: {name}',
    greeting: 'Gute Nachrichten',
    back: '{name} ist wieder lieferbar.',
    hurry: 'Wir legen nichts zurück: Wenn du es noch möchtest, warte nicht zu lange.',
    open: 'Artikel ansehen',
  },
  'it-IT': {
    subject: 'È di nuovo disponibile: {name}',
    greeting: 'Buone notizie',
    back: '{name} è di nuovo disponibile.',
    hurry: 'Non lo mettiamo da parte: se ti interessa ancora, non aspettare troppo.',
    open: 'Vedi il prodotto',
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
 * Writes the mails of the stock alerts of these SKUs that are in stock, within the transaction that changed their stock. An
 * alert is deleted with its mail: there is one mail for each, however often the stock changes. Alerts of a SKU that their
 * store does not sell at present wait. Other changes of stock wait for this one, so that it takes two statements, however
 * many alerts there are.
 */
export async function answerStockWishes(db: Database, skus: readonly string[]): Promise<void> {
  const { rows } = await sql<{ email: string; store_code: string; sku: string; name: string }>`
    with available as materialized (
      select distinct wish.sku, wish.store_code from stock_wish wish join stock on stock.sku = wish.sku
      where wish.sku = any(${skus}::text[]) and stock.is_in_stock and (stock.qty > 0 or not stock.manage_stock)),
    sold as materialized (
      select available.sku, available.store_code, product.name
      from available
      join unnest(${stores.map(({ code }) => code)}::text[], ${stores.map(({ index }) => index)}::text[])
        as store (code, index_name) on store.code = available.store_code
      cross join lateral (${soldProduct(sql.ref('store.index_name'), sql.ref('available.sku'))}) as product)
    delete from stock_wish wish using sold where wish.sku = sold.sku and wish.store_code = sold.store_code
    returning wish.email, wish.store_code, wish.sku, sold.name`.execute(db)
  await writeMails(
    db,
    rows.map(({ email, store_code, sku, name }) => {
      const store = storeOrDefault(store_code)
      return { store, recipient: email, ...stockMail(store, { name, sku }) }
    }),
  )
}

/** Returns true if a store sells a SKU: as a product, or as a variant of one. */
export async function isSold(db: Database, { index }: StoreDefinition, sku: string): Promise<boolean> {
  const { rows } = await soldProduct(sql`${index}::text`, sql`${sku}::text`).execute(db)
  return rows.length > 0
}

/** The product of a store that is sold under a SKU, by its name; that of the SKU itself before one with such a variant. */
function soldProduct(index: RawBuilder<unknown>, sku: RawBuilder<unknown>): RawBuilder<{ name: string }> {
  return sql`
    select coalesce(source ->> 'name', ${sku}) as name from catalogue_document document
    where document.index_name = ${index} and entity = 'product' and coalesce(status, 1) < 2
      and skus && array[lower(${sku})]
    order by document.sku = ${sku} desc nulls last, document_id limit 1`
}

function stockMail(store: StoreDefinition, { name, sku }: Readonly<{ name: string; sku: string }>) {
  const { subject, greeting, back, hurry, open } = TEXTS[store.language]
  const words = { name }
  return {
    subject: fillText(subject, words),
    content: {
      preheader: fillText(back, words),
      title: greeting,
      blocks: [
        { kind: 'paragraph' as const, text: fillText(back, words) },
        { kind: 'paragraph' as const, text: hurry },
        { kind: 'action' as const, label: open, href: `/p/${encodeURIComponent(sku)}/${slug(name)}`, isPrimary: true },
      ],
    },
  }
}
