import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { toExtensionAttributes } from '../cart/lines/lineAdditions.ts'
import { toProductOption } from '../cart/lines/productOption.ts'
import { isGiven } from '../graph/isGiven.ts'
import { platformAddress } from '../checkout/platformAddress.ts'
import type { CheckoutState } from '../session/sessionData.ts'

export type OrderParts = Readonly<{
  cart: CartMapper
  cartToken: string
  store: StoreDefinition
  checkout: CheckoutState
  email: string
  billingAddress: ValidAddress
  /** Client's id of the order: the platform makes one order of it, even if it is sent repeatedly. */
  orderId: string
  /** Platform's number of the customer who owns the cart; empty for a guest's cart. */
  customerId: string
  /** True if the shopper was shown that their credit line pays the order. */
  expectsCreditLine: boolean
  /** Company's own number of the order; null if there is none. */
  companyOrderNumber: string | null
}>

/** Returns an order in the platform's form. It does not depend on the clock, so that a retry sends the same body. */
export function orderBody({
  cart,
  cartToken,
  store,
  checkout,
  email,
  billingAddress,
  orderId,
  customerId,
  expectsCreditLine,
  companyOrderNumber,
}: OrderParts) {
  const { address, carrierCode, methodCode, paymentCode, paymentMonths, pickupBranch } = checkout
  return {
    user_id: customerId,
    cart_id: cartToken,
    store_code: store.code,
    order_id: orderId,
    // The public contract refuses a body with an unknown field.
    ...(companyOrderNumber === null ? {} : { company_order_number: companyOrderNumber }),
    products: cart.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: line.netPrice ?? 0,
      ...(line.productType === null ? {} : { product_type: line.productType }),
      ...productOption(line),
      ...toExtensionAttributes(line),
    })),
    addressInformation: {
      ...(address === null ? {} : { shippingAddress: platformAddress(address, email) }),
      billingAddress: platformAddress(billingAddress, email),
      ...(carrierCode === null ? {} : { shipping_carrier_code: carrierCode, shipping_method_code: methodCode }),
      ...(isGiven(pickupBranch) ? { shippingExtraFields: { pickup_location_code: pickupBranch } } : {}),
      payment_method_code: paymentCode,
      payment_method_additional: {
        ...(isGiven(paymentMonths) ? { months: paymentMonths } : {}),
        ...(expectsCreditLine ? { line: true } : {}),
      },
    },
  }
}

function productOption({ chosen }: CartMapper['lines'][number]) {
  const option = toProductOption(chosen)
  return option === null ? {} : { product_option: option }
}
