import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { CountedLine, LineIdentity } from './cartLinesAfter.ts'

const LOCAL_CART_ID = 'client:local-cart'

const UNKNOWN_WITHOUT_PLATFORM = [
  'totals',
  'coupon',
  'gift',
  'deliveryEstimate',
  'paymentMethods',
  'selectedShippingMethod',
  'selectedPaymentMethod',
]

/** Returns the viewer's cart record; null if there is none. */
export function cartRecord(store: RecordSourceProxy): RecordProxy | null {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart') ?? null
}

/** Returns the viewer's cart record; creates an empty one on this device if the platform has no cart yet. */
export function ensureCartRecord(store: RecordSourceProxy): RecordProxy {
  const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
  const held = viewer.getLinkedRecord('cart')
  if (held) return held
  const cart = store.get(LOCAL_CART_ID) ?? store.create(LOCAL_CART_ID, 'Cart')
  cart.setValue(LOCAL_CART_ID, 'id')
  cart.setLinkedRecords([], 'lines')
  cart.setValue(0, 'totalQuantity').setValue(0, 'pendingChanges')
  cart.setValue('', 'hash').setValue(false, 'isVirtual')
  cart.setValue(false, 'exceedsUnitLimit').setValue(false, 'mixesSoleItem').setValue(false, 'isBranchDeliveryOnly')
  for (const unknown of UNKNOWN_WITHOUT_PLATFORM) cart.setValue(null, unknown)
  viewer.setLinkedRecord(cart, 'cart')
  completeStore(store)
  return cart
}

/**
 * Completes the store record that the cart page also queries: a checkout on another host knows nothing of a cart that
 * exists on this device only.
 */
function completeStore(store: RecordSourceProxy): void {
  const shop = store.getRoot().getLinkedRecord('store')
  if (shop?.getValue('externalCheckoutUrl') === undefined) shop?.setValue(null, 'externalCheckoutUrl')
}

/** Counts a pending change; components then mark the totals as updating. */
export function countPendingChange(cart: RecordProxy): void {
  cart.setValue(numberOf(cart, 'pendingChanges') + 1, 'pendingChanges')
}

/** Returns the lines of a cart with their records; empty if they were never loaded. */
export function lineRecords(cart: RecordProxy): readonly Readonly<{ line: CountedLine; record: RecordProxy }>[] {
  return (cart.getLinkedRecords('lines') ?? []).flatMap((record) =>
    record ? [{ line: countedLine(record), record }] : [],
  )
}

/** Returns a number field of a record, 0 if it is missing. */
export function numberOf(record: RecordProxy, field: string): number {
  const value = record.getValue(field)
  return typeof value === 'number' ? value : 0
}

function countedLine(record: RecordProxy): CountedLine {
  const optionsChecksum = record.getValue('optionsChecksum')
  return {
    sku: String(record.getValue('sku')),
    optionsChecksum: typeof optionsChecksum === 'string' ? optionsChecksum : null,
    quantity: numberOf(record, 'quantity'),
    isPending: record.getValue('isPending') === true,
  }
}

/** Returns the store id of a line that the platform has not stored yet. */
export function localLineId({ sku, optionsChecksum }: LineIdentity): string {
  return `client:local-cart-line:${sku}:${optionsChecksum ?? ''}`
}
