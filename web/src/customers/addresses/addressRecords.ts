import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** Returns the signed-in customer's record; null for a guest or if it was never loaded. */
export function customerRecord(store: RecordSourceProxy): RecordProxy | null {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer') ?? null
}

/** Returns a customer's address records; empty if they were never loaded. */
export function addressRecords(customer: RecordProxy): readonly RecordProxy[] {
  return (customer.getLinkedRecords('addresses') ?? []).flatMap((record) => record ?? [])
}
