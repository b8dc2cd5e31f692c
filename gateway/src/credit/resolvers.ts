import type {
  CreditTermsResolvers,
  PostcodeCreditResolvers,
  QueryResolvers,
  StoreCreditResolvers,
  StoreResolvers,
} from '../__generated__/resolverTypes.ts'
import { readSuburbs } from '../checkout/suburbClient.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { readCoverage } from './coverageClient.ts'
import { LENDING_COUNTRY } from './limits.ts'
import { readLegend, readTerms } from './offerClient.ts'
import { offers } from './offers.ts'
import {
  readAddressAges,
  readBanks,
  readCreditPhone,
  readInsurances,
  readKinships,
  readTransferHours,
} from './optionClient.ts'

export const creditQueries = {
  postcodeCredit: (_root, { postcode }, context) =>
    context.store.countryCode === LENDING_COUNTRY ? readCoverage(context, postcode) : null,
} satisfies Pick<QueryResolvers, 'postcodeCredit'>

/** Resolvers of the credit of the request's store; another store's offers need a request to that store. */
export const storeCreditOwnerResolvers = {
  credit: async ({ code, countryCode }, _arguments, { store, upstream }) => {
    if (code !== store.code || countryCode !== LENDING_COUNTRY) return null
    // An empty body is refused by a platform that has the call, and costs it nothing.
    return (await upstream.has('creditOffers', { body: {} })) ? { storeCode: code } : null
  },
} satisfies Pick<StoreResolvers, 'credit'>

export const storeCreditResolvers = {
  terms: (_credit, { kind, customer }, context) => readTerms(context, { kind, customer: customer ?? 'NEW' }),
  offers: (_credit, given, context) => offers(context, given),
  insurances: (_credit, _arguments, context) => readInsurances(context),
  banks: (_credit, _arguments, context) => readBanks(context),
  addressAges: (_credit, _arguments, context) => readAddressAges(context),
  kinships: (_credit, _arguments, context) => readKinships(context),
  phone: (_credit, _arguments, context) => readCreditPhone(context),
  transferHours: (_credit, _arguments, context) => readTransferHours(context),
} satisfies StoreCreditResolvers

export const creditTermsResolvers = {
  legend: (_terms, _arguments, context) => readLegend(context),
} satisfies CreditTermsResolvers

export const postcodeCreditResolvers = {
  suburbs: ({ postcode }, _arguments, context) => noneIfMissing(readSuburbs(context, postcode), null),
} satisfies PostcodeCreditResolvers
