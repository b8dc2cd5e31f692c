import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import {
  addAddressText,
  indexSessionsByEnd,
  createCustomerCarts,
  createCustomers,
  keepWhoseOrders,
} from '../customers/customerMigrations.ts'
import {
  keepMadeToOrderDays,
  keepOrderedAdditions,
  keepOrderSteps,
  keepOrderUpdates,
  keepOrigin,
  keepPaymentInstructions,
  keepPaymentMonths,
  keepPromisedDelivery,
  keepWhatIsCanceled,
  keepWhatUnpaidOrdersTook,
  keepWhoDelivers,
} from '../orders/orderMigrations.ts'
import {
  createCarts,
  createSavedQuotes,
  createSharedCarts,
  indexGuestCarts,
  indexOrderedCarts,
  keepCreditMonths,
  keepGifts,
} from '../cart/cartMigrations.ts'
import { guardMoneyAndStock } from './guardMigrations.ts'
import { indexForeignKeys } from './indexForeignKeys.ts'
import { createReturns, keepUnpaidReturns, keepWhatReturnsReceived } from '../returns/returnTables.ts'
import { createCreditAccounts } from '../credit/accounts/accountTables.ts'
import { createWishLists } from '../wishlist/wishListMigrations.ts'
import { askAddressesForTheNewsletter, createNewsletterSubscriptions } from '../newsletter/newsletterTables.ts'
import {
  createWallets,
  indexEntriesByOrder,
  keepWhatReturnsBrought,
  keepWhatWalletsPaid,
} from '../wallet/walletTables.ts'
import { createGiftCards } from '../giftcards/giftCardTables.ts'
import { createPersonalCoupons } from '../coupons/couponMigrations.ts'
import { createProductQuestions } from '../questions/questionTables.ts'
import { keepReturnDays } from '../orders/returnDays.ts'
import { createReviewPhotos, createSubmittedReviews, scoreRatings } from '../reviews/reviewTables.ts'
import { createRankings } from '../ranking/rankingTables.ts'
import { createSocialLogin } from '../social/socialTables.ts'
import { keepMailContent, keepWhatWasMailed, keepWhoIsAnswered } from '../outbox/outboxTables.ts'
import { createCreditReturns, keepOrderCredit } from '../credit/orders/orderCreditTables.ts'
import { createGuestOrderLinks } from '../orders/guestOrderTables.ts'
import { createComplaints } from '../contact/complaintTables.ts'
import { createEmailChanges } from '../customers/email/emailTables.ts'
import { createBranchStock } from '../stock/branchTables.ts'
import { createStockSettings, indexStockByLowerSku } from '../stock/stockTables.ts'
import {
  followOffers,
  followVariants,
  indexOrdersByProduct,
  keepVariants,
  searchKeywords,
  widenIds,
} from '../catalogue/catalogueMigrations.ts'
import { createSearchIndex } from '../search/searchIndexMigration.ts'
import { addSynonyms } from '../search/synonymMigrations.ts'
import { createPriceHistory } from '../catalogue/priceTables.ts'
import { createSeoRules } from '../routing/rules/ruleTables.ts'
import { createConfirmedTelephones } from '../telephones/telephoneTables.ts'
import { createBlog } from '../blog/blogTables.ts'
import { createPromotions } from '../promotions/promotionTables.ts'
import { createRooms } from '../rooms/roomTables.ts'
import { createSeries } from '../series/seriesTables.ts'
import { createCompanies } from '../b2b/companyTables.ts'
import { createCreditApplications } from '../credit/applications/applicationTables.ts'

const EXTENSION_LOCK = 7_410_002

/** Every change of the database's shape, in order. Append only: a released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_catalogue': { up: createCatalogue },
  '0002_stock_and_carts': { up: createCarts },
  '0003_orders': { up: createOrders },
  '0004_stock_by_lower_sku': { up: indexStockByLowerSku },
  '0005_redirects_and_stock_wishes': { up: createRedirectsAndWishes },
  '0006_search_index': { up: createSearchIndex },
  '0007_shared_carts': { up: createSharedCarts },
  '0008_saved_quotes': { up: createSavedQuotes },
  '0009_customers': { up: createCustomers },
  '0010_customer_carts': { up: createCustomerCarts },
  '0011_payment_instructions': { up: keepPaymentInstructions },
  '0012_customer_orders': { up: keepWhoseOrders },
  '0013_unpaid_orders': { up: keepWhatUnpaidOrdersTook },
  '0014_orders_by_product': { up: indexOrdersByProduct },
  '0015_order_delivery': { up: keepWhoDelivers },
  '0016_wish_lists': { up: createWishLists },
  '0017_reviews': { up: createSubmittedReviews },
  '0018_newsletter': { up: createNewsletterSubscriptions },
  '0019_cancellation': { up: keepWhatIsCanceled },
  '0020_returns': { up: createReturns },
  '0021_wallets': { up: createWallets },
  '0022_wallet_payments': { up: keepWhatWalletsPaid },
  '0023_personal_coupons': { up: createPersonalCoupons },
  '0024_mail_delivery': { up: keepWhatWasMailed },
  '0025_origin': { up: keepOrigin },
  '0026_social_login': { up: createSocialLogin },
  '0027_rankings': { up: createRankings },
  '0028_wallet_returns': { up: keepWhatReturnsBrought },
  '0029_newsletter_by_address': { up: askAddressesForTheNewsletter },
  '0030_cross_streets': { up: addAddressText('cross_street') },
  '0031_return_units': { up: keepWhatReturnsReceived },
  '0032_stock_settings': { up: createStockSettings },
  '0033_mail_answers': { up: keepWhoIsAnswered },
  '0034_confirmed_telephones': { up: createConfirmedTelephones },
  '0035_complaints': { up: createComplaints },
  '0036_mothers_names': { up: addAddressText('mothers_name') },
  '0037_guards': { up: guardMoneyAndStock },
  '0038_wide_ids': { up: widenIds },
  '0039_offers': { up: followOffers },
  '0040_email_changes': { up: createEmailChanges },
  '0041_variants': { up: keepVariants },
  '0043_search_keywords': { up: searchKeywords },
  '0044_synonyms': { up: addSynonyms },
  '0049_promised_delivery': { up: keepPromisedDelivery },
  '0050_payment_months': { up: keepPaymentMonths },
  '0051_branch_stock': { up: createBranchStock },
  '0054_mail_content': { up: keepMailContent },
  '0058_rating_score': { up: scoreRatings },
  '0059_price_history': { up: createPriceHistory },
  '0060_guest_orders': { up: createGuestOrderLinks },
  '0061_credit_months': { up: keepCreditMonths },
  '0062_credit_applications': { up: createCreditApplications },
  '0063_credit_accounts': { up: createCreditAccounts },
  '0064_order_credit': { up: keepOrderCredit },
  '0065_credit_returns': { up: createCreditReturns },
  '0066_seo_rules': { up: createSeoRules },
  '0067_blog': { up: createBlog },
  '0068_promotions': { up: createPromotions },
  '0069_companies': { up: createCompanies },
  '0070_order_steps': { up: keepOrderSteps },
  '0071_product_questions': { up: createProductQuestions },
  '0072_review_photos': { up: createReviewPhotos },
  '0073_gift_messages': { up: keepGifts },
  '0074_gift_cards': { up: createGiftCards },
  '0075_series': { up: createSeries },
  '0076_rooms': { up: createRooms },
  '0078_return_days': { up: keepReturnDays },
  '0081_made_to_order': { up: keepMadeToOrderDays },
  '0083_order_line_additions': { up: keepOrderedAdditions },
  '0084_guest_carts': { up: indexGuestCarts },
  '0085_wallet_by_order': { up: indexEntriesByOrder },
  '0086_sessions_by_end': { up: indexSessionsByEnd },
  '0087_order_updates': { up: keepOrderUpdates },
  '0088_ordered_carts': { up: indexOrderedCarts },
  '0092_configurable_variants': { up: followVariants },
  '0093_foreign_keys': { up: indexForeignKeys },
  '0094_unpaid_returns': { up: keepUnpaidReturns },
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  // Extensions belong to the whole database; two installations into one of its schemas at once would collide here.
  await sql`select pg_advisory_xact_lock(${EXTENSION_LOCK}::bigint)`.execute(db)
  await sql`create extension if not exists unaccent with schema public`.execute(db)
  await sql`create extension if not exists fuzzystrmatch with schema public`.execute(db)
  await sql`
    create table catalogue_document (
      index_name text not null, entity text not null, document_id integer not null,
      source jsonb not null, facets jsonb not null,
      sku text, skus text[] not null default '{}', url_path text, identifier text, slug text, type_id text,
      status integer, visibility integer, category_ids integer[] not null default '{}',
      price numeric(14,4), updated_at text, is_in_stock boolean, search tsvector,
      primary key (index_name, entity, document_id)
    )`.execute(db)
  await sql`create index catalogue_document_sku on catalogue_document (index_name, sku) where sku is not null`.execute(
    db,
  )
  await sql`create index catalogue_document_skus on catalogue_document using gin (skus)`.execute(db)
  await sql`create index catalogue_document_url on catalogue_document (index_name, url_path)`.execute(db)
  await sql`create index catalogue_document_identifier on catalogue_document (index_name, identifier)`.execute(db)
  await sql`create index catalogue_document_category on catalogue_document using gin (category_ids)`.execute(db)
  await sql`create index catalogue_document_search on catalogue_document using gin (search)`.execute(db)
  await sql`create index catalogue_document_listed on catalogue_document (index_name, entity, visibility)`.execute(db)
  await sql`
    create table catalogue_origin (
      index_name text primary key, origin text not null, seed_key text not null, stored_at timestamptz not null default now()
    )`.execute(db)
  await sql`create table catalogue_word (index_name text, word text, primary key (index_name, word))`.execute(db)
  await sql`create table picture (path text primary key, spec jsonb not null, view text not null)`.execute(db)
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_number_seq`.execute(db)
  await sql`
    create table sales_order (
      id integer generated by default as identity primary key,
      order_number text not null unique, client_order_id text unique, cart_id text not null unique,
      store_code text not null, status text not null default 'pending', currency text not null, email text not null,
      grand_total numeric(14,2) not null, totals jsonb not null, shipping_address jsonb, billing_address jsonb,
      carrier_code text, method_code text, payment_method text not null, created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table sales_order_item (
      id integer generated by default as identity primary key,
      order_id integer not null references sales_order (id) on delete cascade,
      sku text not null, product_sku text not null, product_id integer not null, product_type text not null,
      name text not null, qty integer not null, price numeric(14,4) not null, price_incl_tax numeric(14,2) not null,
      row_total_incl_tax numeric(14,2) not null, product_option jsonb, options jsonb not null
    )`.execute(db)
  await sql`
    create table outbox (
      id integer generated by default as identity primary key,
      channel text not null, recipient text not null, subject text not null, body text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}

/** Creates old addresses of a store, and stock alerts. */
async function createRedirectsAndWishes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table url_redirect (
      index_name text not null, path text not null, target text not null,
      status integer not null default 301 check (status in (301, 302)), primary key (index_name, path)
    )`.execute(db)
  await sql`
    create table stock_wish (
      sku text not null, email text not null, store_code text not null, created_at timestamptz not null default now(),
      primary key (sku, email)
    )`.execute(db)
}
