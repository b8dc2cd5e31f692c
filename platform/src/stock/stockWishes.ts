import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMail } from '../outbox/writeMail.ts'
import { slug } from '../routing/slug.ts'
import { storeOrDefault } from '../stores.ts'
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
 * alert is deleted with its mail: there is one mail for each, however often the stock changes.
 */
export async function answerStockWishes(db: Database, skus: readonly string[]): Promise<void> {
  const { rows } = await sql<{ email: string; store_code: string; sku: string }>`
    delete from stock_wish wish using stock
    where wish.sku = any(${skus}::text[]) and stock.sku = wish.sku
      and stock.is_in_stock and (stock.qty > 0 or not stock.manage_stock)
    returning wish.email, wish.store_code, wish.sku`.execute(db)
  for (const { email, store_code, sku } of rows) {
    const store = storeOrDefault(store_code)
    const name = await nameOf(db, store, sku)
    await writeMail(db, { store, recipient: email, ...stockMail(store, { name, sku }) })
  }
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

async function nameOf(db: Database, store: StoreDefinition, sku: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select source ->> 'name' as name from catalogue_document
    where index_name = ${store.index} and entity = 'product' and skus && array[lower(${sku}::text)]
    order by sku = ${sku} desc limit 1`.execute(db)
  return rows[0]?.name ?? sku
}
