import type { IEnvironment } from 'relay-runtime'

type Store = Pick<IEnvironment, 'commitUpdate'>

/** Records that a visitor without a session has no cart, so that the cart page opens empty off line. */
export function noteNoCart(environment: Store): void {
  environment.commitUpdate((store) => {
    const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
    if (viewer.getLinkedRecord('cart') === undefined) viewer.setValue(null, 'cart')
  })
}

/**
 * Fills in the other fields that the pages of a missing cart read, unless a page has loaded them: off line, no checkout
 * on another host can be opened. Back on line the whole store is stale, including these fields.
 */
export function completeNoCart(environment: Store): void {
  environment.commitUpdate((store) => {
    if (store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart') !== null) return
    const shop = store.getRoot().getLinkedRecord('store')
    if (shop?.getValue('externalCheckoutUrl') === undefined) shop?.setValue(null, 'externalCheckoutUrl')
  })
}
