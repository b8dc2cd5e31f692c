import * as v from 'valibot'
import type { CreditInstalment, CreditOffer } from '../../__generated__/schemaTypes.ts'
import { money } from '../../graph/money.ts'
import { readSource } from '../../parse/readValue.ts'
import { decodeOffer } from '../decodeOffer.ts'
import { CREDIT_INSTALMENTS_MAX } from '../limits.ts'
import type { CreditInvoiceMapper } from '../mappers.ts'
import { CUSTOMER_NAMES } from '../platformNames.ts'
import { amountField, countField, dateField, parsed } from '../replyFields.ts'

const rowSchema = v.object({
  numero: countField,
  vence: dateField,
  pagar_antes: v.nullish(dateField, null),
  abono: amountField,
  a_tiempo: amountField,
  interes: amountField,
  capital: amountField,
  prima: v.nullish(amountField),
  moratorio: v.nullish(amountField),
  pagado: amountField,
  pagado_el: v.nullish(dateField, null),
  estado: v.picklist(['OPEN', 'PARTIAL', 'PAID', 'PAID_LATE', 'LATE', 'TAKEN_OFF']),
})
const scheduleSchema = v.pipe(v.array(rowSchema), v.maxLength(CREDIT_INSTALMENTS_MAX))

/** Decodes the payments of a credit; null if one of them cannot be read. */
export function decodeInstalments(result: unknown, currencyCode: string): readonly CreditInstalment[] | null {
  const rows = parsed(scheduleSchema, readSource(result)['calendario'])
  const pesos = (amount: number) => money(amount, currencyCode)
  const given = (amount: number | null | undefined) => (typeof amount === 'number' ? pesos(amount) : null)
  return (
    rows?.map((row) => ({
      number: row.numero,
      date: row.vence,
      payBy: row.pagar_antes,
      contract: pesos(row.abono),
      punctual: pesos(row.a_tiempo),
      interest: pesos(row.interes),
      principal: pesos(row.capital),
      premium: given(row.prima),
      defaultInterest: given(row.moratorio),
      paid: pesos(row.pagado),
      paidOn: row.pagado_el,
      status: row.estado,
    })) ?? null
  )
}

/** Decodes the offer that a credit was granted on; null if it cannot be read. */
export function decodeGrantedOffer(
  result: unknown,
  { kind, number }: Pick<CreditInvoiceMapper, 'kind' | 'number'>,
  currencyCode: string,
): CreditOffer | null {
  const row = readSource(readSource(result)['oferta'])
  const customer = row['condicion'] === CUSTOMER_NAMES.NEW ? 'NEW' : 'HOME'
  // It can no longer be applied for: in place of a hash of its figures it has the number of the credit.
  return decodeOffer({ ...row, oferta: number }, { kind, customer, currencyCode })
}
