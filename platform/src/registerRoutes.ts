import type { Kysely } from 'kysely'
import { registerBlogRoutes } from './blog/blogRoutes.ts'
import { registerCompanies } from './b2b/registerCompanies.ts'
import { registerCartRoutes } from './cart/cartRoutes.ts'
import { registerCouponRoutes } from './cart/couponRoutes.ts'
import { registerOriginRoutes } from './cart/originRoutes.ts'
import { registerQuoteRoutes } from './cart/quoteRoutes.ts'
import { registerSharedCartRoutes } from './cart/sharedCartRoutes.ts'
import { registerCatalogueRoutes } from './catalogue/catalogueRoutes.ts'
import { registerProductRoutes } from './catalogue/productRoutes.ts'
import { registerQrRoutes } from './catalogue/samples/qrRoutes.ts'
import { registerSampleRoutes } from './catalogue/samples/sampleRoutes.ts'
import { registerCustomerCouponRoutes } from './coupons/couponRoutes.ts'
import { registerCheckoutRoutes } from './checkout/checkoutRoutes.ts'
import { registerRecalculationRoutes } from './checkout/recalculationRoutes.ts'
import { registerContactRoutes } from './contact/contactRoutes.ts'
import { registerApplicationRoutes } from './credit/applications/registerApplicationRoutes.ts'
import type { ApplicationParts } from './credit/applications/applicationParts.ts'
import { registerCreditAccountRoutes } from './credit/accounts/accountRoutes.ts'
import { registerCreditRoutes } from './credit/creditRoutes.ts'
import { registerInvoiceRoutes } from './credit/invoices/invoiceRoutes.ts'
import { registerCreditPayments } from './credit/payments/registerCreditPayments.ts'
import { registerCustomerRoutes } from './customers/customerRoutes.ts'
import { registerOwnCarts } from './customers/ownCart.ts'
import { registerErasureRoutes } from './erasure/erasureRoutes.ts'
import { registerNewsletterRoutes } from './newsletter/newsletterRoutes.ts'
import { registerOutboxRoutes } from './outbox/outboxRoutes.ts'
import { registerImageRoutes } from './pictures/imageRoutes.ts'
import { registerGuestOrderRoutes } from './orders/guests/guestOrderRoutes.ts'
import { registerTrackingRoutes } from './orders/tracking/trackingRoutes.ts'
import { registerPlaceRoutes } from './places/placeRoutes.ts'
import { registerEditorialRoutes } from './promotions/registerEditorialRoutes.ts'
import { registerQuestionModeration } from './questions/questionModerationRoutes.ts'
import { registerQuestionRoutes } from './questions/questionRoutes.ts'
import { registerRankingRoutes } from './ranking/rankingRoutes.ts'
import { registerRecommendationRoutes } from './recommendations/recommendationRoutes.ts'
import { registerModerationRoutes } from './reviews/moderationRoutes.ts'
import { registerReviewRoutes } from './reviews/reviewRoutes.ts'
import { registerSeoRuleRoutes } from './routing/rules/seoRuleRoutes.ts'
import { registerSeoRoutes, registerUrlRoutes } from './routing/urlRoutes.ts'
import { registerProviderRoutes } from './social/providerRoutes.ts'
import { registerSocialRoutes } from './social/socialRoutes.ts'
import { registerDeliveryRoutes } from './stock/deliveryRoutes.ts'
import { registerStockConfigChanges, registerStockConfigRoutes } from './stock/stockConfigRoutes.ts'
import { registerStockChangeRoutes } from './stock/stockChangeRoutes.ts'
import { registerStockRoutes } from './stock/stockRoutes.ts'
import { registerStockWishRoutes } from './stock/stockWishRoutes.ts'
import { registerTelephoneRoutes } from './telephones/telephoneRoutes.ts'
import { registerWalletBookings, registerWalletRoutes } from './wallet/walletRoutes.ts'
import { registerWishListRoutes } from './wishlist/wishListRoutes.ts'
import type { Schema } from './database/schema.ts'
import type { App } from './http/createApp.ts'
import type { PersonalData } from './credit/secrets/personalData.ts'
import type { PictureService } from './pictures/pictureService.ts'
import type { SearchIndexes } from './search/searchIndexes.ts'

type Parts = Readonly<{
  db: Kysely<Schema>
  indexes: SearchIndexes
  pictures: PictureService
  recommendationsKey: string
  moderationKey: string | null
  /** Null leaves the routes of credit applications out. */
  applications: ApplicationParts | null
  /** Null leaves the routes of credit accounts out. */
  personalData: PersonalData | null
  speiProcessingHours?: number | undefined
  shopOrigin: string
  paymentOrigin: string | null
  isDevelopment: boolean
}>

/** Every route but those of orders, which go on working behind them, and of the process's own health. */
export function registerRoutes(app: App, parts: Parts): void {
  const { db, indexes, pictures, recommendationsKey, moderationKey, shopOrigin, isDevelopment } = parts
  const { applications, personalData } = parts
  registerCatalogueRoutes(app, db, indexes)
  registerQrRoutes(app, db)
  registerProductRoutes(app, db)
  registerUrlRoutes(app, db)
  registerSeoRoutes(app, db)
  registerEditorialRoutes(app, db, moderationKey)
  registerRecommendationRoutes(app, { db, indexes }, recommendationsKey)
  registerReviewRoutes(app, db, pictures)
  registerQuestionRoutes(app, db)
  registerNewsletterRoutes(app, db)
  registerContactRoutes(app, db)
  registerBlogRoutes(app, db)
  registerCustomerCouponRoutes(app, db)
  registerCreditRoutes(app, db, parts)
  if (applications !== null) registerApplicationRoutes(app, applications)
  if (personalData !== null) {
    registerCreditAccountRoutes(app, db, personalData)
    registerInvoiceRoutes(app, db)
    registerCreditPayments(app, { ...parts, personalData })
  }
  registerWalletRoutes(app, db)
  registerRankingRoutes(app, db)
  if (moderationKey !== null) {
    registerModerationRoutes(app, db, moderationKey)
    registerQuestionModeration(app, db, moderationKey)
    registerSeoRuleRoutes(app, { db, key: moderationKey, shopOrigin })
    registerWalletBookings(app, db, moderationKey)
  }
  registerStockRoutes(app, db)
  registerStockConfigRoutes(app, db)
  registerDeliveryRoutes(app, db)
  registerStockWishRoutes(app, db)
  registerSampleRoutes(app, db, pictures)
  registerImageRoutes(app, pictures)
  registerOwnCarts(app, db)
  registerCartRoutes(app, db)
  registerCouponRoutes(app, db)
  registerSharedCartRoutes(app, db)
  registerQuoteRoutes(app, db)
  registerOriginRoutes(app, db)
  registerCheckoutRoutes(app, db)
  registerRecalculationRoutes(app, db)
  registerPlaceRoutes(app)
  registerAccounts(app, parts)
  registerCompanies(app, db, parts)
  registerGuestOrderRoutes(app, db, shopOrigin)
  registerTrackingRoutes(app, db)
  registerWishListRoutes(app, db)
  if (isDevelopment) {
    registerOutboxRoutes(app, db, shopOrigin)
    registerStockChangeRoutes(app, db)
    registerStockConfigChanges(app, db)
  }
}

/** Accounts, from sign-in to erasure. */
function registerAccounts(app: App, { db, applications, shopOrigin, paymentOrigin }: Parts): void {
  registerCustomerRoutes(app, db, shopOrigin)
  registerTelephoneRoutes(app, db)
  registerSocialRoutes(app, db, paymentOrigin)
  if (paymentOrigin !== null) registerProviderRoutes(app, db, shopOrigin)
  registerErasureRoutes(app, db, { applications })
}
