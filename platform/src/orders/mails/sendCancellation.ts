import { Big } from 'big.js'
import { isPaidOnDelivery } from '../../checkout/paymentMethods.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import type { Database } from '../../database/schema.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderRow } from '../orderRow.ts'
import { isUnpaid, orderBalance } from '../payment/orderBalance.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { unitLines } from './orderLines.ts'
import { followLink } from './orderLinks.ts'
import { paragraph, writeOrderMail } from './writeOrderMail.ts'

type TextName =
  | 'subject'
  | 'title'
  | 'partSubject'
  | 'partTitle'
  | CancellationCause
  | 'paid'
  | 'refund'
  | 'wallet'
  | 'nothing'
  | 'unpaidYet'
  | 'rest'
  | 'restOnDelivery'
  | 'restOnPickup'
  | 'lines'
type Texts = Readonly<Record<TextName, string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Cancelamos tu pedido {number}',
    title: 'Tu pedido está cancelado',
    unpaid: 'No recibimos tu pago a tiempo, así que liberamos los artículos del pedido {number}.',
    denied: 'No podemos darte el crédito del pedido {number}. La respuesta a tu solicitud te dice por qué.',
    noRequest:
      'El crédito del pedido {number} no siguió adelante a tiempo, así que liberamos sus artículos. Puedes pedirlos de nuevo.',
    asked: 'Como nos pediste, cancelamos el pedido {number}.',
    partSubject: 'Cancelamos artículos de tu pedido {number}',
    partTitle: 'Cancelamos lo que nos pediste',
    part: 'Lo demás del pedido {number} sigue su camino.',
    wallet: 'Te devolvimos {amount} a tu monedero.',
    nothing: 'No pagas nada.',
    rest: 'Lo cancelado ya no lo pagas. Por lo demás pagas {due}.',
    restOnDelivery: 'Lo cancelado ya no lo pagas. Por lo demás pagas {due} al recibirlo.',
    restOnPickup: 'Lo cancelado ya no lo pagas. Por lo demás pagas {due} al recogerlo.',
    unpaidYet: 'No pagas nada. Si ya hiciste el pago, responde a este correo: te devolvemos tu dinero.',
    refund: 'Te devolvemos {amount} por el mismo medio con el que pagaste.',
    lines: 'Lo que cancelamos',
    shop: 'Tuvimos que cancelar el pedido {number}. Si ya pagaste, te devolvemos tu dinero por el mismo medio.',
    paid: 'Si ya pagaste, responde a este correo: te devolvemos tu dinero. Si todavía los quieres, puedes pedirlos de nuevo.',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist storniert',
    title: 'Deine Bestellung ist storniert',
    unpaid: 'Deine Zahlung ist nicht rechtzeitig eingegangen. Die Artikel der Bestellung {number} sind wieder frei.',
    denied: 'Der Kredit für die Bestellung {number} wurde abgelehnt. Die Antwort auf deinen Antrag nennt den Grund.',
    noRequest:
      'Der Kredit für die Bestellung {number} kam nicht rechtzeitig zustande. Die Artikel sind wieder frei. Du kannst sie neu bestellen.',
    asked: 'Wie gewünscht haben wir die Bestellung {number} storniert.',
    partSubject: 'Artikel deiner Bestellung {number} sind storniert',
    partTitle: 'Die Artikel sind storniert',
    part: 'Alles andere aus der Bestellung {number} kommt wie geplant.',
    wallet: 'Wir haben dir {amount} auf dein Guthabenkonto zurückgezahlt.',
    nothing: 'Du zahlst nichts.',
    rest: 'Die stornierten Artikel zahlst du nicht mehr. Für alles andere zahlst du {due}.',
    restOnDelivery: 'Die stornierten Artikel zahlst du nicht mehr. Für alles andere zahlst du {due} bei der Lieferung.',
    restOnPickup: 'Die stornierten Artikel zahlst du nicht mehr. Für alles andere zahlst du {due} bei der Abholung.',
    unpaidYet: 'Du zahlst nichts. Hast du schon bezahlt, antworte auf diese E-Mail: Du bekommst dein Geld zurück.',
    refund: 'Du bekommst {amount} auf demselben Weg zurück, auf dem du bezahlt hast.',
    lines: 'Das ist storniert',
    shop: 'Wir mussten die Bestellung {number} stornieren. Was du schon bezahlt hast, bekommst du auf demselben Weg zurück.',
    paid: 'Hast du schon bezahlt, antworte auf diese E-Mail: Du bekommst dein Geld zurück. Möchtest du die Artikel noch, bestelle sie einfach neu.',
  },
  'it-IT': {
    subject: 'Abbiamo annullato il tuo ordine {number}',
    title: 'Il tuo ordine è annullato',
    unpaid: 'Il pagamento non è arrivato in tempo: gli articoli dell’ordine {number} sono di nuovo in vendita.',
    denied: 'Non possiamo darti il credito per l’ordine {number}. La risposta alla tua richiesta dice perché.',
    noRequest:
      'Il credito per l’ordine {number} non è andato avanti in tempo: gli articoli sono di nuovo in vendita. Puoi ordinarli ancora.',
    asked: 'Come ci hai chiesto, abbiamo annullato l’ordine {number}.',
    partSubject: 'Abbiamo annullato articoli del tuo ordine {number}',
    partTitle: 'Gli articoli sono annullati',
    part: 'Il resto dell’ordine {number} arriva come previsto.',
    wallet: 'Abbiamo rimesso {amount} nel tuo portafoglio.',
    nothing: 'Non paghi nulla.',
    rest: 'Gli articoli annullati non li paghi più. Per il resto paghi {due}.',
    restOnDelivery: 'Gli articoli annullati non li paghi più. Per il resto paghi {due} alla consegna.',
    restOnPickup: 'Gli articoli annullati non li paghi più. Per il resto paghi {due} al ritiro.',
    unpaidYet: 'Non paghi nulla. Se hai già pagato, rispondi a questa e-mail: ti rimborsiamo.',
    refund: 'Ti rimborsiamo {amount} con lo stesso mezzo con cui hai pagato.',
    lines: 'Che cosa è annullato',
    shop: 'Abbiamo dovuto annullare l’ordine {number}. Se hai già pagato, ti rimborsiamo con lo stesso mezzo.',
    paid: 'Se hai già pagato, rispondi a questa e-mail: ti rimborsiamo. Se li vuoi ancora, puoi ordinarli di nuovo.',
  },
}

/**
 * Cause of a cancellation, of an order or of units: not paid in time, at the buyer's request, by the shop, or for want of
 * the credit.
 */
export type CancellationCause = 'unpaid' | 'asked' | 'part' | 'shop' | 'denied' | 'noRequest'

type Cancellation = Readonly<{
  why: CancellationCause
  /** Worth of what was called off, as far as it was not paid back before. */
  worth: Big
  /** Amount that has gone into the buyer's wallet for it. */
  refund: Big
  /** Units that were called off, by line. */
  units: ReadonlyMap<number, number>
}>

/**
 * Notifies the buyer by mail that an order, or units of it, were cancelled, with the amount of the refund. Runs within
 * the transaction of the cancellation. An order without an address sends no mail.
 */
export async function sendCancellation(db: Database, order: OrderRow, cancellation: Cancellation): Promise<void> {
  const { why, worth, refund, units } = cancellation
  const { language } = storeOrDefault(order.store_code)
  const texts = TEXTS[language]
  const due = dueAfter(order, worth)
  const money = moneyOf(order, { ...cancellation, due })
  const shown = (sum: Big) => formatMoney(sum, { language, currency: order.currency })
  const words = { number: order.order_number, amount: shown(money === 'wallet' ? refund : worth), due: shown(due) }
  const items = await loadOrderItems(db, order.id)
  const lines = unitLines(items, ({ id }) => units.get(id) ?? 0)
  const listed: MailBlock[] = lines.length === 0 ? [] : [{ kind: 'heading', text: texts.lines }, ...lines]
  await writeOrderMail(db, order, {
    subject: why === 'part' ? texts.partSubject : texts.subject,
    title: why === 'part' ? texts.partTitle : texts.title,
    preheader: texts[why],
    words,
    // Units may be called off several times, the whole order once.
    once: why === 'part' ? null : 'order-canceled',
    blocks: [
      paragraph(texts[why], words),
      ...(money === null ? [] : [paragraph(texts[money], words)]),
      ...listed,
      ...followLink(order),
    ],
  })
}

/** Returns what is to be paid once units are canceled. Expects the order as it was before the cancellation. */
function dueAfter(order: OrderRow, worth: Big): Big {
  const canceled = worth.plus(order.total_canceled).toFixed(2)
  return orderBalance({ ...order, total_canceled: canceled }).due ?? new Big(0)
}

/** Returns the key of the sentence about the money. Expects the order as it was before the cancellation. */
function moneyOf(order: OrderRow, { why, worth, refund, due }: Cancellation & Readonly<{ due: Big }>) {
  const { payment_method: method, pay_before: before, carrier_code: carrier } = order
  if (refund.gt(0)) return 'wallet'
  if (why === 'shop') return null
  if (why === 'part' && due.gt(0)) {
    if (!isPaidOnDelivery(method)) return 'rest'
    return isPickupCarrier(carrier) ? 'restOnPickup' : 'restOnDelivery'
  }
  if (why === 'unpaid') return 'paid'
  const isNothingPaid = method === 'wallet' || method === 'storecredit' || isPaidOnDelivery(method)
  if (isNothingPaid || worth.lte(0)) return 'nothing'
  if (!isUnpaid(order)) return 'refund'
  return before === null ? 'nothing' : 'unpaidYet'
}
