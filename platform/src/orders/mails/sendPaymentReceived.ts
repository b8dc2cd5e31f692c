import { advanceOf } from '../payment/advanceOf.ts'
import type { Database } from '../../database/schema.ts'
import { findPaymentTitle } from '../../checkout/paymentMethods.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { deliveryBlocks } from './deliveryBlocks.ts'
import { unitLines } from './orderLines.ts'
import { followLink } from './orderLinks.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Texts = Readonly<
  Record<'subject' | 'title' | 'received' | 'next' | 'virtual' | 'amount' | 'method' | 'number' | 'lines', string>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Recibimos el pago de tu pedido {number}',
    title: 'Tu pago está confirmado',
    received: 'Recibimos {amount} por el pedido {number}.',
    next: 'Ya lo preparamos. Te avisamos por correo cuando esté en camino o listo para recoger.',
    virtual: 'No hay nada que enviarte a casa. Guarda este correo: confirma tu compra.',
    amount: 'Pagado',
    method: 'Forma de pago',
    number: 'Número de pedido',
    lines: 'Lo que pediste',
  },
  'de-DE': {
    subject: 'Zahlung für deine Bestellung {number} ist eingegangen',
    title: 'Deine Zahlung ist da',
    received: 'Wir haben {amount} für die Bestellung {number} erhalten.',
    next: 'Wir bereiten alles vor und schreiben dir, sobald es unterwegs ist oder zur Abholung bereitliegt.',
    virtual: 'Es wird nichts verschickt. Bewahre diese E-Mail auf: Sie bestätigt deinen Kauf.',
    amount: 'Bezahlt',
    method: 'Zahlungsart',
    number: 'Bestellnummer',
    lines: 'Deine Bestellung',
  },
  'it-IT': {
    subject: 'Abbiamo ricevuto il pagamento dell’ordine {number}',
    title: 'Il pagamento è confermato',
    received: 'Abbiamo ricevuto {amount} per l’ordine {number}.',
    next: 'Lo stiamo preparando. Ti scriviamo quando è in viaggio o pronto per il ritiro.',
    virtual: 'Non c’è nulla da spedire. Conserva questa e-mail: conferma il tuo acquisto.',
    amount: 'Pagato',
    method: 'Metodo di pagamento',
    number: 'Numero d’ordine',
    lines: 'Il tuo ordine',
  },
}

/** Mails a buyer that the money of their order is here, within the transaction that settles it. */
export async function sendPaymentReceived(db: Database, order: OrderRow): Promise<void> {
  const store = storeOrDefault(order.store_code)
  const texts = TEXTS[store.language]
  const words = {
    number: order.order_number,
    amount: formatMoney(advanceOf(order), { language: store.language, currency: order.currency }),
  }
  // A card pays the rest of an order on credit.
  const payment = order.credit_amount === null ? order.payment_method : 'card'
  const items = await loadOrderItems(db, order.id)
  await writeOrderMail(db, order, {
    subject: texts.subject,
    title: texts.title,
    preheader: texts.received,
    words,
    once: 'order-paid',
    blocks: [
      paragraph(texts.received, words),
      ...(hasLeft(order) ? [] : [paragraph(order.shipping_address === null ? texts.virtual : texts.next, words)]),
      {
        kind: 'facts',
        rows: [
          { label: texts.number, value: order.order_number },
          { label: texts.amount, value: words.amount, isStrong: true },
          {
            label: texts.method,
            value: findPaymentTitle(store, payment, isPickupCarrier(order.carrier_code)),
          },
        ],
      },
      { kind: 'heading', text: texts.lines },
      ...unitLines(items, ({ qty, qty_canceled: canceled }) => qty - canceled),
      ...deliveryBlocks(order),
      ...followLink(order),
    ],
  })
}

/** Whether an order was sent before its money came. */
function hasLeft({ sent_at: sentAt, delivered_at: deliveredAt }: OrderRow): boolean {
  return sentAt !== null || deliveredAt !== null
}
