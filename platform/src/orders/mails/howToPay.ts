import type { Big } from 'big.js'
import { fieldsOf, textOf } from '../../parse/fields.ts'
import { findPaymentTitle } from '../../checkout/paymentMethods.ts'
import { isPickupCarrier } from '../../checkout/shippingMethods.ts'
import { monthlyPlan } from '../../checkout/cardMonths.ts'
import { fillText } from '../../outbox/fillText.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'
import { advanceOf } from '../payment/advanceOf.ts'
import { orderBalance } from '../payment/orderBalance.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { wordedTime } from '../../outbox/wordedTime.ts'

type Name =
  | 'title'
  | 'paid'
  | 'amount'
  | 'paidBy'
  | 'account'
  | 'bank'
  | 'beneficiary'
  | 'reference'
  | 'before'
  | 'card'
  | 'payNow'
  | 'transfer'
  | 'store'
  | 'plan'
  | 'months'
type Texts = Readonly<Record<Name, string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    title: 'Cómo pagar',
    paid: 'Pago',
    amount: 'Total a pagar',
    paidBy: 'Forma de pago',
    account: 'CLABE',
    bank: 'Banco',
    beneficiary: 'Beneficiario',
    reference: 'Referencia',
    before: 'Paga antes del',
    payNow: 'Pagar con tarjeta',
    card: 'Nunca te pediremos los datos de tu tarjeta por correo ni por teléfono.',
    plan: 'Mensualidades',
    months: '{months} de {monthly}, la última de {last}',
    transfer: 'Transfiere el total exacto y escribe la referencia tal cual: con ella reconocemos tu pago.',
    store: 'Di en la caja que vas a pagar un servicio y muestra esta referencia.',
  },
  'de-DE': {
    title: 'So bezahlst du',
    paid: 'Zahlung',
    amount: 'Zu zahlen',
    paidBy: 'Zahlungsart',
    account: 'IBAN',
    bank: 'Bank',
    beneficiary: 'Empfänger',
    reference: 'Verwendungszweck',
    before: 'Zahlbar bis',
    payNow: 'Mit Karte bezahlen',
    card: 'Wir fragen dich nie per E-Mail oder am Telefon nach deinen Kartendaten.',
    plan: 'Raten',
    months: '{months} × {monthly}, zuletzt {last}',
    transfer:
      'Überweise genau diesen Betrag und übernimm den Verwendungszweck unverändert: Daran erkennen wir deine Zahlung.',
    store: 'Zeig diesen Verwendungszweck an der Kasse.',
  },
  'it-IT': {
    title: 'Come pagare',
    paid: 'Pagamento',
    amount: 'Totale da pagare',
    paidBy: 'Metodo di pagamento',
    account: 'IBAN',
    bank: 'Banca',
    beneficiary: 'Beneficiario',
    reference: 'Causale',
    before: 'Paga entro',
    payNow: 'Paga con carta',
    card: 'Non ti chiederemo mai i dati della carta per e-mail o al telefono.',
    plan: 'Rate',
    months: '{months} da {monthly}, l’ultima da {last}',
    transfer: 'Versa l’importo esatto e riporta la causale così com’è: da quella riconosciamo il tuo pagamento.',
    store: 'Mostra questa causale alla cassa.',
  },
}

/** Returns the mail blocks of an order's payment: method, amount, account, reference and due date. */
export function howToPay(order: OrderRow): MailBlock[] {
  const store = storeOrDefault(order.store_code)
  const texts = TEXTS[store.language]
  const { account, bank, beneficiary, reference } = fieldsOf(order.payment_instructions)
  // The time of an order on credit is that of its application.
  const isDue = order.pay_before !== null && order.payment_method !== 'storecredit'
  // An order that was sent before its money came is not canceled any more.
  const before = order.sent_at === null && order.delivered_at === null ? order.pay_before : null
  const rows = [
    {
      label: texts.paidBy,
      value: findPaymentTitle(store, order.payment_method, isPickupCarrier(order.carrier_code)),
    },
    { label: texts.amount, value: isDue ? shownDue(order) : null, isStrong: true },
    { label: texts.plan, value: planOf(order, texts.months) },
    { label: texts.beneficiary, value: textOf(beneficiary) },
    { label: texts.bank, value: textOf(bank) },
    { label: texts.account, value: textOf(account), isStrong: true },
    { label: texts.reference, value: textOf(reference), isStrong: true },
    {
      label: texts.before,
      value: isDue && before !== null ? wordedTime(store, before) : null,
      isStrong: true,
    },
  ].flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
  const isPaid = orderBalance(order).due?.eq(0) ?? false
  return [
    { kind: 'heading', text: isPaid ? texts.paid : texts.title },
    { kind: 'facts', rows },
    ...waysOn(order, texts),
  ]
}

function waysOn({ payment_method: method, payment_url: url, pay_before: before }: OrderRow, texts: Texts): MailBlock[] {
  if (url !== null)
    return [
      { kind: 'action', label: texts.payNow, href: url, isPrimary: true },
      { kind: 'note', text: texts.card },
    ]
  // What costs nothing is not paid.
  if (before === null) return []
  if (method === 'banktransfer') return [{ kind: 'note', text: texts.transfer }]
  return method === 'conveniencestore' ? [{ kind: 'note', text: texts.store }] : []
}

/** Monthly payments, as a row says them; null for an order that is paid at once. */
function planOf(order: OrderRow, text: string) {
  const { payment_months: months, currency, store_code } = order
  if (months === null) return null
  const { language } = storeOrDefault(store_code)
  const money = (amount: Big) => formatMoney(amount, { language, currency })
  const { monthly, last } = monthlyPlan(advanceOf(order), months)
  return fillText(text, { months: String(months), monthly: money(monthly), last: money(last) })
}

/** Total of an order as it was placed, as its store writes amounts. */
export function shownTotal({ store_code, currency, grand_total: total }: OrderRow): string {
  return formatMoney(Number(total), { language: storeOrDefault(store_code).language, currency })
}

/** Amount that an order's buyer still has to pay, as its store writes amounts; 0 if it is unknown. */
export function shownDue(order: OrderRow): string {
  const { language } = storeOrDefault(order.store_code)
  return formatMoney(orderBalance(order).due ?? 0, { language, currency: order.currency })
}
