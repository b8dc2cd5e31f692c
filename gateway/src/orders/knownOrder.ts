import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { cartTotals } from '../cart/totals/cartTotals.ts'
import type { CartMapper } from '../cart/mappers.ts'
import type { CartTotalsDocument } from '../cart/totals/totalsDocument.ts'
import { shownAddress } from '../checkout/shownAddress.ts'
import type { ReadyOrder } from './checkOrder.ts'
import type { OrderLineMapper, OrderMapper } from './mappers.ts'

export type KnownOrder = Readonly<{
  store: StoreDefinition
  cart: CartMapper
  totals: CartTotalsDocument | null
  ready: ReadyOrder
  placedAt: Date
}>

/** Builds an order from its cart and the shopper's input, without the number that the platform assigns. */
export function knownOrder({ store, cart, totals, ready, placedAt }: KnownOrder): Omit<OrderMapper, 'number'> {
  const { checkout, email } = ready
  const currencyCode = totals?.quote_currency_code ?? cart.currencyCode
  const lines = cart.lines.map((line) => lineOf(line, totals, currencyCode))
  const total = totals
    ? Number(cartTotals(totals, { currencyCode, language: store.language, hasShipping: true }).grandTotal.amount)
    : lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0)
  return {
    __typename: 'Order',
    storeCode: store.code,
    placedAt: placedAt.toISOString(),
    status: 'PENDING',
    statusLabel: 'PENDING',
    guideNumber: null,
    deliveryCompany: null,
    lines,
    currencyCode,
    total,
    canceledTotal: 0,
    paidTotal: null,
    cancelable: null,
    returnBefore: null,
    totals,
    shippingAddress: checkout.address === null ? null : shownAddress(checkout.address),
    shippingMethodTitle: checkout.shippingTitle,
    paymentMethodTitle: checkout.paymentTitle ?? null,
    paymentMethodCode: checkout.paymentCode ?? null,
    paymentInstructions: null,
    paymentUrl: null,
    email,
    receiptCode: null,
  }
}

function lineOf(
  line: CartMapper['lines'][number],
  totals: CartTotalsDocument | null,
  currencyCode: string,
): OrderLineMapper {
  const item = totals?.items.find(({ item_id: id }) => id === line.itemId)
  const unitPrice = item?.price_incl_tax ?? line.netPrice ?? 0
  const { sku, name, quantity, itemId: lineId, chosen, productType, warranty, deliveryOption } = line
  const rowTotal = item?.row_total_incl_tax ?? unitPrice * quantity
  const options = item?.options ?? []
  return {
    lineId,
    sku,
    name,
    quantity,
    canceledQuantity: 0,
    unitPrice,
    rowTotal,
    options,
    chosen,
    warranty,
    deliveryOption,
    productType,
    productId: null,
    currencyCode,
  }
}
