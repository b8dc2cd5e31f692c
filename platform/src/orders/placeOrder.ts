import { priceCart } from '../cart/assembleCart.ts'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { orderCompany } from '../b2b/orderCompany.ts'
import { redeemCoupon } from '../cart/coupon.ts'
import { noSuchCart } from '../cart/cartRefusals.ts'
import { financeOrder } from '../credit/orders/financeOrder.ts'
import type { PersonalData } from '../credit/secrets/personalData.ts'
import { createCart, lockCart, updateCart } from '../cart/cartRepository.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import type { CartLines } from '../cart/lines/readLines.ts'
import { parseAddress } from '../checkout/address.ts'
import type { Address } from '../checkout/address.ts'
import { creditMonths } from '../checkout/creditMonths.ts'
import { deliveryOfCart } from '../checkout/deliveryOfCart.ts'
import { namedBranch, requirePickupBranch } from '../checkout/requirePickupBranch.ts'
import { isPickupCarrier } from '../checkout/shippingMethods.ts'
import { keepDeliveryAddress } from '../customers/keepDeliveryAddress.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { findStore, storeOrDefault } from '../stores.ts'
import { payFromWallet } from './payment/orderWallet.ts'
import { type AgreedTotal, requireAgreedTotal } from './agreedTotal.ts'
import { reconcileLines } from './reconcileLines.ts'
import { attachToOwner } from '../customers/email/provenEmail.ts'
import { asPlaced, findOrderByClientId, insertOrder, lockClientOrderId } from './orderRepository.ts'
import type { OrderRow } from './orderRow.ts'
import type { OrderBody } from './orderSchema.ts'
import { sendOrderConfirmation } from './mails/sendOrderConfirmation.ts'
import { paymentMonths } from './payment/paymentMonths.ts'
import { sellFromBranch } from './sellFromBranch.ts'
import { sellLines } from './sellLines.ts'
import { keepCustomer } from '../customers/customerLocks.ts'

export type OrderContext = Readonly<{
  /** Customer who orders; null for a guest. */
  customerId: number | null
  /** Total that the buyer agreed to; null if the caller did not send it. */
  agreedTotal: AgreedTotal | null
  /** Origin of the pages on which cards pay; null where no cards are taken. */
  paymentOrigin: string | null
  /** Seals the applications that orders on credit wait for; null opens none. */
  personalData: PersonalData | null
}>

/**
 * Places an order, whole or not at all: to be called inside a transaction. The cart's lines are first made what the
 * order lists, then priced from the catalogue. It takes the stock, writes the order, debits the wallet or credit line,
 * closes the cart, and adds a new delivery address of a customer to their address book. An agreed total is binding: at
 * any other, nothing is ordered. A client's order id is good for one order: sent again, it answers that order. A
 * customer's cart is ordered by that customer alone.
 * @throws PlatformError with what stands in the way.
 */
export async function placeOrder(
  db: Database,
  body: OrderBody,
  { customerId, agreedTotal, paymentOrigin, personalData }: OrderContext,
): Promise<OrderRow> {
  // The first lock, as that of an erasure is: it deletes the cart that this order locks next.
  if (customerId !== null) await keepCustomer(db, customerId)
  const known = await findReplayed(db, body, customerId)
  if (known !== null) return known
  const cart = await cartOf(db, body, customerId)
  const companyOrderNumber = body.company_order_number ?? null
  const company = await orderCompany(db, { customerId, storeCode: cart.store_code, companyOrderNumber })
  const ordered = await reconcileLines(db, cart, body.products)
  const addresses = readAddresses(body)
  const chosen = body.addressInformation
  const paymentMethodCode = chosen.payment_method_code ?? cart.payment_method
  const additional = chosen.payment_method_additional
  const assembled = await requireShippable(db, {
    ...ordered,
    cart: {
      ...cart,
      shipping_address: addresses.shipping,
      carrier_code: chosen.shipping_carrier_code ?? cart.carrier_code,
      method_code: chosen.shipping_method_code ?? cart.method_code,
      payment_method: paymentMethodCode,
      credit_months: paymentMethodCode === 'storecredit' ? (creditMonths(additional) ?? cart.credit_months) : null,
    },
  })
  const code = namedBranch(chosen.shippingExtraFields) ?? cart.pickup_branch
  const pickup = await requirePickupBranch(db, assembled, { code, now: new Date() })
  const paymentMethod = requirePaymentMethod(assembled)
  // Before the stock is taken: what this order sells out is not waited for.
  const delivery = pickup
    ? { earliest: pickup.readyFrom, latest: pickup.readyFrom, madeToOrderDays: null }
    : await promisedDelivery(db, assembled, addresses.shipping)
  const stockTaken = await sellLines(db, assembled.lines)
  if (pickup) await sellFromBranch(db, { ...assembled, branchCode: pickup.branch.code })
  if (assembled.totals.coupon_code !== undefined) await redeemCoupon(db, assembled.totals.coupon_code)
  requireAgreedTotal(assembled, agreedTotal)
  const inserted = await insertOrder(db, {
    cart: assembled,
    clientOrderId: body.order_id ?? null,
    email: addresses.billing.email ?? addresses.shipping?.email ?? '',
    shippingAddress: assembled.isVirtual ? null : addresses.shipping,
    billingAddress: addresses.billing,
    paymentMethod,
    stockTaken,
    paymentOrigin,
    delivery,
    pickupBranch: pickup?.branch.code ?? null,
    paymentMonths: paymentMonths(body, assembled),
    company,
  })
  await payFromWallet(db, inserted)
  const order = await financeOrder(db, inserted, { cart: assembled, additional, personalData })
  await updateCart(db, cart.id, { status: 'ordered' })
  await sendOrderConfirmation(db, { order, totals: assembled.totals })
  await attachToOwner(db, order, { now: order.created_at })
  if (customerId !== null && isDelivered(assembled) && addresses.shipping !== null)
    await keepDeliveryAddress(db, customerId, addresses.shipping)
  return order
}

function isDelivered({ isVirtual, shippingMethod }: AssembledCart): boolean {
  return !isVirtual && !isPickupCarrier(shippingMethod?.carrierCode)
}

async function findReplayed(db: Database, body: OrderBody, customerId: number | null): Promise<OrderRow | null> {
  if (!body.order_id) return null
  // Two requests with one client id would both find nothing: the second waits here for the first to end.
  await lockClientOrderId(db, body.order_id)
  const known = await findOrderByClientId(db, body.order_id)
  if (known !== null && body.cart_id && known.cart_id !== body.cart_id)
    throw new PlatformError(409, 'This order_id belongs to another cart')
  if (known !== null && asPlaced(known).customer_id !== customerId) throw noSuchCart(known.cart_id)
  return known
}

async function cartOf(db: Database, body: OrderBody, customerId: number | null): Promise<CartRow> {
  const store = body.store_code === undefined ? null : findStore(body.store_code)
  if (body.store_code && store === null)
    throw new PlatformError(400, `Error while validating order object. Unknown store_code ${body.store_code}`)
  const cart = await lockCart(db, body.cart_id || (await createCart(db, store ?? storeOrDefault(undefined))))
  // The id of a customer's cart gives no access to it, nor may a customer use a guest's cart that is not theirs yet.
  if (cart.customer_id !== customerId) throw noSuchCart(cart.id)
  if (store !== null && cart.store_code !== store.code) {
    throw new PlatformError(400, `Error while validating order object. The cart belongs to store ${cart.store_code}`)
  }
  return cart
}

type Addresses = Readonly<{ shipping: Address | null; billing: Address }>

function readAddresses({ addressInformation }: OrderBody): Addresses {
  const { shippingAddress, billingAddress } = addressInformation
  const billing = billingAddress ?? shippingAddress
  if (billing === undefined)
    throw new PlatformError(400, 'Error while adding billing address. The billing address is missing.')
  return {
    shipping: shippingAddress === undefined ? null : parseAddress(shippingAddress),
    billing: parseAddress(billing),
  }
}

async function requireShippable(db: Database, ordered: CartLines): Promise<AssembledCart> {
  const assembled = await priceCart(db, ordered)
  const { cart } = ordered
  if (assembled.isVirtual) return assembled
  if (cart.shipping_address === null)
    throw new PlatformError(400, 'Error while adding shipping address. The shipping address is missing.')
  if (assembled.shippingMethod === null) {
    throw new PlatformError(
      400,
      `Error while adding shipping address. Carrier with such method not found: ${cart.carrier_code ?? ''}, ${cart.method_code ?? ''}`,
    )
  }
  return assembled
}

async function promisedDelivery(db: Database, cart: AssembledCart, address: Address | null) {
  if (address === null || cart.isVirtual) return null
  const days = await deliveryOfCart(db, cart, { address, now: new Date() })
  return days(cart.shippingMethod?.carrierCode ?? null)
}

function requirePaymentMethod({ paymentMethod }: AssembledCart): string {
  if (paymentMethod === null)
    throw new PlatformError(400, 'Error placing an order. The requested Payment Method is not available.')
  return paymentMethod.code
}
