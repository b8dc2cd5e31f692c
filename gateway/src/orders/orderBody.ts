import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { toProductOption } from '../cart/productOption.ts'
import { platformAddress } from '../checkout/platformAddress.ts'
import type { CheckoutState } from '../session/sessionData.ts'

export type OrderParts = Readonly<{
  cart: CartMapper
  cartToken: string
  store: StoreDefinition
  checkout: CheckoutState
  email: string
  billingAddress: ValidAddress
  /** The client's name of the order: the platform makes one order of it, however often it is sent. */
  orderId: string
  /** The platform's number of the customer whose cart it is; empty for a guest's cart. */
  customerId: string
}>

/** The order as the platform takes it. Nothing in it depends on the clock: sent twice, it is the same. */
export function orderBody({
  cart,
  cartToken,
  store,
  checkout,
  email,
  billingAddress,
  orderId,
  customerId,
}: OrderParts) {
  const { address, carrierCode, methodCode, paymentCode } = checkout
  return {
    user_id: customerId,
    cart_id: cartToken,
    store_code: store.code,
    order_id: orderId,
    products: cart.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: line.netPrice ?? 0,
      ...(line.productType === null ? {} : { product_type: line.productType }),
      ...productOption(line),
    })),
    addressInformation: {
      ...(address === null ? {} : { shippingAddress: platformAddress(address, email) }),
      billingAddress: platformAddress(billingAddress, email),
      ...(carrierCode === null ? {} : { shipping_carrier_code: carrierCode, shipping_method_code: methodCode }),
      payment_method_code: paymentCode,
      payment_method_additional: {},
    },
  }
}

function productOption({ chosen }: CartMapper['lines'][number]) {
  const option = toProductOption(chosen)
  return option === null ? {} : { product_option: option }
}
