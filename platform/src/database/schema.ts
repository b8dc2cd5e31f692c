import type { CouponTable } from '../coupons/couponTables.ts'
import type { SeoRuleHitTable, SeoRuleTable } from '../routing/rules/ruleTables.ts'
import type { BlogCategoryTable, BlogCategoryTextTable, BlogPostTable, BlogPostTextTable } from '../blog/blogTables.ts'
import type { CompanyTables } from '../b2b/companyTables.ts'
import type { CreditReturnTable } from '../credit/orders/orderCreditTables.ts'
import type {
  CustomerAddressTable,
  CustomerSessionTable,
  CustomerTable,
  CustomerTokenTable,
} from '../customers/customerSchema.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type {
  CreditAccountCodeTable,
  CreditAccountTable,
  CreditInstalmentTable,
  CreditInvoiceTable,
  CreditPaymentLineTable,
  CreditPaymentTable,
  CreditPinAttemptTable,
  CreditTokenTable,
} from '../credit/accounts/accountTables.ts'
import type { OrderItemTable, OrderTable } from '../orders/orderTables.ts'
import type { WishListItemTable, WishListTable } from '../wishlist/wishListSchema.ts'
import type { NewsletterSubscriptionTable } from '../newsletter/newsletterTables.ts'
import type { ReturnItemTable, ReturnPhotoTable, ReturnTable } from '../returns/returnTables.ts'
import type { CustomerRankingTable } from '../ranking/rankingTables.ts'
import type { EmailChangeTable, EmailUndoTable } from '../customers/email/emailTables.ts'
import type { GuestOrderLinkTable } from '../orders/guestOrderTables.ts'
import type { SocialIdentityTable, SocialSecretTable } from '../social/socialTables.ts'
import type { WalletEntryTable } from '../wallet/walletTables.ts'
import type { GiftCardTable } from '../giftcards/giftCardTables.ts'
import type { ProductQuestionTable } from '../questions/questionTables.ts'
import type { ReviewPhotoTable, SubmittedReviewTable } from '../reviews/reviewTables.ts'
import type { ConfirmedTelephoneTable, SmsCodeTable } from '../telephones/telephoneTables.ts'
import type { OutboxTable } from '../outbox/outboxTables.ts'
import type { ComplaintTable } from '../contact/complaintTables.ts'
import type { BranchStockTable } from '../stock/branchTables.ts'
import type { LandingTable, PromotionTable } from '../promotions/promotionTables.ts'
import type { RoomTable } from '../rooms/roomTables.ts'
import type { SeriesTable } from '../series/seriesTables.ts'
import type { PriceHistoryTable } from '../catalogue/priceTables.ts'
import type { StockSettingTable } from '../stock/stockTables.ts'
import type {
  ApplicationTable,
  CreditCodeTable,
  CreditFileReadTable,
  CreditFileTable,
  CreditSellerTable,
} from '../credit/applications/applicationTables.ts'

/** Rows as the driver hands them out. `numeric` comes as a string, `bigint` as a number, `timestamptz` as Date, `jsonb` parsed. */
export type Schema = CompanyTables & {
  catalogue_document: CatalogueDocumentTable
  price_history: PriceHistoryTable
  catalogue_origin: { index_name: string; origin: 'seed' | 'import'; seed_key: string; stored_at: Generated<Date> }
  catalogue_version: { index_name: string; version: Generated<number>; cleared: Generated<number> }
  search_synonym: { id: Generated<number>; language: string; terms: string[] }
  stock: StockTable
  stock_setting: StockSettingTable
  branch_stock: BranchStockTable
  stock_wish: { sku: string; email: string; store_code: string; created_at: Generated<Date> }
  newsletter_subscription: NewsletterSubscriptionTable
  product_question: ProductQuestionTable
  submitted_review: SubmittedReviewTable
  submitted_review_photo: ReviewPhotoTable
  wallet_entry: WalletEntryTable
  gift_card: GiftCardTable
  customer_ranking: CustomerRankingTable
  social_identity: SocialIdentityTable
  social_secret: SocialSecretTable
  seo_rule: SeoRuleTable
  seo_rule_hit: SeoRuleHitTable
  url_redirect: { index_name: string; path: string; target: string; status: Generated<number> }
  blog_category: BlogCategoryTable
  blog_category_text: BlogCategoryTextTable
  blog_post: BlogPostTable
  blog_post_text: BlogPostTextTable
  promotion: PromotionTable
  landing: LandingTable
  series: SeriesTable
  room: RoomTable
  picture: { path: string; spec: unknown; view: string }
  cart: CartTable
  cart_item: CartItemTable
  coupon: CouponTable
  shared_cart: SharedCartTable
  saved_quote: SavedQuoteTable
  idempotency: IdempotencyTable
  sales_order: OrderTable
  sales_order_item: OrderItemTable
  sales_return: ReturnTable
  sales_return_item: ReturnItemTable
  sales_return_photo: ReturnPhotoTable
  outbox: OutboxTable
  complaint: ComplaintTable
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_session: CustomerSessionTable
  customer_token: CustomerTokenTable
  password_reset: { hash: string; customer_id: number; created_at: Date; expires_at: Date }
  email_change: EmailChangeTable
  email_undo: EmailUndoTable
  guest_order_link: GuestOrderLinkTable
  sign_in_try: { subject: string; tries: number; since: Date }
  sms_code: SmsCodeTable
  confirmed_telephone: ConfirmedTelephoneTable
  wish_list: WishListTable
  wish_list_item: WishListItemTable
  credit_account: CreditAccountTable
  credit_token: CreditTokenTable
  credit_pin_attempt: CreditPinAttemptTable
  credit_account_code: CreditAccountCodeTable
  credit_invoice: CreditInvoiceTable
  credit_return: CreditReturnTable
  credit_instalment: CreditInstalmentTable
  credit_payment: CreditPaymentTable
  credit_payment_line: CreditPaymentLineTable
  platform_secret: { name: string; value: string }
  credit_application: ApplicationTable
  credit_file: CreditFileTable
  credit_file_read: CreditFileReadTable
  credit_code: CreditCodeTable
  credit_seller: CreditSellerTable
}

/** The database, or a transaction on it: first argument of every repository function. */
export type Database = Kysely<Schema> | Transaction<Schema>

export type CatalogueDocumentTable = {
  index_name: string
  entity: string
  document_id: number
  source: unknown
  facets: unknown
  sku: string | null
  skus: string[]
  url_path: string | null
  identifier: string | null
  slug: string | null
  type_id: string | null
  status: number | null
  visibility: number | null
  category_ids: number[]
  price: string | null
  /** When an offer begins or ends next. */
  price_changes_at: Generated<Date | null>
  /** Enabled variants of a configurable product: a list of texts by attribute. */
  variants: Generated<unknown>
  updated_at: string | null
  is_in_stock: boolean | null
  /** Texts for the text search, without markup. */
  search_name: string | null
  search_category: string | null
  search_keywords: string | null
  search_text: string | null
  /** Place that editors gave, by category id. */
  category_positions: unknown
  /** Version of the index that wrote the row last. */
  version: Generated<number>
}

export type StockTable = {
  sku: string
  product_id: number
  qty: number
  is_in_stock: boolean
  manage_stock: boolean
}

export type CartTable = {
  id: string
  store_code: string
  /** Owner of the cart; null for a guest's. */
  customer_id: Generated<number | null>
  status: Generated<'active' | 'ordered'>
  coupon_code: string | null
  shipping_address: unknown
  billing_address: unknown
  carrier_code: string | null
  method_code: string | null
  payment_method: string | null
  /** Term of store credit; null for the usual one, and for other ways of paying. */
  credit_months: Generated<number | null>
  /** Code of the branch in which it is picked up. */
  pickup_branch: Generated<string | null>
  /** Campaign that the visitor came from; null if unknown. */
  origin: Generated<string | null>
  /** Gift message; null if there is none. */
  gift: Generated<unknown>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type CartItemTable = {
  item_id: Generated<number>
  cart_id: string
  /** Sku shown on the line: the child of a configurable, a bundle with its selections appended. */
  sku: string
  /** Sku of the document that the line is resolved from. */
  product_sku: string
  qty: number
  /** Canonical product option, null for a plain product. */
  product_option: unknown
  checksum: string
  /** Caller's additional data on the line: its warranty, its delivery. */
  additional_data: Generated<unknown>
}

/** Snapshot of a cart at the time it was shared. */
export type SharedCartTable = {
  code: string
  store_code: string
  items: unknown
  expires_at: Date
  created_at: Generated<Date>
}

/** Snapshot of a cart saved under a name, with the prices of that time. */
export type SavedQuoteTable = {
  id: string
  /** Secret of the caller that owns it. */
  owner: string
  store_code: string
  name: string
  currency: string
  items: unknown
  created_at: Date
  expires_at: Date
}

export type IdempotencyTable = {
  key: string
  subject: string
  request_hash: string
  answer: unknown
  created_at: Generated<Date>
}
