import type { Database } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { returnBefore } from '../cancellation/returnBefore.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import { unitLines } from './orderLines.ts'
import { followLink } from './orderLinks.ts'
import { wordedDay } from '../../outbox/wordedTime.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'delivered' | 'pickedUp' | 'check' | 'returns' | 'lines', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Entregamos tu pedido {number}',
    title: 'Tu pedido ya está contigo',
    delivered: 'Entregamos el pedido {number}.',
    pickedUp: 'Recogiste el pedido {number}.',
    check: 'Revísalo con calma. Si algo llegó dañado o falta, responde a este correo con una foto.',
    returns: 'Puedes devolverlo hasta el {day}.',
    lines: 'Lo que recibiste',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist angekommen',
    title: 'Deine Bestellung ist bei dir',
    delivered: 'Wir haben die Bestellung {number} geliefert.',
    pickedUp: 'Du hast die Bestellung {number} abgeholt.',
    check: 'Sieh dir alles in Ruhe an. Wenn etwas beschädigt ist oder fehlt, antworte mit einem Foto auf diese E-Mail.',
    returns: 'Zurückgeben kannst du sie bis {day}.',
    lines: 'Das hast du bekommen',
  },
  'it-IT': {
    subject: 'Abbiamo consegnato il tuo ordine {number}',
    title: 'Il tuo ordine è da te',
    delivered: 'Abbiamo consegnato l’ordine {number}.',
    pickedUp: 'Hai ritirato l’ordine {number}.',
    check: 'Controllalo con calma. Se qualcosa è danneggiato o manca, rispondi a questa e-mail con una foto.',
    returns: 'Puoi restituirlo fino a {day}.',
    lines: 'Che cosa hai ricevuto',
  },
}

/** Mails a buyer that their order is with them, and until when it may be returned. */
export async function sendOrderDelivered(db: Database, order: OrderRow): Promise<void> {
  const store = storeOrDefault(order.store_code)
  const texts = TEXTS[store.language]
  const until = returnBefore(order)
  const words = { number: order.order_number, day: until === null ? '' : wordedDay(store, until) }
  const text = isPickupCarrier(order.carrier_code) ? texts.pickedUp : texts.delivered
  const items = await loadOrderItems(db, order.id)
  await writeOrderMail(db, order, {
    subject: texts.subject,
    title: texts.title,
    preheader: text,
    words,
    once: 'order-delivered',
    blocks: [
      paragraph(text, words),
      paragraph(texts.check, words),
      ...(until === null ? [] : [paragraph(texts.returns, words)]),
      { kind: 'heading', text: texts.lines },
      ...unitLines(items, ({ qty, qty_canceled: canceled }) => qty - canceled),
      ...followLink(order),
    ],
  })
}
