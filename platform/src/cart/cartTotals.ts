import { Big } from 'big.js'
import type { Gift } from './gift.ts'
import { paymentCost } from './paymentCost.ts'
import { toCents } from '../money/toCents.ts'
import { priceInclTax, taxIn } from '../tax/inclTax.ts'
import { totalSegments } from './totalSegments.ts'
import type { Discount, GoodsInput, PaymentCharge, PricedLine, ShippingCharge } from './totalsInput.ts'

export type LineTotals = ReturnType<typeof lineTotals>
/** Totals, with the gift message of the cart that they are of. */
export type CartTotals = ReturnType<typeof cartTotals> & Readonly<{ gift_message?: Gift }>

const HUNDRED = 100

/** Returns the sum of the lines, including tax and before any discount. */
export function subtotalInclTax(lines: readonly PricedLine[]): Big {
  return sum(lines.map((line) => rowOf(line).rowTotalInclTax))
}

/** Amounts of a cart without what its way of paying costs. */
export type Goods = ReturnType<typeof priceGoods>

/** Works out lines, discount and delivery of a cart, once for all ways of paying it. */
export function priceGoods(input: GoodsInput) {
  const { lines, shipping, discount } = input
  const rows = lines.map(rowOf)
  const shares = shareDiscount(rows, discount)
  const items = rows.map((row, position) => lineTotals(row, shares[position] ?? new Big(0)))
  const charged = charge(discount?.kind === 'free_shipping' ? null : shipping, shipping?.amount ?? new Big(0))
  const subtotalInclTax = sum(rows.map((row) => row.rowTotalInclTax))
  return {
    input,
    items,
    subtotal: sum(items.map((item) => item.amounts.rowTotal)),
    subtotalInclTax,
    discountAmount: sum(items.map((item) => item.amounts.discount)),
    /** Goods after the discount, with tax. */
    goods: subtotalInclTax.minus(sum(shares)),
    shippingAmount: charged.amount,
    shippingTax: charged.tax,
    shippingDiscount: charge(shipping, shipping?.amount ?? new Big(0)).amount.minus(charged.amount),
    taxAmount: sum(items.map((item) => item.amounts.tax)).plus(charged.tax),
  }
}

/**
 * Totals of a cart with a way of paying. Everything is worked out with tax and to the cent, as the shopper reads it; the
 * tax is taken out of it. The segments add up: what stands above the grand total, each excluding tax but for the tax
 * itself, is the grand total.
 */
export function cartTotals(priced: Goods, payment: PaymentCharge | null) {
  const { input, items, subtotal, discountAmount, goods, shippingAmount, shippingTax } = priced
  const { store, lines, discount } = input
  const financed = goods.plus(shippingAmount).plus(shippingTax)
  const { amount: paymentAmount, tax: paymentTax } = charge(payment, paymentCost(payment, financed))
  const taxAmount = priced.taxAmount.plus(paymentTax)
  const subtotalShown = number(priced.subtotalInclTax)
  const withoutTax = subtotal.minus(discountAmount).plus(shippingAmount).plus(paymentAmount)
  const total = withoutTax.plus(taxAmount)
  const sums = { subtotal, shippingAmount, paymentAmount, discountAmount, taxAmount, total }
  return {
    ...doubled({
      grand_total: withoutTax,
      subtotal,
      discount_amount: discountAmount.times(-1),
      subtotal_with_discount: subtotal.minus(discountAmount),
      shipping_amount: shippingAmount,
      shipping_discount_amount: priced.shippingDiscount,
      tax_amount: taxAmount,
      shipping_tax_amount: shippingTax,
      shipping_incl_tax: shippingAmount.plus(shippingTax),
      payment_incl_tax: paymentAmount.plus(paymentTax),
    }),
    subtotal_incl_tax: subtotalShown,
    subtotal_with_discount_incl_tax: number(goods),
    weee_tax_applied_amount: null,
    base_currency_code: store.currency,
    quote_currency_code: store.currency,
    ...(discount === null ? {} : { coupon_code: discount.code }),
    ...(payment?.isCredit === true ? { extension_attributes: creditAttributes(payment, subtotalShown) } : {}),
    items_qty: lines.reduce((count, line) => count + line.qty, 0),
    items: items.map((item) => item.shown),
    total_segments: totalSegments({ ...input, payment }, sums),
  }
}

/** A charge without its tax, and the tax in it; nothing for one that is not made. */
function charge(
  made: Pick<ShippingCharge, 'taxPercent'> | null,
  inclTax: Big,
): Readonly<Record<'amount' | 'tax', Big>> {
  if (made === null) return { amount: new Big(0), tax: new Big(0) }
  const whole = toCents(inclTax)
  const tax = taxIn(whole, made.taxPercent)
  return { amount: whole.minus(tax), tax }
}

/**
 * Returns the extra fields of totals on store credit. Goods cost the same without it: its interest is a separate row.
 */
function creditAttributes({ code, title }: PaymentCharge, subtotal: number) {
  return {
    credit_payment_method_code: code,
    credit_payment_method_title: title,
    subtotal_without_credit: subtotal,
  }
}

/** A line with its price and total, including tax. */
type Row = Readonly<{ line: PricedLine; inclTax: Big; rowTotalInclTax: Big }>

function rowOf(line: PricedLine): Row {
  const inclTax = priceInclTax(line.unitPrice, line.taxPercent)
  return { line, inclTax, rowTotalInclTax: inclTax.times(line.qty) }
}

function lineTotals({ line, inclTax, rowTotalInclTax }: Row, share: Big) {
  const price = line.unitPrice
  // Taken out of what the shopper sees, not put on top of a rounded net: otherwise cents of tax appear from nowhere.
  const rowTotal = rowTotalInclTax.minus(taxIn(rowTotalInclTax, line.taxPercent))
  // The discount includes its tax, so that what is paid falls by exactly as much.
  const left = rowTotalInclTax.minus(share)
  const tax = taxIn(left, line.taxPercent)
  const discount = rowTotal.minus(left.minus(tax))
  const shown = {
    item_id: line.itemId,
    qty: line.qty,
    ...doubled({
      price,
      row_total: rowTotal,
      tax_amount: tax,
      discount_amount: discount,
      price_incl_tax: inclTax,
      row_total_incl_tax: rowTotalInclTax,
    }),
    row_total_with_discount: number(rowTotal.minus(discount)),
    tax_percent: line.taxPercent,
    discount_percent: 0,
    options: JSON.stringify(line.options.map(({ value, label }) => ({ value, label }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: line.name,
  }
  return { shown, amounts: { rowTotal, rowTotalInclTax, tax, discount } }
}

/** Shares a discount out over the lines by their row totals, to the cent and with tax. */
function shareDiscount(lines: readonly Row[], discount: Discount | null): Big[] {
  const rows = lines.map(({ rowTotalInclTax }) => rowTotalInclTax)
  const subtotal = sum(rows)
  if (discount === null || discount.kind === 'free_shipping' || subtotal.eq(0)) return rows.map(() => new Big(0))
  const isPercent = discount.kind === 'percent'
  const wanted = toCents(isPercent ? subtotal.times(discount.value).div(HUNDRED) : discount.value)
  const whole = wanted.gt(subtotal) ? subtotal : wanted
  // Shares of the running total, so that no line is given more than it costs by the cents of the others.
  let before = new Big(0)
  return rows.map((row) => {
    const after = before.plus(row)
    const share = toCents(whole.times(after).div(subtotal)).minus(toCents(whole.times(before).div(subtotal)))
    before = after
    return share
  })
}

/** Amounts under their own name and as `base_…`: the stores' currencies are their base currencies. */
function doubled<Name extends string>(amounts: Readonly<Record<Name, Big>>): Record<Name | `base_${Name}`, number>
function doubled(amounts: Readonly<Record<string, Big>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => [
      [name, number(amount)],
      [`base_${name}`, number(amount)],
    ]),
  )
}

function number(amount: Big): number {
  return amount.toNumber()
}

function sum(amounts: readonly Big[]): Big {
  return amounts.reduce((total, amount) => total.plus(amount), new Big(0))
}
