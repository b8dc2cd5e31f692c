import { type OperationAvailability, type OperationDescriptor, RecordSource, Store } from 'relay-runtime'

type CheckOptions = Parameters<Store['check']>[1]

/**
 * Relay's store, with another check: `stale` means whole but old. Relay answers `stale` after an invalidation without
 * looking for missing data; off line, when old data is all there is, such a page would be drawn with holes.
 */
export class ShopStore extends Store {
  override check(operation: OperationDescriptor, options?: CheckOptions): OperationAvailability {
    const found = super.check(operation, options)
    if (found.status !== 'stale') return found
    const whole = new Store(RecordSource.create(this.getSource().toJSON())).check(operation, options)
    return whole.status === 'missing' ? whole : found
  }
}
