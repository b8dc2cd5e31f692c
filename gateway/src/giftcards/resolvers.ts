import type {
  GiftCardOfferResolvers,
  MutationResolvers,
  OrderGiftCardResolvers,
  QueryResolvers,
} from '../__generated__/resolverTypes.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { money } from '../graph/money.ts'
import { readGiftCardOffer } from './giftCardClient.ts'
import type { GiftCardOfferMapper } from './mappers.ts'
import { redeemGiftCard } from './redeemGiftCard.ts'

export const giftCardQueries = {
  giftCardOffer: (_root, _arguments, context) => readGiftCardOffer(context),
} satisfies Pick<QueryResolvers, 'giftCardOffer'>

export const giftCardMutations = { redeemGiftCard } satisfies Partial<MutationResolvers>

export const giftCardOfferResolvers = {
  product: withFields(({ sku }: GiftCardOfferMapper, _arguments: unknown, { context, fields }) =>
    context.loaders.products(fields).own.load(sku),
  ),
} satisfies GiftCardOfferResolvers

export const orderGiftCardResolvers = {
  amount: ({ amount, currencyCode }) => money(amount, currencyCode),
} satisfies OrderGiftCardResolvers
