import type { Database } from '../database/schema.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { OrderRow } from './orderRepository.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'why' | 'paid', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Cancelamos tu pedido {number}',
    title: 'Tu pedido está cancelado',
    why: 'No recibimos tu pago a tiempo, así que liberamos los artículos del pedido {number}.',
    paid: 'Si ya pagaste, responde a este correo: te devolvemos tu dinero. Si todavía los quieres, puedes pedirlos de nuevo.',
  },
  'de-DE': {
    subject: 'Deine Bestellung {number} ist storniert',
    title: 'Deine Bestellung ist storniert',
    why: 'Deine Zahlung ist nicht rechtzeitig eingegangen. Die Artikel der Bestellung {number} sind wieder frei.',
    paid: 'Hast du schon bezahlt, antworte auf diese E-Mail: Du bekommst dein Geld zurück. Möchtest du die Artikel noch, bestelle sie einfach neu.',
  },
  'it-IT': {
    subject: 'Abbiamo annullato il tuo ordine {number}',
    title: 'Il tuo ordine è annullato',
    why: 'Il pagamento non è arrivato in tempo: gli articoli dell’ordine {number} sono di nuovo in vendita.',
    paid: 'Se hai già pagato, rispondi a questa e-mail: ti rimborsiamo. Se li vuoi ancora, puoi ordinarli di nuovo.',
  },
}

/** Tells the buyer that an order was called off, within the transaction that does it. An order without an address tells nobody. */
export async function sendCancellation(db: Database, order: OrderRow): Promise<void> {
  if (order.email === '') return
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  const named = (text: string) => text.replace('{number}', order.order_number)
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: order.email,
      subject: named(texts.subject),
      body: `<h1>${texts.title}</h1><p>${named(texts.why)}</p><p>${texts.paid}</p>`,
    })
    .execute()
}
