import type { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { paragraph, writeOrderMail } from '../orders/mails/writeOrderMail.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { formatMoney } from '../money/formatMoney.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<
  Record<'subject' | 'title' | 'body' | 'charges' | 'credit' | 'sameWay' | 'wallet' | 'credits', string>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Te devolvimos {amount} de tu devolución {return}',
    title: 'Tu reembolso está listo',
    body: 'Pusimos {amount} en tu monedero por la devolución {return} del pedido {number}.',
    charges: 'Incluye {charges} de envío y forma de pago.',
    credit:
      'Descontamos {credited} de tu crédito {invoice} por la devolución {return} del pedido {number}: quitamos pagos del final, sin sus intereses.',
    credits: 'Ver mi crédito',
    sameWay: 'Si lo prefieres por el mismo medio con el que pagaste, responde a este correo: lo pasamos sin costo.',
    wallet: 'Ver mi monedero',
  },
  'de-DE': {
    subject: '{amount} für deine Rücksendung {return}',
    title: 'Deine Erstattung ist da',
    body: 'Für die Rücksendung {return} zur Bestellung {number} haben wir deinem Guthabenkonto {amount} gutgeschrieben.',
    charges: 'Darin sind {charges} für Lieferung und Zahlungsart enthalten.',
    credit:
      'Für die Rücksendung {return} zur Bestellung {number} haben wir {credited} von deinem Kredit {invoice} abgezogen: Die letzten Raten entfallen samt ihren Zinsen.',
    credits: 'Meinen Kredit ansehen',
    sameWay:
      'Du möchtest das Geld lieber auf dem Weg zurück, auf dem du bezahlt hast? Antworte auf diese E-Mail: Das steht dir zu und kostet dich nichts.',
    wallet: 'Mein Guthaben ansehen',
  },
  'it-IT': {
    subject: '{amount} per il tuo reso {return}',
    title: 'Il tuo rimborso è pronto',
    body: 'Per il reso {return} dell’ordine {number} abbiamo messo {amount} nel tuo portafoglio.',
    charges: 'Sono compresi {charges} per consegna e metodo di pagamento.',
    credit:
      'Per il reso {return} dell’ordine {number} abbiamo tolto {credited} dal tuo credito {invoice}: togliamo le ultime rate, senza i loro interessi.',
    credits: 'Vedi il mio credito',
    sameWay:
      'Preferisci il rimborso con lo stesso mezzo con cui hai pagato? Rispondi a questa e-mail: è un tuo diritto ed è gratuito.',
    wallet: 'Vedi il mio portafoglio',
  },
}

type Refund = Readonly<{
  /** Part that was taken off the credit of the order. */
  credited: Big
  toWallet: Big
  /** Why money went to the wallet; empty where a wallet had paid. */
  note: string
  returnNumber: string
  /** Part of the sum that the delivery and the way of paying cost. */
  charges: Big
}>

/**
 * Notifies the buyer by mail of the amount that a return took off their credit and added to their wallet, and why it went
 * there. Runs within the transaction that books it. An order without an address sends no mail.
 */
export async function sendRefund(
  db: Database,
  order: OrderRow,
  { credited, toWallet, note, returnNumber, charges }: Refund,
): Promise<void> {
  const { language } = storeOrDefault(order.store_code)
  const texts = TEXTS[language]
  const { subject, title, body, credit, sameWay, wallet, credits } = texts
  const money = (amount: Big) => formatMoney(amount, { language, currency: order.currency })
  const total = credited.plus(toWallet)
  const [isCredited, hasWallet] = [credited.gt(0), toWallet.gt(0)]
  const words = {
    return: returnNumber,
    number: order.order_number,
    credited: money(credited),
    charges: money(charges),
    invoice: order.credit_invoice ?? '',
  }
  const inWallet = { ...words, amount: money(toWallet) }
  await writeOrderMail(db, order, {
    subject,
    title,
    preheader: isCredited ? credit : body,
    words: { ...words, amount: money(total) },
    // A return is paid as it comes: each payment has its mail.
    once: null,
    blocks: [
      ...(isCredited ? [paragraph(credit, words)] : []),
      ...(hasWallet ? [paragraph(body, inWallet)] : []),
      ...(charges.gt(0) ? [paragraph(texts.charges, words)] : []),
      ...(note === '' || !hasWallet ? [] : [note, sameWay].map((text) => ({ kind: 'paragraph' as const, text }))),
      isCredited
        ? { kind: 'action', label: credits, href: `/my-account/credits/${order.credit_invoice}`, isPrimary: true }
        : { kind: 'action', label: wallet, href: '/my-account/wallet', isPrimary: true },
    ],
  })
}
