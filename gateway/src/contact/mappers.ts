import type { Branch, PickupBranch } from '../__generated__/schemaTypes.ts'

/** A branch without what depends on the time of the request, which its resolvers compute. */
export type BranchMapper = Omit<Branch, '__typename' | 'isOpenNow' | 'opensAt' | 'closesAt'>

/** A branch in which an order can be picked up. */
export type PickupBranchMapper = Omit<PickupBranch, '__typename' | 'branch'> & Readonly<{ branch: BranchMapper }>
