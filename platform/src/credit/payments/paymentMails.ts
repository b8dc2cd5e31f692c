import type { Database } from '../../database/schema.ts'
import { wordedTime } from '../../outbox/wordedTime.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { fillText } from '../../outbox/fillText.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { writeMail } from '../../outbox/writeMail.ts'
import { storeOrDefault } from '../../stores.ts'
import { loadAccount } from '../accounts/accountRepository.ts'
import { openHolder } from '../accounts/holder.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { loadPaymentLines, type PaymentRow } from './paymentRepository.ts'
import { SPEI_PROCESSING_HOURS } from './limits.ts'
import { TRANSFER_BANK, TRANSFER_BENEFICIARY } from './transferAccount.ts'
import { transferHoursText } from './transferHoursText.ts'

const BOOKED = {
  subject: 'Recibimos tu pago de {amount}',
  title: 'Tu pago está aplicado',
  text: 'Aplicamos {amount} a tu crédito.',
  // Money that came for no open payment.
  unmatched:
    'Tu transferencia de {amount} no traía la referencia de un pago abierto. La aplicamos a lo más antiguo que debías.',
  surplus: 'Sobraron {surplus}, que no debías en ningún crédito. Te llamamos para devolverlos.',
  invoice: 'Crédito {number}',
  link: 'Ver mis créditos',
} as const

const TRANSFER = {
  subject: 'Datos para transferir {amount}',
  title: 'Haz tu transferencia',
  text: 'Transfiere {amount} con estos datos antes del {before}.',
  note: '{reflected} Paga a más tardar 2 días hábiles antes de tu fecha de corte.',
  rows: { account: 'CLABE', bank: 'Banco', beneficiary: 'Beneficiario', reference: 'Referencia', amount: 'Monto' },
} as const

type Booked = Readonly<{ personalData: PersonalData; wasMatched: boolean }>

/** Mails the holder of an account that their money is booked, within the transaction that books it. */
export async function sendPaymentBooked(
  db: Database,
  payment: PaymentRow,
  { personalData, wasMatched }: Booked,
): Promise<void> {
  const store = storeOrDefault(payment.store_code)
  const words = {
    amount: formatMoney(Number(payment.received), store),
    surplus: formatMoney(Number(payment.surplus), store),
  }
  const lines = await loadPaymentLines(db, payment.id)
  const rows = lines.map(({ number, amount }) => ({
    label: fillText(BOOKED.invoice, { number }),
    value: formatMoney(Number(amount), store),
  }))
  const text = fillText(wasMatched ? BOOKED.text : BOOKED.unmatched, words)
  const blocks: readonly MailBlock[] = [
    { kind: 'paragraph', text },
    ...(rows.length === 0 ? [] : [{ kind: 'facts' as const, rows }]),
    ...(Number(payment.surplus) === 0 ? [] : [{ kind: 'paragraph' as const, text: fillText(BOOKED.surplus, words) }]),
    { kind: 'action', label: BOOKED.link, href: '/my-account/credits', isPrimary: true },
  ]
  await writeMail(db, {
    store,
    recipient: await emailOf(db, payment, personalData),
    subject: fillText(BOOKED.subject, words),
    content: { title: BOOKED.title, preheader: text, blocks: [...blocks] },
    once: `credit-payment-booked:${payment.id}`,
  })
}

type Sending = Readonly<{ personalData: PersonalData; speiProcessingHours?: number | undefined }>

/** Mails the holder how to make a transfer. */
export async function sendTransferInstructions(
  db: Database,
  payment: PaymentRow,
  { personalData, speiProcessingHours = SPEI_PROCESSING_HOURS }: Sending,
): Promise<void> {
  const store = storeOrDefault(payment.store_code)
  const account = await loadAccount(db, payment.account_id)
  const words = {
    amount: formatMoney(Number(payment.total), store),
    before: wordedTime(store, payment.pay_before),
    reflected: transferHoursText(speiProcessingHours),
  }
  const values = {
    account: account.clabe,
    bank: TRANSFER_BANK,
    beneficiary: TRANSFER_BENEFICIARY,
    reference: payment.reference ?? '',
    amount: words.amount,
  }
  const rows = ROWS.map((name) => ({ label: TRANSFER.rows[name], value: values[name], isStrong: true }))
  const text = fillText(TRANSFER.text, words)
  await writeMail(db, {
    store,
    recipient: await emailOf(db, payment, personalData),
    subject: fillText(TRANSFER.subject, words),
    content: {
      title: TRANSFER.title,
      preheader: text,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'facts', rows },
        { kind: 'note', text: fillText(TRANSFER.note, words) },
      ],
    },
  })
}

const ROWS = ['beneficiary', 'bank', 'account', 'reference', 'amount'] as const

async function emailOf(db: Database, { account_id: id }: PaymentRow, personalData: PersonalData): Promise<string> {
  return openHolder(personalData, (await loadAccount(db, id)).sealed).email
}
