import * as v from 'valibot'
import { type CheckoutDetails, EMPTY_DETAILS, checkoutDetailsSchema } from './checkoutDetails.ts'

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (storeCode: string) => `hogar:checkout:${storeCode}`

/** What the device kept of an earlier visit; empty when there is nothing, or nothing that can be read. */
export function loadCheckoutDetails(storage: TextStorage, storeCode: string): CheckoutDetails {
  try {
    const parsed = v.safeParse(checkoutDetailsSchema, JSON.parse(storage.getItem(keyOf(storeCode)) ?? '{}'))
    return parsed.success ? parsed.output : EMPTY_DETAILS
  } catch {
    return EMPTY_DETAILS
  }
}

/** Keeps the details; a device that has no room or allows no storage goes on without. */
export function saveCheckoutDetails(storage: TextStorage, storeCode: string, details: CheckoutDetails): void {
  try {
    storage.setItem(keyOf(storeCode), JSON.stringify(details))
  } catch {
    // Full or forbidden: the form still works, it is only empty next time.
  }
}
