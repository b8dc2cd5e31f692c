import type { RecordSourceProxy } from 'relay-runtime'

/**
 * Invalidates the customer's record, for a change that more pages of the account show than its answer can name: an
 * order is in the list of orders, in wallet, credits, coupons and level. Each page then requests its data again.
 */
export function forgetCustomer(store: RecordSourceProxy): void {
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.invalidateRecord()
}
