import type { RecordSourceProxy } from 'relay-runtime'

/** Invalidates the wallet's record, because its balance may have changed; its page then refetches it. */
export function forgetWallet(store: RecordSourceProxy): void {
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.getLinkedRecord('wallet')?.invalidateRecord()
}
