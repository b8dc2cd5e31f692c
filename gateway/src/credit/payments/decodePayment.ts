import * as v from 'valibot'
import type { CreditPaymentMethod, CreditPaymentStatus, TransferInstructions } from '../../__generated__/schemaTypes.ts'
import { money } from '../../graph/money.ts'
import { instant } from '../../parse/instant.ts'
import { readCount, readText } from '../../parse/readValue.ts'
import { webAddress } from '../../parse/webAddress.ts'
import { PAYMENT_ID, PAYMENT_LINES_READ_MAX, PAYMENT_PAGE_MAX_CHARACTERS } from '../limits.ts'
import type { CreditPaymentLineMapper, CreditPaymentMapper, CreditReader } from '../mappers.ts'
import { amountField, codeField, labelField, parsed } from '../replyFields.ts'

const STATUSES = [
  'PENDING',
  'PROCESSING',
  'APPLIED',
  'PARTIALLY_APPLIED',
  'EXPIRED',
  'UNMATCHED',
  'CANCELED',
] as const satisfies readonly CreditPaymentStatus[]
const METHODS = { TARJETA: 'CARD', TRANSFERENCIA: 'TRANSFER' } as const satisfies Record<string, CreditPaymentMethod>

const idField = v.pipe(v.string(), v.regex(PAYMENT_ID))
const timeField = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((time) => instant(readText(time))),
  ),
)
const pageField = v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(PAYMENT_PAGE_MAX_CHARACTERS)), null), null)

/** Schema of a part of a payment; `usado` once it is applied. */
const lineSchema = v.object({
  id_factura: codeField,
  abono: amountField,
  usado: v.nullish(
    v.object({
      abono: v.nullish(amountField),
      moratorio: v.nullish(amountField),
      bonificacion: v.nullish(amountField),
      pagos_quitados: v.optional(v.pipe(v.unknown(), v.transform(readCount))),
    }),
  ),
})
const transferSchema = v.object({ account: codeField, reference: codeField, bank: labelField, beneficiary: labelField })
const paymentSchema = v.object({
  payment_id: idField,
  estado: v.picklist(STATUSES),
  metodo: v.picklist(['TARJETA', 'TRANSFERENCIA']),
  total: amountField,
  recibido: v.nullish(amountField),
  sobrante: v.nullish(amountField),
  created_at: timeField,
  pay_before: timeField,
  applied_at: timeField,
  debts: v.pipe(v.array(lineSchema), v.maxLength(PAYMENT_LINES_READ_MAX)),
  url: pageField,
  transfer: v.nullish(transferSchema, null),
})

type Context = Readonly<{ storeCode: string; currencyCode: string; reader: CreditReader }>

/** Decodes a payment; null if a part of it cannot be read. */
export function decodePayment(
  result: unknown,
  { storeCode, currencyCode, reader }: Context,
): CreditPaymentMapper | null {
  const read = parsed(paymentSchema, result)
  if (read === null) return null
  const method = METHODS[read.metodo]
  const given = (amount: number | null | undefined) => (typeof amount === 'number' ? money(amount, currencyCode) : null)
  const transfer: TransferInstructions | null = method === 'TRANSFER' ? read.transfer : null
  return {
    __typename: 'CreditPayment',
    storeCode,
    paymentId: read.payment_id,
    status: read.estado,
    method,
    total: money(read.total, currencyCode),
    received: given(read.recibido),
    surplus: given(read.sobrante === 0 ? null : read.sobrante),
    createdAt: read.created_at ?? null,
    payBefore: read.pay_before ?? null,
    appliedAt: read.applied_at ?? null,
    url: method === 'CARD' && read.estado === 'PENDING' ? webAddress(read.url) : null,
    transfer,
    lines: read.debts.map(({ id_factura: invoiceNumber, abono, usado }): CreditPaymentLineMapper => ({
      reader,
      invoiceNumber,
      amount: money(abono, currencyCode),
      applied: given(usado?.abono),
      defaultInterest: given(usado?.moratorio),
      bonus: given(usado?.bonificacion),
      takenOff: usado?.pagos_quitados ?? null,
    })),
  }
}

/** Decodes the id of a payment that was opened; null for any other reply. */
export function decodePaymentId(result: unknown): string | null {
  return parsed(v.object({ payment_id: idField }), result)?.payment_id ?? null
}
