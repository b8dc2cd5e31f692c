import { orderPath } from '../placedOrderOf.ts'

type Payable = Readonly<{ id: string; paymentUrl: string }>

/** Returns the address of the card payment page, with the order's page in the store as its return address. */
export function cardPageAddress({ id, paymentUrl }: Payable, inStore: (path: string) => string): string {
  const address = new URL(paymentUrl)
  address.searchParams.set('return', inStore(orderPath({ id })))
  return address.href
}
