import Big from 'big.js'
import { type Fields, fieldsOf, textOf } from '../../parse/fields.ts'
import { INSURANCES } from '../insurances.ts'
import { offerRow } from '../offerRow.ts'
import { CREDIT_PRODUCTS } from '../products.ts'
import type { Invoice } from './invoiceRepository.ts'
import { pesos } from './money.ts'
import { sum } from './payoff.ts'

/**
 * Returns the offer that an invoice was given on. Offers stored until November 2026 leave the insurance out whose premium
 * is part of every payment: they are completed with the one that has this premium.
 */
export function grantedOffer(invoice: Invoice): Fields {
  const stored = fieldsOf(invoice.offer)
  const premium = pesos(sum(invoice.instalments, ({ premiumCents }) => premiumCents))
  if (premium === 0 || stored.seguro !== undefined) return stored
  const { monto, meses, tipo_de_abono: interval } = stored
  const frequency = CREDIT_PRODUCTS[invoice.kind].frequencies.find((known) => known === interval)
  if (frequency === undefined || typeof meses !== 'number') return stored
  const terms = { product: invoice.kind, amount: new Big(textOf(monto) ?? 0), months: meses, frequency }
  const rows = INSURANCES.flatMap(({ code }) => offerRow({ ...terms, customer: 'CASA', insurance: code }) ?? [])
  const { seguro } = rows.find((row) => row.seguro?.prima_total === premium && row.total_sin === stored.total_sin) ?? {}
  return seguro === undefined ? stored : { ...stored, seguro }
}
