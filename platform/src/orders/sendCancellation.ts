import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { OrderRow } from './orderRepository.ts'
import { shownMoney } from './shownMoney.ts'

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
type Texts = Readonly<Record<TextName, string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Cancelamos tu pedido {number}',
    title: 'Tu pedido está cancelado',
    unpaid: 'No recibimos tu pago a tiempo, así que liberamos los artículos del pedido {number}.',
    asked: 'Como nos pediste, cancelamos el pedido {number}.',
    partSubject: 'Cancelamos artículos de tu pedido {number}',
    partTitle: 'Cancelamos lo que nos pediste',
    part: 'Lo demás del pedido {number} sigue su camino.',
    wallet: 'Te devolvimos {amount} a tu monedero.',
    nothing: 'No había nada que devolverte.',
    refund: 'Lo que hayas pagado te lo devolvemos por el mismo medio.',
    paid: 'Si ya pagaste, responde a este correo: te devolvemos tu dinero. Si todavía los quieres, puedes pedirlos de nuevo.',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist storniert',
    title: 'Deine Bestellung ist storniert',
    unpaid: 'Deine Zahlung ist nicht rechtzeitig eingegangen. Die Artikel der Bestellung {number} sind wieder frei.',
    asked: 'Wie gewünscht haben wir die Bestellung {number} storniert.',
    partSubject: 'Artikel deiner Bestellung {number} sind storniert',
    partTitle: 'Die Artikel sind storniert',
    part: 'Alles andere aus der Bestellung {number} kommt wie geplant.',
    wallet: 'Wir haben dir {amount} auf dein Guthabenkonto zurückgezahlt.',
    nothing: 'Es war nichts zurückzuzahlen.',
    refund: 'Was du schon bezahlt hast, bekommst du auf demselben Weg zurück.',
    paid: 'Hast du schon bezahlt, antworte auf diese E-Mail: Du bekommst dein Geld zurück. Möchtest du die Artikel noch, bestelle sie einfach neu.',
  },
  'it-IT': {
    subject: 'Abbiamo annullato il tuo ordine {number}',
    title: 'Il tuo ordine è annullato',
    unpaid: 'Il pagamento non è arrivato in tempo: gli articoli dell’ordine {number} sono di nuovo in vendita.',
    asked: 'Come ci hai chiesto, abbiamo annullato l’ordine {number}.',
    partSubject: 'Abbiamo annullato articoli del tuo ordine {number}',
    partTitle: 'Gli articoli sono annullati',
    part: 'Il resto dell’ordine {number} arriva come previsto.',
    wallet: 'Abbiamo rimesso {amount} nel tuo portafoglio.',
    nothing: 'Non c’era nulla da rimborsare.',
    refund: 'Quello che hai già pagato ti viene rimborsato con lo stesso mezzo.',
    paid: 'Se hai già pagato, rispondi a questa e-mail: ti rimborsiamo. Se li vuoi ancora, puoi ordinarli di nuovo.',
  },
}

/** Why an order was called off, or units of it: nobody paid it in time, or its buyer asked for it. */
export type CancellationCause = 'unpaid' | 'asked' | 'part'

type Cancellation = Readonly<{
  why: CancellationCause
  /** What has gone into the buyer's wallet for it. */
  refund: Big
}>

/**
 * Tells the buyer that an order was called off, or units of it, and what of the money is back, within the transaction that
 * does it. An order without an address tells nobody.
 */
export async function sendCancellation(db: Database, order: OrderRow, { why, refund }: Cancellation): Promise<void> {
  if (order.email === '') return
  const { language } = storeOrDefault(order.store_code)
  const texts = TEXTS[language]
  const amount = shownMoney(refund, { language, currency: order.currency })
  const filled = (text: string) => text.replace('{number}', order.order_number).replace('{amount}', amount)
  const [subject, title] = why === 'part' ? [texts.partSubject, texts.partTitle] : [texts.subject, texts.title]
  const money = texts[whatOfTheMoney(order, { why, refund })]
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: order.email,
      subject: filled(subject),
      body: `<h1>${title}</h1><p>${filled(texts[why])}</p><p>${filled(money)}</p>`,
    })
    .execute()
}

function whatOfTheMoney({ payment_method: method }: OrderRow, { why, refund }: Cancellation) {
  if (refund.gt(0)) return 'wallet'
  if (why === 'unpaid') return 'paid'
  return method === 'wallet' ? 'nothing' : 'refund'
}
