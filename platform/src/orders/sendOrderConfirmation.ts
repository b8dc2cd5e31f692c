import type { AssembledCart } from '../cart/assembleCart.ts'
import type { Database } from '../database/schema.ts'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import { storeAddress } from '../storeAddress.ts'
import type { StoreDefinition } from '../stores.ts'
import { howToPay } from './howToPay.ts'
import type { OrderRow } from './orderRepository.ts'
import { shownMoney } from './shownMoney.ts'
import { totalsWithTax } from './totalsWithTax.ts'

type Texts = Readonly<Record<'subject' | 'thanks' | 'receipt' | 'next' | 'includedTax', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Recibimos tu pedido {number}',
    thanks: 'Gracias por tu compra.',
    receipt: 'Ver tu comprobante',
    includedTax: 'IVA incluido',
    next: 'Te avisaremos cuando tu pedido salga de nuestro almacén.',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist eingegangen',
    thanks: 'Vielen Dank für deinen Einkauf.',
    receipt: 'Beleg ansehen',
    includedTax: 'Darin enthaltene MwSt.',
    next: 'Wir melden uns, sobald deine Bestellung unser Lager verlässt.',
  },
  'it-IT': {
    subject: 'Abbiamo ricevuto il tuo ordine {number}',
    thanks: 'Grazie per il tuo acquisto.',
    receipt: 'Vedi la ricevuta',
    includedTax: 'IVA inclusa',
    next: 'Ti avviseremo quando il tuo ordine lascerà il nostro magazzino.',
  },
}

export type Confirmation = Readonly<{ order: OrderRow; cart: AssembledCart; shopOrigin: string }>

/** Writes the confirmation into the outbox, within the order's transaction: no order without a mail, nor the reverse. */
export async function sendOrderConfirmation(db: Database, { order, cart, shopOrigin }: Confirmation): Promise<void> {
  if (order.email === '') return
  const texts = TEXTS[cart.store.language]
  const lines = cart.lines.map((line) => {
    const total = cart.totals.items.find((item) => item.item_id === line.itemId)?.row_total_incl_tax ?? 0
    return `<tr><td>${line.qty} × ${escapeHtml(line.name)}</td><td>${escapeHtml(line.sku)}</td><td align="right">${shownMoney(total, cart.store)}</td></tr>`
  })
  const totals = totalsWithTax(cart.totals, texts.includedTax).map(
    ({ title, value }) =>
      `<tr><td colspan="2">${escapeHtml(title)}</td><td align="right">${shownMoney(value, cart.store)}</td></tr>`,
  )
  const address = `${storeAddress(shopOrigin, cart.store)}/receipt?proof=${order.receipt_code}`
  const receipt = `<p><a href="${escapeHtml(address)}">${texts.receipt}</a></p>`
  const body = `<h1>${texts.thanks}</h1><table>${lines.join('')}${totals.join('')}</table>${howToPay(order, cart.store)}${receipt}<p>${texts.next}</p>`
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: order.email,
      subject: texts.subject.replace('{number}', order.order_number),
      body,
    })
    .execute()
}
