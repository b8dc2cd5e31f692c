import Big from 'big.js'
import type {
  MutationResolvers,
  QuoteConnectionResolvers,
  QuoteLineResolvers,
  QuoteResolvers,
} from '../../__generated__/resolverTypes.ts'
import { pageResolvers } from '../../graph/connection.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { money } from '../../graph/money.ts'
import { deleteQuote } from './deleteQuote.ts'
import { storedProductResolvers } from '../purchases/storedProductResolvers.ts'
import type { QuoteMapper } from '../mappers.ts'
import { restoreQuote } from './restoreQuote.ts'
import { saveQuote } from './saveQuote.ts'

export const quoteMutations = { saveQuote, restoreQuote, deleteQuote } satisfies Partial<MutationResolvers>

export const quoteResolvers = {
  id: ({ storeCode, quoteId }) => toGlobalId('Quote', storeCode, quoteId),
  number: ({ quoteId }) => quoteId,
  totalThen: (quote) => total(quote, 'unitPriceThen'),
  totalNow: (quote) => total(quote, 'unitPriceNow'),
} satisfies QuoteResolvers

export const quoteConnectionResolvers = pageResolvers satisfies QuoteConnectionResolvers

export const quoteLineResolvers = {
  ...storedProductResolvers,
  unitPriceThen: ({ unitPriceThen, currencyCode }) => money(unitPriceThen, currencyCode),
  unitPriceNow: ({ unitPriceNow, currencyCode }) => (unitPriceNow === null ? null : money(unitPriceNow, currencyCode)),
} satisfies QuoteLineResolvers

function total({ lines, currencyCode }: QuoteMapper, price: 'unitPriceThen' | 'unitPriceNow') {
  const sum = lines.reduce((all, line) => all.plus(new Big(line[price] ?? 0).times(line.quantity)), new Big(0))
  return money(sum, currencyCode)
}
