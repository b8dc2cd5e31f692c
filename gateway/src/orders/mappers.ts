import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type {
  Address,
  CartLineOption,
  OrderCancelable,
  OrderStatus,
  OrderStatusLabel,
  PaymentInstructions,
} from '../__generated__/resolverTypes.ts'
import type { Page } from '../graph/connection.ts'
import type { CartTotalsDocument } from '../cart/totalsDocument.ts'

/** An order as plain data: the answer of a placed order is kept, and given again on a replay. */
export type OrderMapper = Readonly<{
  __typename: 'Order'
  storeCode: string
  number: string
  placedAt: string
  status: OrderStatus
  statusLabel: OrderStatusLabel
  guideNumber: string | null
  deliveryCompany: string | null
  lines: readonly OrderLineMapper[]
  currencyCode: string
  total: number
  canceledTotal: number
  cancelable: OrderCancelable | null
  returnBefore: string | null
  totals: CartTotalsDocument | null
  shippingAddress: Address | null
  shippingMethodTitle: string | null
  paymentMethodTitle: string | null
  paymentMethodCode: string | null
  paymentInstructions: PaymentInstructions | null
  paymentUrl: string | null
  email: string | null
  /** The platform's own right to the receipt, where it gives one. */
  receiptCode: string | null
}>

/** A page of a customer's orders. */
export type OrderConnectionMapper = Page<OrderMapper>

export type OrderLineMapper = Readonly<{
  lineId: string | null
  sku: string
  name: string
  quantity: number
  canceledQuantity: number
  /** Of one unit and of all, with tax. */
  unitPrice: number
  rowTotal: number
  options: readonly CartLineOption[]
  /** In the form in which it is chosen again; lines that were kept before it was read have none. */
  chosen?: LineOptions
  productType: string | null
  /** The platform's number of what was bought; lines that were kept before it was read have none. */
  productId?: string | null
  currencyCode: string
}>

/** A receipt is made of the order: what tells who bought it is masked field by field. */
export type ReceiptMapper = OrderMapper
