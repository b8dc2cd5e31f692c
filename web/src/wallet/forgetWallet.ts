import type { IEnvironment } from 'relay-runtime'

/** Makes what is stored of the wallet count as old, because money went in or out: its page asks again. */
export function forgetWallet(environment: Pick<IEnvironment, 'commitUpdate'>): void {
  environment.commitUpdate((store) => {
    store
      .getRoot()
      .getLinkedRecord('viewer')
      ?.getLinkedRecord('customer')
      ?.getLinkedRecord('wallet')
      ?.invalidateRecord()
  })
}
