import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import type { OrderRow } from '../orders/orderRepository.ts'
import { shownMoney } from '../orders/shownMoney.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'body', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Te devolvimos {amount} de tu devolución {return}',
    title: 'Recibimos lo que nos mandaste',
    body: 'Pusimos {amount} en tu monedero por la devolución {return} del pedido {number}.',
  },
  'de-DE': {
    subject: '{amount} für deine Rücksendung {return}',
    title: 'Deine Rücksendung ist bei uns',
    body: 'Für die Rücksendung {return} zur Bestellung {number} haben wir deinem Guthabenkonto {amount} gutgeschrieben.',
  },
  'it-IT': {
    subject: '{amount} per il tuo reso {return}',
    title: 'Abbiamo ricevuto il tuo reso',
    body: 'Per il reso {return} dell’ordine {number} abbiamo messo {amount} nel tuo portafoglio.',
  },
}

type Refund = Readonly<{ amount: Big; note: string; returnNumber: string }>

/**
 * Tells the buyer what has gone into their wallet for a return, and why there, within the transaction that books it. An
 * order without an address tells nobody.
 */
export async function sendRefund(db: Database, order: OrderRow, { amount, note, returnNumber }: Refund): Promise<void> {
  if (order.email === '') return
  const { language } = storeOrDefault(order.store_code)
  const { subject, title, body } = TEXTS[language]
  const shown = shownMoney(amount, { language, currency: order.currency })
  const filled = (text: string) =>
    text.replace('{amount}', shown).replace('{return}', returnNumber).replace('{number}', order.order_number)
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: order.email,
      subject: filled(subject),
      body: `<h1>${title}</h1><p>${filled(body)}</p>${note === '' ? '' : `<p>${note}</p>`}`,
    })
    .execute()
}
