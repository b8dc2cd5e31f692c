import { Big } from 'big.js'
import type { StoreDefinition } from '../stores.ts'
import type { Gift } from './gift.ts'
import { paymentCost } from './paymentCost.ts'
import { toCents } from './toCents.ts'
import { totalTitles } from './totalTitles.ts'

export type PricedLine = Readonly<{
  itemId: number
  name: string
  qty: number
  /** Per unit, excluding tax. */
  unitPrice: Big
  taxPercent: number
  taxCode: string
  options: readonly Readonly<{ label: string; value: string }>[]
}>
/** Including tax: charges are round amounts for the shopper, and their tax is taken out of them. */
export type ShippingCharge = Readonly<{ amount: Big; taxPercent: number; taxCode: string; title: string }>
/** Cost of a way of paying, including tax: its amount, and the interest of credit on goods and delivery. */
export type PaymentCharge = ShippingCharge &
  Readonly<{ code: string; isCredit: boolean; creditMonths?: number | undefined }>
/** Discounts include tax: a percentage is taken of what the shopper sees, to the cent. */
export type Discount = Readonly<{ code: string; kind: 'percent' | 'fixed' | 'free_shipping'; value: Big }>
export type TotalsInput = Readonly<{
  store: StoreDefinition
  lines: readonly PricedLine[]
  shipping: ShippingCharge | null
  payment: PaymentCharge | null
  discount: Discount | null
}>

export type LineTotals = ReturnType<typeof lineTotals>
/** Totals, with the gift message of the cart that they are of. */
export type CartTotals = ReturnType<typeof cartTotals> & Readonly<{ gift_message?: Gift }>

const HUNDRED = 100

/** Price per unit including tax. Tax is rounded per unit, so that ten of a thing cost ten times the price shown. */
export function priceInclTax(unitPrice: Big, taxPercent: number): Big {
  return toCents(unitPrice.times(HUNDRED + taxPercent).div(HUNDRED))
}

/** Tax in an amount that includes it. The rest is the amount without tax: both are whole cents and add up. */
export function taxIn(inclTax: Big, taxPercent: number): Big {
  return toCents(inclTax.times(taxPercent).div(HUNDRED + taxPercent))
}

/** Returns the sum of the lines, including tax and before any discount. */
export function subtotalInclTax(lines: readonly PricedLine[]): Big {
  return sum(lines.map((line) => priceInclTax(line.unitPrice, line.taxPercent).times(line.qty)))
}

/**
 * Totals of a cart. Everything is worked out with tax and to the cent, as the shopper reads it; the tax is taken out of
 * it. The segments add up: what stands above the grand total, each excluding tax but for the tax itself, is the grand
 * total.
 */
export function cartTotals(input: TotalsInput) {
  const { store, lines, shipping, payment, discount } = input
  const shares = shareDiscount(lines, discount)
  const items = lines.map((line, position) => lineTotals(line, shares[position] ?? new Big(0)))
  const charged = charge(discount?.kind === 'free_shipping' ? null : shipping, shipping?.amount ?? new Big(0))
  const shippingAmount = charged.amount
  const shippingTax = charged.tax
  const subtotal = sum(items.map((item) => item.amounts.rowTotal))
  const discountAmount = sum(items.map((item) => item.amounts.discount))
  const goods = sum(items.map((item) => item.amounts.rowTotalInclTax)).minus(sum(shares))
  const financed = goods.plus(shippingAmount).plus(shippingTax)
  const { amount: paymentAmount, tax: paymentTax } = charge(payment, paymentCost(payment, financed))
  const taxAmount = sum(items.map((item) => item.amounts.tax))
    .plus(shippingTax)
    .plus(paymentTax)
  const subtotalShown = number(sum(items.map((item) => item.amounts.rowTotalInclTax)))
  const withoutTax = subtotal.minus(discountAmount).plus(shippingAmount).plus(paymentAmount)
  const total = withoutTax.plus(taxAmount)
  return {
    ...doubled({
      grand_total: withoutTax,
      subtotal,
      discount_amount: discountAmount.times(-1),
      subtotal_with_discount: subtotal.minus(discountAmount),
      shipping_amount: shippingAmount,
      shipping_discount_amount: charge(shipping, shipping?.amount ?? new Big(0)).amount.minus(shippingAmount),
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
    total_segments: segments(input, { subtotal, shippingAmount, paymentAmount, discountAmount, taxAmount, total }),
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

type Sums = Readonly<
  Record<'subtotal' | 'shippingAmount' | 'paymentAmount' | 'discountAmount' | 'taxAmount' | 'total', Big>
>

function segments({ store, lines, shipping, payment, discount }: TotalsInput, sums: Sums) {
  const titles = totalTitles(store)
  const charges = [shipping, payment].filter((charge) => charge !== null)
  const taxed = [...lines, ...charges].filter((item) => item.taxPercent > 0)
  const rates = [...new Map(taxed.map((item) => [item.taxCode, item])).values()].map((item) => ({
    percent: String(item.taxPercent),
    title: item.taxCode,
  }))
  return [
    { code: 'subtotal', title: titles.subtotal, value: number(sums.subtotal) },
    {
      code: 'shipping',
      title: shipping === null ? titles.shipping : `${titles.shipping} (${shipping.title})`,
      value: shipping === null ? null : number(sums.shippingAmount),
    },
    ...(payment === null
      ? []
      : [
          {
            code: 'payment',
            title: `${payment.isCredit ? titles.interest : titles.payment} (${payment.title})`,
            value: number(sums.paymentAmount),
          },
        ]),
    ...(discount === null
      ? []
      : [
          {
            code: 'discount',
            title: `${titles.discount} (${discount.code})`,
            value: number(sums.discountAmount.times(-1)),
          },
        ]),
    {
      code: 'tax',
      title: titles.tax,
      value: number(sums.taxAmount),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: rates.length === 0 ? [] : [{ amount: number(sums.taxAmount), rates, group_id: 1 }],
      },
    },
    { code: 'grand_total', title: titles.grandTotal, value: number(sums.total), area: 'footer' },
  ]
}

function lineTotals(line: PricedLine, share: Big) {
  const price = line.unitPrice
  const inclTax = priceInclTax(price, line.taxPercent)
  const rowTotalInclTax = inclTax.times(line.qty)
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
function shareDiscount(lines: readonly PricedLine[], discount: Discount | null): Big[] {
  const rows = lines.map((line) => priceInclTax(line.unitPrice, line.taxPercent).times(line.qty))
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
