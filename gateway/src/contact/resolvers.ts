import type { StoreResolvers } from '../__generated__/resolverTypes.ts'
import { readComplaintKinds } from './complaintClient.ts'
import { readBranches, readContact } from './contactClient.ts'

/** Contact resolvers for the store of the request; another store's details need a request to that store. */
export const storeContactResolvers = {
  contact: ({ code }, _arguments, context) => (code === context.store.code ? readContact(context) : null),
  branches: ({ code }, { pickupOnly }, context) =>
    code === context.store.code ? readBranches(context, pickupOnly === true) : null,
  complaintKinds: ({ code }, _arguments, context) => (code === context.store.code ? readComplaintKinds(context) : null),
} satisfies Pick<StoreResolvers, 'contact' | 'branches' | 'complaintKinds'>
