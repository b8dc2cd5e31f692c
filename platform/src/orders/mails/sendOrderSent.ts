import { isPaidOnDelivery } from '../../checkout/paymentMethods.ts'
import type { Database } from '../../database/schema.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import { deliveryBlocks } from './deliveryBlocks.ts'
import { shownDue } from './howToPay.ts'
import { unitLines } from './orderLines.ts'
import { followLink } from './orderLinks.ts'
import { trackingAddress } from './trackingAddress.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type Way = Readonly<Record<'subject' | 'title' | 'text' | 'pay', string>>
type Texts = Readonly<
  Record<'sent' | 'ready', Way> & Record<'guide' | 'company' | 'track' | 'number' | 'lines' | 'bring', string>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    sent: {
      subject: 'Tu pedido {number} va en camino',
      title: 'Tu pedido va en camino',
      text: 'El pedido {number} salió hoy de nuestro almacén.',
      pay: 'Ten listos {amount}: los pagas al recibirlo.',
    },
    ready: {
      subject: 'Tu pedido {number} está listo para recoger',
      title: 'Ya puedes recoger tu pedido',
      text: 'El pedido {number} te espera en la sucursal. Lo guardamos siete días.',
      pay: 'Pagas {amount} al recogerlo.',
    },
    guide: 'Número de guía',
    company: 'Paquetería',
    track: 'Rastrear el envío',
    number: 'Número de pedido',
    lines: 'Lo que pediste',
    bring:
      'Trae una identificación y tu número de pedido; también puede ir otra persona con una copia de tu identificación.',
  },
  'de-DE': {
    sent: {
      subject: 'Deine Bestellung {number} ist unterwegs',
      title: 'Deine Bestellung ist unterwegs',
      text: 'Die Bestellung {number} hat heute unser Lager verlassen.',
      pay: 'Halte bitte {amount} bereit: Du zahlst bei der Lieferung.',
    },
    ready: {
      subject: 'Deine Bestellung {number} liegt zur Abholung bereit',
      title: 'Deine Bestellung liegt bereit',
      text: 'Die Bestellung {number} wartet in der Filiale auf dich. Wir heben sie sieben Tage auf.',
      pay: 'Du zahlst {amount} bei der Abholung.',
    },
    guide: 'Sendungsnummer',
    company: 'Versanddienst',
    track: 'Sendung verfolgen',
    number: 'Bestellnummer',
    lines: 'Deine Bestellung',
    bring: 'Bring einen Ausweis und die Bestellnummer mit; mit einer Vollmacht holt auch jemand anderes ab.',
  },
  'it-IT': {
    sent: {
      subject: 'Il tuo ordine {number} è in viaggio',
      title: 'Il tuo ordine è in viaggio',
      text: 'L’ordine {number} ha lasciato oggi il nostro magazzino.',
      pay: 'Tieni pronti {amount}: li paghi alla consegna.',
    },
    ready: {
      subject: 'Il tuo ordine {number} è pronto per il ritiro',
      title: 'Puoi ritirare il tuo ordine',
      text: 'L’ordine {number} ti aspetta nel punto vendita. Lo teniamo da parte sette giorni.',
      pay: 'Paghi {amount} al ritiro.',
    },
    guide: 'Numero di spedizione',
    company: 'Corriere',
    track: 'Segui la spedizione',
    number: 'Numero d’ordine',
    lines: 'Il tuo ordine',
    bring: 'Porta un documento e il numero d’ordine; con una delega può venire un’altra persona.',
  },
}

/** Mails a buyer that their order has left, or waits in its branch, within the transaction that says so. */
export async function sendOrderSent(db: Database, order: OrderRow): Promise<void> {
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  const isPickedUp = isPickupCarrier(order.carrier_code)
  const way = isPickedUp ? texts.ready : texts.sent
  const words = { number: order.order_number, amount: shownDue(order) }
  const items = await loadOrderItems(db, order.id)
  await writeOrderMail(db, order, {
    subject: way.subject,
    title: way.title,
    preheader: way.text,
    words,
    once: 'order-sent',
    blocks: [
      paragraph(way.text, words),
      ...(isPaidOnDelivery(order.payment_method) ? [paragraph(way.pay, words)] : []),
      ...parcelBlocks(order, texts),
      ...(isPickedUp ? [paragraph(texts.bring, words)] : []),
      { kind: 'heading', text: texts.lines },
      ...unitLines(items, ({ qty, qty_canceled: canceled }) => qty - canceled),
      ...deliveryBlocks(order),
      ...followLink(order),
    ],
  })
}

function parcelBlocks(order: OrderRow, texts: Texts): MailBlock[] {
  const { guide_number: guide, delivery_company: company } = order
  const rows = [
    { label: texts.number, value: order.order_number },
    { label: texts.company, value: company },
    { label: texts.guide, value: guide, isStrong: true },
  ].flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
  const page = trackingAddress(company, guide)
  return [
    { kind: 'facts', rows },
    ...(page === null ? [] : [{ kind: 'action' as const, label: texts.track, href: page, isPrimary: false }]),
  ]
}
