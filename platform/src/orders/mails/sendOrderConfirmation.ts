import type { CartTotals } from '../../cart/cartTotals.ts'
import type { Database } from '../../database/schema.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import { deliveryBlocks } from './deliveryBlocks.ts'
import { giftBlocks } from './giftBlocks.ts'
import { howToPay, shownTotal } from './howToPay.ts'
import { pricedLines } from './orderLines.ts'
import { receiptLink, requestLink, statusLink } from './orderLinks.ts'
import { wordedTime } from '../../outbox/wordedTime.ts'
import { withdrawalBlocks } from './withdrawalBlocks.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Next =
  | 'pay'
  | 'card'
  | 'onDelivery'
  | 'onPickup'
  | 'paid'
  | 'free'
  | 'credit'
  | 'creditRequest'
  | 'creditLine'
  | 'other'
type Ways = 'shipped' | 'pickedUp' | 'virtual'
type Texts = Readonly<
  Record<'subject' | 'title' | 'payTitle' | 'received' | 'preheader' | 'lines', string> &
    Record<'next', Readonly<Record<Next, string>>> &
    Record<'told', Readonly<Record<Ways, string>>>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Recibimos tu pedido {number}',
    title: 'Recibimos tu pedido',
    payTitle: 'Falta un paso: paga tu pedido',
    received: 'Gracias por tu compra. Tu número de pedido es {number}.',
    preheader: 'Pedido {number}, {amount}.',
    lines: 'Lo que pediste',
    next: {
      pay: 'Lo preparamos en cuanto se registre tu pago. Lo guardamos para ti hasta la fecha que ves abajo.',
      card: 'Lo preparamos en cuanto pagues. Lo guardamos para ti hasta la hora que ves abajo.',
      onDelivery: 'Ya lo preparamos. Pagas {amount} al recibirlo.',
      onPickup: 'Ya lo preparamos. Pagas {amount} al recogerlo.',
      free: 'No pagas nada. Ya lo preparamos.',
      paid: 'Tu monedero pagó {amount}. Ya lo preparamos.',
      credit: 'Revisamos tu crédito en 1 a 3 días hábiles. Hasta entonces no pagas nada.',
      creditRequest:
        'Falta tu solicitud de crédito {request}: envíala antes del {before}. Respondemos en 1 a 3 días hábiles y hasta entonces no pagas nada.',
      creditLine: 'Tu línea de crédito lo paga y ya lo preparamos. Tus pagos están en Mis créditos.',
      other: 'Lo preparamos en cuanto se confirme el pago.',
    },
    told: {
      shipped: 'Te avisamos por correo el día que salga hacia tu dirección.',
      pickedUp: 'Te avisamos por correo cuando esté listo para que lo recojas.',
      virtual: 'No hay nada que enviarte a casa: la confirmación te llega por correo.',
    },
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist eingegangen',
    title: 'Deine Bestellung ist eingegangen',
    payTitle: 'Noch ein Schritt: bezahle deine Bestellung',
    received: 'Danke für deinen Einkauf. Deine Bestellnummer ist {number}.',
    preheader: 'Bestellung {number}, {amount}.',
    lines: 'Deine Bestellung',
    next: {
      pay: 'Wir bereiten sie vor, sobald deine Zahlung da ist. Bis zum Termin unten ist alles für dich reserviert.',
      card: 'Wir bereiten sie vor, sobald du bezahlt hast. Bis zum Termin unten ist alles für dich reserviert.',
      onDelivery: 'Wir bereiten sie schon vor. Du zahlst {amount} bei der Lieferung.',
      onPickup: 'Wir bereiten sie schon vor. Du zahlst {amount} bei der Abholung.',
      free: 'Du zahlst nichts. Wir bereiten alles vor.',
      paid: 'Dein Guthaben hat {amount} bezahlt. Wir bereiten alles vor.',
      credit: 'Wir prüfen deinen Kredit in 1 bis 3 Werktagen. Bis dahin zahlst du nichts.',
      creditRequest:
        'Es fehlt dein Kreditantrag {request}: Sende ihn bis {before}. Wir antworten in 1 bis 3 Werktagen, bis dahin zahlst du nichts.',
      creditLine: 'Deine Kreditlinie bezahlt sie, wir bereiten sie schon vor. Deine Raten stehen unter Meine Kredite.',
      other: 'Wir bereiten sie vor, sobald die Zahlung bestätigt ist.',
    },
    told: {
      shipped: 'Wir schreiben dir an dem Tag, an dem sie unser Lager verlässt.',
      pickedUp: 'Wir schreiben dir, sobald alles zur Abholung bereitliegt.',
      virtual: 'Es wird nichts verschickt: Die Bestätigung kommt per E-Mail.',
    },
  },
  'it-IT': {
    subject: 'Abbiamo ricevuto il tuo ordine {number}',
    title: 'Abbiamo ricevuto il tuo ordine',
    payTitle: 'Manca un passo: paga il tuo ordine',
    received: 'Grazie per il tuo acquisto. Il tuo numero d’ordine è {number}.',
    preheader: 'Ordine {number}, {amount}.',
    lines: 'Il tuo ordine',
    next: {
      pay: 'Lo prepariamo appena arriva il pagamento. Fino alla data qui sotto lo teniamo da parte per te.',
      card: 'Lo prepariamo appena paghi. Fino all’ora qui sotto lo teniamo da parte per te.',
      onDelivery: 'Lo stiamo già preparando. Paghi {amount} alla consegna.',
      onPickup: 'Lo stiamo già preparando. Paghi {amount} al ritiro.',
      free: 'Non paghi nulla. Lo stiamo già preparando.',
      paid: 'Il tuo portafoglio ha pagato {amount}. Lo stiamo già preparando.',
      credit: 'Valutiamo il tuo credito in 1-3 giorni lavorativi. Fino ad allora non paghi nulla.',
      creditRequest:
        'Manca la tua richiesta di credito {request}: inviala entro il {before}. Rispondiamo in 1-3 giorni lavorativi e fino ad allora non paghi nulla.',
      creditLine: 'Lo paga la tua linea di credito e lo stiamo già preparando. Le rate sono in I miei crediti.',
      other: 'Lo prepariamo appena il pagamento è confermato.',
    },
    told: {
      shipped: 'Ti scriviamo il giorno in cui parte verso il tuo indirizzo.',
      pickedUp: 'Ti scriviamo quando è pronto per il ritiro.',
      virtual: 'Non c’è nulla da spedire: la conferma ti arriva per e-mail.',
    },
  },
}

export type Confirmation = Readonly<{ order: OrderRow; totals: CartTotals }>

/** Writes the confirmation of an order, within its transaction: no order without a mail, nor the reverse. */
export async function sendOrderConfirmation(db: Database, { order, totals }: Confirmation): Promise<void> {
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  const items = await loadOrderItems(db, order.id)
  const words = {
    number: order.order_number,
    amount: shownTotal(order),
    request: order.credit_request ?? '',
    before: order.pay_before === null ? '' : wordedTime(storeOrDefault(order.store_code), order.pay_before),
  }
  const next = nextOf(order)
  await writeOrderMail(db, order, {
    subject: texts.subject,
    title: next === 'card' ? texts.payTitle : texts.title,
    preheader: `${texts.preheader} ${texts.next[next]}`,
    words,
    once: 'order-received',
    blocks: [
      paragraph(texts.received, words),
      paragraph(texts.next[next], words),
      ...howToPay(order),
      ...requestLink(order),
      { kind: 'heading', text: texts.lines },
      pricedLines(order, items, totals),
      ...deliveryBlocks(order),
      ...giftBlocks(order),
      paragraph(texts.told[wayOf(order)], words),
      ...receiptLink(order, next !== 'card' && next !== 'creditRequest'),
      ...statusLink(order, false),
      ...withdrawalBlocks(order),
    ],
  })
}

function nextOf({
  payment_method: method,
  payment_url: url,
  pay_before: before,
  carrier_code: carrier,
  ...order
}: OrderRow): Next {
  if (method === 'storecredit') return order.credit_invoice ? 'creditLine' : before ? 'creditRequest' : 'credit'
  if (Number(order.grand_total) === 0) return 'free'
  if (url !== null) return 'card'
  if (before !== null) return 'pay'
  if (method === 'wallet') return 'paid'
  if (method !== 'cashondelivery' && method !== 'cardondelivery') return 'other'
  return isPickupCarrier(carrier) ? 'onPickup' : 'onDelivery'
}

function wayOf({ shipping_address: address, carrier_code: carrier }: OrderRow): Ways {
  if (address === null) return 'virtual'
  return isPickupCarrier(carrier) ? 'pickedUp' : 'shipped'
}
