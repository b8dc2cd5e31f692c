import type { OrderGiftCardMapper } from '../giftcards/mappers.ts'
import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type {
  Address,
  CartLineOption,
  DeliveryEstimate,
  GiftMessage,
  OrderCancelable,
  OrderStatus,
  OrderStatusLabel,
  OrderStep,
  PaymentInstructions,
} from '../__generated__/schemaTypes.ts'
import type { PlanDocument } from '../checkout/paymentPlan.ts'
import type { Page } from '../graph/connection.ts'
import type { CartTotalsDocument } from '../cart/totals/decodeTotals.ts'
import type { PickupBranchMapper } from '../contact/mappers.ts'

/** Order as plain data: the payload of a placed order is stored, and returned again on a retry. */
export type OrderMapper = Readonly<{
  __typename: 'Order'
  storeCode: string
  number: string
  placedAt: string
  /** Absent in orders that were stored before these fields existed. */
  updatedAt?: string | null
  /** Store in which it was placed, if the platform names it; `storeCode` is that in which it is read. */
  placedIn?: string | null
  billingAddress?: Address | null
  status: OrderStatus
  statusLabel: OrderStatusLabel
  /** Absent in orders that were stored before these fields existed. */
  steps?: readonly OrderStep[]
  canceledAt?: string | null
  trackingUrl?: string | null
  guideNumber: string | null
  deliveryCompany: string | null
  lines: readonly OrderLineMapper[]
  currencyCode: string
  total: number
  canceledTotal: number
  paidTotal: number | null
  /** Absent in orders that were stored before these fields existed. */
  refundedTotal?: number | null
  dueTotal?: number | null
  cancelable: OrderCancelable | null
  returnBefore: string | null
  totals: CartTotalsDocument | null
  shippingAddress: Address | null
  shippingMethodTitle: string | null
  pickupBranch?: PickupBranchMapper | null
  paymentMethodTitle: string | null
  paymentMethodCode: string | null
  paymentInstructions: PaymentInstructions | null
  paymentUrl: string | null
  /** Absent in orders that were stored before these fields existed. */
  payBefore?: string | null
  plan?: PlanDocument | null
  credit?: OrderCreditDocument | null
  deliveryEstimate?: DeliveryEstimate | null
  email: string | null
  /** Absent in orders that were stored before these fields existed. */
  companyOrderNumber?: string | null
  placedBy?: string | null
  gift?: GiftMessage | null
  giftCards?: readonly OrderGiftCardMapper[]
  /** Platform's own receipt code, if it has one. */
  receiptCode: string | null
}>

/** Store credit of an order, in the order's currency. */
export type OrderCreditDocument = Readonly<{
  amount: number
  approved: number | null
  /** Absent in orders that were stored before this field existed. */
  rest?: number | null
  applicationNumber: string | null
  applyBefore: string | null
  creditNumber: string | null
}>

/** Store credit of an order as its resolvers receive it. */
export type OrderCreditMapper = OrderCreditDocument & Readonly<{ currencyCode: string; isWaiting: boolean }>

/** A page of a customer's orders. */
export type OrderConnectionMapper = Page<OrderMapper>

export type OrderLineMapper = Readonly<{
  lineId: string | null
  sku: string
  name: string
  quantity: number
  canceledQuantity: number
  /** Price of one unit and of the line, with tax. */
  unitPrice: number
  rowTotal: number
  options: readonly CartLineOption[]
  /** Chosen options in the form of an input; lines stored before this field existed have none. */
  chosen?: LineOptions
  /** Lines stored before these fields existed have none. */
  warranty?: string | null
  deliveryOption?: string | null
  productType: string | null
  /** Platform's number of the product; lines stored before this field existed have none. */
  productId?: string | null
  currencyCode: string
}>

/** Order behind a receipt; fields that identify the buyer are masked by their resolvers. */
export type ReceiptMapper = OrderMapper

/** Order for callers who know its number and e-mail address; its resolvers leave out what identifies the buyer. */
export type TrackedOrderMapper = Omit<OrderMapper, '__typename'> & Readonly<{ __typename: 'TrackedOrder' }>
