import { fieldListOf, fieldsOf, textOf } from '../../parse/fields.ts'
import type { CartTotals } from '../../cart/cartTotals.ts'
import { totalTitles } from '../../cart/totalSegments.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { OrderItemRow } from '../orderRow.ts'
import { formatMoney } from '../../money/formatMoney.ts'
import { totalsWithTax } from '../totalsWithTax.ts'

type Texts = Readonly<Record<'each' | 'sku' | 'includedTax', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': { each: '{amount} cada uno', sku: 'Clave', includedTax: 'IVA incluido' },
  'de-DE': { each: 'je {amount}', sku: 'Artikelnr.', includedTax: 'Darin enthaltene MwSt.' },
  'it-IT': { each: '{amount} l’uno', sku: 'Codice', includedTax: 'IVA inclusa' },
}

type Ordered = Readonly<{ store_code: string; currency: string }>

/** Lines of an order with their prices, and its totals: each with its tax, so that they add up to the total. */
export function pricedLines(order: Ordered, items: readonly OrderItemRow[], totals: CartTotals): MailBlock {
  const store = storeOrDefault(order.store_code)
  const { each, sku, includedTax } = TEXTS[store.language]
  const money = (amount: number) => formatMoney(amount, { language: store.language, currency: order.currency })
  return {
    kind: 'lines',
    lines: items.map((item) => {
      const unit = item.qty === 1 ? [] : [each.replace('{amount}', money(Number(item.price_incl_tax)))]
      return {
        ...lineOf(item, item.qty),
        details: [...optionsOf(item), `${sku}: ${item.sku}`, ...unit],
        amount: money(Number(item.row_total_incl_tax)),
      }
    }),
    totals: totalsWithTax(totals, includedTax).map(({ code, title, value }) => ({
      title: titleOf(store, code, title),
      amount: money(value),
      isGrand: code === 'grand_total',
    })),
  }
}

/** Units of an order's lines, without prices. Lines of which there are none are left out. */
export function unitLines(items: readonly OrderItemRow[], unitsOf: (item: OrderItemRow) => number): MailBlock[] {
  const lines = items.map((item) => lineOf(item, unitsOf(item))).filter(({ quantity }) => quantity > 0)
  return lines.length === 0 ? [] : [{ kind: 'lines', lines, totals: [] }]
}

function lineOf(item: OrderItemRow, quantity: number) {
  return { quantity, name: item.name, details: optionsOf(item), amount: null }
}

function optionsOf({ options }: OrderItemRow): string[] {
  return fieldListOf(options).flatMap((option) => {
    const { label, value } = fieldsOf(option)
    const [name, chosen] = [textOf(label), textOf(value)]
    return chosen === null ? [] : [name === null ? chosen : `${name}: ${chosen}`]
  })
}

/** Discounts keep the name of their coupon; what a way of shipping or paying is called stands elsewhere in the mail. */
function titleOf(store: StoreDefinition, code: string, title: string): string {
  const titles = totalTitles(store)
  const known: Readonly<Record<string, string>> = {
    subtotal: titles.subtotal,
    shipping: titles.shipping,
    payment: titles.payment,
    grand_total: titles.grandTotal,
  }
  return known[code] ?? title
}
