import type { Big } from 'big.js'
import type { TotalsInput } from './totalsInput.ts'
import type { StoreDefinition } from '../stores.ts'

type Sums = Readonly<
  Record<'subtotal' | 'shippingAmount' | 'paymentAmount' | 'discountAmount' | 'taxAmount' | 'total', Big>
>

/** Returns the rows of the totals of a cart: what is above the last one, each without tax but for the tax, adds up to it. */
export function totalSegments({ store, lines, shipping, payment, discount }: TotalsInput, sums: Sums) {
  const titles = totalTitles(store)
  const charges = [shipping, payment].filter((charge) => charge !== null)
  const taxed = [...lines, ...charges].filter((item) => item.taxPercent > 0)
  const rates = [...new Map(taxed.map((item) => [item.taxCode, item])).values()].map((item) => ({
    percent: String(item.taxPercent),
    title: item.taxCode,
  }))
  return [
    { code: 'subtotal', title: titles.subtotal, value: sums.subtotal.toNumber() },
    {
      code: 'shipping',
      title: shipping === null ? titles.shipping : `${titles.shipping} (${shipping.title})`,
      value: shipping === null ? null : sums.shippingAmount.toNumber(),
    },
    ...(payment === null
      ? []
      : [
          {
            code: 'payment',
            title: `${payment.isCredit ? titles.interest : titles.payment} (${payment.title})`,
            value: sums.paymentAmount.toNumber(),
          },
        ]),
    ...(discount === null
      ? []
      : [
          {
            code: 'discount',
            title: `${titles.discount} (${discount.code})`,
            value: sums.discountAmount.times(-1).toNumber(),
          },
        ]),
    {
      code: 'tax',
      title: titles.tax,
      value: sums.taxAmount.toNumber(),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: rates.length === 0 ? [] : [{ amount: sums.taxAmount.toNumber(), rates, group_id: 1 }],
      },
    },
    { code: 'grand_total', title: titles.grandTotal, value: sums.total.toNumber(), area: 'footer' },
  ]
}

type Titles = Readonly<
  Record<'subtotal' | 'shipping' | 'payment' | 'interest' | 'discount' | 'tax' | 'grandTotal', string>
>

const TITLES: Readonly<Record<StoreDefinition['language'], Titles>> = {
  'es-MX': {
    subtotal: 'Subtotal',
    shipping: 'Envío',
    payment: 'Comisión de pago',
    interest: 'Intereses',
    discount: 'Descuento',
    tax: 'IVA',
    grandTotal: 'Total',
  },
  'de-DE': {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    payment: 'Zahlungsgebühr',
    interest: 'Zinsen',
    discount: 'Rabatt',
    tax: 'MwSt.',
    grandTotal: 'Gesamtsumme',
  },
  'it-IT': {
    subtotal: 'Subtotale',
    shipping: 'Spedizione',
    payment: 'Commissione di pagamento',
    interest: 'Interessi',
    discount: 'Sconto',
    tax: 'IVA',
    grandTotal: 'Totale',
  },
}

/** Names of the totals in the store's language. */
export function totalTitles(store: StoreDefinition): Titles {
  return TITLES[store.language]
}
