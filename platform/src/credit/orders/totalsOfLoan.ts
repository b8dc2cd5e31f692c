import { Big } from 'big.js'
import { taxIn } from '../../tax/inclTax.ts'
import { type Fields, fieldListOf, fieldsOf, numberOf, textOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../../orders/orderRow.ts'
import { goodsOffers } from '../goodsOffers.ts'
import { CREDIT_DEFAULT_MONTHS } from '../limits.ts'
import { INTEREST_TAX_RATE } from '../products.ts'

const TAX_PERCENT = Number(INTEREST_TAX_RATE) * 100

/**
 * Returns totals and grand total of an order of which credit lends this amount: offer and interest follow it, and with
 * them tax and total. Goods and delivery stay as they were sold.
 */
export async function totalsOfLoan(
  db: Database,
  {
    totals: stored,
    grand_total: total,
    credit_months: months,
  }: Pick<OrderRow, 'totals' | 'grand_total' | 'credit_months'>,
  amount: Big,
): Promise<Readonly<{ totals: string; grand_total: string }>> {
  const [offer] = await goodsOffers(db, amount, months ?? CREDIT_DEFAULT_MONTHS)
  const totals = fieldsOf(stored)
  const segments = fieldListOf(totals.total_segments)
  const before = amountOf(totals.payment_incl_tax)
  const netBefore = amountOf(segments.find(({ code }) => code === 'payment')?.value)
  const after = new Big(offer?.interes_sin ?? 0)
  const taxAfter = taxIn(after, TAX_PERCENT)
  const net = after.minus(taxAfter).minus(netBefore)
  const gross = after.minus(before)
  const tax = gross.minus(net)
  const changed = {
    ...totals,
    ...raised(totals, ['grand_total', 'base_grand_total'], net),
    ...raised(totals, ['tax_amount', 'base_tax_amount'], tax),
    ...raised(totals, ['payment_incl_tax', 'base_payment_incl_tax'], gross),
    extension_attributes: { ...fieldsOf(totals.extension_attributes), credit_offer: offer },
    total_segments: segments.map((segment) => raisedSegment(segment, { payment: net, tax, grand_total: gross })),
  }
  return { totals: JSON.stringify(changed), grand_total: new Big(total).plus(gross).toFixed(2) }
}

function raisedSegment(segment: Fields, changes: Readonly<Record<string, Big>>): Fields {
  const change = changes[textOf(segment.code) ?? '']
  if (change === undefined) return segment
  const attributes = fieldsOf(segment.extension_attributes)
  const details = fieldListOf(attributes.tax_grandtotal_details).map((detail) => ({
    ...detail,
    ...raised(detail, ['amount'], change),
  }))
  return {
    ...segment,
    ...raised(segment, ['value'], change),
    ...(details.length > 0 && { extension_attributes: { ...attributes, tax_grandtotal_details: details } }),
  }
}

/** Returns the named amounts, each raised by a change. */
function raised(fields: Fields, names: readonly string[], change: Big): Fields {
  return Object.fromEntries(names.map((name) => [name, amountOf(fields[name]).plus(change).toNumber()]))
}

function amountOf(value: unknown): Big {
  return new Big(numberOf(value) ?? 0)
}
