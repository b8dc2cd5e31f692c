import * as v from 'valibot'
import type { TextStorage } from '../device/textStorage.ts'
import { type CheckoutDetails, EMPTY_DETAILS, checkoutDetailsSchema } from './checkoutDetails.ts'

type Texts = Pick<TextStorage, 'getItem' | 'setItem'>

/** Returns the key of the device's texts under which the details of a store are stored. */
export const checkoutKey = (storeCode: string) => `hogar:checkout:${storeCode}`

/** Reads the stored details; returns empty ones if nothing is stored or the data is invalid. */
export function loadCheckoutDetails(storage: Texts, storeCode: string): CheckoutDetails {
  try {
    const parsed = v.safeParse(checkoutDetailsSchema, JSON.parse(storage.getItem(checkoutKey(storeCode)) ?? '{}'))
    return parsed.success ? parsed.output : EMPTY_DETAILS
  } catch {
    return EMPTY_DETAILS
  }
}

/** Stores the details. */
export function saveCheckoutDetails(storage: Texts, storeCode: string, details: CheckoutDetails): void {
  storage.setItem(checkoutKey(storeCode), JSON.stringify(details))
}
