import { type Buyer, useBuyer } from './useBuyer.ts'

/** React hook that returns the company for which a customer shops without the right to order; null for all others. */
export function useBuyerWithoutRight(): Buyer | null {
  const buyer = useBuyer()
  return buyer?.isForCompany && !buyer.mayOrder ? buyer : null
}
