import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { cartTotals } from '../cart/totals/cartTotals.ts'
import type { CartLineMapper, CartMapper } from '../cart/mappers.ts'
import { shownOptions } from '../cart/lines/shownOptions.ts'
import type { LineAmounts } from '../cart/totals/lineAmounts.ts'
import type { CartTotalsDocument } from '../cart/totals/decodeTotals.ts'
import { shownAddress } from '../checkout/shownAddress.ts'
import type { ReadyOrder } from './checkOrder.ts'
import type { OrderLineMapper, OrderMapper } from './mappers.ts'

export type KnownOrder = Readonly<{
  store: StoreDefinition
  cart: CartMapper
  totals: CartTotalsDocument
  /** Amounts of each line, in the order of the cart's. */
  amounts: readonly LineAmounts[]
  ready: ReadyOrder
  placedAt: Date
}>

/** Builds an order from its cart and the shopper's input, without the number that the platform assigns. */
export function knownOrder({ store, cart, totals, amounts, ready, placedAt }: KnownOrder): Omit<OrderMapper, 'number'> {
  const { checkout, email } = ready
  const currencyCode = totals.quote_currency_code ?? cart.currencyCode
  const { grandTotal } = cartTotals(totals, { currencyCode, language: store.language, hasShipping: true })
  const lines = cart.lines.flatMap((line, position) => {
    const known = amounts[position]
    return known ? [lineOf(line, { amounts: known, totals, currencyCode })] : []
  })
  return {
    __typename: 'Order',
    storeCode: store.code,
    placedAt: placedAt.toISOString(),
    placedIn: store.code,
    status: 'PENDING',
    statusLabel: 'PENDING',
    guideNumber: null,
    deliveryCompany: null,
    lines,
    currencyCode,
    total: Number(grandTotal.amount),
    canceledTotal: 0,
    paidTotal: null,
    cancelable: null,
    returnBefore: null,
    totals,
    shippingAddress: checkout.address === null ? null : shownAddress(checkout.address),
    billingAddress: shownAddress(ready.billingAddress),
    shippingMethodTitle: checkout.shippingTitle,
    paymentMethodTitle: checkout.paymentTitle ?? null,
    paymentMethodCode: checkout.paymentCode ?? null,
    paymentInstructions: null,
    paymentUrl: null,
    email,
    receiptCode: null,
  }
}

type PricedBy = Readonly<{ amounts: LineAmounts; totals: CartTotalsDocument; currencyCode: string }>

function lineOf(line: CartLineMapper, { amounts, totals, currencyCode }: PricedBy): OrderLineMapper {
  const item = totals.items.find(({ item_id: id }) => id === line.itemId)
  const { sku, name, quantity, itemId: lineId, chosen, productType, warranty, deliveryOption } = line
  return {
    lineId,
    sku,
    name,
    quantity,
    canceledQuantity: 0,
    unitPrice: Number(amounts.unit.amount),
    rowTotal: Number(amounts.row.amount),
    options: shownOptions(item?.options, chosen),
    chosen,
    warranty,
    deliveryOption,
    productType,
    productId: null,
    currencyCode,
  }
}
