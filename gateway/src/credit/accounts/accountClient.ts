import * as v from 'valibot'
import type { CreditDue } from '../../__generated__/schemaTypes.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { type MoneyValue, money } from '../../graph/money.ts'
import { readSources } from '../../parse/readValue.ts'
import { CREDIT_INVOICES_MAX, OPEN_TRANSFERS_MAX } from '../limits.ts'
import type { CreditAccountMapper, CreditInvoiceMapper, CreditPaymentMapper } from '../mappers.ts'
import { decodePayment } from '../payments/decodePayment.ts'
import { amountField, parsed } from '../replyFields.ts'
import { type CreditCallScope, readAs } from './callAs.ts'
import { decodeInvoice } from './decodeInvoice.ts'
import { provenAccount } from './proof.ts'
import { readProven } from './readProven.ts'

/** Kinds of credit that one call lists. */
const KINDS_MAX = 20

const listSchema = v.object({
  creditos: v.record(v.string(), v.object({ facturas: v.array(v.unknown()) })),
  linea: amountField,
  disponible: amountField,
  saldo: v.nullish(amountField),
  presta: v.nullish(v.boolean()),
  transferencias: v.nullish(v.array(v.unknown()), null),
})

/** Amounts and credits of an account. */
export type AccountCredits = Readonly<{
  line: MoneyValue
  available: MoneyValue
  owed: MoneyValue | null
  /** False if the account lends nothing now, as for late payments. */
  isLending: boolean
  /** Null if one of them cannot be read. */
  invoices: readonly CreditInvoiceMapper[] | null
  /** Transfers that are open. Null if one of them cannot be read, or if the platform does not list them. */
  transfers: readonly CreditPaymentMapper[] | null
}>

type Listed = Pick<CreditAccountMapper, 'reader' | 'customerId'>

/**
 * Reads amounts and credits of an account, once in a request. Null if the session may no longer read it.
 */
export async function readCredits(scope: CreditCallScope, account: Listed): Promise<AccountCredits | null> {
  const called = await listOf(scope, account)
  if (called === null) return null
  const { code: storeCode, currencyCode } = scope.store
  const read = parsed(listSchema, called.result)
  if (read === null) throw invalid('the result has no line or no lists')
  const rows = readSources(read.creditos, KINDS_MAX).flatMap(({ facturas }) =>
    Array.isArray(facturas) ? facturas : [],
  )
  const context = { storeCode, currencyCode, reader: account.reader }
  const invoices = rows.slice(0, CREDIT_INVOICES_MAX).map((row) => decodeInvoice(row, context))
  return {
    line: money(read.linea, currencyCode),
    available: money(read.disponible, currencyCode),
    owed: typeof read.saldo === 'number' ? money(read.saldo, currencyCode) : null,
    isLending: read.presta ?? true,
    invoices: allOf(invoices),
    transfers:
      read.transferencias &&
      allOf(read.transferencias.slice(0, OPEN_TRANSFERS_MAX).map((row) => decodePayment(row, context))),
  }
}

/** Returns rows that were all read; null if one was not: a part of a list would be misleading. */
function allOf<Row>(rows: readonly (Row | null)[]): readonly Row[] | null {
  const read = rows.filter((row) => row !== null)
  return read.length === rows.length ? read : null
}

/** Returns the credits of an account. Throws UpstreamFailure if one of them cannot be read. */
export async function readInvoices(
  scope: CreditCallScope,
  account: Listed,
): Promise<readonly CreditInvoiceMapper[] | null> {
  const credits = await readCredits(scope, account)
  if (credits === null) return null
  if (credits.invoices === null) throw invalid('a credit cannot be read')
  return credits.invoices
}

/** Returns the amounts of the credit that is due first; null if nothing is due. */
export function firstDue(invoices: readonly Pick<CreditInvoiceMapper, 'due'>[]): CreditDue | null {
  const dues = invoices.flatMap(({ due }) => due ?? [])
  return dues.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))[0] ?? null
}

/**
 * Returns the account that was proven in this session; null without a proof, if it has expired, and if the account was
 * closed. The platform decides: the session alone proves nothing, as it outlives the proof.
 */
export async function readProvenAccount(scope: CreditCallScope): Promise<CreditAccountMapper | null> {
  const proven = await readProven(scope)
  return proven && provenAccount(scope, proven)
}

/** Returns true if this session may read the account. The call is that of its amounts. */
export async function isReadable(scope: CreditCallScope, account: Listed): Promise<boolean> {
  return (await listOf(scope, account)) !== null
}

function listOf(scope: CreditCallScope, { reader, customerId }: Listed) {
  const query = { type: 'TODOS', ...(customerId === null ? {} : { userId: customerId }) }
  return readAs(scope, reader, { endpoint: 'creditList', call: { query } })
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'creditList', detail })
}
