import type { RecordSourceProxy } from 'relay-runtime'

/** Makes what is stored of the wallet count as old, because money may have gone in or out: its page asks again. */
export function forgetWallet(store: RecordSourceProxy): void {
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.getLinkedRecord('wallet')?.invalidateRecord()
}
