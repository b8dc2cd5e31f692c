import type {
  CreditAccountResolvers,
  CustomerResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolverTypes.ts'
import { noneIfMissing } from '../../errors/isUpstreamError.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { LENDING_COUNTRY } from '../limits.ts'
import { firstDue, readCredits, readInvoices, readProvenAccount } from './accountClient.ts'
import { closeCreditAccount } from './closeCreditAccount.ts'
import { confirmCreditCode } from './confirmCreditCode.ts'
import { linkCreditAccount } from './linkCreditAccount.ts'
import { accountKeys, readLinkedAccounts } from './linkedAccounts.ts'
import { lookUpCreditAccount } from './lookUpCreditAccount.ts'
import { openCreditAccount } from './openCreditAccount.ts'
import { readProven } from './readProven.ts'
import { sendCreditCode } from './sendCreditCode.ts'
import { unlinkCreditAccount } from './unlinkCreditAccount.ts'

export const creditAccountQueries = {
  creditAccount: (_root, _arguments, context) => readProvenAccount(context),
} satisfies Pick<QueryResolvers, 'creditAccount'>

export const creditAccountMutations = {
  lookUpCreditAccount,
  openCreditAccount,
  closeCreditAccount,
  sendCreditCode,
  confirmCreditCode,
  linkCreditAccount,
  unlinkCreditAccount,
} satisfies MutationResolvers

/** Resolvers of the linked accounts. The customer comes from the session's token: a client cannot choose another one. */
export const customerCreditResolvers = {
  creditAccounts: ({ customerId }, _arguments, context) =>
    context.store.countryCode === LENDING_COUNTRY ? noneIfMissing(readLinkedAccounts(context, customerId), null) : null,
} satisfies Pick<CustomerResolvers, 'creditAccounts'>

/** Resolvers of an account. All amounts and credits share one call, as equal reads of a request do. */
export const creditAccountResolvers = {
  id: (account) => toGlobalId('CreditAccount', account.storeCode, ...accountKeys(account)),
  // A reply to a PIN does not say it.
  status: async ({ status, reader }, _arguments, context) =>
    status === null && reader === 'session' ? ((await readProven(context))?.status ?? null) : status,
  line: async (account, _arguments, context) => (await readCredits(context, account))?.line ?? null,
  available: async (account, _arguments, context) => (await readCredits(context, account))?.available ?? null,
  owed: async (account, _arguments, context) => (await readCredits(context, account))?.owed ?? null,
  next: async (account, _arguments, context) => firstDue((await readInvoices(context, account)) ?? []),
  credits: async (account, { kind }, context) => {
    const invoices = await readInvoices(context, account)
    return kind === null || kind === undefined ? invoices : (invoices?.filter((one) => one.kind === kind) ?? null)
  },
  openTransfers: async (account, _arguments, context) => (await readCredits(context, account))?.transfers ?? null,
  credit: async (account, { number }, context) =>
    (await readInvoices(context, account))?.find((one) => one.number === number) ?? null,
} satisfies CreditAccountResolvers
