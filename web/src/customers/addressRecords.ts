import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** The customer whose account is open, in the store; null for a guest, and where nobody has asked. */
export function customerRecord(store: RecordSourceProxy): RecordProxy | null {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer') ?? null
}

/** A customer's addresses in the store, none when they were never read. */
export function addressRecords(customer: RecordProxy): readonly RecordProxy[] {
  return (customer.getLinkedRecords('addresses') ?? []).flatMap((record) => record ?? [])
}
