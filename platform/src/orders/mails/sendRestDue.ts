import { restOf } from '../payment/advanceOf.ts'
import type { Database } from '../../database/schema.ts'
import type { StoreDefinition } from '../../stores.ts'
import { storeOrDefault } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { followLink } from './orderLinks.ts'
import { wordedTime } from '../../outbox/wordedTime.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'text' | 'before', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Paga el resto de tu pedido {number}: {rest}',
    title: 'Falta un paso: paga el resto',
    text: 'Tu crédito paga {approved} del pedido {number}. Paga el resto, {rest}, con tarjeta: entonces lo preparamos.',
    before: 'Te lo guardamos hasta el {before}. Si no lo pagas, se cancela solo y no debes nada.',
  },
  'de-DE': {
    subject: 'Bezahle den Rest deiner Bestellung {number}: {rest}',
    title: 'Noch ein Schritt: bezahle den Rest',
    text: 'Dein Kredit bezahlt {approved} der Bestellung {number}. Bezahle den Rest, {rest}, mit Karte: dann bereiten wir sie vor.',
    before: 'Bis {before} ist alles für dich reserviert. Danach wird sie storniert und du schuldest nichts.',
  },
  'it-IT': {
    subject: 'Paga il resto del tuo ordine {number}: {rest}',
    title: 'Manca un passo: paga il resto',
    text: 'Il tuo credito paga {approved} dell’ordine {number}. Paga il resto, {rest}, con carta: poi lo prepariamo.',
    before: 'Lo teniamo da parte fino al {before}. Se non lo paghi, si annulla da solo e non devi nulla.',
  },
}

/** Mails the buyer of an order how much of it credit does not pay, within the transaction that opens the card page. */
export async function sendRestDue(db: Database, order: OrderRow): Promise<void> {
  const store = storeOrDefault(order.store_code)
  const texts = TEXTS[store.language]
  const money = { language: store.language, currency: order.currency }
  const words = {
    rest: formatMoney(restOf(order), money),
    approved: formatMoney(Number(order.credit_approved), money),
    before: order.pay_before === null ? '' : wordedTime(store, order.pay_before),
  }
  const named = { number: order.order_number, ...words }
  await writeOrderMail(db, order, {
    subject: texts.subject,
    title: texts.title,
    preheader: texts.text,
    words,
    once: 'order-rest',
    blocks: [paragraph(texts.text, named), paragraph(texts.before, named), ...followLink(order)],
  })
}
