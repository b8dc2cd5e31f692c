import type { Database } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'
import { deliveryBlocks } from './deliveryBlocks.ts'
import { followLink } from './orderLinks.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'text', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Tu línea de crédito paga el pedido {number}',
    title: 'Tu pedido está autorizado',
    text: 'Tu línea de crédito paga el pedido {number} y ya lo preparamos. Tus pagos están en Mis créditos.',
  },
  'de-DE': {
    subject: 'Deine Kreditlinie bezahlt die Bestellung {number}',
    title: 'Deine Bestellung ist freigegeben',
    text: 'Deine Kreditlinie bezahlt die Bestellung {number}, wir bereiten sie schon vor. Deine Raten stehen unter Meine Kredite.',
  },
  'it-IT': {
    subject: 'La tua linea di credito paga l’ordine {number}',
    title: 'Il tuo ordine è autorizzato',
    text: 'La tua linea di credito paga l’ordine {number} e lo stiamo già preparando. Le rate sono in I miei crediti.',
  },
}

/** Mails a buyer that the line of their account pays a waiting order, within the transaction that pays it. */
export async function sendPaidByLine(db: Database, order: OrderRow): Promise<void> {
  const { subject, title, text } = TEXTS[storeOrDefault(order.store_code).language]
  await writeOrderMail(db, order, {
    subject,
    title,
    preheader: text,
    once: 'order-line',
    blocks: [paragraph(text, { number: order.order_number }), ...deliveryBlocks(order), ...followLink(order)],
  })
}
