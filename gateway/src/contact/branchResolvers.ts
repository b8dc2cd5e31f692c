import { type OpeningState, openingState } from '@hogar/schema/places/openingState.ts'
import { placeOfPostcode } from '@hogar/schema/places/postcodePlaces.ts'
import type { BranchResolvers, QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { BranchMapper } from './mappers.ts'

/** Resolvers of a branch for what depends on the time of the request. */
export const branchResolvers = {
  isOpenNow: (branch) => stateOf(branch)?.isOpen ?? null,
  opensAt: (branch) => stateOf(branch)?.opensAt?.toISOString() ?? null,
  closesAt: (branch) => stateOf(branch)?.closesAt?.toISOString() ?? null,
} satisfies BranchResolvers

export const placeQueries = {
  placeOfPostcode: (_root, { postcode }, { store }) => placeOfPostcode(postcode, store.countryCode),
} satisfies Pick<QueryResolvers, 'placeOfPostcode'>

function stateOf({ timeZone, opening }: BranchMapper): OpeningState | null {
  return timeZone === null ? null : openingState({ timeZone, opening }, new Date())
}
