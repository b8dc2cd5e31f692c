import { fieldsOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { loadAccount } from '../accounts/accountRepository.ts'
import { loadPaymentLines, type PaymentRow } from './paymentRepository.ts'
import { TRANSFER_BANK, TRANSFER_BENEFICIARY } from './transferAccount.ts'

/** Returns how a payment stands. Amounts are pesos; `usado` says what the money of an invoice was used for. */
export async function paymentAnswer(db: Database, payment: PaymentRow) {
  const { id, status, method, total, received, surplus, applied_at: appliedAt } = payment
  const lines = await loadPaymentLines(db, id)
  return {
    payment_id: id,
    estado: status,
    metodo: method === 'card' ? 'TARJETA' : 'TRANSFERENCIA',
    total: Number(total),
    recibido: received === null ? null : Number(received),
    sobrante: Number(surplus),
    created_at: payment.created_at.toISOString(),
    pay_before: payment.pay_before.toISOString(),
    debts: lines.map(({ number, amount, used }) => ({
      id_factura: number,
      abono: Number(amount),
      ...(used !== null && { usado: fieldsOf(used) }),
    })),
    ...(payment.url !== null && status === 'PENDING' && { url: payment.url }),
    ...(method === 'transfer' && { transfer: await transferAnswer(db, payment) }),
    ...(appliedAt !== null && { applied_at: appliedAt.toISOString() }),
  }
}

/** Returns where a transfer goes to. */
export async function transferAnswer(db: Database, { account_id: accountId, reference }: PaymentRow) {
  const { clabe } = await loadAccount(db, accountId)
  return { account: clabe, reference, bank: TRANSFER_BANK, beneficiary: TRANSFER_BENEFICIARY }
}
