import type { CustomerAddressTable, CustomerSessionTable, CustomerTable, CustomerTokenTable } from './customerSchema.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { OrderItemTable, OrderTable } from './orderTables.ts'
import type { WishListItemTable, WishListTable } from './wishListSchema.ts'
import type { NewsletterSubscriptionTable } from './newsletterTables.ts'
import type { ReturnItemTable, ReturnPhotoTable, ReturnTable } from './returnTables.ts'
import type { CustomerRankingTable } from './rankingTables.ts'
import type { EmailChangeTable, EmailUndoTable } from './emailTables.ts'
import type { SocialIdentityTable, SocialSecretTable } from './socialTables.ts'
import type { WalletEntryTable } from './walletTables.ts'
import type { SubmittedReviewTable } from './reviewTables.ts'
import type { ConfirmedTelephoneTable, SmsCodeTable } from './telephoneTables.ts'
import type { OutboxTable } from './outboxTables.ts'
import type { ComplaintTable } from './complaintTables.ts'
import type { StockSettingTable } from './stockTables.ts'

/** Rows as the driver hands them out. `numeric` comes as a string, `bigint` as a number, `timestamptz` as Date, `jsonb` parsed. */
export type Schema = {
  catalogue_document: CatalogueDocumentTable
  catalogue_origin: { index_name: string; origin: 'seed' | 'import'; seed_key: string; stored_at: Generated<Date> }
  catalogue_version: { index_name: string; version: Generated<number>; cleared: Generated<number> }
  search_synonym: { id: Generated<number>; language: string; terms: string[] }
  stock: StockTable
  stock_setting: StockSettingTable
  stock_wish: { sku: string; email: string; store_code: string; created_at: Generated<Date> }
  newsletter_subscription: NewsletterSubscriptionTable
  submitted_review: SubmittedReviewTable
  wallet_entry: WalletEntryTable
  customer_ranking: CustomerRankingTable
  social_identity: SocialIdentityTable
  social_secret: SocialSecretTable
  url_redirect: { index_name: string; path: string; target: string; status: Generated<number> }
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
  sign_in_try: { subject: string; tries: number; since: Date }
  sms_code: SmsCodeTable
  confirmed_telephone: ConfirmedTelephoneTable
  wish_list: WishListTable
  wish_list_item: WishListItemTable
  platform_secret: { name: string; value: string }
}

/** The database, or a transaction on it: what every repository function takes. */
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
  updated_at: string | null
  is_in_stock: boolean | null
  /** What a text search looks at, without markup. */
  search_name: string | null
  search_category: string | null
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
  /** Whose it is; null for a guest's. */
  customer_id: Generated<number | null>
  status: Generated<'active' | 'ordered'>
  coupon_code: string | null
  shipping_address: unknown
  billing_address: unknown
  carrier_code: string | null
  method_code: string | null
  payment_method: string | null
  /** The campaign that brought it; null where nobody said. */
  origin: Generated<string | null>
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
  /** What a caller said about the line: its warranty, its delivery. */
  additional_data: Generated<unknown>
}

/** What was in a cart when it was shared. */
export type SharedCartTable = {
  code: string
  store_code: string
  items: unknown
  expires_at: Date
  created_at: Generated<Date>
}

/** What was in a cart when it was saved under a name, with what it cost then. */
export type SavedQuoteTable = {
  id: string
  /** Whose it is: a secret of the caller. */
  owner: string
  store_code: string
  name: string
  currency: string
  items: unknown
  created_at: Date
  expires_at: Date
}

export type CouponTable = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  value: string
  currency: string
  minimum_subtotal: string
  valid_from: Date | null
  valid_to: Date | null
  max_uses: number | null
  used: Generated<number>
  /** Whose it is alone; null for one that everybody may use. */
  customer_id: Generated<number | null>
  /** What it was given for. */
  given_for: Generated<string | null>
  created_at: Generated<Date>
}

export type IdempotencyTable = {
  key: string
  subject: string
  request_hash: string
  answer: unknown
  created_at: Generated<Date>
}
