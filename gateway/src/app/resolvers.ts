import type { Resolvers } from '../__generated__/resolverTypes.ts'
import {
  blogCategoryResolvers,
  blogPostConnectionResolvers,
  blogPostResolvers,
  blogQueries,
  blogResolvers,
} from '../blog/resolvers.ts'
import { companyMutations, companyResolvers, storeBusinessResolvers } from '../b2b/resolvers.ts'
import { cartLineResolvers } from '../cart/lines/lineResolvers.ts'
import { lineChoicesResolvers } from '../cart/lines/lineChoicesResolvers.ts'
import {
  quoteConnectionResolvers,
  quoteLineResolvers,
  quoteMutations,
  quoteResolvers,
} from '../cart/quotes/quoteResolvers.ts'
import { cartMutations, cartResolvers, cartTotalsResolvers } from '../cart/resolvers.ts'
import { sharedCartLineResolvers, sharedCartQueries } from '../cart/sharing/sharedCartResolvers.ts'
import { categoryResolvers } from '../catalogue/categories/categoryResolvers.ts'
import { attributeResolvers } from '../catalogue/attributes/attributeResolvers.ts'
import { productVariantResolvers } from '../catalogue/choices/configurableResolvers.ts'
import { productPriceResolvers } from '../catalogue/prices/priceResolvers.ts'
import {
  catalogueQueries,
  productConnectionResolvers,
  productKindResolvers,
  productMediaResolvers,
} from '../catalogue/resolvers.ts'
import { cartCheckoutResolvers, checkoutMutations, checkoutQueries } from '../checkout/resolvers.ts'
import { cmsBlockResolvers, cmsPageResolvers, contentQueries } from '../content/resolvers.ts'
import { branchResolvers, placeQueries } from '../contact/branchResolvers.ts'
import { storeContactResolvers } from '../contact/resolvers.ts'
import { sendContactMessage } from '../contact/sendContactMessage.ts'
import {
  creditAccountMutations,
  creditAccountQueries,
  creditAccountResolvers,
} from '../credit/accounts/accountResolvers.ts'
import {
  creditApplicationConnectionResolvers,
  creditApplicationMutations,
  creditApplicationQueries,
  creditApplicationResolvers,
} from '../credit/applications/applicationResolvers.ts'
import { creditInvoiceResolvers } from '../credit/accounts/invoiceResolvers.ts'
import {
  creditPaymentLineResolvers,
  creditPaymentMutations,
  creditPaymentQueries,
  creditPaymentResolvers,
} from '../credit/payments/paymentResolvers.ts'
import {
  creditQueries,
  creditTermsResolvers,
  postcodeCreditResolvers,
  storeCreditOwnerResolvers,
  storeCreditResolvers,
} from '../credit/resolvers.ts'
import { customerCouponConnectionResolvers } from '../coupons/resolvers.ts'
import { customerMutations, customerResolvers } from '../customers/resolvers.ts'
import {
  orderConnectionResolvers,
  orderCreditResolvers,
  orderLineResolvers,
  orderMutations,
  orderResolvers,
} from '../orders/resolvers.ts'
import { trackedOrderResolvers } from '../orders/tracking/trackOrder.ts'
import { receiptQueries, receiptResolvers } from '../orders/receipt.ts'
import {
  landingProductsResolvers,
  landingResolvers,
  landingTextResolvers,
  promotionConnectionResolvers,
  promotionQueries,
  promotionResolvers,
} from '../promotions/resolvers.ts'
import {
  giftCardMutations,
  giftCardOfferResolvers,
  giftCardQueries,
  orderGiftCardResolvers,
} from '../giftcards/resolvers.ts'
import { roomPointResolvers, roomQueries, roomResolvers } from '../rooms/resolvers.ts'
import { productSeriesResolvers, seriesQueries, seriesResolvers } from '../series/resolvers.ts'
import { rankResolvers, rankingResolvers } from '../ranking/resolvers.ts'
import { updateRanking } from '../ranking/updateRanking.ts'
import { returnMutations, returnRequestResolvers } from '../returns/resolvers.ts'
import { subscribeToNewsletter } from '../newsletter/subscribeToNewsletter.ts'
import { unsubscribeFromNewsletter } from '../newsletter/unsubscribeFromNewsletter.ts'
import { askQuestion } from '../questions/askQuestion.ts'
import { createReview } from '../reviews/createReview.ts'
import { reviewConnectionResolvers, reviewPhotoResolvers, reviewResolvers } from '../reviews/resolvers.ts'
import { redirectResolvers, routingQueries, sitemapEntryResolvers } from '../routing/resolvers.ts'
import { facetResolvers, listCountResolvers, productEdgeResolvers, searchQueries } from '../search/resolvers.ts'
import { suggestionsResolvers } from '../search/suggestions.ts'
import { viewerQueries, viewerResolvers } from '../customers/viewerResolvers.ts'
import { notifyWhenInStock } from '../stock/notifyWhenInStock.ts'
import { stockResolvers } from '../stock/resolvers.ts'
import { storeQueries, storeResolvers } from '../stores/resolvers.ts'
import { taxedPriceResolvers } from '../tax/resolvers.ts'
import { sendTelephoneCodePayloadResolvers, telephoneMutations } from '../telephones/resolvers.ts'
import { walletEntryConnectionResolvers, walletEntryResolvers, walletResolvers } from '../wallet/resolvers.ts'
import {
  sharedWishListResolvers,
  wishListConnectionResolvers,
  wishListItemConnectionResolvers,
  wishListItemResolvers,
  wishListMutations,
  wishListQueries,
  wishListResolvers,
} from '../wishlist/resolvers.ts'
import { pageResolvers } from '../graph/connection.ts'
import { nodeQueries } from './nodeQueries.ts'

/** Resolvers of the whole graph, by domain. */
export const resolvers = {
  Query: {
    ...nodeQueries,
    ...storeQueries,
    ...catalogueQueries,
    ...searchQueries,
    ...routingQueries,
    ...contentQueries,
    ...promotionQueries,
    ...seriesQueries,
    ...roomQueries,
    ...giftCardQueries,
    ...placeQueries,
    ...blogQueries,
    ...viewerQueries,
    ...sharedCartQueries,
    ...receiptQueries,
    ...wishListQueries,
    ...checkoutQueries,
    ...creditQueries,
    ...creditAccountQueries,
    ...creditPaymentQueries,
    ...creditApplicationQueries,
  },
  Mutation: {
    ...cartMutations,
    ...quoteMutations,
    ...checkoutMutations,
    ...orderMutations,
    ...customerMutations,
    ...wishListMutations,
    updateRanking,
    ...giftCardMutations,
    ...returnMutations,
    ...telephoneMutations,
    ...companyMutations,
    ...creditAccountMutations,
    ...creditPaymentMutations,
    ...creditApplicationMutations,
    notifyWhenInStock,
    askQuestion,
    createReview,
    subscribeToNewsletter,
    unsubscribeFromNewsletter,
    sendContactMessage,
  },
  Store: { ...storeResolvers, ...storeContactResolvers, ...storeCreditOwnerResolvers, ...storeBusinessResolvers },
  StoreCredit: storeCreditResolvers,
  CreditTerms: creditTermsResolvers,
  PostcodeCredit: postcodeCreditResolvers,
  Company: companyResolvers,
  CreditAccount: creditAccountResolvers,
  CreditInvoice: creditInvoiceResolvers,
  CreditPayment: creditPaymentResolvers,
  CreditPaymentLine: creditPaymentLineResolvers,
  CreditApplication: creditApplicationResolvers,
  CreditApplicationConnection: creditApplicationConnectionResolvers,
  Stock: stockResolvers,
  Viewer: viewerResolvers,
  Attribute: attributeResolvers,
  Category: categoryResolvers,
  ...productKindResolvers,
  ProductVariant: productVariantResolvers,
  ProductPrice: { ...productPriceResolvers, ...taxedPriceResolvers },
  Branch: branchResolvers,
  CmsImage: productMediaResolvers,
  ProductMedia: productMediaResolvers,
  Facet: facetResolvers,
  ProductConnection: { ...productConnectionResolvers, ...listCountResolvers },
  ProductEdge: productEdgeResolvers,
  Suggestions: suggestionsResolvers,
  CmsPage: cmsPageResolvers,
  CmsBlock: cmsBlockResolvers,
  Redirect: redirectResolvers,
  Blog: blogResolvers,
  BlogCategory: blogCategoryResolvers,
  BlogPost: blogPostResolvers,
  BlogPostConnection: blogPostConnectionResolvers,
  Promotion: promotionResolvers,
  PromotionConnection: promotionConnectionResolvers,
  Landing: landingResolvers,
  Series: seriesResolvers,
  Room: roomResolvers,
  RoomPoint: roomPointResolvers,
  ProductSeries: productSeriesResolvers,
  LandingText: landingTextResolvers,
  LandingProducts: landingProductsResolvers,
  LandingBlock: { __resolveType: ({ __typename }) => __typename ?? null },
  SitemapEntry: sitemapEntryResolvers,
  Cart: { ...cartResolvers, ...cartCheckoutResolvers },
  CartTotals: cartTotalsResolvers,
  CartLine: cartLineResolvers,
  CartLineChoices: lineChoicesResolvers,
  SharedCartLine: sharedCartLineResolvers,
  Quote: quoteResolvers,
  QuoteConnection: quoteConnectionResolvers,
  QuoteLine: quoteLineResolvers,
  Customer: customerResolvers,
  CustomerCouponConnection: customerCouponConnectionResolvers,
  Order: orderResolvers,
  OrderCredit: orderCreditResolvers,
  OrderConnection: orderConnectionResolvers,
  OrderLine: orderLineResolvers,
  TrackedOrder: trackedOrderResolvers,
  Receipt: receiptResolvers,
  Ranking: rankingResolvers,
  Rank: rankResolvers,
  ReturnRequest: returnRequestResolvers,
  Review: reviewResolvers,
  ReviewPhoto: reviewPhotoResolvers,
  ProductQuestionConnection: pageResolvers,
  ReviewConnection: reviewConnectionResolvers,
  SendTelephoneCodePayload: sendTelephoneCodePayloadResolvers,
  Wallet: walletResolvers,
  WalletEntry: walletEntryResolvers,
  GiftCardOffer: giftCardOfferResolvers,
  OrderGiftCard: orderGiftCardResolvers,
  WalletEntryConnection: walletEntryConnectionResolvers,
  WishList: wishListResolvers,
  WishListConnection: wishListConnectionResolvers,
  SharedWishList: sharedWishListResolvers,
  WishListItem: wishListItemResolvers,
  WishListItemConnection: wishListItemConnectionResolvers,
  // Every value of an abstract type holds its type name.
  Node: { __resolveType: ({ __typename }) => __typename ?? null },
  OrderView: { __resolveType: ({ __typename }) => __typename ?? null },
  Product: { __resolveType: ({ __typename }) => __typename ?? null },
  RouteTarget: { __resolveType: ({ __typename }) => __typename ?? null },
} satisfies Resolvers
