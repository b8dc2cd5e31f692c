import * as v from 'valibot'
import type { CreditDue, CreditInvoice, CreditKind, CreditPayoff } from '../../__generated__/schemaTypes.ts'
import { money } from '../../graph/money.ts'
import { readFlag, readText } from '../../parse/readValue.ts'
import type { CreditInvoiceMapper, CreditReader } from '../mappers.ts'
import { kindOf } from '../platformNames.ts'
import { amountField, codeField, countField, dateField, labelField, parsed } from '../replyFields.ts'

const STATUSES = {
  VIGENTE: 'CURRENT',
  VENCIDO: 'OVERDUE',
  LIQUIDADO: 'SETTLED',
  CANCELADO: 'CANCELED',
} as const satisfies Record<string, CreditInvoice['status']>

const KINDS = ['MERCHANDISE', 'CREDILANA', 'PERSONAL_LOAN'] as const satisfies readonly CreditKind[]

const kindField = v.pipe(
  v.unknown(),
  v.transform((name) => kindOf(readText(name))),
  v.picklist(KINDS),
)
const flagField = v.optional(v.pipe(v.unknown(), v.transform(readFlag)))

/** Schema of a credit in the platform's list. The public contract has none of the nullish fields but `expirationDate`. */
const invoiceSchema = v.object({
  incrementId: codeField,
  Mov: labelField,
  name: labelField,
  credito: kindField,
  total: amountField,
  saldo: amountField,
  payment: amountField,
  estatus: v.picklist(['VIGENTE', 'VENCIDO', 'LIQUIDADO', 'CANCELADO']),
  expirationDate: v.nullish(dateField, null),
  expiration: flagField,
  pagado: v.nullish(amountField),
  CanalVenta: v.fallback(v.nullable(countField), null),
  transferencia: flagField,
  vencido: v.nullish(amountField),
  moratorio: v.nullish(amountField),
  proximo: v.nullish(
    v.object({ vence: dateField, pagar_antes: v.nullish(dateField, null), abono: amountField, a_tiempo: amountField }),
    null,
  ),
  liquidar: v.nullish(
    v.object({
      hoy: amountField,
      hasta: v.nullish(dateField, null),
      ahorro: v.nullish(amountField),
      ahorro_contrato: v.nullish(amountField),
    }),
    null,
  ),
  orderNumber: v.nullish(codeField, null),
})

type Read = v.InferOutput<typeof invoiceSchema>
type Context = Readonly<{ storeCode: string; currencyCode: string; reader: CreditReader }>

/** Decodes a credit. Null if a figure of it is missing: a part of what is owed would be misleading. */
export function decodeInvoice(row: unknown, { storeCode, currencyCode, reader }: Context): CreditInvoiceMapper | null {
  const read = parsed(invoiceSchema, row)
  if (read === null) return null
  const pesos = (amount: number) => money(amount, currencyCode)
  const status = STATUSES[read.estatus]
  const isOpen = status === 'CURRENT' || status === 'OVERDUE'
  return {
    __typename: 'CreditInvoice',
    storeCode,
    reader,
    number: read.incrementId,
    channel: read.CanalVenta,
    movement: read.Mov,
    name: read.name,
    kind: read.credito,
    total: pesos(read.total),
    paid: given(read.pagado, pesos),
    balance: pesos(read.saldo),
    status,
    isExpired: read.expiration ?? status === 'OVERDUE',
    due: isOpen ? dueOf(read, pesos) : null,
    payoff: isOpen ? payoffOf(read, pesos) : null,
    paysByTransfer: read.transferencia ?? null,
    orderNumber: read.orderNumber,
  }
}

type Pesos = (amount: number) => CreditInvoice['total']

function dueOf({ payment, expirationDate, proximo, vencido, moratorio }: Read, pesos: Pesos): CreditDue | null {
  const date = proximo?.vence ?? expirationDate
  if (date === null) return null
  return {
    date,
    payBy: proximo?.pagar_antes ?? null,
    total: pesos(payment),
    contract: given(proximo?.abono, pesos),
    punctual: given(proximo?.a_tiempo, pesos),
    late: given(vencido, pesos),
    defaultInterest: given(moratorio, pesos),
  }
}

function payoffOf({ liquidar }: Read, pesos: Pesos): CreditPayoff | null {
  if (liquidar === null) return null
  return {
    amount: pesos(liquidar.hoy),
    goodUntil: liquidar.hasta,
    savesAgainstPunctual: given(liquidar.ahorro, pesos),
    savesAgainstContract: given(liquidar.ahorro_contrato, pesos),
  }
}

function given(amount: number | null | undefined, pesos: Pesos) {
  return amount === null || amount === undefined ? null : pesos(amount)
}
