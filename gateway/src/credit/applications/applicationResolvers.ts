import type {
  CreditApplicationConnectionResolvers,
  CreditApplicationResolvers,
  CustomerResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolverTypes.ts'
import { pageOfAll, pageRequest, pageResolvers } from '../../graph/connection.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { LENDING_COUNTRY } from '../limits.ts'
import { applicationKey, readApplication, readRequests } from './applicationClient.ts'
import { resumeCreditApplication } from './codes/resumeCreditApplication.ts'
import { sendCreditResumeCode } from './codes/sendCreditResumeCode.ts'
import { acceptCreditOffer } from './decision/acceptCreditOffer.ts'
import { cancelCreditApplication } from './decision/cancelCreditApplication.ts'
import { eraseCreditApplication } from './decision/eraseCreditApplication.ts'
import { submitCreditApplication } from './decision/submitCreditApplication.ts'
import { checkBankAccount } from './steps/checkBankAccount.ts'
import { setCreditAddress } from './steps/setCreditAddress.ts'
import { setCreditApplicant } from './steps/setCreditApplicant.ts'
import { setCreditDeposit } from './steps/setCreditDeposit.ts'
import { setCreditInsurance } from './steps/setCreditInsurance.ts'
import { setCreditOffer } from './steps/setCreditOffer.ts'
import { setCreditReference } from './steps/setCreditReference.ts'
import { setCreditSeller } from './steps/setCreditSeller.ts'
import { startCreditApplication } from './steps/startCreditApplication.ts'
import { startLiveTest } from './steps/startLiveTest.ts'

export const creditApplicationQueries = {
  creditApplication: (_root, _arguments, context) => readApplication(context),
} satisfies Pick<QueryResolvers, 'creditApplication'>

export const creditApplicationMutations = {
  startCreditApplication,
  setCreditOffer,
  setCreditApplicant,
  setCreditAddress,
  setCreditReference,
  setCreditInsurance,
  checkBankAccount,
  setCreditDeposit,
  setCreditSeller,
  startLiveTest,
  submitCreditApplication,
  acceptCreditOffer,
  cancelCreditApplication,
  eraseCreditApplication,
  sendCreditResumeCode,
  resumeCreditApplication,
} satisfies MutationResolvers

export const creditApplicationResolvers = {
  id: (application) => toGlobalId('CreditApplication', application.storeCode, applicationKey(application)),
} satisfies CreditApplicationResolvers

/** Resolvers of a customer's applications. The customer comes from the session's token: a client cannot choose another one. */
export const customerApplicationResolvers = {
  creditRequests: async ({ customerId }, given, context) => {
    // Invalid arguments are refused before the call.
    const request = pageRequest(given, 'applications')
    const items = context.store.countryCode === LENDING_COUNTRY ? await readRequests(context, customerId) : null
    return items && pageOfAll(items, request)
  },
  creditRequest: async ({ customerId }, { number: named }, context) => {
    if (context.store.countryCode !== LENDING_COUNTRY) return null
    return (await readRequests(context, customerId))?.find(({ number }) => number === named) ?? null
  },
} satisfies Pick<CustomerResolvers, 'creditRequests' | 'creditRequest'>

export const creditApplicationConnectionResolvers = pageResolvers satisfies CreditApplicationConnectionResolvers
