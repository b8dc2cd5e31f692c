import type { RecordSourceProxy } from 'relay-runtime'

/**
 * Invalidates the records of the customer's wallet and credit accounts: an order that is placed or canceled changes what
 * is left of both, and the credits themselves. Their pages then refetch them.
 */
export function forgetBalances(store: RecordSourceProxy): void {
  const customer = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')
  customer?.getLinkedRecord('wallet')?.invalidateRecord()
  for (const account of customer?.getLinkedRecords('creditAccounts') ?? []) account?.invalidateRecord()
}
