import type {
  CustomerResolvers,
  WalletEntryConnectionResolvers,
  WalletEntryResolvers,
  WalletResolvers,
} from '../__generated__/resolverTypes.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { money } from '../graph/money.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { readWalletBalance, readWalletHistory } from './walletClient.ts'

const BALANCE_FIELDS: ReadonlySet<string> = new Set(['balance', 'isBalanceKnown'])

/**
 * Resolvers of the customer's wallet. The customer comes from the session's token: a client cannot choose another one.
 */
export const customerWalletResolvers = {
  wallet: withFields(async ({ customerId }: Pick<CustomerMapper, 'customerId'>, _arguments, { context, selected }) => {
    const wallet = { customerId }
    if (![...selected()].some((field) => BALANCE_FIELDS.has(field))) return wallet
    // Shared with the fields' call: a platform without wallets has no wallet, and no balance.
    const isMissing = await readWalletBalance(context, wallet).then(() => false, isMissingEndpoint)
    return isMissing ? null : wallet
  }),
} satisfies Pick<CustomerResolvers, 'wallet'>

/**
 * Resolvers of the balance. Its two fields share one call, as equal reads of a request do; pages of the history need
 * none.
 */
export const walletResolvers = {
  balance: async (wallet, _arguments, context) => {
    const { amount, currencyCode } = await readWalletBalance(context, wallet)
    return money(amount, currencyCode)
  },
  isBalanceKnown: async (wallet, _arguments, context) => (await readWalletBalance(context, wallet)).isKnown,
  history: (wallet, page, context) => readWalletHistory(context, wallet, page),
} satisfies WalletResolvers

export const walletEntryConnectionResolvers = pageResolvers satisfies WalletEntryConnectionResolvers

export const walletEntryResolvers = {
  amount: ({ amount, currencyCode }) => money(amount, currencyCode),
  balance: ({ balance, currencyCode }) => (balance === null ? null : money(balance, currencyCode)),
  orderId: ({ orderNumber, storeCode }) => (orderNumber === null ? null : toGlobalId('Order', storeCode, orderNumber)),
} satisfies WalletEntryResolvers
