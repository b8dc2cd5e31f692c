import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { paragraph, writeOrderMail } from '../orders/mails/writeOrderMail.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { shownMoney } from '../orders/shownMoney.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'body' | 'sameWay' | 'wallet', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Te devolvimos {amount} de tu devolución {return}',
    title: 'Tu reembolso está listo',
    body: 'Pusimos {amount} en tu monedero por la devolución {return} del pedido {number}.',
    sameWay: 'Si lo prefieres por el mismo medio con el que pagaste, responde a este correo: lo pasamos sin costo.',
    wallet: 'Ver mi monedero',
  },
  'de-DE': {
    subject: '{amount} für deine Rücksendung {return}',
    title: 'Deine Erstattung ist da',
    body: 'Für die Rücksendung {return} zur Bestellung {number} haben wir deinem Guthabenkonto {amount} gutgeschrieben.',
    sameWay:
      'Du möchtest das Geld lieber auf dem Weg zurück, auf dem du bezahlt hast? Antworte auf diese E-Mail: Das steht dir zu und kostet dich nichts.',
    wallet: 'Mein Guthaben ansehen',
  },
  'it-IT': {
    subject: '{amount} per il tuo reso {return}',
    title: 'Il tuo rimborso è pronto',
    body: 'Per il reso {return} dell’ordine {number} abbiamo messo {amount} nel tuo portafoglio.',
    sameWay:
      'Preferisci il rimborso con lo stesso mezzo con cui hai pagato? Rispondi a questa e-mail: è un tuo diritto ed è gratuito.',
    wallet: 'Vedi il mio portafoglio',
  },
}

type Refund = Readonly<{ amount: Big; note: string; returnNumber: string }>

/**
 * Notifies the buyer by mail of the amount that a return added to their wallet, and why it went there. Runs within the
 * transaction that books it. An order without an address sends no mail.
 */
export async function sendRefund(db: Database, order: OrderRow, { amount, note, returnNumber }: Refund): Promise<void> {
  const { language } = storeOrDefault(order.store_code)
  const { subject, title, body, sameWay, wallet } = TEXTS[language]
  const words = {
    amount: shownMoney(amount, { language, currency: order.currency }),
    return: returnNumber,
    number: order.order_number,
  }
  await writeOrderMail(db, order, {
    subject,
    title,
    preheader: body,
    words,
    // A return is paid as it comes: each payment has its mail.
    once: null,
    blocks: [
      paragraph(body, words),
      ...(note === '' ? [] : [note, sameWay].map((text) => ({ kind: 'paragraph' as const, text }))),
      { kind: 'action', label: wallet, href: '/my-account/wallet', isPrimary: true },
    ],
  })
}
