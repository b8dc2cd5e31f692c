import { useBuyer } from './useBuyer.ts'

/** React hook that returns true if a customer shops for a company in whose name they may not order. */
export function useLacksOrderRight(): boolean {
  const buyer = useBuyer()
  return buyer !== null && buyer.isForCompany && !buyer.mayOrder
}
