import type { Database } from '../database/schema.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { OrderRow } from './orderRepository.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'unpaid' | 'asked' | 'paid' | 'refund' | 'wallet', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Cancelamos tu pedido {number}',
    title: 'Tu pedido está cancelado',
    unpaid: 'No recibimos tu pago a tiempo, así que liberamos los artículos del pedido {number}.',
    asked: 'Como nos pediste, cancelamos el pedido {number}.',
    wallet: 'Lo que pagaste ya está de vuelta en tu monedero.',
    refund: 'Lo que hayas pagado te lo devolvemos por el mismo medio.',
    paid: 'Si ya pagaste, responde a este correo: te devolvemos tu dinero. Si todavía los quieres, puedes pedirlos de nuevo.',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist storniert',
    title: 'Deine Bestellung ist storniert',
    unpaid: 'Deine Zahlung ist nicht rechtzeitig eingegangen. Die Artikel der Bestellung {number} sind wieder frei.',
    asked: 'Wie gewünscht haben wir die Bestellung {number} storniert.',
    wallet: 'Was du bezahlt hast, ist wieder auf deinem Guthabenkonto.',
    refund: 'Was du schon bezahlt hast, bekommst du auf demselben Weg zurück.',
    paid: 'Hast du schon bezahlt, antworte auf diese E-Mail: Du bekommst dein Geld zurück. Möchtest du die Artikel noch, bestelle sie einfach neu.',
  },
  'it-IT': {
    subject: 'Abbiamo annullato il tuo ordine {number}',
    title: 'Il tuo ordine è annullato',
    unpaid: 'Il pagamento non è arrivato in tempo: gli articoli dell’ordine {number} sono di nuovo in vendita.',
    asked: 'Come ci hai chiesto, abbiamo annullato l’ordine {number}.',
    wallet: 'Quello che hai pagato è di nuovo nel tuo portafoglio.',
    refund: 'Quello che hai già pagato ti viene rimborsato con lo stesso mezzo.',
    paid: 'Se hai già pagato, rispondi a questa e-mail: ti rimborsiamo. Se li vuoi ancora, puoi ordinarli di nuovo.',
  },
}

/** Why an order was called off: nobody paid it in time, or its buyer asked for it. */
export type CancellationCause = 'unpaid' | 'asked'

/** Tells the buyer that an order was called off, within the transaction that does it. An order without an address tells nobody. */
export async function sendCancellation(db: Database, order: OrderRow, cause: CancellationCause): Promise<void> {
  if (order.email === '') return
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  const named = (text: string) => text.replace('{number}', order.order_number)
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: order.email,
      subject: named(texts.subject),
      body: `<h1>${texts.title}</h1><p>${named(texts[cause])}</p><p>${texts[whatOfTheMoney(order, cause)]}</p>`,
    })
    .execute()
}

function whatOfTheMoney({ payment_method: method }: OrderRow, cause: CancellationCause): 'paid' | 'wallet' | 'refund' {
  if (cause === 'unpaid') return 'paid'
  return method === 'wallet' ? 'wallet' : 'refund'
}
