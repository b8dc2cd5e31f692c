const ON_DELIVERY: ReadonlySet<string> = new Set(['cashondelivery', 'cardondelivery'])

/** Returns true for a method that pays when the order is delivered or picked up. */
export function isPaidOnDelivery(methodCode: string | null | undefined): boolean {
  return ON_DELIVERY.has(methodCode ?? '')
}
