import type { ShippingMethod } from '../__generated__/schemaTypes.ts'
import type { PickupBranchMapper } from '../contact/mappers.ts'

/** A shipping method with its branches as plain data. */
export type ShippingMethodMapper = Omit<ShippingMethod, '__typename' | 'pickupBranches'> &
  Readonly<{ pickupBranches: readonly PickupBranchMapper[] }>
