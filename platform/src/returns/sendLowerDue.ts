import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { formatMoney } from '../money/formatMoney.ts'
import { howToPay, shownDue } from '../orders/mails/howToPay.ts'
import { followLink } from '../orders/mails/orderLinks.ts'
import { paragraph, writeOrderMail } from '../orders/mails/writeOrderMail.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { orderBalance } from '../orders/payment/orderBalance.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'text' | 'left' | 'nothing', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Ahora pagas menos por tu pedido {number}',
    title: 'Lo que devolviste ya no lo pagas',
    text: 'Descontamos {amount} por la devolución {return} del pedido {number}.',
    left: 'Por lo demás pagas {due}.',
    nothing: 'No queda nada por pagar.',
  },
  'de-DE': {
    subject: 'Für deine Bestellung {number} ist jetzt weniger zu bezahlen',
    title: 'Was zurück ist, bezahlst du nicht mehr',
    text: 'Für die Rücksendung {return} zur Bestellung {number} haben wir {amount} abgezogen.',
    left: 'Für den Rest bezahlst du {due}.',
    nothing: 'Es ist nichts mehr zu bezahlen.',
  },
  'it-IT': {
    subject: 'Ora paghi meno per il tuo ordine {number}',
    title: 'Ciò che hai restituito non lo paghi più',
    text: 'Per il reso {return} dell’ordine {number} abbiamo tolto {amount}.',
    left: 'Per il resto paghi {due}.',
    nothing: 'Non c’è più nulla da pagare.',
  },
}

/**
 * Notifies the buyer of an unpaid order by mail that a return lowered what is to be paid, and how the rest is paid, within
 * the transaction that does so. Expects the order as it is afterwards.
 */
export async function sendLowerDue(
  db: Database,
  order: OrderRow,
  { amount, returnNumber }: Readonly<{ amount: Big; returnNumber: string }>,
): Promise<void> {
  const { language } = storeOrDefault(order.store_code)
  const texts = TEXTS[language]
  const isDue = orderBalance(order).due?.gt(0) ?? false
  const words = {
    number: order.order_number,
    return: returnNumber,
    amount: formatMoney(amount, { language, currency: order.currency }),
    due: shownDue(order),
  }
  await writeOrderMail(db, order, {
    subject: texts.subject,
    title: texts.title,
    preheader: texts.text,
    words,
    // A return comes back in parts: each of them has its mail.
    once: null,
    blocks: [
      paragraph(texts.text, words),
      paragraph(isDue ? texts.left : texts.nothing, words),
      ...(isDue ? howToPay(order) : []),
      ...followLink(order),
    ],
  })
}
