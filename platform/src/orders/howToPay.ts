import { findPaymentTitle } from '../checkout/paymentMethods.ts'
import { fieldsOf, textOf } from '../catalogue/fields.ts'
import type { StoreDefinition } from '../stores.ts'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import type { OrderRow } from './orderRepository.ts'
import { TIME_ZONES } from '../timeZones.ts'

type Texts = Readonly<
  Record<'paidBy' | 'account' | 'bank' | 'beneficiary' | 'reference' | 'before' | 'card' | 'payNow', string>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    paidBy: 'Forma de pago',
    account: 'CLABE',
    bank: 'Banco',
    beneficiary: 'Beneficiario',
    reference: 'Referencia',
    before: 'Paga antes del',
    payNow: 'Pagar con tarjeta',
    card: 'Nunca te pediremos los datos de tu tarjeta por correo ni por teléfono.',
  },
  'de-DE': {
    paidBy: 'Zahlungsart',
    account: 'IBAN',
    bank: 'Bank',
    beneficiary: 'Empfänger',
    reference: 'Verwendungszweck',
    before: 'Zahlbar bis',
    payNow: 'Mit Karte bezahlen',
    card: 'Wir fragen dich nie per E-Mail oder am Telefon nach deinen Kartendaten.',
  },
  'it-IT': {
    paidBy: 'Metodo di pagamento',
    account: 'IBAN',
    bank: 'Banca',
    beneficiary: 'Beneficiario',
    reference: 'Causale',
    before: 'Paga entro il',
    payNow: 'Paga con carta',
    card: 'Non ti chiederemo mai i dati della carta per e-mail o al telefono.',
  },
}

/** How the order is paid, as a part of its mail: by what, and where to, with which reference and until when. */
export function howToPay(order: OrderRow, store: StoreDefinition): string {
  const texts = TEXTS[store.language]
  const { account, bank, beneficiary, reference, pay_before: before } = fieldsOf(order.payment_instructions)
  const deadline = textOf(before)
  const rows = [
    [texts.paidBy, findPaymentTitle(store, order.payment_method)],
    [texts.beneficiary, textOf(beneficiary)],
    [texts.bank, textOf(bank)],
    [texts.account, textOf(account)],
    [texts.reference, textOf(reference)],
    [texts.before, deadline === null ? null : dateIn(store, deadline)],
  ] as const
  const shown = rows.flatMap(([label, value]) =>
    value === null ? [] : `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  )
  const isByCard = order.payment_method === 'card'
  const page = order.payment_url === null ? '' : `<p><a href="${escapeHtml(order.payment_url)}">${texts.payNow}</a></p>`
  return `<table>${shown.join('')}</table>${page}${isByCard ? `<p>${texts.card}</p>` : ''}`
}

function dateIn({ language, country }: StoreDefinition, instant: string): string {
  return new Date(instant).toLocaleString(language, {
    timeZone: TIME_ZONES[country],
    dateStyle: 'long',
    timeStyle: 'short',
  })
}
