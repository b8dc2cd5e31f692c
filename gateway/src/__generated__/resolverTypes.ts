import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CartMapper, CartLineMapper, SharedCartMapper, SharedCartLineMapper, CartLineChoicesMapper, QuoteMapper, QuoteConnectionMapper, QuoteLineMapper } from '../cart/mappers.ts';
import type { SimpleProductMapper, VirtualProductMapper, DownloadableProductMapper, ConfigurableProductMapper, GroupedProductMapper, BundleProductMapper, ProductVariantMapper, CategoryMapper, ProductConnectionMapper, ProductEdgeMapper, ProductPriceMapper, ProductMediaMapper } from '../catalogue/mappers.ts';
import type { CmsBlockMapper, CmsPageMapper } from '../content/mappers.ts';
import type { CustomerCouponMapper, CustomerCouponConnectionMapper } from '../coupons/mappers.ts';
import type { CustomerMapper, EmailChangeMapper, CustomerDeviceMapper, CustomerAddressMapper } from '../customers/mappers.ts';
import type { NewsletterSubscriptionMapper } from '../newsletter/mappers.ts';
import type { OrderMapper, OrderConnectionMapper, OrderLineMapper, ReceiptMapper } from '../orders/mappers.ts';
import type { RankMapper, RankingMapper } from '../ranking/mappers.ts';
import type { ReturnRequestMapper } from '../returns/mappers.ts';
import type { ReviewMapper, ReviewConnectionMapper } from '../reviews/mappers.ts';
import type { RedirectMapper, SitemapEntryMapper } from '../routing/mappers.ts';
import type { SuggestionsMapper } from '../search/mappers.ts';
import type { ViewerMapper } from '../session/mappers.ts';
import type { StockMapper } from '../stock/mappers.ts';
import type { StoreMapper } from '../stores/mappers.ts';
import type { SendTelephoneCodePayloadMapper } from '../telephones/mappers.ts';
import type { WalletMapper, WalletEntryMapper, WalletEntryConnectionMapper } from '../wallet/mappers.ts';
import type { WishListMapper, SharedWishListMapper, WishListItemMapper, WishListConnectionMapper, WishListItemConnectionMapper } from '../wishlist/mappers.ts';
import type { GraphContext } from '../graph/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 3166-1 alpha-2 code: `MX`, `DE`, `IT`. */
  CountryCode: { input: string; output: string; }
  /** ISO 4217 alphabetic code: `MXN`, `EUR`. */
  CurrencyCode: { input: string; output: string; }
  /** A day of the calendar: `2026-11-26`. */
  Date: { input: string; output: string; }
  /** A moment in time with its offset: `2026-11-20T10:30:00Z`. */
  DateTime: { input: string; output: string; }
  /** Exact decimal number as a string, so that no client rounds it on the way: `"1299.00"`. */
  Decimal: { input: string; output: string; }
  /** An address that mail can be sent to, at most 254 characters. As an input also with `mailto:`, and with its domain in letters of any language: stored is the ASCII form (`info@xn--bcher-kva.example`). */
  EmailAddress: { input: string; output: string; }
  /** HTML without scripts, styles, event handlers or foreign frames: sanitised by the gateway, safe to show. */
  HTML: { input: string; output: string; }
  /** Colour as `#rrggbb`. */
  HexColor: { input: string; output: string; }
  /** BCP 47 language tag: `es-MX`, `de-DE`, `it-IT`. */
  LanguageTag: { input: string; output: string; }
  /** Absolute URL. */
  URL: { input: string; output: string; }
};

/** What `addCartLines` takes. */
export type AddCartLinesInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
};

/** What `addCartLines` answers. */
export type AddCartLinesPayload = {
  readonly __typename?: 'AddCartLinesPayload';
  /** The cart after the change; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The lines that were added or grew, in the order of the input. */
  readonly lines: ReadonlyArray<CartLine>;
  /** The change was made, and the shopper should know this: stock is volatile, a price moved. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. Nothing is made in part. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `addToWishList` takes. */
export type AddToWishListInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of the product; of something with variants, the product's. */
  readonly sku: Scalars['String']['input'];
  /** Which list of the customer; left out for the default one, which is made where there is none. */
  readonly wishListId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `addToWishList` answers. */
export type AddToWishListPayload = {
  readonly __typename?: 'AddToWishListPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where something is sent. */
export type Address = {
  readonly __typename?: 'Address';
  /** City or municipality. */
  readonly city: Scalars['String']['output'];
  /** Company, null for a person. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Between which streets it is, or what else helps to find it; null when it was not said. */
  readonly crossStreet: Maybe<Scalars['String']['output']>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** Father's surname, or all of them. */
  readonly lastName: Scalars['String']['output'];
  /** Mother's surname, null when it was not said. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postcode: Scalars['String']['output'];
  /** Name of the state or region, null where a country has none. */
  readonly region: Maybe<Scalars['String']['output']>;
  /** As the platform names it: `JAL`. Null where a country has none. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Street and number first; one or two lines. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Tax number for the invoice, null when none is wanted. */
  readonly taxId: Maybe<Scalars['String']['output']>;
  /** Digits. */
  readonly telephone: Scalars['String']['output'];
};

/** What `address` takes. */
export type AddressInput = {
  /** At most 80 characters. */
  readonly city: Scalars['String']['input'];
  /** At most 80 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: Scalars['CountryCode']['input'];
  /** Between which streets it is, or what else helps to find it: at most 80 characters. */
  readonly crossStreet?: InputMaybe<Scalars['String']['input']>;
  /** Letters, and what stands between them in names: at most 60 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Father's surname, or all of them: as `firstName`. */
  readonly lastName: Scalars['String']['input'];
  /** Mother's surname, where it is written apart: at most 60 characters, letters alone. */
  readonly mothersName?: InputMaybe<Scalars['String']['input']>;
  /** Five digits in Mexico, Germany and Italy. `C.P.`, `PLZ` and blanks are taken off. */
  readonly postcode: Scalars['String']['input'];
  /** As the platform names it: `JAL`. Required in Mexico. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Street and number first; at most two lines of at most 120 characters. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /** At most 20 characters, in capitals without blanks and hyphens; in Mexico of the form of an RFC: `XAXX010101000`. */
  readonly taxId?: InputMaybe<Scalars['String']['input']>;
  /** As people write it, 10 to 15 digits with the prefix of the country. Stored in one shape: as it is dialled in `countryCode` (ten digits in Mexico, without 01, 044, 045, +52 and +52 1), else as `+` and digits. */
  readonly telephone: Scalars['String']['input'];
};

/** The same thing in another store. */
export type Alternate = {
  readonly __typename?: 'Alternate';
  /** Its path inside that store, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** The other store. */
  readonly store: Store;
};

/** An answer that can be chosen. */
export type AnswerOption = {
  readonly __typename?: 'AnswerOption';
  /** In the store's language, ready to show. */
  readonly label: Scalars['String']['output'];
  /** What an input takes. */
  readonly value: Scalars['String']['output'];
};

/** What `applyCartCoupon` takes. */
export type ApplyCartCouponInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50 characters; case does not matter, nor do quotes and blanks around it. */
  readonly code: Scalars['String']['input'];
};

/** What `applyCartCoupon` answers. */
export type ApplyCartCouponPayload = {
  readonly __typename?: 'ApplyCartCouponPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the coupon is in use. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Somewhere to go: a shop, or a counter where orders are picked up. */
export type Branch = {
  readonly __typename?: 'Branch';
  /** City, with its state where the country writes that. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** The platform's short name: `guadalajara-chapalita`. */
  readonly code: Scalars['String']['output'];
  /** When it is open, in words. */
  readonly hours: Maybe<Scalars['String']['output']>;
  /** True where orders are picked up. */
  readonly isPickupPoint: Scalars['Boolean']['output'];
  /** What it is. */
  readonly kind: BranchKind;
  /** Shows it on a map. */
  readonly mapUrl: Maybe<Scalars['URL']['output']>;
  /** Name to show: its city and quarter. */
  readonly name: Scalars['String']['output'];
  /** Its telephone. */
  readonly phone: Maybe<PhoneNumber>;
  /** Postal code. */
  readonly postcode: Maybe<Scalars['String']['output']>;
  /** Street and number, as the country writes them. */
  readonly street: Scalars['String']['output'];
};

/** What a branch is. */
export type BranchKind =
  /** A counter without either. */
  | 'PICKUP_POINT'
  /** Has people and furniture in it. */
  | 'SHOP';

/** One choice of a bundle. */
export type BundleOption = {
  readonly __typename?: 'BundleOption';
  /** True when more than one selection can be made. */
  readonly isMultiple: Scalars['Boolean']['output'];
  /** True when a selection has to be made. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The platform's own number of the choice, as text. */
  readonly optionId: Scalars['String']['output'];
  /** What can be chosen, in the platform's order. */
  readonly selections: ReadonlyArray<BundleSelection>;
  /** Name to show. */
  readonly title: Scalars['String']['output'];
};

/** A bundle's choice as it was made. */
export type BundleOptionChoice = {
  readonly __typename?: 'BundleOptionChoice';
  /** Which choice. */
  readonly optionId: Scalars['String']['output'];
  /** Units of each in one bundle; null when it is the selection's own. */
  readonly quantity: Maybe<Scalars['Float']['output']>;
  /** What is chosen. */
  readonly selectionIds: ReadonlyArray<Scalars['String']['output']>;
};

/** A bundle's choice, made. */
export type BundleOptionInput = {
  /** Which choice. */
  readonly optionId: Scalars['String']['input'];
  /** Units of each in one bundle; the selection's own when left out. */
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  /** What is chosen, at most 20. */
  readonly selectionIds: ReadonlyArray<Scalars['String']['input']>;
};

/** A kit that the shopper puts together. */
export type BundleProduct = Node & Product & {
  readonly __typename?: 'BundleProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** What is chosen for the kit, in the order to show it. Null when the parts could not be read. */
  readonly bundleOptions: Maybe<ReadonlyArray<BundleOption>>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** A kit that the shopper puts together. */
export type BundleProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A kit that the shopper puts together. */
export type BundleProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A kit that the shopper puts together. */
export type BundleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A kit that the shopper puts together. */
export type BundleProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A kit that the shopper puts together. */
export type BundleProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One product that a bundle's choice offers. */
export type BundleSelection = {
  readonly __typename?: 'BundleSelection';
  /** True when the shopper may change that quantity. */
  readonly canChangeQuantity: Scalars['Boolean']['output'];
  /** True for what is chosen at first. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** What is chosen. */
  readonly product: Product;
  /** Units of it in one bundle. */
  readonly quantity: Scalars['Float']['output'];
  /** The platform's own number of the selection, as text. */
  readonly selectionId: Scalars['String']['output'];
};

/** What `cancelEmailChange` takes. */
export type CancelEmailChangeInput = {
  /** A UUID that the client mints. Forgetting twice is no error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `cancelEmailChange` answers. */
export type CancelEmailChangePayload = {
  readonly __typename?: 'CancelEmailChangePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `cancelOrder` takes. */
export type CancelOrderInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What to call off; the whole order when left out. */
  readonly lines?: InputMaybe<ReadonlyArray<CancelOrderLineInput>>;
  /** Which order of the customer. */
  readonly orderId: Scalars['ID']['input'];
  /** A `value` of `cancelReasons`. */
  readonly reason: Scalars['String']['input'];
};

/** What `cancelOrderLine` takes. */
export type CancelOrderLineInput = {
  /** As `OrderLine.lineId` gives it; each once. */
  readonly lineId: Scalars['ID']['input'];
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
};

/** What `cancelOrder` answers. */
export type CancelOrderPayload = {
  readonly __typename?: 'CancelOrderPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Whose it is; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** The order as it is now; null when it is not the customer's. */
  readonly order: Maybe<Order>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a shopper is about to buy. */
export type Cart = Node & {
  readonly __typename?: 'Cart';
  /** The coupon in use, null when there is none. */
  readonly coupon: Maybe<Coupon>;
  /** When it would arrive. Null when the platform gives no date or could not be read; of a virtual cart always null. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** True when it holds more than one unit of what is sold one by one, such as motorcycles: it cannot be ordered like this. Null when its products could not be read. */
  readonly exceedsUnitLimit: Maybe<Scalars['Boolean']['output']>;
  /** Changes whenever lines, coupon or chosen methods change: the same hash means that nothing needs syncing. */
  readonly hash: Scalars['String']['output'];
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** True when something in it is handed over in a branch alone. Null when its products could not be read. */
  readonly isBranchDeliveryOnly: Maybe<Scalars['Boolean']['output']>;
  /** True when nothing in it has to be carried: no address for delivery is needed. */
  readonly isVirtual: Scalars['Boolean']['output'];
  /** In the order in which they were added. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Ways to pay for it, in the platform's order. Null when they could not be read. */
  readonly paymentMethods: Maybe<ReadonlyArray<PaymentMethod>>;
  /** How it is paid. Null until `setCartPayment`. */
  readonly selectedPaymentMethod: Maybe<PaymentMethod>;
  /** How it goes there. Null until `setCartShipping`. */
  readonly selectedShippingMethod: Maybe<ShippingMethod>;
  /** Where it goes to. Null until `setCartShipping`. */
  readonly shippingAddress: Maybe<Address>;
  /** Ways to deliver it, cheapest first. Null when they could not be read; empty for a virtual cart. */
  readonly shippingMethods: Maybe<ReadonlyArray<ShippingMethod>>;
  /** Units over all lines. */
  readonly totalQuantity: Scalars['Float']['output'];
  /** What it comes to. Null when the platform could not work it out just now. */
  readonly totals: Maybe<CartTotals>;
};


/** What a shopper is about to buy. */
export type CartShippingMethodsArgs = {
  destination: InputMaybe<DestinationInput>;
};

/** What is counted of a cart. */
export type CartCounter =
  /** Lines, however many units each has. */
  | 'LINES'
  /** Units over all lines. */
  | 'UNITS';

/** A difference between a client's cart and the platform's. */
export type CartDiff = {
  readonly __typename?: 'CartDiff';
  /** Units that the client had, null when it had no such line. */
  readonly clientQuantity: Maybe<Scalars['Float']['output']>;
  /** Whose copy was wrong. */
  readonly party: CartDiffParty;
  /** Units that the platform had, null when it had no such line. */
  readonly serverQuantity: Maybe<Scalars['Float']['output']>;
  /** SKU of the line, null when it is about the whole cart. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** How it was wrong. */
  readonly status: CartDiffStatus;
};

/** Whose copy of the cart. */
export type CartDiffParty =
  /** The client's. */
  | 'CLIENT'
  /** The platform's. */
  | 'SERVER';

/** How two copies of a cart differ. */
export type CartDiffStatus =
  /** Both are the same. */
  | 'NO_CHANGES'
  /** The line is missing. */
  | 'NO_ITEM'
  /** The copy has to be read again. */
  | 'UPDATE_REQUIRED'
  /** The line has another quantity. */
  | 'WRONG_QTY';

/** One product in a cart, with its options and quantity. */
export type CartLine = Node & {
  readonly __typename?: 'CartLine';
  /** What was chosen, as `CartLineInput` takes it: what is added with it joins this line, or brings it back. */
  readonly choices: CartLineChoices;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** True when it is handed over in a branch alone. Null when its product could not be read. */
  readonly isBranchDeliveryOnly: Maybe<Scalars['Boolean']['output']>;
  /** True for what an order may hold one unit of, such as a motorcycle: two of them are one too many, whichever they are. Null when its product could not be read. */
  readonly isSoldOneByOne: Maybe<Scalars['Boolean']['output']>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What was chosen, ready to show. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Tells lines of the same SKU apart by their options; null when it has none. With the SKU it names the line on every device. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to show: of a variant, the product it belongs to. Null when it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Units. */
  readonly quantity: Scalars['Float']['output'];
  /** Units times price, with tax, before the coupon. */
  readonly rowTotal: Money;
  /** The SKU that is bought: of a configurable product, the variant's; of a bundle, the bundle's. */
  readonly sku: Scalars['String']['output'];
  /** Live stock of what is bought. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** What one unit costs, with tax and options. */
  readonly unitPrice: Money;
  /** The variant that is bought, null when the product has none. */
  readonly variant: Maybe<ProductVariant>;
  /** Warranty that was chosen with it, ready to show; null when none was. */
  readonly warranty: Maybe<Scalars['String']['output']>;
};

/** Choices of one line in the form in which they are made. */
export type CartLineChoices = {
  readonly __typename?: 'CartLineChoices';
  /** What a bundle is made of. */
  readonly bundleOptions: ReadonlyArray<BundleOptionChoice>;
  /** Custom options that are filled in; a configurable product's are in its SKU. */
  readonly customOptions: ReadonlyArray<CustomOptionChoice>;
};

/** What is in a line. */
export type CartLineIdentityInput = {
  /** As `CartLine.optionsChecksum` gives it; left out for a line without options. */
  readonly optionsChecksum?: InputMaybe<Scalars['String']['input']>;
  /** The SKU that is bought. */
  readonly sku: Scalars['String']['input'];
};

/** One product to buy. */
export type CartLineInput = {
  /** What is chosen for a bundle, at most 20. Left out: the defaults. */
  readonly bundleOptions?: InputMaybe<ReadonlyArray<BundleOptionInput>>;
  /** Custom options, at most 20. */
  readonly customOptions?: InputMaybe<ReadonlyArray<CustomOptionInput>>;
  /** What one unit cost when it was chosen, with tax and options, in the store's currency: when it costs something else by now, the line is made all the same, and a `PRICE_CHANGED` notice says so. */
  readonly expectedUnitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Above 0; whole, unless the product is sold by fractions. */
  readonly quantity?: Scalars['Float']['input'];
  /** The SKU that is bought: of a configurable product, the chosen variant's. */
  readonly sku: Scalars['String']['input'];
};

/** Something chosen for a line. */
export type CartLineOption = {
  readonly __typename?: 'CartLineOption';
  /** What was chosen: `Color`. */
  readonly label: Scalars['String']['output'];
  /** The choice: `Gris`. */
  readonly value: Scalars['String']['output'];
};

/** Exactly one way of naming a line. */
export type CartLineRef =
  /** Global id of the line. */
  { readonly id: Scalars['ID']['input']; readonly identity?: never; }
  |  /** What is in the line: the same on every device, before and after the platform has seen it. */
  { readonly id?: never; readonly identity: CartLineIdentityInput; };

/** A line and the quantity that it shall have. */
export type CartLineUpdateInput = {
  /** What one unit cost where the quantity was chosen, as in `CartLineInput`: when it costs something else by now, the quantity is set all the same, and a `PRICE_CHANGED` notice says so. */
  readonly expectedUnitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Which line. */
  readonly line: CartLineRef;
  /** 0 removes the line; whole, unless the product is sold by fractions. */
  readonly quantity: Scalars['Float']['input'];
};

/** How a store shows carts. */
export type CartSettings = {
  readonly __typename?: 'CartSettings';
  /** What the number at the way to the cart counts. */
  readonly counter: CartCounter;
};

/** What a cart comes to. */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** What store credit changes about it, null when it is not paid on credit. */
  readonly credit: Maybe<CreditTotals>;
  /** What the coupon takes off, as a positive amount. */
  readonly discount: Money;
  /** What the shopper pays. */
  readonly grandTotal: Money;
  /** What the chosen way of paying costs, with tax. Null when it costs nothing. */
  readonly payment: Maybe<Money>;
  /** The platform's own rows, in its order: fees stand only here. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** Shipping with tax. Null until a shipping method is chosen. */
  readonly shipping: Maybe<Money>;
  /** All lines with tax, before coupon and shipping. */
  readonly subtotal: Money;
  /** Tax that is in the total. */
  readonly tax: Money;
};

/** How a store shows its catalogue. */
export type CatalogueSettings = {
  readonly __typename?: 'CatalogueSettings';
  /** True when products that are out of stock are listed. */
  readonly listsOutOfStock: Scalars['Boolean']['output'];
  /** True when choosing a variant puts its SKU into the address. */
  readonly showsVariantInAddress: Scalars['Boolean']['output'];
};

/** A shelf of the shop. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** The same shelf in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** A wide picture for the head of its page, null when it has none. */
  readonly banner: Maybe<ProductMedia>;
  /** The trail to it, root's child first, itself last. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active sub-categories in the shop's order. */
  readonly children: ReadonlyArray<Category>;
  /** Short introduction, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** A picture of what is in it, null when it has none. */
  readonly image: Maybe<ProductMedia>;
  /** Depth: 1 for the root, 2 for what stands in the menu. */
  readonly level: Scalars['Int']['output'];
  /** Where a menu entry for it leads: a path with a leading slash and without the store's prefix, or an absolute URL when editors set one. Percent-encoded. */
  readonly link: Scalars['String']['output'];
  /** Description for search engines, null when the editors wrote none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Title for search engines, null when the name is enough. */
  readonly metaTitle: Maybe<Scalars['String']['output']>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** True when a menu entry for it opens a window of its own. */
  readonly opensInNewWindow: Scalars['Boolean']['output'];
  /** Parent category, null for the root. */
  readonly parent: Maybe<Category>;
  /** Active products in it and in everything below. */
  readonly productCount: Scalars['Int']['output'];
  /** Its products and those of everything below: by the editors' position and then newest first, unless `sort` says otherwise. Null when they could not be read. */
  readonly products: Maybe<ProductConnection>;
  /** Unique name: `sofas-21`. Where several categories of the platform have one slug, all but the first end with their number. */
  readonly slug: Scalars['String']['output'];
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix: `salas/sofas`.
   * `c/{slug}` where the platform has no path for it, or one that an older category or the storefront itself uses.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** A shelf of the shop. */
export type CategoryProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filters: InputMaybe<ReadonlyArray<FilterInput>>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
};

/** Exactly one way of naming a category. */
export type CategoryBy =
  /** Global id. */
  { readonly id: Scalars['ID']['input']; readonly slug?: never; readonly urlKey?: never; readonly urlPath?: never; }
  |  /** Unique name: `sofas-21`. */
  { readonly id?: never; readonly slug: Scalars['String']['input']; readonly urlKey?: never; readonly urlPath?: never; }
  |  /** Name in the address: `sofas`. */
  { readonly id?: never; readonly slug?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; }
  |  /** `urlPath` of a category, or the path that the platform has for it, decoded: `salas/sofas`. */
  { readonly id?: never; readonly slug?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; };

/** What `changePassword` takes. */
export type ChangePasswordInput = {
  /** Echoed. Passwords are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The present one. */
  readonly currentPassword: Scalars['String']['input'];
  /** The next one: 8 to 256 characters of at least three kinds, a capital letter and a digit among them. */
  readonly newPassword: Scalars['String']['input'];
};

/** What `changePassword` answers. */
export type ChangePasswordPayload = {
  readonly __typename?: 'ChangePasswordPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Whose password it is; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A piece of text that editors place on pages: a notice, the links of a footer. */
export type CmsBlock = Node & {
  readonly __typename?: 'CmsBlock';
  /** The text. */
  readonly content: Scalars['HTML']['output'];
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** Its name, unique in the store. */
  readonly identifier: Scalars['String']['output'];
  /** What editors call it. */
  readonly title: Scalars['String']['output'];
};

/** A page that editors write: privacy notice, terms, questions. */
export type CmsPage = Node & {
  readonly __typename?: 'CmsPage';
  /** The same page in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** The text. */
  readonly content: Scalars['HTML']['output'];
  /** Heading above the text, null when the title is enough. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** Name of the page in its path. */
  readonly identifier: Scalars['String']['output'];
  /** For search engines, null when the editors wrote none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Title for the browser and search engines. */
  readonly title: Scalars['String']['output'];
};

/** Products side by side. */
export type Comparison = {
  readonly __typename?: 'Comparison';
  /** The products, in the order asked. */
  readonly products: ReadonlyArray<Product>;
  /** What they are compared by: attributes that are comparable and that at least one of them has. */
  readonly rows: ReadonlyArray<ComparisonRow>;
};

/** One attribute of all compared products. */
export type ComparisonRow = {
  readonly __typename?: 'ComparisonRow';
  /** The platform's name of the attribute: `style`. */
  readonly code: Scalars['String']['output'];
  /** True when they are not all the same. */
  readonly isDifferent: Scalars['Boolean']['output'];
  /** Name to show: `Estilo`. */
  readonly label: Scalars['String']['output'];
  /** Value of each product in their order, null where a product has none. */
  readonly values: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** Something that a complaint can be about. */
export type ComplaintKind = {
  readonly __typename?: 'ComplaintKind';
  /** The platform's short name, as `SendContactMessageInput.complaint` takes it: `late_delivery`. */
  readonly code: Scalars['String']['output'];
  /** Since when there is such a kind. Null where the platform does not say. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** What helps to settle it, and what happens next, in one line. Null where the platform does not say. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** What to show. */
  readonly label: Scalars['String']['output'];
};

/** What a configurable product is chosen by. */
export type ConfigurableOption = {
  readonly __typename?: 'ConfigurableOption';
  /** Attribute behind it: `color`. */
  readonly attributeCode: Scalars['String']['output'];
  /** Name to show: `Color`. */
  readonly label: Scalars['String']['output'];
  /** What can be chosen, in the platform's order. */
  readonly values: ReadonlyArray<ConfigurableOptionValue>;
};

/** One value of an option. */
export type ConfigurableOptionValue = {
  readonly __typename?: 'ConfigurableOptionValue';
  /** Name to show: `Gris`. */
  readonly label: Scalars['String']['output'];
  /** Colour to show it as, null when it is no colour. */
  readonly swatch: Maybe<Scalars['HexColor']['output']>;
  /** The platform's own number of the value, as text; unique inside its option. */
  readonly value: Scalars['String']['output'];
};

/** A product that is bought as one of its variants. */
export type ConfigurableProduct = Node & Product & {
  readonly __typename?: 'ConfigurableProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What a shopper chooses by, in the order to show it: colour, then size. */
  readonly options: ReadonlyArray<ConfigurableOption>;
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
  /** The variant that a choice leads to: the one whose SKU is chosen (`attributeCode: "sku"`), else most values matched, ties to the lower price. When none matches, the first that can be bought, or null where the store wants no stand-in. */
  readonly variant: Maybe<ProductVariant>;
  /** What can be bought: enabled variants only, in the platform's order. */
  readonly variants: ReadonlyArray<ProductVariant>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is bought as one of its variants. */
export type ConfigurableProductVariantArgs = {
  selection: ReadonlyArray<SelectionInput>;
};

/** What `confirmEmailChange` takes. */
export type ConfirmEmailChangeInput = {
  /** Echoed. The link is good once, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What the link of the mail says. */
  readonly token: Scalars['String']['input'];
};

/** What `confirmEmailChange` answers. */
export type ConfirmEmailChangePayload = {
  readonly __typename?: 'ConfirmEmailChangePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer whose account is open here, who may be another; null when none is. */
  readonly customer: Maybe<Customer>;
  /** The address that the account has from now on; null when it was refused. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `confirmTelephone` takes. */
export type ConfirmTelephoneInput = {
  /** Which address of the customer. */
  readonly addressId: Scalars['String']['input'];
  /** Echoed. Codes are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What the SMS says: four digits. */
  readonly code: Scalars['String']['input'];
};

/** What `confirmTelephone` answers. */
export type ConfirmTelephonePayload = {
  readonly __typename?: 'ConfirmTelephonePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the telephone is confirmed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A coupon that a cart uses. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  /** The code as the platform writes it. */
  readonly code: Scalars['String']['output'];
  /** What it takes off, as a positive amount. Null when the totals could not be read. */
  readonly discount: Maybe<Money>;
};

/** What `createAccount` takes. */
export type CreateAccountInput = {
  /** What a captcha gave, for platforms that ask for one. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Echoed. Passwords are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer may call the device, shown in the list of devices. At most 200 characters. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** Where mails go, and the name to sign in with. */
  readonly email: Scalars['String']['input'];
  /** Given names. */
  readonly firstName: Scalars['String']['input'];
  /** Father's surname, or the only one. */
  readonly lastName: Scalars['String']['input'];
  /** 8 to 256 characters of at least three kinds (lower case, upper case, digits, others), a capital letter and a digit among them. */
  readonly password: Scalars['String']['input'];
};

/** What `createAccount` answers. */
export type CreateAccountPayload = {
  readonly __typename?: 'CreateAccountPayload';
  /** The customer's cart, with what the guest had; null while there is none. */
  readonly cart: Maybe<Cart>;
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Who is signed in; null when it was refused. */
  readonly customer: Maybe<Customer>;
  /** The account is open, and the shopper should know this: a coupon no longer applies, something is sold out. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the account is made and open. What did not fit into the cart stands in `notices`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `createReturn` takes. */
export type CreateReturnInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What else there is to say: 500 characters at most. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** What to send back. */
  readonly lines: ReadonlyArray<ReturnLineInput>;
  /** Which order of the customer. */
  readonly orderId: Scalars['ID']['input'];
  /**
   * Photos, each a JPEG of 48,000 bytes at most as a `data:image/jpeg;base64,` URL, as many as `ReturnForm.photosMax`. They
   * are drawn anew: only their pixels are kept.
   */
  readonly photos?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What `createReturn` answers. */
export type CreateReturnPayload = {
  readonly __typename?: 'CreateReturnPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the returns after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A review to write. */
export type CreateReviewInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The text, at most 4,000 characters. */
  readonly detail: Scalars['String']['input'];
  /** What the writer wants to be called, at most 60 characters. It is shown to everybody. */
  readonly nickname: Scalars['String']['input'];
  /** Stars, from 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** SKU of the product, or of one of its variants: a review is of the product. */
  readonly sku: Scalars['String']['input'];
  /** In a few words, at most 120 characters. */
  readonly title: Scalars['String']['input'];
};

/** What became of the review. */
export type CreateReviewPayload = {
  readonly __typename?: 'CreateReviewPayload';
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The review was kept, and the shopper should know that it is looked at first. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the review was kept. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `createWishList` takes. */
export type CreateWishListInput = {
  /** Who may read it; public when left out. */
  readonly access?: InputMaybe<WishListAccess>;
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What to call it: 1 to 30 characters, and no other list of the customer has it. */
  readonly name: Scalars['String']['input'];
  /** A product to put on it. Where that is refused the list is made all the same. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
};

/** What `createWishList` answers. */
export type CreateWishListPayload = {
  readonly __typename?: 'CreateWishListPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Store credit, paid in weekly amounts. What it costs in all stands beside what it costs a week. */
export type CreditPrice = {
  readonly __typename?: 'CreditPrice';
  /** What is paid in all when every payment is on time. */
  readonly punctualTotal: Money;
  /** What is paid each week, with tax. */
  readonly weekly: Money;
};

/** Totals of a cart that is paid on store credit. */
export type CreditTotals = {
  readonly __typename?: 'CreditTotals';
  /** The platform's name of the credit's payment method. */
  readonly methodCode: Scalars['String']['output'];
  /** All lines with tax as they would cost without credit. */
  readonly subtotalWithoutCredit: Money;
  /** Name to show. */
  readonly title: Scalars['String']['output'];
};

/** A choice that changes a product or its price: engraving, a lamp's bulb. */
export type CustomOption = {
  readonly __typename?: 'CustomOption';
  /** True when it cannot be left out. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** What kind of field it is. */
  readonly kind: CustomOptionKind;
  /** Longest text, null for choices and for texts without limit. */
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  /** The platform's own number of the option, as text. */
  readonly optionId: Scalars['String']['output'];
  /** What a text adds to the price when it is filled in, with tax; null for choices, whose values say so, and for texts that cost nothing. */
  readonly priceDelta: Maybe<Money>;
  /** Name to show. */
  readonly title: Scalars['String']['output'];
  /** What can be chosen; empty for texts. */
  readonly values: ReadonlyArray<CustomOptionValue>;
};

/** A custom option as it was filled in. */
export type CustomOptionChoice = {
  readonly __typename?: 'CustomOptionChoice';
  /** Which option. */
  readonly optionId: Scalars['String']['output'];
  /** The `valueId`, several joined by commas, or the text. */
  readonly value: Scalars['String']['output'];
};

/** A custom option, filled in. */
export type CustomOptionInput = {
  /** Which option. */
  readonly optionId: Scalars['String']['input'];
  /** The `valueId`, several joined by commas; for a text option, the text, at most 500 characters. */
  readonly value: Scalars['String']['input'];
};

/** What kind of field a custom option is. */
export type CustomOptionKind =
  /** One of the values. */
  | 'CHOICE'
  /** Any number of the values. */
  | 'MULTIPLE'
  /** One line of text. */
  | 'TEXT'
  /** Several lines of text. */
  | 'TEXT_AREA';

/** One value of a custom option. */
export type CustomOptionValue = {
  readonly __typename?: 'CustomOptionValue';
  /** What it adds to the price, with tax. Of a percentage, already worked out for this product. */
  readonly priceDelta: Money;
  /** Name to show. */
  readonly title: Scalars['String']['output'];
  /** The platform's own number of the value, as text. */
  readonly valueId: Scalars['String']['output'];
};

/** Somebody with an account. Nobody else can read it. */
export type Customer = Node & {
  readonly __typename?: 'Customer';
  /** Postal addresses, oldest first. */
  readonly addresses: ReadonlyArray<CustomerAddress>;
  /**
   * Why an order may be called off, ready to choose from: only what can be true of it. Null for an order that is not the
   * customer's, and where reasons could not be read.
   */
  readonly cancelReasons: Maybe<ReadonlyArray<AnswerOption>>;
  /** Coupons that nobody else can use, in this store's currency, the newest first. Null when they could not be read. */
  readonly coupons: Maybe<CustomerCouponConnection>;
  /** The day they were born on, null when it was not said. The shop asks for it nowhere, and no mutation changes it: a platform may know it from an app, or from a counter. */
  readonly dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Devices that the account is open on, the one used last first. Null when they could not be read. */
  readonly devices: Maybe<ReadonlyArray<CustomerDevice>>;
  /** Where mails go, and the name to sign in with. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Another e-mail address, asked for by `requestEmailChange`, that waits to be confirmed. Null when none does. */
  readonly emailChange: Maybe<EmailChange>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** All names in the order in which they are said. */
  readonly fullName: Scalars['String']['output'];
  /** The platform's number of the group that they are in, which prices by the piece and taxes may be of; null when the platform does not say. Nobody chooses their own. */
  readonly groupId: Maybe<Scalars['String']['output']>;
  /**
   * What makers ask for when something of an order is wrong, as the platform has it on file. Null for an order that is not
   * the customer's, and where it could not be read.
   */
  readonly guaranteeContact: Maybe<GuaranteeContact>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** Father's surname, or the only one. */
  readonly lastName: Scalars['String']['output'];
  /** Mother's surname, null when it was not said. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Whether the newsletter goes to the customer's own address. Null when it could not be read. */
  readonly newsletter: Maybe<NewsletterSubscription>;
  /** Orders of all stores, the newest first. Null when they could not be read. */
  readonly orders: Maybe<OrderConnection>;
  /** The customer's rank, by what was bought in the currency of the store. Null when it could not be read. */
  readonly ranking: Maybe<Ranking>;
  /** What of an order may be sent back, and what is asked about it. Null as `returns` is. */
  readonly returnForm: Maybe<ReturnForm>;
  /** Returns of an order, the newest first, 10 at most. Null for an order that is not the customer's, and where they could not be read. */
  readonly returns: Maybe<ReadonlyArray<ReturnRequest>>;
  /** The customer's wallet in the currency of the store; there is one in each. Null when it could not be read, and where the platform has no wallets. */
  readonly wallet: Maybe<Wallet>;
  /**
   * Lists of wishes in this store, the oldest first: that is the one that a product goes to unless another is named. At most
   * 20. Null when they could not be read.
   */
  readonly wishLists: Maybe<WishListConnection>;
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerCancelReasonsArgs = {
  orderId: Scalars['ID']['input'];
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerCouponsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerGuaranteeContactArgs = {
  orderId: Scalars['ID']['input'];
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerReturnFormArgs = {
  orderId: Scalars['ID']['input'];
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerReturnsArgs = {
  orderId: Scalars['ID']['input'];
};


/** Somebody with an account. Nobody else can read it. */
export type CustomerWishListsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** A postal address of a customer. */
export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  /** The platform's number of it. */
  readonly addressId: Scalars['String']['output'];
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company, null for a private address. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly countryCode: Maybe<Scalars['CountryCode']['output']>;
  /** Between which streets it is, or what else helps to find it; null when it was not said. */
  readonly crossStreet: Maybe<Scalars['String']['output']>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** True for the one that stands on invoices unless another is chosen. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** True for the one that orders go to unless another is chosen. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** True once the customer has typed the code of an SMS to this number. A number that is changed is not confirmed until it is. */
  readonly isTelephoneConfirmed: Scalars['Boolean']['output'];
  /** Father's surname, or all of them. */
  readonly lastName: Scalars['String']['output'];
  /** Mother's surname, null when it was not said. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postcode: Scalars['String']['output'];
  /** State or region, ready to show; null when it has none. */
  readonly region: Maybe<Scalars['String']['output']>;
  /** As the platform names it: `JAL`. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Street and number first. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Tax number, null when it was not said. */
  readonly taxId: Maybe<Scalars['String']['output']>;
  /** Telephone number, null when it was not said. */
  readonly telephone: Maybe<Scalars['String']['output']>;
};

/** A coupon that one customer alone can use. */
export type CustomerCoupon = {
  readonly __typename?: 'CustomerCoupon';
  /** Amount that it takes off, before tax; null where it takes off a part, or delivery. */
  readonly amount: Maybe<Money>;
  /** What `applyCartCoupon` takes. */
  readonly code: Scalars['String']['output'];
  /** When it was given. */
  readonly givenAt: Scalars['DateTime']['output'];
  /** True where delivery costs nothing. */
  readonly isFreeShipping: Scalars['Boolean']['output'];
  /** What a cart has to cost at least, with tax; null where any cart will do. */
  readonly minimumSubtotal: Maybe<Money>;
  /** What it was given for. */
  readonly origin: CustomerCouponOrigin;
  /** Percent that it takes off, `"10"`; null where it takes off an amount, or delivery. */
  readonly percent: Maybe<Scalars['Decimal']['output']>;
  /** Whether it can be used now. */
  readonly state: CustomerCouponState;
  /** The last moment at which it can be used; null when it has none. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A page of coupons. */
export type CustomerCouponConnection = {
  readonly __typename?: 'CustomerCouponConnection';
  /** The coupons, each with its cursor. */
  readonly edges: ReadonlyArray<CustomerCouponEdge>;
  /** The coupons without their cursors. */
  readonly nodes: ReadonlyArray<CustomerCoupon>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All coupons, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A coupon in a list. */
export type CustomerCouponEdge = {
  readonly __typename?: 'CustomerCouponEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The coupon. */
  readonly node: CustomerCoupon;
};

/** What a coupon was given for. */
export type CustomerCouponOrigin =
  /** The customer subscribed to the newsletter. */
  | 'NEWSLETTER'
  /** Something else. */
  | 'OTHER';

/** Whether a coupon can be used. */
export type CustomerCouponState =
  /** Its last day has passed. */
  | 'PAST'
  /** A cart can use it, if it costs enough. */
  | 'USABLE'
  /** It was used, by an order that stands. One that is called off gives it back. */
  | 'USED';

/** A device that an account is open on. */
export type CustomerDevice = {
  readonly __typename?: 'CustomerDevice';
  /** The platform's name of it. */
  readonly deviceId: Scalars['String']['output'];
  /** True for the one that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** What it called itself when it signed in; null when it said nothing. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** When it signed in. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** When it last asked for something of the account. */
  readonly usedAt: Scalars['DateTime']['output'];
};

/** What `deleteCustomerAddress` takes. */
export type DeleteCustomerAddressInput = {
  /** Which address of the customer. */
  readonly addressId: Scalars['String']['input'];
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `deleteCustomerAddress` answers. */
export type DeleteCustomerAddressPayload = {
  readonly __typename?: 'DeleteCustomerAddressPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `deleteQuote` takes. */
export type DeleteQuoteInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which quote. */
  readonly id: Scalars['ID']['input'];
};

/** What `deleteQuote` answers. */
export type DeleteQuotePayload = {
  readonly __typename?: 'DeleteQuotePayload';
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Global id of the quote that is gone, null when it was refused. */
  readonly deletedQuoteId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it is gone. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `deleteWishList` takes. */
export type DeleteWishListInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which list of the customer. */
  readonly wishListId: Scalars['ID']['input'];
};

/** What `deleteWishList` answers. */
export type DeleteWishListPayload = {
  readonly __typename?: 'DeleteWishListPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** When something would arrive: both days included, in the store's own time. */
export type DeliveryEstimate = {
  readonly __typename?: 'DeliveryEstimate';
  /** Earliest day. */
  readonly earliest: Scalars['Date']['output'];
  /** Latest day, the same as `earliest` when it is certain. */
  readonly latest: Scalars['Date']['output'];
};

/** As much of an address as shipping methods depend on. */
export type DestinationInput = {
  /** Country, the store's when left out. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Postal code. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** State or region, as the platform names it: `JAL`. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** A file that is bought. */
export type Download = {
  readonly __typename?: 'Download';
  /** How often it may be fetched, null when as often as one likes. */
  readonly downloadsAllowed: Maybe<Scalars['Int']['output']>;
  /** An extract to look at before buying, null when there is none. */
  readonly sampleUrl: Maybe<Scalars['URL']['output']>;
  /** Name to show. */
  readonly title: Scalars['String']['output'];
};

/** An extract of a file, free to look at. */
export type DownloadSample = {
  readonly __typename?: 'DownloadSample';
  /** Name to show. */
  readonly title: Scalars['String']['output'];
  /** Where it is. */
  readonly url: Scalars['URL']['output'];
};

/** Files to download after payment: a plan, a pattern. */
export type DownloadableProduct = Node & Product & {
  readonly __typename?: 'DownloadableProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** The files that are bought, in the order to show them. */
  readonly downloads: ReadonlyArray<Download>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Extracts to look at before buying, in the order to show them. */
  readonly samples: ReadonlyArray<DownloadSample>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** Files to download after payment: a plan, a pattern. */
export type DownloadableProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Files to download after payment: a plan, a pattern. */
export type DownloadableProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Files to download after payment: a plan, a pattern. */
export type DownloadableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Files to download after payment: a plan, a pattern. */
export type DownloadableProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Files to download after payment: a plan, a pattern. */
export type DownloadableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An e-mail address that becomes the account's when the link is opened that was mailed to it. Until then mails go to the present one. */
export type EmailChange = {
  readonly __typename?: 'EmailChange';
  /** The new address. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Until when the link is good. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** What `endExternalCheckout` takes. */
export type EndExternalCheckoutInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `endExternalCheckout` answers. */
export type EndExternalCheckoutPayload = {
  readonly __typename?: 'EndExternalCheckoutPayload';
  /** The cart as it is now: null once the one that was handed over is gone. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: always empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One way to narrow a list: colour, price, brand. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** What to give as `attribute` of a `FilterInput`. */
  readonly attribute: Scalars['String']['output'];
  /** How its values are chosen and shown. */
  readonly kind: FacetKind;
  /** Name to show: `Color`. */
  readonly label: Scalars['String']['output'];
  /** Its values, in the order to show them; those that nothing matches are left out unless they are chosen. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** How a facet's values are chosen and shown. */
export type FacetKind =
  /** Any number of values; give them as `in`. */
  | 'CHOICE'
  /** One of the values; give it as `range`. */
  | 'RANGE'
  /** Any number of values with a colour each; give them as `in`. */
  | 'SWATCH';

/** One value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Products that would be listed with it. */
  readonly count: Scalars['Int']['output'];
  /** True when the list is narrowed by it. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** Name to show: `Gris`, `< $50`, `$50 - 100`. */
  readonly label: Scalars['String']['output'];
  /** Colour to show it as, null when it is no colour. */
  readonly swatch: Maybe<Scalars['HexColor']['output']>;
  /** What to give in a `FilterInput`: the platform's number of the value, or a range such as `50-100` or `150-*`. */
  readonly value: Scalars['String']['output'];
};

/** One condition on an attribute. Give `in` or `range`, not both. */
export type FilterInput = {
  /** Attribute: `color`, `price`. */
  readonly attribute: Scalars['String']['input'];
  /** Any of these values, at most 50. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Numbers from and to, both included; `*` means no upper bound: `0-50`, `150-*`. */
  readonly range?: InputMaybe<Scalars['String']['input']>;
};

/** A field of a form, bounded as the mutations that take it are. */
export type FormAttribute = {
  readonly __typename?: 'FormAttribute';
  /** The platform's name of it: `firstname`. */
  readonly code: Scalars['String']['output'];
  /**
   * The field of the input that takes it: of `AddressInput` and `SaveCustomerAddressInput`, or of `CreateAccountInput` and
   * `UpdateCustomerInput`. Null where no mutation takes it.
   */
  readonly field: Maybe<Scalars['String']['output']>;
  /** How it is given. */
  readonly input: FormAttributeInput;
  /** False for what nobody can change once it is said. */
  readonly isChangeable: Scalars['Boolean']['output'];
  /** True when the input is refused without it. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** What to show beside it, in the store's language. */
  readonly label: Scalars['String']['output'];
  /** Most lines, null for what has one. */
  readonly lines: Maybe<Scalars['Int']['output']>;
  /** Most characters, of each line where there are several; null where there is no such bound. */
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  /** Fewest characters of what is given, null where there is no such bound. */
  readonly minLength: Maybe<Scalars['Int']['output']>;
};

/** How a field of a form is given. */
export type FormAttributeInput =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A day. */
  | 'DATE'
  /** An address for mails. */
  | 'EMAIL'
  /** Lines of text. */
  | 'MULTILINE'
  /** A password, which is shown to nobody. */
  | 'PASSWORD'
  /** One of a list. */
  | 'SELECT'
  /** A line of text. */
  | 'TEXT';

/** A part of a grouped product. */
export type GroupedItem = {
  readonly __typename?: 'GroupedItem';
  /** How many belong to the group; what to put into the quantity field. */
  readonly defaultQuantity: Scalars['Float']['output'];
  /** The part. */
  readonly product: Product;
};

/** Products that are shown together and bought one by one. */
export type GroupedProduct = Node & Product & {
  readonly __typename?: 'GroupedProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** The parts, in the platform's order. Null when they could not be read. */
  readonly items: Maybe<ReadonlyArray<GroupedItem>>;
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** Products that are shown together and bought one by one. */
export type GroupedProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Products that are shown together and bought one by one. */
export type GroupedProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are shown together and bought one by one. */
export type GroupedProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are shown together and bought one by one. */
export type GroupedProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are shown together and bought one by one. */
export type GroupedProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Who answers for a product. */
export type Guarantee = {
  readonly __typename?: 'Guarantee';
  /** Whose affair it is. `NONE` where the platform says nothing. */
  readonly kind: GuaranteeKind;
  /** The platform's own word for it: `Ninguno` where it says nothing. */
  readonly label: Scalars['String']['output'];
  /** Who is to be asked, 10 at most: the makers of a guarantee of theirs. */
  readonly providers: ReadonlyArray<GuaranteeProvider>;
};

/** What a maker asks a buyer for. */
export type GuaranteeContact = {
  readonly __typename?: 'GuaranteeContact';
  /** Number of the buyer's account with the shop. */
  readonly account: Maybe<Scalars['String']['output']>;
  /** Whose it is. */
  readonly client: Maybe<Scalars['String']['output']>;
  /** How the buyer is reached. */
  readonly contactMethod: Maybe<GuaranteeContactMethod>;
  /** Number of the purchase in the shop's books. */
  readonly movement: Maybe<Scalars['String']['output']>;
  /** Where the buyer is called. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** How a buyer is reached. */
export type GuaranteeContactMethod =
  /** By mail. */
  | 'EMAIL'
  /** By telephone. */
  | 'PHONE';

/** Whose affair a guarantee is. */
export type GuaranteeKind =
  /** Nobody answers for it beyond what the law says. */
  | 'NONE'
  /** Its maker, or who acts for them. */
  | 'PROVIDER'
  /** The shop. */
  | 'STORE';

/** Who answers for a product, and how they are reached. */
export type GuaranteeProvider = {
  readonly __typename?: 'GuaranteeProvider';
  /** Address to write to, null when there is none. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** When they are there, ready to show; null when that is not said. */
  readonly hours: Maybe<Scalars['String']['output']>;
  /** Who it is, ready to show. */
  readonly name: Scalars['String']['output'];
  /** Number to call, null when there is none. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** File format of a picture. */
export type ImageFormat =
  /** Smallest; every current browser reads it. */
  | 'AVIF'
  /** Reads everywhere. */
  | 'JPEG'
  /** Small; reads nearly everywhere. */
  | 'WEBP';

/** Payment in equal months. */
export type Instalment = {
  readonly __typename?: 'Instalment';
  /** What each month costs, with tax. */
  readonly monthly: Money;
  /** How many months. */
  readonly months: Scalars['Int']['output'];
};

/** What `login` takes. */
export type LoginInput = {
  /** What a captcha gave, for platforms that ask for one. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Echoed. Passwords are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer may call the device, shown in the list of devices. At most 200 characters. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** The account's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
};

/** What `login` answers. */
export type LoginPayload = {
  readonly __typename?: 'LoginPayload';
  /** The customer's cart, with what the guest had; null while there is none. */
  readonly cart: Maybe<Cart>;
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Who is signed in; null when it was refused. */
  readonly customer: Maybe<Customer>;
  /** The account is open, and the shopper should know this: a coupon no longer applies, something is sold out. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the account is open. What did not fit into the cart stands in `notices`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `logout` takes. */
export type LogoutInput = {
  /** Echoed. Closing twice is no error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `logout` answers. */
export type LogoutPayload = {
  readonly __typename?: 'LogoutPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** That it is closed. */
  readonly notices: ReadonlyArray<Notice>;
  /** Always empty: an account can always be closed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The card by which a customer is known in the shop's branches. */
export type LoyaltyCard = {
  readonly __typename?: 'LoyaltyCard';
  /** Whose it is. */
  readonly holder: Scalars['String']['output'];
  /** Since when. */
  readonly memberSince: Maybe<Scalars['DateTime']['output']>;
  /** Its number, which a till reads: digits, as in EAN-13 where there are thirteen. */
  readonly number: Scalars['String']['output'];
};

/** What a product's media item is. */
export type MediaKind =
  /** A still picture. */
  | 'IMAGE'
  /** A video on a page of its own. */
  | 'VIDEO';

/** An exact amount of money, never negative unless it says so. */
export type Money = {
  readonly __typename?: 'Money';
  /** Decimal string in major units, with as many fraction digits as the currency has: `"1299.00"`. */
  readonly amount: Scalars['Decimal']['output'];
  /** ISO 4217. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
};

/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds lines, or quantity to lines that match. All or none. */
  readonly addCartLines: AddCartLinesPayload;
  /** Puts a product on a list. One that is on it already is no error. What is out of stock is refused. */
  readonly addToWishList: AddToWishListPayload;
  /** Uses a coupon, in place of the one in use. */
  readonly applyCartCoupon: ApplyCartCouponPayload;
  /** Forgets the address that waits. None is no error. */
  readonly cancelEmailChange: CancelEmailChangePayload;
  /** Calls off an order before it is sent, or units of its lines: they go back into stock. What was paid is given back. */
  readonly cancelOrder: CancelOrderPayload;
  /** Changes the password, and signs every other device out. */
  readonly changePassword: ChangePasswordPayload;
  /** Makes the address that a mail's link was sent to the account's. The link is the right to it: no account has to be open. */
  readonly confirmEmailChange: ConfirmEmailChangePayload;
  /** Confirms the telephone of an address by the code of the last SMS to it. Five wrong codes, of a customer or from an address, end that for a while. A number that is confirmed already is no error. */
  readonly confirmTelephone: ConfirmTelephonePayload;
  /** Makes an account and opens it. What a guest has in the cart comes along. An answer that was lost can be asked for again with the same password. */
  readonly createAccount: CreateAccountPayload;
  /** Asks to send back what was delivered, while there is time. */
  readonly createReturn: CreateReturnPayload;
  /** Writes a review of a product. It is listed once a moderator has approved it. */
  readonly createReview: CreateReviewPayload;
  /** Makes a list of wishes, with a first product where one is named. */
  readonly createWishList: CreateWishListPayload;
  /** Removes a postal address. One that is gone already is no error. */
  readonly deleteCustomerAddress: DeleteCustomerAddressPayload;
  /** Forgets a quote. One that is gone already is no error. */
  readonly deleteQuote: DeleteQuotePayload;
  /** Lets go of a list and what is on it. One that is gone already is no error. */
  readonly deleteWishList: DeleteWishListPayload;
  /**
   * Ends a purchase that went on elsewhere: see `Store.externalCheckoutUrl`. Lets go of the cart that was handed over there,
   * and of no other: nothing happens to a session that handed none over.
   */
  readonly endExternalCheckout: EndExternalCheckoutPayload;
  /** Opens an account. Units of the guest's cart are added to the customer's; its coupon is used again where it still applies. */
  readonly login: LoginPayload;
  /** Closes the account on this device: the session is a new guest's, with nothing of the customer's in it. No account open is no error. */
  readonly logout: LogoutPayload;
  /** Asks for a mail when a product can be bought again. Asking twice for the same product and address is one wish. */
  readonly notifyWhenInStock: NotifyWhenInStockPayload;
  /** Turns the cart into an order, once: the same idempotency key returns the same order. */
  readonly placeOrder: PlaceOrderPayload;
  /**
   * Has the platform work the cart out anew, as before an order: what is no longer sold goes, and so does a way of delivery
   * that is no longer offered. Compare `cart` with what the shopper saw, and show the difference before `placeOrder`.
   */
  readonly recalculateOrder: RecalculateOrderPayload;
  /** Takes the coupon off. No coupon is no error. */
  readonly removeCartCoupon: RemoveCartCouponPayload;
  /** Removes lines. A line that is gone already is no error; the SKU of a product with variants removes all of them. */
  readonly removeCartLines: RemoveCartLinesPayload;
  /** Takes a product off a list, or off all lists. One that is not there is no error. */
  readonly removeFromWishList: RemoveFromWishListPayload;
  /**
   * Asks for another e-mail address, in place of one that waits. A link to confirm it is mailed there, and the present address is
   * sent a notice with a link that takes it back. Who has no password, because they sign in by a provider, sets one first by
   * `requestPasswordReset`.
   */
  readonly requestEmailChange: RequestEmailChangePayload;
  /** Mails a link to a new password. Answers alike whether there is an account or not. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Mails the link to the address that waits again. The link of before is good no longer. */
  readonly resendEmailChange: ResendEmailChangePayload;
  /** Sets a new password with what the mail's link says, and signs every device out. */
  readonly resetPassword: ResetPasswordPayload;
  /** Puts a quote's lines into the cart again, at the prices of today. */
  readonly restoreQuote: RestoreQuotePayload;
  /** Keeps a postal address: a new one, or with `addressId` another text for one that is there. The first one of a customer is the default for both uses. */
  readonly saveCustomerAddress: SaveCustomerAddressPayload;
  /** Saves the cart as it is now under a name, with today's prices. Later changes do not follow. */
  readonly saveQuote: SaveQuotePayload;
  /** Writes to the store: it answers to the address given. Tries are counted. */
  readonly sendContactMessage: SendContactMessagePayload;
  /**
   * Sends a code of four digits, in the language of the store, to the telephone of one of the customer's addresses: to no other
   * number. One number is sent a code every five minutes, and some a day, whoever asks.
   */
  readonly sendTelephoneCode: SendTelephoneCodePayload;
  /** Sets the payment method, and returns the totals that follow. */
  readonly setCartPayment: SetCartPaymentPayload;
  /** Sets the address and the shipping method, and returns the totals and payment methods that follow. */
  readonly setCartShipping: SetCartShippingPayload;
  /** Makes a link that opens the cart as it is now on another device. Later changes do not follow. */
  readonly shareCart: ShareCartPayload;
  /** Closes the account on other devices: on one of them, or on all but this one. */
  readonly signOutDevices: SignOutDevicesPayload;
  /**
   * Has the newsletter sent to an address. One that gets it already is not subscribed again; only whose account has that
   * address is told so, for everybody else the answer is the same. Tries are counted.
   */
  readonly subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Merges the lines that a client holds with the platform's cart, and tells what it did to each. */
  readonly syncCart: SyncCartPayload;
  /** Adds the lines of a shared cart to one's own: a line that both have keeps the larger quantity. */
  readonly takeOverSharedCart: TakeOverSharedCartPayload;
  /**
   * Gives an account back to the address that a notice was sent to, whatever became of it since. Every device is signed out,
   * providers are parted from the account, and its password opens it no longer.
   */
  readonly undoEmailChange: UndoEmailChangePayload;
  /** Ends the newsletter to the address of the account that is open, and to no other. Where it does not go there nothing is changed. */
  readonly unsubscribeFromNewsletter: UnsubscribeFromNewsletterPayload;
  /** Sets quantities; 0 removes the line. All or none. */
  readonly updateCartLines: UpdateCartLinesPayload;
  /** Changes names. Another e-mail address is refused with `EMAIL_CHANGE_NEEDS_PASSWORD`: it is asked for by `requestEmailChange`. */
  readonly updateCustomer: UpdateCustomerPayload;
  /** Has the platform work the rank out anew, with what was bought meanwhile. */
  readonly updateRanking: UpdateRankingPayload;
  /** Gives a list another name, or other readers. A list that becomes private gets another code: old links open nothing any more. */
  readonly updateWishList: UpdateWishListPayload;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationAddCartLinesArgs = {
  input: AddCartLinesInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationAddToWishListArgs = {
  input: AddToWishListInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationApplyCartCouponArgs = {
  input: ApplyCartCouponInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCancelEmailChangeArgs = {
  input: CancelEmailChangeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationConfirmTelephoneArgs = {
  input: ConfirmTelephoneInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCreateReturnArgs = {
  input: CreateReturnInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationCreateWishListArgs = {
  input: CreateWishListInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationDeleteCustomerAddressArgs = {
  input: DeleteCustomerAddressInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationDeleteQuoteArgs = {
  input: DeleteQuoteInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationDeleteWishListArgs = {
  input: DeleteWishListInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationEndExternalCheckoutArgs = {
  input: EndExternalCheckoutInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationLogoutArgs = {
  input: LogoutInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationNotifyWhenInStockArgs = {
  input: NotifyWhenInStockInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRecalculateOrderArgs = {
  input: RecalculateOrderInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRemoveCartCouponArgs = {
  input: RemoveCartCouponInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRemoveCartLinesArgs = {
  input: RemoveCartLinesInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRemoveFromWishListArgs = {
  input: RemoveFromWishListInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationResendEmailChangeArgs = {
  input: ResendEmailChangeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationRestoreQuoteArgs = {
  input: RestoreQuoteInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSaveCustomerAddressArgs = {
  input: SaveCustomerAddressInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSaveQuoteArgs = {
  input: SaveQuoteInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSendTelephoneCodeArgs = {
  input: SendTelephoneCodeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSetCartPaymentArgs = {
  input: SetCartPaymentInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSetCartShippingArgs = {
  input: SetCartShippingInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationShareCartArgs = {
  input: ShareCartInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSignOutDevicesArgs = {
  input: SignOutDevicesInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationSyncCartArgs = {
  input: SyncCartInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationTakeOverSharedCartArgs = {
  input: TakeOverSharedCartInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUnsubscribeFromNewsletterArgs = {
  input: UnsubscribeFromNewsletterInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUpdateCartLinesArgs = {
  input: UpdateCartLinesInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUpdateRankingArgs = {
  input: UpdateRankingInput;
};


/** Every change starts here. Send one change per operation: each has its own idempotency key. */
export type MutationUpdateWishListArgs = {
  input: UpdateWishListInput;
};

/** The newsletter of an account. */
export type NewsletterSubscription = {
  readonly __typename?: 'NewsletterSubscription';
  /** Where it goes: the address of the account. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Whether it goes there. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

/** An object that can be fetched again by its id alone. */
export type Node = {
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
};

/** Something done that the user should know about. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** What it is about, for programs. */
  readonly code: NoticeCode;
  /** In the store's language, ready to show. */
  readonly message: Scalars['String']['output'];
  /** With `PRICE_CHANGED`: of what line, from what, to what. Else null. */
  readonly priceChange: Maybe<PriceChange>;
};

/** What a shopper should know about a change that was made. */
export type NoticeCode =
  /** Names have been changed. English: "Account data has successfully been updated" */
  | 'ACCOUNT_UPDATED'
  /** A postal address has been removed. */
  | 'ADDRESS_DELETED'
  /** A postal address has been kept. */
  | 'ADDRESS_SAVED'
  /** Something of the guest's cart did not fit into the customer's. */
  | 'CART_MERGED_IN_PART'
  /** A complaint is on its way to the store, and has a number. */
  | 'CONTACT_COMPLAINT_FILED'
  /** A message is on its way to the store, which answers to its writer's address. */
  | 'CONTACT_MESSAGE_SENT'
  /** The coupon no longer applies and was taken off. */
  | 'COUPON_REMOVED'
  /** The account is closed on other devices. */
  | 'DEVICES_SIGNED_OUT'
  /** The account has another e-mail address. */
  | 'EMAIL_CHANGED'
  /** The e-mail address that waited is forgotten. */
  | 'EMAIL_CHANGE_CANCELED'
  /** A link to confirm another e-mail address is on its way there. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** The account has the e-mail address of before again. */
  | 'EMAIL_CHANGE_UNDONE'
  /** The account is closed on this device. English: "You're logged out" */
  | 'LOGGED_OUT'
  /** The newsletter went to the customer's address before: nothing was changed. */
  | 'NEWSLETTER_ALREADY_SUBSCRIBED'
  /** The newsletter brought a coupon, or did before: `Customer.coupons` has it. */
  | 'NEWSLETTER_COUPON'
  /** The newsletter goes to the address. */
  | 'NEWSLETTER_SUBSCRIBED'
  /** The newsletter goes to the customer's address no more. */
  | 'NEWSLETTER_UNSUBSCRIBED'
  /** An order was called off. */
  | 'ORDER_CANCELED'
  /** Some of an order was called off. */
  | 'ORDER_LINES_CANCELED'
  /** The platform has accepted the order, and gives it a number later. */
  | 'ORDER_QUEUED'
  /** The order is placed at another total than `expectedTotal`: a platform that does not compare it. English: "Your order was placed at another total than you agreed to" */
  | 'ORDER_TOTAL_DIFFERS'
  /** The password has been changed. English: "Password has successfully been changed" */
  | 'PASSWORD_CHANGED'
  /** If there is an account, a mail with a link is on its way. */
  | 'PASSWORD_LINK_SENT'
  /** One unit costs something else than the client expected: `priceChange` says what. */
  | 'PRICE_CHANGED'
  /** What was asked for is in the cart. English: "Product has been added to the cart!" */
  | 'PRODUCT_ADDED'
  /** With the new password the account was parted from the providers that it was joined with: who signs in by one is asked for the password once. */
  | 'PROVIDERS_PARTED'
  /** The quantity of a line has been changed. English: "Product quantity has been updated!" */
  | 'QUANTITY_UPDATED'
  /** The cart has been saved under a name. */
  | 'QUOTE_SAVED'
  /** A return was asked for: the shop says what happens next. */
  | 'RETURN_CREATED'
  /** The review has been handed in: it is listed once a moderator has approved it. */
  | 'REVIEW_PENDING'
  /** The account opens by the provider that the customer came from, too. */
  | 'SOCIAL_JOINED'
  /** What has sold out since it was put into the cart was taken out of it. */
  | 'SOLD_OUT_REMOVED'
  /** A mail will be sent when the product can be bought again. */
  | 'STOCK_NOTICE_KEPT'
  /** Stock is not synchronised: what was added is a pre-reservation. English: "The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation." */
  | 'STOCK_VOLATILE'
  /** An SMS with a code is on its way. */
  | 'TELEPHONE_CODE_SENT'
  /** The telephone is confirmed. */
  | 'TELEPHONE_CONFIRMED'
  /** A list of wishes was made. Spanish: "Lista creada" */
  | 'WISH_LIST_CREATED'
  /** A list is gone, with what was on it. */
  | 'WISH_LIST_DELETED'
  /** A product is on a list now. English: "Product {productName} has been added to wishlist!" */
  | 'WISH_LIST_PRODUCT_ADDED'
  /** A product was taken off a list, or off all of them. */
  | 'WISH_LIST_PRODUCT_REMOVED'
  /** A list has another name now, or other readers. */
  | 'WISH_LIST_UPDATED';

/** A wish to hear of a product. */
export type NotifyWhenInStockInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the mail goes. */
  readonly email: Scalars['EmailAddress']['input'];
  /** The SKU that is out of stock: of a configurable product, the chosen variant's. */
  readonly sku: Scalars['String']['input'];
};

/** What became of the wish. */
export type NotifyWhenInStockPayload = {
  readonly __typename?: 'NotifyWhenInStockPayload';
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The wish was kept, and the shopper should know this. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the wish was kept. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Something bought. */
export type Order = Node & {
  readonly __typename?: 'Order';
  /** What of it its customer may call off now; null when nothing. */
  readonly cancelable: Maybe<OrderCancelable>;
  /** What its customer need not pay, or gets back, for what was called off. 0 when nothing was. */
  readonly canceledTotal: Money;
  /** Who delivers it, null before that is known. */
  readonly deliveryCompany: Maybe<Scalars['String']['output']>;
  /** Address that the confirmation was sent to. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Number that the delivery company knows the parcel by, null before it is on its way. */
  readonly guideNumber: Maybe<Scalars['String']['output']>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** What was bought, in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** What the shopper is told and asks by. */
  readonly number: Scalars['String']['output'];
  /** How to pay it, null for what is paid on delivery or was paid while it was placed. */
  readonly paymentInstructions: Maybe<PaymentInstructions>;
  /** The platform's name of how it is paid: `banktransfer`. Null when it did not say. */
  readonly paymentMethodCode: Maybe<Scalars['String']['output']>;
  /** How it is paid, ready to show. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /**
   * Page of the payment provider that a card pays it on, for a browser to go to: neither shop nor API ever sees a card. The
   * path of the shop that its parameter `return` holds is where it leads back to. Null for what is paid otherwise, and
   * for an order that does not wait for its payment.
   */
  readonly paymentUrl: Maybe<Scalars['URL']['output']>;
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Which of the four steps it has come to. Null for one that goes no further: called off, denied, rejected. */
  readonly progress: Maybe<OrderProgress>;
  /**
   * Opens this order's `receipt` without the session: the last part of a link to it. May be another text each time, all of
   * them good. Null for an order whose session has forgotten it.
   */
  readonly receiptProof: Maybe<Scalars['String']['output']>;
  /** Until when it may be sent back; null before its delivery, and once it is closed. */
  readonly returnBefore: Maybe<Scalars['DateTime']['output']>;
  /** The rows behind the total, in the platform's order. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** Where it goes to, null when there is nothing to carry. */
  readonly shippingAddress: Maybe<Address>;
  /** How it goes there, ready to show; null when there is nothing to carry. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: OrderStatus;
  /** What is said of it, in more words than `status` has. */
  readonly statusLabel: OrderStatusLabel;
  /** What was to pay, with tax and shipping. */
  readonly total: Money;
};

/** What of an order may be called off. */
export type OrderCancelable =
  /** All of it, or units of its lines. */
  | 'LINES'
  /** All of it, or nothing: its payment is on the way. */
  | 'WHOLE';

/** A page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** The orders, each with its cursor. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** The orders without their cursors. */
  readonly nodes: ReadonlyArray<Order>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All orders, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An order in a list. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** One product of an order. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Units that were called off. */
  readonly canceledQuantity: Scalars['Float']['output'];
  /** What was chosen in the form in which it is chosen again: how a line is ordered once more, a bundle of the same parts. */
  readonly choices: CartLineChoices;
  /** Who answers for the product when something is wrong with it. Null when that could not be read. */
  readonly guarantee: Maybe<Guarantee>;
  /** Names the line in `cancelOrder` and `createReturn`. Null when the platform names none. */
  readonly lineId: Maybe<Scalars['ID']['output']>;
  /** Name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** What was chosen, ready to show. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** The product as it is now: of a variant, the product it belongs to. Null when it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Units. */
  readonly quantity: Scalars['Float']['output'];
  /** Units times price, with tax. */
  readonly rowTotal: Money;
  /** The SKU that was bought. */
  readonly sku: Scalars['String']['output'];
  /** What one unit cost, with tax. */
  readonly unitPrice: Money;
  /** The variant that was bought, as it is now. Null when the product has none, or no longer has this one. */
  readonly variant: Maybe<ProductVariant>;
};

/** The steps of an order, in their order. */
export type OrderProgress =
  /** It is with the shopper. */
  | 'ORDER_DELIVERED'
  /** It is on its way. */
  | 'ORDER_SENT'
  /** Its payment is confirmed. */
  | 'PAYMENT_CONFIRMED'
  /** Its payment is not confirmed yet. */
  | 'PAYMENT_PREVIEW';

/** How far an order is. */
export type OrderStatus =
  /** Called off. */
  | 'CANCELED'
  /** With the shopper. */
  | 'DELIVERED'
  /** Received, and waiting for its payment. */
  | 'PENDING'
  /** Paid. */
  | 'PROCESSING'
  /** On its way. */
  | 'SHIPPED';

/** What is said of an order to its buyer. */
export type OrderStatusLabel =
  /** The payment, or the credit, is approved. */
  | 'APPROVED'
  /** The payment is reserved. */
  | 'AUTHORIZED'
  /** Called off. */
  | 'CANCELED'
  /** The payment, or the credit, is denied. */
  | 'DENIED'
  /** With the shopper. */
  | 'ORDER_DELIVERED'
  /** On its way. */
  | 'ORDER_SENT'
  /** Part of it is approved. */
  | 'PARTIALLY_APPROVED'
  /** Part of the payment is reserved. */
  | 'PARTIALLY_AUTHORIZED'
  /** Part of it is rejected. */
  | 'PARTIALLY_REJECTED'
  /** Received, and waiting for its payment. */
  | 'PENDING'
  /** Done with, and closed. */
  | 'PROCESSED_AND_CLOSED'
  /** The payment is confirmed, and it is being prepared. */
  | 'PROCESSING'
  /** It is rejected. */
  | 'REJECTED';

/** Where a page of a connection ends, and whether there is more on either side. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last edge of this page, null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True when there are items after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when there are items before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge of this page, null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** What somebody needs to pay an order that has been placed already. */
export type PaymentInstructions = {
  readonly __typename?: 'PaymentInstructions';
  /** Account to pay to: a CLABE, an IBAN. Null where none is needed, as at a till. */
  readonly account: Maybe<Scalars['String']['output']>;
  /** Bank that has the account. */
  readonly bank: Maybe<Scalars['String']['output']>;
  /** Whose account it is. */
  readonly beneficiary: Maybe<Scalars['String']['output']>;
  /** Until when the money is waited for, null when that was not said. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** What tells this payment from others: has to be given with it. */
  readonly reference: Scalars['String']['output'];
};

/** A way to pay. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** The platform's name of it: `cashondelivery`. */
  readonly code: Scalars['String']['output'];
  /** What paying this way costs, with tax; null when it is free. */
  readonly fee: Maybe<Money>;
  /** True for the one to preselect. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Name to show. */
  readonly title: Scalars['String']['output'];
};

/** A number to call. */
export type PhoneNumber = {
  readonly __typename?: 'PhoneNumber';
  /** As it is dialled: `+525500000100`. */
  readonly dialled: Scalars['String']['output'];
  /** As it is read: `55 0000 0100`. */
  readonly formatted: Scalars['String']['output'];
};

/** What `placeOrder` takes. */
export type PlaceOrderInput = {
  /** False is refused with `TERMS_REQUIRED`. A client that leaves it out has its shoppers accept the terms elsewhere. */
  readonly acceptsTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whom to bill; the delivery address when left out. Required for a virtual cart. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Required: an order is the last thing to place twice. */
  readonly clientMutationId: Scalars['ID']['input'];
  /** Required of a guest; a customer's own when left out. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * Total that the shopper agreed to pay. The platform compares it as it takes the order: at any other total nothing is
   * ordered, and the refusal is `TOTAL_CHANGED`. A platform that cannot compare it may place the order at another total, which
   * the notice `ORDER_TOTAL_DIFFERS` says. Without it, the present total counts.
   */
  readonly expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Who sent the shopper, at most 100 characters: the `utm_source` that they came with, or whose ads. Goes into the
   * platform's order where the platform takes it; that it does not never stands in an order's way.
   */
  readonly origin?: InputMaybe<Scalars['String']['input']>;
};

/** What `placeOrder` answers. */
export type PlaceOrderPayload = {
  readonly __typename?: 'PlaceOrderPayload';
  /** The cart as it is now: null after an order, unchanged after a refusal. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the order. */
  readonly notices: ReadonlyArray<Notice>;
  /** The order. Null when it was refused, and when the platform has accepted it into a queue: then the notice `ORDER_QUEUED` says so. */
  readonly order: Maybe<Order>;
  /** Number of the order. Null when it was refused, and while the platform has it in a queue: the number comes by mail. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Refusals: empty when the order was placed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Lowest and highest price of a list. */
export type PriceBounds = {
  readonly __typename?: 'PriceBounds';
  /** Highest final price. */
  readonly highest: Money;
  /** Lowest final price. */
  readonly lowest: Money;
};

/** What one unit of a cart's line costs, where that is not what the client expected. */
export type PriceChange = {
  readonly __typename?: 'PriceChange';
  /** What the client expected, with tax and options. */
  readonly before: Money;
  /** What it costs now, with tax and options. */
  readonly now: Money;
  /** As `CartLine.optionsChecksum` gives it. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** SKU of the line. */
  readonly sku: Scalars['String']['output'];
};

/** Anything that the shop lists and sells. */
export type Product = {
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** Anything that the shop lists and sells. */
export type ProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Anything that the shop lists and sells. */
export type ProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Anything that the shop lists and sells. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Anything that the shop lists and sells. */
export type ProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Anything that the shop lists and sells. */
export type ProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Label and value of an attribute, ready to show. */
export type ProductAttribute = {
  readonly __typename?: 'ProductAttribute';
  /** The platform's name of it: `style`. */
  readonly code: Scalars['String']['output'];
  /** Name to show: `Estilo`. */
  readonly label: Scalars['String']['output'];
  /** Value to show; several are joined by commas. */
  readonly value: Scalars['String']['output'];
};

/** Exactly one way of naming a product. */
export type ProductBy =
  /** Global id. */
  { readonly id: Scalars['ID']['input']; readonly sku?: never; readonly slug?: never; readonly urlPath?: never; }
  |  /** Stock keeping unit, of the product or of one of its variants. */
  { readonly id?: never; readonly sku: Scalars['String']['input']; readonly slug?: never; readonly urlPath?: never; }
  |  /** Name in the address: `sofa-oslo`. */
  { readonly id?: never; readonly sku?: never; readonly slug: Scalars['String']['input']; readonly urlPath?: never; }
  |  /** `urlPath` of a product, or the path that the platform has for it, decoded: `salas/sofa-oslo`. */
  { readonly id?: never; readonly sku?: never; readonly slug?: never; readonly urlPath: Scalars['String']['input']; };

/** A page of products. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** The products, each with its cursor. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** What the list can be narrowed by, with counts over all pages, in the order to show it. A facet's counts leave its own choice out, so that a second value can be added. Facets that would narrow nothing are left out, never one that something is chosen of, nor that of prices while they differ: a range of one's own narrows where all lie in one step. Null when they could not be counted. */
  readonly facets: Maybe<ReadonlyArray<Facet>>;
  /** The products without their cursors. */
  readonly nodes: ReadonlyArray<Product>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** Lowest and highest final price over all pages, with tax; null when nothing matches. */
  readonly priceBounds: Maybe<PriceBounds>;
  /** All products that match, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Outer measurements. Each is null when the platform does not say. */
export type ProductDimensions = {
  readonly __typename?: 'ProductDimensions';
  /** Centimetres from front to back. */
  readonly depthCm: Maybe<Scalars['Float']['output']>;
  /** Centimetres from floor to top. */
  readonly heightCm: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  readonly weightKg: Maybe<Scalars['Float']['output']>;
  /** Centimetres from left to right. */
  readonly widthCm: Maybe<Scalars['Float']['output']>;
};

/** A product in a page. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Opaque; valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The variant that the list's `in` filters mean, to be shown in the product's place: in a list narrowed to grey, the grey one. Null where no filter tells one variant from another. */
  readonly matchingVariant: Maybe<ProductVariant>;
  /** The product. */
  readonly node: Product;
};

/** A picture or video of a product. */
export type ProductMedia = {
  readonly __typename?: 'ProductMedia';
  /** What a person who does not see it should know. */
  readonly alt: Scalars['String']['output'];
  /** What it is. */
  readonly kind: MediaKind;
  /** Path below the image service, without its extension, for clients that build source sets of their own: `{service}/{width}/{height}/fit/{path}.{avif,webp,jpg}`. */
  readonly path: Scalars['String']['output'];
  /** Colour to show while it loads. */
  readonly placeholderColor: Scalars['HexColor']['output'];
  /** The picture, or the video's still, at the size asked. */
  readonly url: Scalars['URL']['output'];
  /** Where the video is, null for a picture. */
  readonly videoUrl: Maybe<Scalars['URL']['output']>;
};


/** A picture or video of a product. */
export type ProductMediaUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What a product costs in this store, to this viewer. With tax unless the field says otherwise. */
export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  /** Store credit for it, null where the store sells none or the platform names no terms. */
  readonly credit: Maybe<CreditPrice>;
  /** Whole percent between regular and final, 0 when there is no offer. */
  readonly discountPercent: Scalars['Int']['output'];
  /** What the shopper pays now. */
  readonly final: Money;
  /** What the shopper pays now, without tax. */
  readonly finalExcludingTax: Money;
  /** Payment in equal months without interest, fewest months first; empty when the platform offers none. */
  readonly instalments: ReadonlyArray<Instalment>;
  /** True when the amounts were confirmed by the platform's own prices. False while a fresher price is on its way, or where prices are synchronised and the platform did not answer. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** True when variants or parts differ in price, so that `final` reads "from". */
  readonly isFrom: Scalars['Boolean']['output'];
  /** When the platform confirmed them, null when it has not. */
  readonly refreshedAt: Maybe<Scalars['DateTime']['output']>;
  /** Before any offer. */
  readonly regular: Money;
  /** The offer, null outside its dates or when it is not below `regular`. */
  readonly special: Maybe<Money>;
  /** When the offer ends, null when there is none or it has no end. */
  readonly specialUntil: Maybe<Scalars['DateTime']['output']>;
  /** The rate that the amounts with tax were calculated with. Null when no rule matches: they equal the amounts without. */
  readonly taxRate: Maybe<TaxRate>;
  /** What one pays from a number of units on, fewest units first; empty where the store has tier prices off. */
  readonly tiers: ReadonlyArray<TierPrice>;
};

/** What shoppers think of a product, over all of its approved reviews. */
export type ProductRating = {
  readonly __typename?: 'ProductRating';
  /** Stars on average, from 1 to 5, to a tenth. */
  readonly average: Scalars['Float']['output'];
  /** Approved reviews. */
  readonly count: Scalars['Int']['output'];
};

/** Order of a product list. */
export type ProductSort =
  /** Highest discount first. */
  | 'DISCOUNT_DESC'
  /** Most recently changed first. */
  | 'LATEST'
  /** Lowest final price first. */
  | 'PRICE_ASC'
  /** Highest final price first. */
  | 'PRICE_DESC';

/** A short claim to lay over a product's picture. */
export type ProductTag = {
  readonly __typename?: 'ProductTag';
  /** Colour behind it. */
  readonly background: Scalars['HexColor']['output'];
  /** Colour of the text. */
  readonly color: Scalars['HexColor']['output'];
  /** At most 30 characters: `Envío gratis`. */
  readonly text: Scalars['String']['output'];
};

/** One buyable form of a configurable product. */
export type ProductVariant = Node & {
  readonly __typename?: 'ProductVariant';
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** Its main picture, the product's own when it has none. In a list, ask for this: galleries need not be read. */
  readonly image: ProductMedia;
  /** Pictures of this variant, the product's own when it has none. Never empty. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What this variant costs. */
  readonly price: ProductPrice;
  /** Which value of each option it has. */
  readonly selection: ReadonlyArray<Selection>;
  /** The SKU to put into a cart. */
  readonly sku: Scalars['String']['output'];
  /** Live stock of this variant. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
};

/** Every read starts here. */
export type Query = {
  readonly __typename?: 'Query';
  /** One category. Null when it is unknown or inactive. */
  readonly category: Maybe<Category>;
  /** One piece of editors' text. Null when it is unknown, inactive or not for this store. */
  readonly cmsBlock: Maybe<CmsBlock>;
  /** Pieces of editors' text by their names, or all of the store's; what is unknown, inactive or not for this store is left out. Errors with `BAD_USER_INPUT` for more than 50 names, or `first` beyond 500. Null when they could not be read. */
  readonly cmsBlocks: Maybe<ReadonlyArray<CmsBlock>>;
  /** One editor's page. Null when it is unknown, inactive or not for this store. */
  readonly cmsPage: Maybe<CmsPage>;
  /** Products side by side. Errors with `BAD_USER_INPUT` for more than 4 ids, or one twice; what is unknown or no longer sold is left out. */
  readonly comparison: Comparison;
  /** Any object by its global id; null when there is none, or when it is not the viewer's to see. */
  readonly node: Maybe<Node>;
  /** Many objects by id, in the order asked, null for each that `node` would answer with null. At most 50 ids. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** One product. Null when it is unknown, disabled, or not sold in this store. */
  readonly product: Maybe<Product>;
  /**
   * An order as a receipt, for whoever holds its proof: `Order.receiptProof`, or the code in the link of its mail. Null for
   * any other text. Persons are masked, because a link is passed on.
   */
  readonly receipt: Maybe<Receipt>;
  /** What a storefront path shows. Null when nothing in this store answers to it. */
  readonly route: Maybe<RouteTarget>;
  /** The product that a scanned code means: a SKU, or an address of this store's product. Null when it means none. */
  readonly scannedProduct: Maybe<Product>;
  /** Full-text search over products, best match first unless `sort` says otherwise. Errors with `BAD_USER_INPUT` when `term` has fewer than 3 characters. */
  readonly search: ProductConnection;
  /** A cart that somebody shared, to look at before taking it over. Null when the code is unknown, expired or revoked. Tries are counted. */
  readonly sharedCart: Maybe<SharedCart>;
  /**
   * A list that its owner lets others read. Null when the code is unknown, or the list was made private meanwhile. Tries are
   * counted.
   */
  readonly sharedWishList: Maybe<SharedWishList>;
  /** A part of the addresses of this store's pages, for search engines. Null past the last part. */
  readonly sitemap: Maybe<SitemapPart>;
  /** The store that this request is for: from the `X-Store` header, else from the host, else the main brand. */
  readonly store: Store;
  /** All stores, the main brand first. */
  readonly stores: ReadonlyArray<Store>;
  /** Suburbs of a postal code, for a form to suggest: Mexico's colonias. Empty where none is known; null when they could not be read. */
  readonly suburbs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What a shopper may mean while still typing: the last word may be unfinished. Errors with `BAD_USER_INPUT` when `term` has fewer than 3 characters. */
  readonly suggestions: Suggestions;
  /** Whoever asks: guest or customer, with the cart that is theirs. */
  readonly viewer: Viewer;
};


/** Every read starts here. */
export type QueryCategoryArgs = {
  by: CategoryBy;
};


/** Every read starts here. */
export type QueryCmsBlockArgs = {
  identifier: Scalars['String']['input'];
};


/** Every read starts here. */
export type QueryCmsBlocksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  identifiers: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Every read starts here. */
export type QueryCmsPageArgs = {
  identifier: Scalars['String']['input'];
};


/** Every read starts here. */
export type QueryComparisonArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Every read starts here. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Every read starts here. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Every read starts here. */
export type QueryProductArgs = {
  by: ProductBy;
};


/** Every read starts here. */
export type QueryReceiptArgs = {
  proof: Scalars['String']['input'];
};


/** Every read starts here. */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
};


/** Every read starts here. */
export type QueryScannedProductArgs = {
  code: Scalars['String']['input'];
};


/** Every read starts here. */
export type QuerySearchArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filters: InputMaybe<ReadonlyArray<FilterInput>>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
  term: Scalars['String']['input'];
};


/** Every read starts here. */
export type QuerySharedCartArgs = {
  code: Scalars['String']['input'];
};


/** Every read starts here. */
export type QuerySharedWishListArgs = {
  code: Scalars['String']['input'];
};


/** Every read starts here. */
export type QuerySitemapArgs = {
  part: Scalars['Int']['input'];
};


/** Every read starts here. */
export type QuerySuburbsArgs = {
  postcode: Scalars['String']['input'];
};


/** Every read starts here. */
export type QuerySuggestionsArgs = {
  categories?: InputMaybe<Scalars['Int']['input']>;
  products?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};

/** A cart that was saved under a name. Only the session that saved it can see it: for everybody else its id names nothing. */
export type Quote = Node & {
  readonly __typename?: 'Quote';
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** What was in it, in its order. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** The name that the shopper gave it. */
  readonly name: Scalars['String']['output'];
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** The lines that are still sold, at the prices of today. */
  readonly totalNow: Money;
  /** All lines with tax as they cost when it was saved, before coupon and shipping. */
  readonly totalThen: Money;
  /** Until when it can be brought back. */
  readonly validUntil: Scalars['DateTime']['output'];
};

/** A page of quotes. */
export type QuoteConnection = {
  readonly __typename?: 'QuoteConnection';
  /** The quotes, each with its cursor. */
  readonly edges: ReadonlyArray<QuoteEdge>;
  /** The quotes without their cursors. */
  readonly nodes: ReadonlyArray<Quote>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All quotes, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A quote in a list. */
export type QuoteEdge = {
  readonly __typename?: 'QuoteEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The quote. */
  readonly node: Quote;
};

/** One product of a quote. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** What was chosen, as `CartLineInput` takes it. */
  readonly choices: CartLineChoices;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What was chosen, ready to show. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Tells lines of the same SKU apart, as `CartLine.optionsChecksum` does. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to show, null when it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Units. */
  readonly quantity: Scalars['Float']['output'];
  /** The SKU to buy. */
  readonly sku: Scalars['String']['output'];
  /** What one unit costs today, null when it is no longer sold. */
  readonly unitPriceNow: Maybe<Money>;
  /** What one unit cost when the quote was saved, with tax and options. */
  readonly unitPriceThen: Money;
  /** The variant that would be bought, null when the product has none. */
  readonly variant: Maybe<ProductVariant>;
};

/** A rank, and what it takes. */
export type Rank = {
  readonly __typename?: 'Rank';
  /** The platform's short name: `plata`. */
  readonly code: Scalars['String']['output'];
  /** What has to be bought for it within a year. */
  readonly from: Money;
};

/** What a customer is to the shop. */
export type Ranking = {
  readonly __typename?: 'Ranking';
  /** The card that shows it. */
  readonly card: LoyaltyCard;
  /** What is missing for the next rank; null in the highest. */
  readonly missing: Maybe<Money>;
  /** The rank after this one; null in the highest. */
  readonly next: Maybe<Rank>;
  /** The rank that the customer has. */
  readonly rank: Rank;
  /** All ranks, from the lowest up. */
  readonly ranks: ReadonlyArray<Rank>;
  /** What was bought within the year and not called off. */
  readonly spent: Money;
  /** When it was worked out. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What `recalculateOrder` takes. */
export type RecalculateOrderInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `recalculateOrder` answers. */
export type RecalculateOrderPayload = {
  readonly __typename?: 'RecalculateOrderPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the cart was worked out. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An order as it is shown to whoever has a link to it. */
export type Receipt = {
  readonly __typename?: 'Receipt';
  /** City, region and postal code that it goes to. Null when there is nothing to carry. */
  readonly destination: Maybe<Scalars['String']['output']>;
  /** Where the confirmation was sent to, masked: `a…@example.mx`. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** What was bought, in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** The order's number. */
  readonly number: Scalars['String']['output'];
  /** How it is paid, ready to show. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Initials of who gets it: `A. L.`. Null when there is nothing to carry. */
  readonly recipient: Maybe<Scalars['String']['output']>;
  /** The rows behind the total, in the platform's order. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** How it goes there, ready to show; null when there is nothing to carry. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  readonly status: OrderStatus;
  /** Tax that is in the total, null when the platform did not say. */
  readonly tax: Maybe<Money>;
  /** What was to pay, with tax and shipping. */
  readonly total: Money;
};

/** The path has moved. */
export type Redirect = {
  readonly __typename?: 'Redirect';
  /** 301 when it has moved for good, 302 otherwise. */
  readonly statusCode: Scalars['Int']['output'];
  /** Path inside the store to go to, percent-encoded, with a leading slash. */
  readonly target: Scalars['String']['output'];
};

/** What `removeCartCoupon` takes. */
export type RemoveCartCouponInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `removeCartCoupon` answers. */
export type RemoveCartCouponPayload = {
  readonly __typename?: 'RemoveCartCouponPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when no coupon is in use. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `removeCartLines` takes. */
export type RemoveCartLinesInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 50. */
  readonly lines: ReadonlyArray<CartLineRef>;
};

/** What `removeCartLines` answers. */
export type RemoveCartLinesPayload = {
  readonly __typename?: 'RemoveCartLinesPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Global ids of the lines that are gone. */
  readonly removedLineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `removeFromWishList` takes. */
export type RemoveFromWishListInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of the product. */
  readonly sku: Scalars['String']['input'];
  /** Which list of the customer; left out for all of them. */
  readonly wishListId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `removeFromWishList` answers. */
export type RemoveFromWishListPayload = {
  readonly __typename?: 'RemoveFromWishListPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `requestEmailChange` takes. */
export type RequestEmailChangeInput = {
  /** Echoed. Passwords are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's password. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new address. */
  readonly email: Scalars['String']['input'];
};

/** What `requestEmailChange` answers. */
export type RequestEmailChangePayload = {
  readonly __typename?: 'RequestEmailChangePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `requestPasswordReset` takes. */
export type RequestPasswordResetInput = {
  /** Echoed. Asked again, the mail may go out again, three times an hour. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's e-mail address. */
  readonly email: Scalars['String']['input'];
};

/** What `requestPasswordReset` answers. */
export type RequestPasswordResetPayload = {
  readonly __typename?: 'RequestPasswordResetPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `resendEmailChange` takes. */
export type ResendEmailChangeInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `resendEmailChange` answers. */
export type ResendEmailChangePayload = {
  readonly __typename?: 'ResendEmailChangePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `resetPassword` takes. */
export type ResetPasswordInput = {
  /** Echoed. Passwords are kept nowhere, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** 8 to 256 characters of at least three kinds, a capital letter and a digit among them. */
  readonly newPassword: Scalars['String']['input'];
  /** What the link of the mail says. */
  readonly resetToken: Scalars['String']['input'];
};

/** What `resetPassword` answers. */
export type ResetPasswordPayload = {
  readonly __typename?: 'ResetPasswordPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `restoreQuote` takes. */
export type RestoreQuoteInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which quote. */
  readonly id: Scalars['ID']['input'];
  /** What becomes of what the cart holds. */
  readonly mode?: RestoreQuoteMode;
};

/** What becomes of the cart when a quote is brought back. */
export type RestoreQuoteMode =
  /** What the cart holds stays; of a line that both have the larger quantity counts. */
  | 'MERGE'
  /** What the cart holds goes, but for what the quote has too. */
  | 'REPLACE';

/** What `restoreQuote` answers. */
export type RestoreQuotePayload = {
  readonly __typename?: 'RestoreQuotePayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals of single lines: the others are brought back. `QUOTE_NOT_FOUND` when there is no such quote. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What is asked about each thing that is sent back. */
export type ReturnAttribute = {
  readonly __typename?: 'ReturnAttribute';
  /** `reason`, `condition` or `resolution`: the field of the input. */
  readonly code: Scalars['String']['output'];
  /** The question, ready to show. */
  readonly label: Scalars['String']['output'];
  /** What can be answered. */
  readonly options: ReadonlyArray<AnswerOption>;
};

/** What it takes to send something of an order back. */
export type ReturnForm = {
  readonly __typename?: 'ReturnForm';
  /** What is asked about each thing. English: "Could not get the list of \"rma attribute metadata\" (404)" */
  readonly attributes: ReadonlyArray<ReturnAttribute>;
  /** The lines of the order. */
  readonly lines: ReadonlyArray<ReturnFormLine>;
  /** Photos that may come with it. */
  readonly photosMax: Scalars['Int']['output'];
  /** Until when that may be asked for; null before the delivery, and once the order is closed. */
  readonly returnBefore: Maybe<Scalars['DateTime']['output']>;
};

/** A line of an order, and what is left of it to send back. */
export type ReturnFormLine = {
  readonly __typename?: 'ReturnFormLine';
  /** Names the line in `createReturn`. */
  readonly lineId: Scalars['ID']['output'];
  /** Name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** Units that were bought. */
  readonly quantity: Scalars['Int']['output'];
  /** Units that may still be sent back: 0 once the time is over. */
  readonly returnableQuantity: Scalars['Int']['output'];
  /** The SKU that was bought. */
  readonly sku: Scalars['String']['output'];
};

/** A thing that is sent back. */
export type ReturnLine = {
  readonly __typename?: 'ReturnLine';
  /** What it is like, ready to show. */
  readonly condition: Scalars['String']['output'];
  /** Name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** Units. */
  readonly quantity: Scalars['Int']['output'];
  /** Why, ready to show. */
  readonly reason: Scalars['String']['output'];
  /** Units of it that are back with the shop. Null where the platform does not count them. */
  readonly receivedQuantity: Maybe<Scalars['Int']['output']>;
  /** What the shopper wants for it, ready to show. */
  readonly resolution: Scalars['String']['output'];
  /** The SKU that was bought. */
  readonly sku: Scalars['String']['output'];
};

/** What `returnLine` takes. */
export type ReturnLineInput = {
  /** A `value` of the attribute `condition`. */
  readonly condition: Scalars['String']['input'];
  /** As `ReturnFormLine.lineId` gives it; each once. */
  readonly lineId: Scalars['ID']['input'];
  /** Units, 1 or more. */
  readonly quantity: Scalars['Int']['input'];
  /** A `value` of the attribute `reason`. */
  readonly reason: Scalars['String']['input'];
  /** A `value` of the attribute `resolution`. */
  readonly resolution: Scalars['String']['input'];
};

/** Something that a customer sends back. Nobody else can read it. */
export type ReturnRequest = Node & {
  readonly __typename?: 'ReturnRequest';
  /** What the shopper said about it. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** What is sent back. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** What the shopper is told and asks by. */
  readonly number: Scalars['String']['output'];
  /** Photos that came with it, each a JPEG as a `data:` URL. Null when they could not be read. */
  readonly photos: Maybe<ReadonlyArray<Scalars['URL']['output']>>;
  /** When it was asked for. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** What has come back of it. */
  readonly status: ReturnStatus;
};

/** What has come back of a return. */
export type ReturnStatus =
  /** Part of it is with the shop. */
  | 'PARTIALLY_RECEIVED'
  /** All of it is with the shop. */
  | 'RECEIVED'
  /** Asked for; nothing is back yet. */
  | 'REQUESTED';

/** What a shopper says of a product. */
export type Review = Node & {
  readonly __typename?: 'Review';
  /** When it was written; null where the platform does not say. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The text, with its line breaks. Plain text, never HTML. */
  readonly detail: Scalars['String']['output'];
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** What its writer wants to be called; null where the platform does not say. */
  readonly nickname: Maybe<Scalars['String']['output']>;
  /** Stars, from 1 to 5. Null where the platform keeps none. */
  readonly rating: Maybe<Scalars['Int']['output']>;
  /** In a few words; null when there are none. */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  readonly __typename?: 'ReviewConnection';
  /** Stars on average, over all pages, to a tenth. Null when there are none. */
  readonly averageRating: Maybe<Scalars['Float']['output']>;
  /** The reviews, each with its cursor. */
  readonly edges: ReadonlyArray<ReviewEdge>;
  /** The reviews without their cursors. */
  readonly nodes: ReadonlyArray<Review>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All approved reviews, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A review in a list. */
export type ReviewEdge = {
  readonly __typename?: 'ReviewEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The review. */
  readonly node: Review;
};

/** What a path can lead to. */
export type RouteTarget = BundleProduct | Category | CmsPage | ConfigurableProduct | DownloadableProduct | GroupedProduct | Redirect | SimpleProduct | VirtualProduct;

/** What `saveCustomerAddress` takes. */
export type SaveCustomerAddressInput = {
  /** The whole address. */
  readonly address: AddressInput;
  /** Which address of the customer; left out for a new one. */
  readonly addressId?: InputMaybe<Scalars['String']['input']>;
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** True makes it the one that stands on invoices. False takes that from it. */
  readonly isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
  /** True makes it the one that orders go to. False takes that from it. */
  readonly isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What `saveCustomerAddress` answers. */
export type SaveCustomerAddressPayload = {
  readonly __typename?: 'SaveCustomerAddressPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `saveQuote` takes. */
export type SaveQuoteInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** How to call it, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
};

/** What `saveQuote` answers. */
export type SaveQuotePayload = {
  readonly __typename?: 'SaveQuotePayload';
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** What was saved, null when it was refused. */
  readonly quote: Maybe<Quote>;
  /** Refusals: empty when it was saved. `QUOTE_LIMIT` when there are 20 already. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A value of an option, chosen. */
export type Selection = {
  readonly __typename?: 'Selection';
  /** Attribute behind the option: `color`. */
  readonly attributeCode: Scalars['String']['output'];
  /** Name of the option: `Color`. */
  readonly label: Scalars['String']['output'];
  /** The platform's own number of the value, as text. */
  readonly value: Scalars['String']['output'];
  /** Name of the value: `Gris`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** A value of an option, to choose. */
export type SelectionInput = {
  /** Attribute behind the option: `color`. */
  readonly attributeCode: Scalars['String']['input'];
  /** The platform's own number of the value, as text. */
  readonly value: Scalars['String']['input'];
};

/** What `sendContactMessage` takes. */
export type SendContactMessageInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What it complains of, a code of `Store.complaintKinds`. Left out: it is no complaint. */
  readonly complaint?: InputMaybe<Scalars['String']['input']>;
  /** Where the answer goes. */
  readonly email: Scalars['EmailAddress']['input'];
  /** What there is to say, at most 2,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Who writes, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** A number to call back, as in `AddressInput`. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
};

/** What `sendContactMessage` answers. */
export type SendContactMessagePayload = {
  readonly __typename?: 'SendContactMessagePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** By which the store finds the complaint again: `Q-7KD29MXF`. Null for what is none, and where the platform gives it none. */
  readonly complaintNumber: Maybe<Scalars['String']['output']>;
  /** Says where the answer will go, and the complaint's number. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the message is on its way. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `sendTelephoneCode` takes. */
export type SendTelephoneCodeInput = {
  /** Which address of the customer. */
  readonly addressId: Scalars['String']['input'];
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `sendTelephoneCode` answers. */
export type SendTelephoneCodePayload = {
  readonly __typename?: 'SendTelephoneCodePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Digits of the code. */
  readonly codeLength: Scalars['Int']['output'];
  /** Whose telephone it is; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** True when the SMS is on its way; false when the platform could not be reached; null when no SMS was sent for another reason. */
  readonly isSent: Maybe<Scalars['Boolean']['output']>;
  /** What was done, or was done before. */
  readonly notices: ReadonlyArray<Notice>;
  /** From when on another code can be sent, after this SMS or after the one before that it was refused for. Null when that can be tried at once. */
  readonly resendAt: Maybe<Scalars['DateTime']['output']>;
  /** How long that is from now, in seconds, for a device whose clock is wrong. */
  readonly resendSeconds: Maybe<Scalars['Int']['output']>;
  /** Refusals: empty when the SMS is on its way. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `setCartPayment` takes. */
export type SetCartPaymentInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** As `PaymentMethod.code` gives it. */
  readonly methodCode: Scalars['String']['input'];
};

/** What `setCartPayment` answers. */
export type SetCartPaymentPayload = {
  readonly __typename?: 'SetCartPaymentPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the method is set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `setCartShipping` takes. */
export type SetCartShippingInput = {
  /** Where to. */
  readonly address: AddressInput;
  /** As `ShippingMethod.carrierCode` gives it. */
  readonly carrierCode: Scalars['String']['input'];
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** As `ShippingMethod.methodCode` gives it. */
  readonly methodCode: Scalars['String']['input'];
};

/** What `setCartShipping` answers. */
export type SetCartShippingPayload = {
  readonly __typename?: 'SetCartShippingPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when address and method are set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `shareCart` takes. */
export type ShareCartInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `shareCart` answers. */
export type ShareCartPayload = {
  readonly __typename?: 'ShareCartPayload';
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the link. */
  readonly notices: ReadonlyArray<Notice>;
  /** What was shared, null when it was refused. */
  readonly sharedCart: Maybe<SharedCart>;
  /** Refusals: empty when the link was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A cart as it was when somebody shared it. */
export type SharedCart = {
  readonly __typename?: 'SharedCart';
  /** The code of its link: 128 random bits. */
  readonly code: Scalars['String']['output'];
  /** When the link ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What was in it, in its order. */
  readonly lines: ReadonlyArray<SharedCartLine>;
};

/** One product of a shared cart. */
export type SharedCartLine = {
  readonly __typename?: 'SharedCartLine';
  /** What was chosen, as `CartLineInput` takes it. */
  readonly choices: CartLineChoices;
  /** Name to show, null when it is no longer sold. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** What was chosen, ready to show. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Tells lines of the same SKU apart, as `CartLine.optionsChecksum` does. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to show, null when it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Units. */
  readonly quantity: Scalars['Float']['output'];
  /** The SKU to buy. */
  readonly sku: Scalars['String']['output'];
  /** What one unit costs today, with tax and options. Null when it is no longer sold, or the platform does not say. */
  readonly unitPrice: Maybe<Money>;
  /** The variant that would be bought, null when the product has none. */
  readonly variant: Maybe<ProductVariant>;
};

/** A list as whoever has its code reads it. */
export type SharedWishList = {
  readonly __typename?: 'SharedWishList';
  /** The code of its link: 128 random bits. */
  readonly code: Scalars['String']['output'];
  /** Products on it. */
  readonly itemCount: Scalars['Int']['output'];
  /** What is on it. */
  readonly items: WishListItemConnection;
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** First name of its owner, where the list is public; null where it is shared without a name. */
  readonly ownerName: Maybe<Scalars['String']['output']>;
};


/** A list as whoever has its code reads it. */
export type SharedWishListItemsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WishListSort>;
};

/** A way to deliver. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** The platform's name of the carrier: `flatrate`. */
  readonly carrierCode: Scalars['String']['output'];
  /** True for the one to preselect. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** The platform's name of the carrier's method. */
  readonly methodCode: Scalars['String']['output'];
  /** What it costs, with tax. */
  readonly price: Money;
  /** What it costs, without tax. */
  readonly priceExcludingTax: Money;
  /** Name to show: carrier and method. */
  readonly title: Scalars['String']['output'];
};

/** What `signOutDevices` takes. */
export type SignOutDevicesInput = {
  /** A UUID that the client mints. Closing twice is no error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Which device; left out for all but this one. The present one is left by `logout`. */
  readonly deviceId?: InputMaybe<Scalars['String']['input']>;
};

/** What `signOutDevices` answers. */
export type SignOutDevicesPayload = {
  readonly __typename?: 'SignOutDevicesPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the devices that are left; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A product of one kind, bought as it is. */
export type SimpleProduct = Node & Product & {
  readonly __typename?: 'SimpleProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Choices that change the product or its price, in the order to show them. Empty for most. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** A product of one kind, bought as it is. */
export type SimpleProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product of one kind, bought as it is. */
export type SimpleProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product of one kind, bought as it is. */
export type SimpleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product of one kind, bought as it is. */
export type SimpleProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product of one kind, bought as it is. */
export type SimpleProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page that search engines may show. */
export type SitemapEntry = {
  readonly __typename?: 'SitemapEntry';
  /** The same page in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Its path inside the store, percent-encoded, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** When it was last changed, null when the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A part of the addresses of a store's pages. */
export type SitemapPart = {
  readonly __typename?: 'SitemapPart';
  /** Pages, in no particular order, at most 500 products; a part may be empty. */
  readonly entries: ReadonlyArray<SitemapEntry>;
  /** Number of the last part. */
  readonly lastPart: Scalars['Int']['output'];
};

/**
 * Whom one can sign in by. A browser opens `/social-login/{code}` of the store, with the path to come back to as base64 in
 * `r`, and is sent there and back.
 */
export type SocialProvider = {
  readonly __typename?: 'SocialProvider';
  /** Short name: `google`, `facebook`. */
  readonly code: Scalars['String']['output'];
  /** Name to show. */
  readonly title: Scalars['String']['output'];
};

/** How much of a product there is, now. */
export type Stock = {
  readonly __typename?: 'Stock';
  /** True when it can be bought and few units are left: fewer than the store's `lowStockThreshold`. */
  readonly isLow: Scalars['Boolean']['output'];
  /** Units that can be bought now. Null when the platform does not say. */
  readonly quantity: Maybe<Scalars['Float']['output']>;
  /** Whether it can be bought. */
  readonly status: StockStatus;
};

/** Whether a product can be bought. */
export type StockStatus =
  /** In stock. */
  | 'OK'
  /** None left. */
  | 'OUT_OF_STOCK'
  /** Stock is not synchronised: the shop takes a pre-reservation. */
  | 'VOLATILE';

/** One shop front: a brand, or a country, with its own catalogue scope, language and currency. */
export type Store = Node & {
  readonly __typename?: 'Store';
  /** What is asked of an address, as `customerAttributes`. */
  readonly addressAttributes: Maybe<ReadonlyArray<FormAttribute>>;
  /**
   * Where one can go, in the order to show it, at most 200. Empty where the platform has no such list; null when it could not
   * be read, and for a store that the request is not for.
   */
  readonly branches: Maybe<ReadonlyArray<Branch>>;
  /** How this store shows carts. */
  readonly cartSettings: CartSettings;
  /** How this store shows its catalogue. */
  readonly catalogueSettings: CatalogueSettings;
  /** Short name that the `X-Store` header and the URL prefix use: `hogar`, `viu`, `de`. */
  readonly code: Scalars['String']['output'];
  /**
   * What a complaint can be about, in the order to show it, at most 50. Empty where the platform has no such list; null when it
   * could not be read, and for a store that the request is not for.
   */
  readonly complaintKinds: Maybe<ReadonlyArray<ComplaintKind>>;
  /** How the store is reached. Null where the platform does not say, and for a store that the request is not for. */
  readonly contact: Maybe<StoreContact>;
  /** Country that addresses and tax default to. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Currency of every price of this store. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
  /**
   * What is asked of somebody who opens an account, in the order to ask it: for an app that draws its own forms. Empty where the
   * platform does not say; null when it could not be read, and for a store that the request is not for.
   */
  readonly customerAttributes: Maybe<ReadonlyArray<FormAttribute>>;
  /**
   * Host that its checkout is on, null when the storefront's own checkout is used. To go there with the session's cart, a
   * browser opens `/checkout/external` of the store, which redirects it: the cart's token is in no answer of the graph.
   */
  readonly externalCheckoutUrl: Maybe<Scalars['URL']['output']>;
  /**
   * Parts that this store's platform has beyond the catalogue, carts, orders and accounts. A part counts as there while the
   * platform does not answer.
   */
  readonly features: ReadonlyArray<StoreFeature>;
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** True for the store that a request without a store name gets. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Language of every text that this store answers with. */
  readonly language: Scalars['LanguageTag']['output'];
  /** Fewer units than this are few, and `Stock.isLow`: 10 where the platform does not say. */
  readonly lowStockThreshold: Scalars['Int']['output'];
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** The category that all others hang under. Null when the platform could not be read. */
  readonly rootCategory: Maybe<Category>;
  /** Whom its customers can sign in by. Empty where by nobody, null when that could not be read. */
  readonly socialProviders: Maybe<ReadonlyArray<SocialProvider>>;
  /** First path segment of its pages with a leading slash, empty for the main brand: `/de`. */
  readonly urlPrefix: Scalars['String']['output'];
};


/** One shop front: a brand, or a country, with its own catalogue scope, language and currency. */
export type StoreBranchesArgs = {
  pickupOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a store is reached. */
export type StoreContact = {
  readonly __typename?: 'StoreContact';
  /** Its telephones, the main one first. */
  readonly phones: ReadonlyArray<PhoneNumber>;
  /** Opens a conversation with it on WhatsApp. Null where it has none. */
  readonly whatsAppUrl: Maybe<Scalars['URL']['output']>;
};

/**
 * Parts that a platform may have or not. One is missing from `Store.features` where the platform has no such endpoint: the
 * fields of that part are null, and clients hide the ways to it.
 */
export type StoreFeature =
  /** Orders canceled by their customer: `cancelOrder`. */
  | 'CANCELLATIONS'
  /** Coupons of a customer: `Customer.coupons`. Carts take coupon codes without it. */
  | 'COUPONS'
  /** Days until a product is delivered: `Product.deliveryEstimate`. */
  | 'DELIVERY_ESTIMATES'
  /** The list of devices that are signed in: `Customer.devices`. */
  | 'DEVICES'
  /** Another e-mail address for an account: `requestEmailChange`. */
  | 'EMAIL_CHANGES'
  /** Guarantees of what was bought: `OrderLine.guarantee`. */
  | 'GUARANTEES'
  /** Subscription to the newsletter: `Customer.newsletter`. */
  | 'NEWSLETTER'
  /** Carts saved under a name: `Viewer.quotes`. */
  | 'QUOTES'
  /** Ranks of customers: `Customer.ranking`. */
  | 'RANKING'
  /** Lines of an order sent back: `Customer.returns`. */
  | 'RETURNS'
  /** Carts shared by a link: `shareCart`. */
  | 'SHARED_CARTS'
  /** Notices that a product is in stock again: `notifyWhenInStock`. */
  | 'STOCK_ALERTS'
  /** Telephones confirmed by a code: `sendTelephoneCode`. */
  | 'TELEPHONE_CODES'
  /** Money that a customer has with the shop: `Customer.wallet`. */
  | 'WALLET'
  /** Lists of products that a customer saves: `Customer.wishLists`. */
  | 'WISH_LISTS';

/** What `subscribeToNewsletter` takes. */
export type SubscribeToNewsletterInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the newsletter is to go. */
  readonly email: Scalars['EmailAddress']['input'];
};

/** What `subscribeToNewsletter` answers. */
export type SubscribeToNewsletterPayload = {
  readonly __typename?: 'SubscribeToNewsletterPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the address gets the newsletter. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a shopper may mean while still typing. */
export type Suggestions = {
  readonly __typename?: 'Suggestions';
  /** Categories whose name matches, best match first. Null when they could not be read. */
  readonly categories: Maybe<ReadonlyArray<Category>>;
  /** Products, best match first. */
  readonly products: ReadonlyArray<Product>;
  /** All products that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What `syncCart` takes. */
export type SyncCartInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** True: nothing is changed, the differences are told. */
  readonly dryRun?: Scalars['Boolean']['input'];
  /** True: what the client holds is right, and lines that only the platform has are removed. False: they are kept, and told. */
  readonly force?: Scalars['Boolean']['input'];
  /** Every line that the client holds, at most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** True: quantities of the two sides are added up, as after a login. False: the client's quantity counts. */
  readonly mergeQuantities?: Scalars['Boolean']['input'];
};

/** What `syncCart` answers. */
export type SyncCartPayload = {
  readonly __typename?: 'SyncCartPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What was found, and done unless it was a dry run, line by line; empty when both sides were the same. */
  readonly diff: ReadonlyArray<CartDiff>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals of single lines: the others are made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `takeOverSharedCart` takes. */
export type TakeOverSharedCartInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the link. */
  readonly code: Scalars['String']['input'];
  /** Only these lines of it, at most 50; left out: all of them. */
  readonly lines?: InputMaybe<ReadonlyArray<CartLineIdentityInput>>;
};

/** What `takeOverSharedCart` answers. */
export type TakeOverSharedCartPayload = {
  readonly __typename?: 'TakeOverSharedCartPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals of single lines: the others are taken over. `SHARE_NOT_FOUND` when the code leads nowhere. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A tax rate that applied. */
export type TaxRate = {
  readonly __typename?: 'TaxRate';
  /** Country whose rule it is. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Percent: `16` is 16 %. */
  readonly percent: Scalars['Float']['output'];
  /** Region whose rule it is, null when it holds for the whole country. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
};

/** A price from a number of units on. */
export type TierPrice = {
  readonly __typename?: 'TierPrice';
  /** What one unit costs then, with tax. */
  readonly price: Money;
  /** Fewest units it holds for. */
  readonly quantity: Scalars['Float']['output'];
};

/** One row of the totals. */
export type TotalSegment = {
  readonly __typename?: 'TotalSegment';
  /** The platform's name of it: `subtotal`, `shipping`, `discount`, `tax`, `grand_total`. */
  readonly code: Scalars['String']['output'];
  /** Name to show, in the store's language where the row is a known one. */
  readonly title: Scalars['String']['output'];
  /** May be negative: a discount is. Null while it cannot be known. */
  readonly value: Maybe<Money>;
};

/** What `undoEmailChange` takes. */
export type UndoEmailChangeInput = {
  /** Echoed. The link is good once, so that no answer is kept under it. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What the link of the notice says. */
  readonly token: Scalars['String']['input'];
};

/** What `undoEmailChange` answers. */
export type UndoEmailChangePayload = {
  readonly __typename?: 'UndoEmailChangePayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The address that the account has again; null when it was refused. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** What was done. */
  readonly notices: ReadonlyArray<Notice>;
  /** What sets the new password, by `resetPassword` with this address. Null when it was refused. */
  readonly resetToken: Maybe<Scalars['String']['output']>;
  /** Refusals: empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `unsubscribeFromNewsletter` takes. */
export type UnsubscribeFromNewsletterInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `unsubscribeFromNewsletter` answers. */
export type UnsubscribeFromNewsletterPayload = {
  readonly __typename?: 'UnsubscribeFromNewsletterPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the address gets no newsletter any more. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `updateCartLines` takes. */
export type UpdateCartLinesInput = {
  /** The idempotency key: see `addCartLines`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** `Cart.hash` that the change was made on: when the cart is another by now, nothing is changed and the code is `CONFLICT`. Left out: the change is made on whatever there is. */
  readonly expectedHash?: InputMaybe<Scalars['String']['input']>;
  /** At most 50. */
  readonly lines: ReadonlyArray<CartLineUpdateInput>;
};

/** What `updateCartLines` answers. */
export type UpdateCartLinesPayload = {
  readonly __typename?: 'UpdateCartLinesPayload';
  /** The cart as it is now; null only when there is none. */
  readonly cart: Maybe<Cart>;
  /** The idempotency key of the input, echoed. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The lines that were changed, without those that were removed. */
  readonly lines: ReadonlyArray<CartLine>;
  /** What the shopper should know about the change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `updateCustomer` takes. */
export type UpdateCustomerInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The present address, which may be left out. Another one is refused: see `requestEmailChange`. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Given names. */
  readonly firstName: Scalars['String']['input'];
  /** Father's surname, or the only one. */
  readonly lastName: Scalars['String']['input'];
  /** Mother's surname; left out or empty for none. */
  readonly mothersName?: InputMaybe<Scalars['String']['input']>;
};

/** What `updateCustomer` answers. */
export type UpdateCustomerPayload = {
  readonly __typename?: 'UpdateCustomerPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `updateRanking` takes. */
export type UpdateRankingInput = {
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What `updateRanking` answers. */
export type UpdateRankingPayload = {
  readonly __typename?: 'UpdateRankingPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the rank as it is then; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** What there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the rank was worked out. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `updateWishList` takes. */
export type UpdateWishListInput = {
  /** Who may read it; as before when left out. */
  readonly access?: InputMaybe<WishListAccess>;
  /** A UUID that the client mints. Within 24 hours the same id with the same input returns the first answer and changes nothing; with another input it is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** What to call it: 1 to 30 characters, and no other list of the customer has it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Which list of the customer. */
  readonly wishListId: Scalars['ID']['input'];
};

/** What `updateWishList` answers. */
export type UpdateWishListPayload = {
  readonly __typename?: 'UpdateWishListPayload';
  /** As it came with the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null when no account is open. */
  readonly customer: Maybe<Customer>;
  /** The change was made, and what there is to say about it. */
  readonly notices: ReadonlyArray<Notice>;
  /** Refusals: empty when the change was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A failure that the user can do something about. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** Units of that product that can still be bought, null when that is not the reason. */
  readonly availableQuantity: Maybe<Scalars['Float']['output']>;
  /** What went wrong, for programs. */
  readonly code: UserErrorCode;
  /** The input field at fault as a path, null when it is no single field: `["lines", "0", "quantity"]`. */
  readonly field: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** In the store's language, ready to show. Names the thing: which line, how many are left. */
  readonly message: Scalars['String']['output'];
  /** SKU of the product that the refusal is about, null when it is about no single product. */
  readonly sku: Maybe<Scalars['String']['output']>;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The customer has as many addresses as can be kept. */
  | 'ADDRESS_LIMIT'
  /** The customer has no such address. */
  | 'ADDRESS_NOT_FOUND'
  /** The platform does not say why. English: "Order or product cancel or return failed" */
  | 'CANCEL_OR_RETURN_FAILED'
  /** The cart has no lines. */
  | 'CART_EMPTY'
  /** There is no cart yet, or it has become an order. */
  | 'CART_NOT_FOUND'
  /** The cart is not what the client believed: `cart` in the payload is the present one. */
  | 'CONFLICT'
  /** The coupon code is unknown, expired or not for this cart. English: "Coupon code not valid" */
  | 'COUPON_INVALID'
  /** Another e-mail address is not taken without the password: it is asked for by `requestEmailChange`. */
  | 'EMAIL_CHANGE_NEEDS_PASSWORD'
  /** No e-mail address waits to be confirmed: it was confirmed, forgotten, or is past its time. */
  | 'EMAIL_CHANGE_NOT_FOUND'
  /** The platform has no way to change an e-mail address. */
  | 'EMAIL_CHANGE_UNAVAILABLE'
  /** The link about an e-mail address is past its time. */
  | 'EMAIL_LINK_EXPIRED'
  /** The link about an e-mail address is none, was used, or a later one took its place. */
  | 'EMAIL_LINK_INVALID'
  /** Another account has this e-mail address. English: "A customer with the same email exists" */
  | 'EMAIL_TAKEN'
  /** The account has this e-mail address already. */
  | 'EMAIL_UNCHANGED'
  /** The same `clientMutationId` came before with another input: mint a new one. */
  | 'IDEMPOTENCY_MISMATCH'
  /** More was asked for than there is: see `availableQuantity`. English: "The requested qty is not available" */
  | 'INSUFFICIENT_STOCK'
  /** An input field is missing, too long, out of range or of the wrong form. */
  | 'INVALID'
  /** The quantity is zero, negative, or a fraction of something that is sold whole. */
  | 'INVALID_QUANTITY'
  /** The product is in stock: there is nothing to wait for. */
  | 'IN_STOCK'
  /** The cart has no such line: it was removed, on this device or another. */
  | 'LINE_NOT_FOUND'
  /** No variant of the product is enabled and in stock. English: "No available product variants" */
  | 'NO_VARIANT_AVAILABLE'
  /** The product needs a choice that the input does not make: a variant, a bundle part, a required option. */
  | 'OPTIONS_REQUIRED'
  /** More units than there are, none, or a line that the order does not have. */
  | 'ORDER_LINE_QUANTITY'
  /** It is too late to call this off, or it waits for its payment and can only be called off whole. */
  | 'ORDER_NOT_CANCELABLE'
  /** The customer has no such order: unknown, or somebody else's. */
  | 'ORDER_NOT_FOUND'
  /** The product is out of stock. English: "The product is out of stock and cannot be added to the cart!" */
  | 'OUT_OF_STOCK'
  /** The link to a new password is past its time. English: "Password reset deadline expired" */
  | 'PASSWORD_LINK_EXPIRED'
  /** The link to a new password is not of this account, or was used. English: "Password token mismatch" */
  | 'PASSWORD_LINK_INVALID'
  /** The present password is not this one. */
  | 'PASSWORD_WRONG'
  /** The payment method is not offered for this cart. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** A payment method has to be chosen first. */
  | 'PAYMENT_REQUIRED'
  /** The platform names no price, so the product cannot be bought. English: "Product price is unknown, product cannot be added to the cart!" */
  | 'PRICE_UNKNOWN'
  /** No such product in this store, or it is not for sale. */
  | 'PRODUCT_NOT_FOUND'
  /** As many quotes are saved as one may have. */
  | 'QUOTE_LIMIT'
  /** There is no such quote of this session: unknown, past its time or deleted. */
  | 'QUOTE_NOT_FOUND'
  /** The platform refused, in its own words. */
  | 'REFUSED'
  /** The order is not delivered, is closed, or the time to send things back is over. */
  | 'RETURN_NOT_POSSIBLE'
  /** Photos are too many or too large, or no JPEG. */
  | 'RETURN_PHOTOS'
  /** The link to a shared cart is unknown, has ended, or was taken back. */
  | 'SHARE_NOT_FOUND'
  /** The shipping method is not offered for this address. */
  | 'SHIPPING_METHOD_UNAVAILABLE'
  /** A delivery address and shipping method have to be chosen first. */
  | 'SHIPPING_REQUIRED'
  /** No account is open: sign in first. */
  | 'SIGNED_OUT'
  /** E-mail address and password do not belong together, or the account is locked for a while: which of them is not told. English: "Account sign-in incorrect or temporarily disabled" */
  | 'SIGN_IN_REFUSED'
  /** The code is not that of the last SMS to the number, or past its time. English: "Incorrect SMS code" */
  | 'SMS_CODE_INCORRECT'
  /** The number was sent, or the customer asked for, as many codes as there are in a day. */
  | 'SMS_DAY_LIMIT'
  /** No SMS could be sent. English: "SMS not sent" */
  | 'SMS_NOT_SENT'
  /** The number was sent a code less than five minutes ago: `resendAt` says when there can be another. */
  | 'SMS_TOO_SOON'
  /** The address has no telephone that an SMS could go to. */
  | 'TELEPHONE_MISSING'
  /** The terms of sale were not accepted. */
  | 'TERMS_REQUIRED'
  /** Too many tries: wait as long as `message` says. English: "Number of attempts exceeded" */
  | 'TOO_MANY_ATTEMPTS'
  /** The cart comes to another total than the shopper agreed to: `cart` in the payload holds the present one. */
  | 'TOTAL_CHANGED'
  /** More units than may be bought at once: motorcycles are sold one by one. */
  | 'UNIT_LIMIT_EXCEEDED'
  /** As many products are on the list as it can hold. */
  | 'WISH_LIST_FULL'
  /** The customer has as many lists as can be kept. */
  | 'WISH_LIST_LIMIT'
  /** Another list of the customer has this name. English: "Wishlist name already exists" */
  | 'WISH_LIST_NAME_TAKEN'
  /** The platform made no list, and does not say why. Spanish: "Lista no creada" */
  | 'WISH_LIST_NOT_CREATED'
  /** The customer has no such list: unknown, deleted, or somebody else's. */
  | 'WISH_LIST_NOT_FOUND'
  /** What is out of stock cannot be put on a list. English: "Cannot add product without stock to wishlist." */
  | 'WISH_LIST_OUT_OF_STOCK';

/** Whoever asks. A browser is known by its session cookie, a partner app by `Authorization: Bearer` with the value of the last `X-Session` response header. A Bearer that opens no session of the store is refused with 401 and `UNAUTHENTICATED`. An app without a session starts with the request header `X-Session: new`. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** What a sign-in without a form, by an app's link or a provider, has to say about the cart that came along: for the page that it leads to, and for some minutes. */
  readonly arrivalNotices: ReadonlyArray<Notice>;
  /** The cart of this session. Null until the first line is added. */
  readonly cart: Maybe<Cart>;
  /** Whose account is open. Null for a guest, and when who it is could not be confirmed any more: then the session is a guest's again. */
  readonly customer: Maybe<Customer>;
  /** Carts that this session has saved under a name in this store, the newest first, at most 20. Null when they could not be read. */
  readonly quotes: Maybe<QuoteConnection>;
};


/** Whoever asks. A browser is known by its session cookie, a partner app by `Authorization: Bearer` with the value of the last `X-Session` response header. A Bearer that opens no session of the store is refused with 401 and `UNAUTHENTICATED`. An app without a session starts with the request header `X-Session: new`. */
export type ViewerQuotesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProduct = Node & Product & {
  readonly __typename?: 'VirtualProduct';
  /** The same product in the other stores that have it, this store left out. Null when they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** What a shopper compares: label and value, in the platform's order. Only attributes that are visible on the front. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`), null when the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** The category trail, root first, of the category that the shop shows this product in. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** When it would arrive. Null when the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** The long text, null when there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer measurements, null when the platform does not say. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /** The product's own main picture, the shop's placeholder when it has none. In a list, ask for this: variants' pictures need not be read. */
  readonly image: ProductMedia;
  /** True while the platform calls it new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Catalogue pictures, main one first, never empty: a product without a picture has the shop's placeholder. Of one with variants, their pictures too. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Name to show. */
  readonly name: Scalars['String']['output'];
  /** What it costs. Of a product with variants, the cheapest of them; of a grouped product, its cheapest part. */
  readonly price: ProductPrice;
  /** What shoppers think of it: part of the product's own document, it costs no call. Null while nothing is approved, or when the platform does not say. */
  readonly rating: Maybe<ProductRating>;
  /** Products that the recommendation service names with it: bought together first, then like it, without what is related or an upsell anyway; at most 12. Null when the store has no such service, or it could not be read. */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Products that go with it, at most 12, in the platform's order. Null when they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** What shoppers say of it, the newest first. Only approved reviews. Null when they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Another view of the product, for a card that a pointer rests on; null when it has one picture of its own at most. */
  readonly secondImage: Maybe<ProductMedia>;
  /** Stock keeping unit: unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** Name in the address, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Live stock, fetched apart from the catalogue in batches. Null when it could not be read, `VOLATILE` in a store that does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** One or two sentences as plain text, null when there are none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured claims to lay over the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** Why it cannot be bought as it is, the first reason alone: `REFUSED` with what the platform finds wrong with it, `NO_VARIANT_AVAILABLE` of a product whose every variant is out of stock or disabled. Null when nothing stands in the way. What a shopper has not chosen yet is no reason. */
  readonly unavailable: Maybe<UserError>;
  /** Products that a shopper of this one may like better: a step up, at most 12, in the platform's order. Null when they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /**
   * Address inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` where the platform has no path for it, or one that the storefront uses itself.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Nothing to carry: a warranty, an assembly service, a download. */
export type VirtualProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Money that a customer has with the shop. It pays an order as the payment method `wallet`, whole, where it covers the total. */
export type Wallet = {
  readonly __typename?: 'Wallet';
  /**
   * What is in it. 0 for one that was never used, and where it failed to count what is in
   * it: `isBalanceKnown` tells this last from the others.
   */
  readonly balance: Money;
  /** What went in and out, the newest first. Null when it could not be read. */
  readonly history: Maybe<WalletEntryConnection>;
  /** False when `balance` is 0 for want of an answer: then nothing should be said of what is in the wallet. */
  readonly isBalanceKnown: Scalars['Boolean']['output'];
};


/** Money that a customer has with the shop. It pays an order as the payment method `wallet`, whole, where it covers the total. */
export type WalletHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** Something that went into a wallet, or out of it. */
export type WalletEntry = {
  readonly __typename?: 'WalletEntry';
  /** Above 0 what went in, below 0 what went out. */
  readonly amount: Money;
  /** What was in the wallet after it. Null where the platform does not say. */
  readonly balance: Maybe<Money>;
  /** When it was booked. */
  readonly bookedAt: Scalars['DateTime']['output'];
  /** The platform's number of it. */
  readonly entryId: Scalars['String']['output'];
  /** What it was. */
  readonly kind: WalletEntryKind;
  /** The same order's id: `node` has the order. Null when it is of no order. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order that was paid, or whose money came back. Null when it is of no order. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** What the shop says of it, in its own words. Plain text, never HTML. Null when it says nothing. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Number of the return whose money came back. Null when it is of none. */
  readonly returnNumber: Maybe<Scalars['String']['output']>;
};

/** A page of what went in and out of a wallet. */
export type WalletEntryConnection = {
  readonly __typename?: 'WalletEntryConnection';
  /** The entries, each with its cursor. */
  readonly edges: ReadonlyArray<WalletEntryEdge>;
  /** The entries without their cursors. */
  readonly nodes: ReadonlyArray<WalletEntry>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry in a list. */
export type WalletEntryEdge = {
  readonly __typename?: 'WalletEntryEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: WalletEntry;
};

/** What an entry of a wallet was. */
export type WalletEntryKind =
  /** The shop put money in, or took it out: `reason` says why. */
  | 'BOOKING'
  /** It paid an order. */
  | 'PAYMENT'
  /** Money of an order that was called off came back. */
  | 'REFUND'
  /** Money came back for what was sent back, once the shop had it: `returnNumber` says which return. */
  | 'RETURN';

/** Products that a customer wants to remember. Nobody else can read it but by its code. */
export type WishList = Node & {
  readonly __typename?: 'WishList';
  /** Who may read it. */
  readonly access: WishListAccess;
  /** Whether this product is on it. */
  readonly hasProduct: Scalars['Boolean']['output'];
  /** Opaque and global: unique over all types and stores, stable over time. Never take it apart. */
  readonly id: Scalars['ID']['output'];
  /** True for the one that a product goes to unless another is named. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Products on it. */
  readonly itemCount: Scalars['Int']['output'];
  /** What is on it. */
  readonly items: WishListItemConnection;
  /** What the customer calls it. */
  readonly name: Scalars['String']['output'];
  /** What opens it for others; null while it is private. */
  readonly sharingCode: Maybe<Scalars['String']['output']>;
};


/** Products that a customer wants to remember. Nobody else can read it but by its code. */
export type WishListHasProductArgs = {
  sku: Scalars['String']['input'];
};


/** Products that a customer wants to remember. Nobody else can read it but by its code. */
export type WishListItemsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WishListSort>;
};

/** Who may read a list. */
export type WishListAccess =
  /** Its owner alone. */
  | 'PRIVATE'
  /** Whoever has its link, who is told the owner's first name. The default. Spanish: "Publica" */
  | 'PUBLIC'
  /** Whoever has its link, without a name. */
  | 'SHARED';

/** A page of lists. */
export type WishListConnection = {
  readonly __typename?: 'WishListConnection';
  /** The lists, each with its cursor. */
  readonly edges: ReadonlyArray<WishListEdge>;
  /** The lists without their cursors. */
  readonly nodes: ReadonlyArray<WishList>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All lists, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A list in a list. */
export type WishListEdge = {
  readonly __typename?: 'WishListEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The list. */
  readonly node: WishList;
};

/** A product on a list. */
export type WishListItem = {
  readonly __typename?: 'WishListItem';
  /** When it was put there. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The product; null when it is no longer sold, or could not be read. */
  readonly product: Maybe<Product>;
  /** SKU of the product: each is on a list once. */
  readonly sku: Scalars['String']['output'];
};

/** A page of what is on a list. */
export type WishListItemConnection = {
  readonly __typename?: 'WishListItemConnection';
  /** The entries, each with its cursor. */
  readonly edges: ReadonlyArray<WishListItemEdge>;
  /** The entries without their cursors. */
  readonly nodes: ReadonlyArray<WishListItem>;
  /** Where this page ends. */
  readonly pageInfo: PageInfo;
  /** All entries, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry in a list. */
export type WishListItemEdge = {
  readonly __typename?: 'WishListItemEdge';
  /** Its place in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: WishListItem;
};

/** How a list is ordered. What is no longer sold stands last in all but the first. */
export type WishListSort =
  /** By the products' names. */
  | 'ALPHABETICAL'
  /** As it was put there. Spanish: "Predeterminado" */
  | 'DEFAULT'
  /** The cheapest first; a special price counts before the regular one. Spanish: "Ascendente" */
  | 'PRICE_ASCENDING'
  /** The dearest first; a special price counts before the regular one. Spanish: "Descendente" */
  | 'PRICE_DESCENDING';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RouteTarget:
    | ( BundleProductMapper )
    | ( CategoryMapper )
    | ( CmsPageMapper )
    | ( ConfigurableProductMapper )
    | ( DownloadableProductMapper )
    | ( GroupedProductMapper )
    | ( RedirectMapper )
    | ( SimpleProductMapper )
    | ( VirtualProductMapper )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( BundleProductMapper )
    | ( CartMapper )
    | ( CartLineMapper )
    | ( CategoryMapper )
    | ( CmsBlockMapper )
    | ( CmsPageMapper )
    | ( ConfigurableProductMapper )
    | ( CustomerMapper )
    | ( DownloadableProductMapper )
    | ( GroupedProductMapper )
    | ( OrderMapper )
    | ( ProductVariantMapper )
    | ( QuoteMapper )
    | ( ReturnRequestMapper )
    | ( ReviewMapper )
    | ( SimpleProductMapper )
    | ( StoreMapper )
    | ( VirtualProductMapper )
    | ( WishListMapper )
  ;
  Product:
    | ( BundleProductMapper )
    | ( ConfigurableProductMapper )
    | ( DownloadableProductMapper )
    | ( GroupedProductMapper )
    | ( SimpleProductMapper )
    | ( VirtualProductMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddCartLinesInput: AddCartLinesInput;
  AddCartLinesPayload: ResolverTypeWrapper<Omit<AddCartLinesPayload, 'cart' | 'lines'> & { cart?: Maybe<ResolversTypes['Cart']>, lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  AddToWishListInput: AddToWishListInput;
  AddToWishListPayload: ResolverTypeWrapper<Omit<AddToWishListPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  Alternate: ResolverTypeWrapper<Omit<Alternate, 'store'> & { store: ResolversTypes['Store'] }>;
  AnswerOption: ResolverTypeWrapper<AnswerOption>;
  ApplyCartCouponInput: ApplyCartCouponInput;
  ApplyCartCouponPayload: ResolverTypeWrapper<Omit<ApplyCartCouponPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Branch: ResolverTypeWrapper<Branch>;
  BranchKind: BranchKind;
  BundleOption: ResolverTypeWrapper<Omit<BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversTypes['BundleSelection']> }>;
  BundleOptionChoice: ResolverTypeWrapper<BundleOptionChoice>;
  BundleOptionInput: BundleOptionInput;
  BundleProduct: ResolverTypeWrapper<BundleProductMapper>;
  BundleSelection: ResolverTypeWrapper<Omit<BundleSelection, 'product'> & { product: ResolversTypes['Product'] }>;
  CancelEmailChangeInput: CancelEmailChangeInput;
  CancelEmailChangePayload: ResolverTypeWrapper<Omit<CancelEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CancelOrderInput: CancelOrderInput;
  CancelOrderLineInput: CancelOrderLineInput;
  CancelOrderPayload: ResolverTypeWrapper<Omit<CancelOrderPayload, 'customer' | 'order'> & { customer?: Maybe<ResolversTypes['Customer']>, order?: Maybe<ResolversTypes['Order']> }>;
  Cart: ResolverTypeWrapper<CartMapper>;
  CartCounter: CartCounter;
  CartDiff: ResolverTypeWrapper<CartDiff>;
  CartDiffParty: CartDiffParty;
  CartDiffStatus: CartDiffStatus;
  CartLine: ResolverTypeWrapper<CartLineMapper>;
  CartLineChoices: ResolverTypeWrapper<CartLineChoicesMapper>;
  CartLineIdentityInput: CartLineIdentityInput;
  CartLineInput: CartLineInput;
  CartLineOption: ResolverTypeWrapper<CartLineOption>;
  CartLineRef: CartLineRef;
  CartLineUpdateInput: CartLineUpdateInput;
  CartSettings: ResolverTypeWrapper<CartSettings>;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CatalogueSettings: ResolverTypeWrapper<CatalogueSettings>;
  Category: ResolverTypeWrapper<CategoryMapper>;
  CategoryBy: CategoryBy;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CmsBlock: ResolverTypeWrapper<CmsBlockMapper>;
  CmsPage: ResolverTypeWrapper<CmsPageMapper>;
  Comparison: ResolverTypeWrapper<Omit<Comparison, 'products'> & { products: ReadonlyArray<ResolversTypes['Product']> }>;
  ComparisonRow: ResolverTypeWrapper<ComparisonRow>;
  ComplaintKind: ResolverTypeWrapper<ComplaintKind>;
  ConfigurableOption: ResolverTypeWrapper<ConfigurableOption>;
  ConfigurableOptionValue: ResolverTypeWrapper<ConfigurableOptionValue>;
  ConfigurableProduct: ResolverTypeWrapper<ConfigurableProductMapper>;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ResolverTypeWrapper<Omit<ConfirmEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  ConfirmTelephoneInput: ConfirmTelephoneInput;
  ConfirmTelephonePayload: ResolverTypeWrapper<Omit<ConfirmTelephonePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  Coupon: ResolverTypeWrapper<Coupon>;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: ResolverTypeWrapper<Omit<CreateAccountPayload, 'cart' | 'customer'> & { cart?: Maybe<ResolversTypes['Cart']>, customer?: Maybe<ResolversTypes['Customer']> }>;
  CreateReturnInput: CreateReturnInput;
  CreateReturnPayload: ResolverTypeWrapper<Omit<CreateReturnPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: ResolverTypeWrapper<CreateReviewPayload>;
  CreateWishListInput: CreateWishListInput;
  CreateWishListPayload: ResolverTypeWrapper<Omit<CreateWishListPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  CreditPrice: ResolverTypeWrapper<CreditPrice>;
  CreditTotals: ResolverTypeWrapper<CreditTotals>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CustomOption: ResolverTypeWrapper<CustomOption>;
  CustomOptionChoice: ResolverTypeWrapper<CustomOptionChoice>;
  CustomOptionInput: CustomOptionInput;
  CustomOptionKind: CustomOptionKind;
  CustomOptionValue: ResolverTypeWrapper<CustomOptionValue>;
  Customer: ResolverTypeWrapper<CustomerMapper>;
  CustomerAddress: ResolverTypeWrapper<CustomerAddressMapper>;
  CustomerCoupon: ResolverTypeWrapper<CustomerCouponMapper>;
  CustomerCouponConnection: ResolverTypeWrapper<CustomerCouponConnectionMapper>;
  CustomerCouponEdge: ResolverTypeWrapper<Omit<CustomerCouponEdge, 'node'> & { node: ResolversTypes['CustomerCoupon'] }>;
  CustomerCouponOrigin: CustomerCouponOrigin;
  CustomerCouponState: CustomerCouponState;
  CustomerDevice: ResolverTypeWrapper<CustomerDeviceMapper>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteCustomerAddressInput: DeleteCustomerAddressInput;
  DeleteCustomerAddressPayload: ResolverTypeWrapper<Omit<DeleteCustomerAddressPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  DeleteQuoteInput: DeleteQuoteInput;
  DeleteQuotePayload: ResolverTypeWrapper<DeleteQuotePayload>;
  DeleteWishListInput: DeleteWishListInput;
  DeleteWishListPayload: ResolverTypeWrapper<Omit<DeleteWishListPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  DeliveryEstimate: ResolverTypeWrapper<DeliveryEstimate>;
  DestinationInput: DestinationInput;
  Download: ResolverTypeWrapper<Download>;
  DownloadSample: ResolverTypeWrapper<DownloadSample>;
  DownloadableProduct: ResolverTypeWrapper<DownloadableProductMapper>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EmailChange: ResolverTypeWrapper<EmailChangeMapper>;
  EndExternalCheckoutInput: EndExternalCheckoutInput;
  EndExternalCheckoutPayload: ResolverTypeWrapper<Omit<EndExternalCheckoutPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetKind: FacetKind;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  FilterInput: FilterInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormAttribute: ResolverTypeWrapper<FormAttribute>;
  FormAttributeInput: FormAttributeInput;
  GroupedItem: ResolverTypeWrapper<Omit<GroupedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  GroupedProduct: ResolverTypeWrapper<GroupedProductMapper>;
  Guarantee: ResolverTypeWrapper<Guarantee>;
  GuaranteeContact: ResolverTypeWrapper<GuaranteeContact>;
  GuaranteeContactMethod: GuaranteeContactMethod;
  GuaranteeKind: GuaranteeKind;
  GuaranteeProvider: ResolverTypeWrapper<GuaranteeProvider>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  HexColor: ResolverTypeWrapper<Scalars['HexColor']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageFormat: ImageFormat;
  Instalment: ResolverTypeWrapper<Instalment>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LanguageTag: ResolverTypeWrapper<Scalars['LanguageTag']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'cart' | 'customer'> & { cart?: Maybe<ResolversTypes['Cart']>, customer?: Maybe<ResolversTypes['Customer']> }>;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  LoyaltyCard: ResolverTypeWrapper<LoyaltyCard>;
  MediaKind: MediaKind;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterSubscription: ResolverTypeWrapper<NewsletterSubscriptionMapper>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notice: ResolverTypeWrapper<Notice>;
  NoticeCode: NoticeCode;
  NotifyWhenInStockInput: NotifyWhenInStockInput;
  NotifyWhenInStockPayload: ResolverTypeWrapper<NotifyWhenInStockPayload>;
  Order: ResolverTypeWrapper<OrderMapper>;
  OrderCancelable: OrderCancelable;
  OrderConnection: ResolverTypeWrapper<OrderConnectionMapper>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderLine: ResolverTypeWrapper<OrderLineMapper>;
  OrderProgress: OrderProgress;
  OrderStatus: OrderStatus;
  OrderStatusLabel: OrderStatusLabel;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentInstructions: ResolverTypeWrapper<PaymentInstructions>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PhoneNumber: ResolverTypeWrapper<PhoneNumber>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<PlaceOrderPayload, 'cart' | 'order'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']> }>;
  PriceBounds: ResolverTypeWrapper<PriceBounds>;
  PriceChange: ResolverTypeWrapper<PriceChange>;
  Product: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Product']>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductBy: ProductBy;
  ProductConnection: ResolverTypeWrapper<ProductConnectionMapper>;
  ProductDimensions: ResolverTypeWrapper<ProductDimensions>;
  ProductEdge: ResolverTypeWrapper<ProductEdgeMapper>;
  ProductMedia: ResolverTypeWrapper<ProductMediaMapper>;
  ProductPrice: ResolverTypeWrapper<ProductPriceMapper>;
  ProductRating: ResolverTypeWrapper<ProductRating>;
  ProductSort: ProductSort;
  ProductTag: ResolverTypeWrapper<ProductTag>;
  ProductVariant: ResolverTypeWrapper<ProductVariantMapper>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteMapper>;
  QuoteConnection: ResolverTypeWrapper<QuoteConnectionMapper>;
  QuoteEdge: ResolverTypeWrapper<Omit<QuoteEdge, 'node'> & { node: ResolversTypes['Quote'] }>;
  QuoteLine: ResolverTypeWrapper<QuoteLineMapper>;
  Rank: ResolverTypeWrapper<RankMapper>;
  Ranking: ResolverTypeWrapper<RankingMapper>;
  RecalculateOrderInput: RecalculateOrderInput;
  RecalculateOrderPayload: ResolverTypeWrapper<Omit<RecalculateOrderPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  Receipt: ResolverTypeWrapper<ReceiptMapper>;
  Redirect: ResolverTypeWrapper<RedirectMapper>;
  RemoveCartCouponInput: RemoveCartCouponInput;
  RemoveCartCouponPayload: ResolverTypeWrapper<Omit<RemoveCartCouponPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveCartLinesInput: RemoveCartLinesInput;
  RemoveCartLinesPayload: ResolverTypeWrapper<Omit<RemoveCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveFromWishListInput: RemoveFromWishListInput;
  RemoveFromWishListPayload: ResolverTypeWrapper<Omit<RemoveFromWishListPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangePayload: ResolverTypeWrapper<Omit<RequestEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResendEmailChangeInput: ResendEmailChangeInput;
  ResendEmailChangePayload: ResolverTypeWrapper<Omit<ResendEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestoreQuoteInput: RestoreQuoteInput;
  RestoreQuoteMode: RestoreQuoteMode;
  RestoreQuotePayload: ResolverTypeWrapper<Omit<RestoreQuotePayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ReturnAttribute: ResolverTypeWrapper<ReturnAttribute>;
  ReturnForm: ResolverTypeWrapper<ReturnForm>;
  ReturnFormLine: ResolverTypeWrapper<ReturnFormLine>;
  ReturnLine: ResolverTypeWrapper<ReturnLine>;
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: ResolverTypeWrapper<ReturnRequestMapper>;
  ReturnStatus: ReturnStatus;
  Review: ResolverTypeWrapper<ReviewMapper>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionMapper>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  RouteTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RouteTarget']>;
  SaveCustomerAddressInput: SaveCustomerAddressInput;
  SaveCustomerAddressPayload: ResolverTypeWrapper<Omit<SaveCustomerAddressPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  SaveQuoteInput: SaveQuoteInput;
  SaveQuotePayload: ResolverTypeWrapper<Omit<SaveQuotePayload, 'quote'> & { quote?: Maybe<ResolversTypes['Quote']> }>;
  Selection: ResolverTypeWrapper<Selection>;
  SelectionInput: SelectionInput;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SendTelephoneCodeInput: SendTelephoneCodeInput;
  SendTelephoneCodePayload: ResolverTypeWrapper<SendTelephoneCodePayloadMapper>;
  SetCartPaymentInput: SetCartPaymentInput;
  SetCartPaymentPayload: ResolverTypeWrapper<Omit<SetCartPaymentPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  SetCartShippingInput: SetCartShippingInput;
  SetCartShippingPayload: ResolverTypeWrapper<Omit<SetCartShippingPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ShareCartInput: ShareCartInput;
  ShareCartPayload: ResolverTypeWrapper<Omit<ShareCartPayload, 'sharedCart'> & { sharedCart?: Maybe<ResolversTypes['SharedCart']> }>;
  SharedCart: ResolverTypeWrapper<SharedCartMapper>;
  SharedCartLine: ResolverTypeWrapper<SharedCartLineMapper>;
  SharedWishList: ResolverTypeWrapper<SharedWishListMapper>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  SignOutDevicesInput: SignOutDevicesInput;
  SignOutDevicesPayload: ResolverTypeWrapper<Omit<SignOutDevicesPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  SimpleProduct: ResolverTypeWrapper<SimpleProductMapper>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntryMapper>;
  SitemapPart: ResolverTypeWrapper<Omit<SitemapPart, 'entries'> & { entries: ReadonlyArray<ResolversTypes['SitemapEntry']> }>;
  SocialProvider: ResolverTypeWrapper<SocialProvider>;
  Stock: ResolverTypeWrapper<StockMapper>;
  StockStatus: StockStatus;
  Store: ResolverTypeWrapper<StoreMapper>;
  StoreContact: ResolverTypeWrapper<StoreContact>;
  StoreFeature: StoreFeature;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<Omit<SubscribeToNewsletterPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  Suggestions: ResolverTypeWrapper<SuggestionsMapper>;
  SyncCartInput: SyncCartInput;
  SyncCartPayload: ResolverTypeWrapper<Omit<SyncCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  TakeOverSharedCartInput: TakeOverSharedCartInput;
  TakeOverSharedCartPayload: ResolverTypeWrapper<Omit<TakeOverSharedCartPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  TierPrice: ResolverTypeWrapper<TierPrice>;
  TotalSegment: ResolverTypeWrapper<TotalSegment>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: ResolverTypeWrapper<UndoEmailChangePayload>;
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: ResolverTypeWrapper<Omit<UnsubscribeFromNewsletterPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  UpdateCartLinesInput: UpdateCartLinesInput;
  UpdateCartLinesPayload: ResolverTypeWrapper<Omit<UpdateCartLinesPayload, 'cart' | 'lines'> & { cart?: Maybe<ResolversTypes['Cart']>, lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: ResolverTypeWrapper<Omit<UpdateCustomerPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  UpdateRankingInput: UpdateRankingInput;
  UpdateRankingPayload: ResolverTypeWrapper<Omit<UpdateRankingPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  UpdateWishListInput: UpdateWishListInput;
  UpdateWishListPayload: ResolverTypeWrapper<Omit<UpdateWishListPayload, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  VirtualProduct: ResolverTypeWrapper<VirtualProductMapper>;
  Wallet: ResolverTypeWrapper<WalletMapper>;
  WalletEntry: ResolverTypeWrapper<WalletEntryMapper>;
  WalletEntryConnection: ResolverTypeWrapper<WalletEntryConnectionMapper>;
  WalletEntryEdge: ResolverTypeWrapper<Omit<WalletEntryEdge, 'node'> & { node: ResolversTypes['WalletEntry'] }>;
  WalletEntryKind: WalletEntryKind;
  WishList: ResolverTypeWrapper<WishListMapper>;
  WishListAccess: WishListAccess;
  WishListConnection: ResolverTypeWrapper<WishListConnectionMapper>;
  WishListEdge: ResolverTypeWrapper<Omit<WishListEdge, 'node'> & { node: ResolversTypes['WishList'] }>;
  WishListItem: ResolverTypeWrapper<WishListItemMapper>;
  WishListItemConnection: ResolverTypeWrapper<WishListItemConnectionMapper>;
  WishListItemEdge: ResolverTypeWrapper<Omit<WishListItemEdge, 'node'> & { node: ResolversTypes['WishListItem'] }>;
  WishListSort: WishListSort;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCartLinesInput: AddCartLinesInput;
  AddCartLinesPayload: Omit<AddCartLinesPayload, 'cart' | 'lines'> & { cart?: Maybe<ResolversParentTypes['Cart']>, lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  AddToWishListInput: AddToWishListInput;
  AddToWishListPayload: Omit<AddToWishListPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  Address: Address;
  AddressInput: AddressInput;
  Alternate: Omit<Alternate, 'store'> & { store: ResolversParentTypes['Store'] };
  AnswerOption: AnswerOption;
  ApplyCartCouponInput: ApplyCartCouponInput;
  ApplyCartCouponPayload: Omit<ApplyCartCouponPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Boolean: Scalars['Boolean']['output'];
  Branch: Branch;
  BundleOption: Omit<BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversParentTypes['BundleSelection']> };
  BundleOptionChoice: BundleOptionChoice;
  BundleOptionInput: BundleOptionInput;
  BundleProduct: BundleProductMapper;
  BundleSelection: Omit<BundleSelection, 'product'> & { product: ResolversParentTypes['Product'] };
  CancelEmailChangeInput: CancelEmailChangeInput;
  CancelEmailChangePayload: Omit<CancelEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CancelOrderInput: CancelOrderInput;
  CancelOrderLineInput: CancelOrderLineInput;
  CancelOrderPayload: Omit<CancelOrderPayload, 'customer' | 'order'> & { customer?: Maybe<ResolversParentTypes['Customer']>, order?: Maybe<ResolversParentTypes['Order']> };
  Cart: CartMapper;
  CartDiff: CartDiff;
  CartLine: CartLineMapper;
  CartLineChoices: CartLineChoicesMapper;
  CartLineIdentityInput: CartLineIdentityInput;
  CartLineInput: CartLineInput;
  CartLineOption: CartLineOption;
  CartLineRef: CartLineRef;
  CartLineUpdateInput: CartLineUpdateInput;
  CartSettings: CartSettings;
  CartTotals: CartTotals;
  CatalogueSettings: CatalogueSettings;
  Category: CategoryMapper;
  CategoryBy: CategoryBy;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CmsBlock: CmsBlockMapper;
  CmsPage: CmsPageMapper;
  Comparison: Omit<Comparison, 'products'> & { products: ReadonlyArray<ResolversParentTypes['Product']> };
  ComparisonRow: ComparisonRow;
  ComplaintKind: ComplaintKind;
  ConfigurableOption: ConfigurableOption;
  ConfigurableOptionValue: ConfigurableOptionValue;
  ConfigurableProduct: ConfigurableProductMapper;
  ConfirmEmailChangeInput: ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: Omit<ConfirmEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  ConfirmTelephoneInput: ConfirmTelephoneInput;
  ConfirmTelephonePayload: Omit<ConfirmTelephonePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CountryCode: Scalars['CountryCode']['output'];
  Coupon: Coupon;
  CreateAccountInput: CreateAccountInput;
  CreateAccountPayload: Omit<CreateAccountPayload, 'cart' | 'customer'> & { cart?: Maybe<ResolversParentTypes['Cart']>, customer?: Maybe<ResolversParentTypes['Customer']> };
  CreateReturnInput: CreateReturnInput;
  CreateReturnPayload: Omit<CreateReturnPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CreateReviewInput: CreateReviewInput;
  CreateReviewPayload: CreateReviewPayload;
  CreateWishListInput: CreateWishListInput;
  CreateWishListPayload: Omit<CreateWishListPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  CreditPrice: CreditPrice;
  CreditTotals: CreditTotals;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CustomOption: CustomOption;
  CustomOptionChoice: CustomOptionChoice;
  CustomOptionInput: CustomOptionInput;
  CustomOptionValue: CustomOptionValue;
  Customer: CustomerMapper;
  CustomerAddress: CustomerAddressMapper;
  CustomerCoupon: CustomerCouponMapper;
  CustomerCouponConnection: CustomerCouponConnectionMapper;
  CustomerCouponEdge: Omit<CustomerCouponEdge, 'node'> & { node: ResolversParentTypes['CustomerCoupon'] };
  CustomerDevice: CustomerDeviceMapper;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteCustomerAddressInput: DeleteCustomerAddressInput;
  DeleteCustomerAddressPayload: Omit<DeleteCustomerAddressPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  DeleteQuoteInput: DeleteQuoteInput;
  DeleteQuotePayload: DeleteQuotePayload;
  DeleteWishListInput: DeleteWishListInput;
  DeleteWishListPayload: Omit<DeleteWishListPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  DeliveryEstimate: DeliveryEstimate;
  DestinationInput: DestinationInput;
  Download: Download;
  DownloadSample: DownloadSample;
  DownloadableProduct: DownloadableProductMapper;
  EmailAddress: Scalars['EmailAddress']['output'];
  EmailChange: EmailChangeMapper;
  EndExternalCheckoutInput: EndExternalCheckoutInput;
  EndExternalCheckoutPayload: Omit<EndExternalCheckoutPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Facet: Facet;
  FacetValue: FacetValue;
  FilterInput: FilterInput;
  Float: Scalars['Float']['output'];
  FormAttribute: FormAttribute;
  GroupedItem: Omit<GroupedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  GroupedProduct: GroupedProductMapper;
  Guarantee: Guarantee;
  GuaranteeContact: GuaranteeContact;
  GuaranteeProvider: GuaranteeProvider;
  HTML: Scalars['HTML']['output'];
  HexColor: Scalars['HexColor']['output'];
  ID: Scalars['ID']['output'];
  Instalment: Instalment;
  Int: Scalars['Int']['output'];
  LanguageTag: Scalars['LanguageTag']['output'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'cart' | 'customer'> & { cart?: Maybe<ResolversParentTypes['Cart']>, customer?: Maybe<ResolversParentTypes['Customer']> };
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  LoyaltyCard: LoyaltyCard;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterSubscription: NewsletterSubscriptionMapper;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notice: Notice;
  NotifyWhenInStockInput: NotifyWhenInStockInput;
  NotifyWhenInStockPayload: NotifyWhenInStockPayload;
  Order: OrderMapper;
  OrderConnection: OrderConnectionMapper;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderLine: OrderLineMapper;
  PageInfo: PageInfo;
  PaymentInstructions: PaymentInstructions;
  PaymentMethod: PaymentMethod;
  PhoneNumber: PhoneNumber;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: Omit<PlaceOrderPayload, 'cart' | 'order'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']> };
  PriceBounds: PriceBounds;
  PriceChange: PriceChange;
  Product: ResolversInterfaceTypes<ResolversParentTypes>['Product'];
  ProductAttribute: ProductAttribute;
  ProductBy: ProductBy;
  ProductConnection: ProductConnectionMapper;
  ProductDimensions: ProductDimensions;
  ProductEdge: ProductEdgeMapper;
  ProductMedia: ProductMediaMapper;
  ProductPrice: ProductPriceMapper;
  ProductRating: ProductRating;
  ProductTag: ProductTag;
  ProductVariant: ProductVariantMapper;
  Query: Record<PropertyKey, never>;
  Quote: QuoteMapper;
  QuoteConnection: QuoteConnectionMapper;
  QuoteEdge: Omit<QuoteEdge, 'node'> & { node: ResolversParentTypes['Quote'] };
  QuoteLine: QuoteLineMapper;
  Rank: RankMapper;
  Ranking: RankingMapper;
  RecalculateOrderInput: RecalculateOrderInput;
  RecalculateOrderPayload: Omit<RecalculateOrderPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  Receipt: ReceiptMapper;
  Redirect: RedirectMapper;
  RemoveCartCouponInput: RemoveCartCouponInput;
  RemoveCartCouponPayload: Omit<RemoveCartCouponPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveCartLinesInput: RemoveCartLinesInput;
  RemoveCartLinesPayload: Omit<RemoveCartLinesPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveFromWishListInput: RemoveFromWishListInput;
  RemoveFromWishListPayload: Omit<RemoveFromWishListPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  RequestEmailChangeInput: RequestEmailChangeInput;
  RequestEmailChangePayload: Omit<RequestEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResendEmailChangeInput: ResendEmailChangeInput;
  ResendEmailChangePayload: Omit<ResendEmailChangePayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoreQuoteInput: RestoreQuoteInput;
  RestoreQuotePayload: Omit<RestoreQuotePayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ReturnAttribute: ReturnAttribute;
  ReturnForm: ReturnForm;
  ReturnFormLine: ReturnFormLine;
  ReturnLine: ReturnLine;
  ReturnLineInput: ReturnLineInput;
  ReturnRequest: ReturnRequestMapper;
  Review: ReviewMapper;
  ReviewConnection: ReviewConnectionMapper;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  RouteTarget: ResolversUnionTypes<ResolversParentTypes>['RouteTarget'];
  SaveCustomerAddressInput: SaveCustomerAddressInput;
  SaveCustomerAddressPayload: Omit<SaveCustomerAddressPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  SaveQuoteInput: SaveQuoteInput;
  SaveQuotePayload: Omit<SaveQuotePayload, 'quote'> & { quote?: Maybe<ResolversParentTypes['Quote']> };
  Selection: Selection;
  SelectionInput: SelectionInput;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: SendContactMessagePayload;
  SendTelephoneCodeInput: SendTelephoneCodeInput;
  SendTelephoneCodePayload: SendTelephoneCodePayloadMapper;
  SetCartPaymentInput: SetCartPaymentInput;
  SetCartPaymentPayload: Omit<SetCartPaymentPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  SetCartShippingInput: SetCartShippingInput;
  SetCartShippingPayload: Omit<SetCartShippingPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ShareCartInput: ShareCartInput;
  ShareCartPayload: Omit<ShareCartPayload, 'sharedCart'> & { sharedCart?: Maybe<ResolversParentTypes['SharedCart']> };
  SharedCart: SharedCartMapper;
  SharedCartLine: SharedCartLineMapper;
  SharedWishList: SharedWishListMapper;
  ShippingMethod: ShippingMethod;
  SignOutDevicesInput: SignOutDevicesInput;
  SignOutDevicesPayload: Omit<SignOutDevicesPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  SimpleProduct: SimpleProductMapper;
  SitemapEntry: SitemapEntryMapper;
  SitemapPart: Omit<SitemapPart, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['SitemapEntry']> };
  SocialProvider: SocialProvider;
  Stock: StockMapper;
  Store: StoreMapper;
  StoreContact: StoreContact;
  String: Scalars['String']['output'];
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: Omit<SubscribeToNewsletterPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  Suggestions: SuggestionsMapper;
  SyncCartInput: SyncCartInput;
  SyncCartPayload: Omit<SyncCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  TakeOverSharedCartInput: TakeOverSharedCartInput;
  TakeOverSharedCartPayload: Omit<TakeOverSharedCartPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  TaxRate: TaxRate;
  TierPrice: TierPrice;
  TotalSegment: TotalSegment;
  URL: Scalars['URL']['output'];
  UndoEmailChangeInput: UndoEmailChangeInput;
  UndoEmailChangePayload: UndoEmailChangePayload;
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: Omit<UnsubscribeFromNewsletterPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  UpdateCartLinesInput: UpdateCartLinesInput;
  UpdateCartLinesPayload: Omit<UpdateCartLinesPayload, 'cart' | 'lines'> & { cart?: Maybe<ResolversParentTypes['Cart']>, lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateCustomerPayload: Omit<UpdateCustomerPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  UpdateRankingInput: UpdateRankingInput;
  UpdateRankingPayload: Omit<UpdateRankingPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  UpdateWishListInput: UpdateWishListInput;
  UpdateWishListPayload: Omit<UpdateWishListPayload, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  UserError: UserError;
  Viewer: ViewerMapper;
  VirtualProduct: VirtualProductMapper;
  Wallet: WalletMapper;
  WalletEntry: WalletEntryMapper;
  WalletEntryConnection: WalletEntryConnectionMapper;
  WalletEntryEdge: Omit<WalletEntryEdge, 'node'> & { node: ResolversParentTypes['WalletEntry'] };
  WishList: WishListMapper;
  WishListConnection: WishListConnectionMapper;
  WishListEdge: Omit<WishListEdge, 'node'> & { node: ResolversParentTypes['WishList'] };
  WishListItem: WishListItemMapper;
  WishListItemConnection: WishListItemConnectionMapper;
  WishListItemEdge: Omit<WishListItemEdge, 'node'> & { node: ResolversParentTypes['WishListItem'] };
};

export type AddCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCartLinesPayload'] = ResolversParentTypes['AddCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddToWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddToWishListPayload'] = ResolversParentTypes['AddToWishListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  crossStreet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlternateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Alternate'] = ResolversParentTypes['Alternate']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type AnswerOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnswerOption'] = ResolversParentTypes['AnswerOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyCartCouponPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApplyCartCouponPayload'] = ResolversParentTypes['ApplyCartCouponPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BranchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPickupPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BranchKind'], ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleOption'] = ResolversParentTypes['BundleOption']> = {
  isMultiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selections?: Resolver<ReadonlyArray<ResolversTypes['BundleSelection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleOptionChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleOptionChoice'] = ResolversParentTypes['BundleOptionChoice']> = {
  optionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selectionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  bundleOptions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BundleOption']>>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<BundleProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<BundleProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<BundleProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<BundleProductReviewsArgs>>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<BundleProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleSelectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleSelection'] = ResolversParentTypes['BundleSelection']> = {
  canChangeQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selectionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelEmailChangePayload'] = ResolversParentTypes['CancelEmailChangePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  exceedsUnitLimit?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBranchDeliveryOnly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  selectedPaymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  selectedShippingMethod?: Resolver<Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, ContextType, Partial<CartShippingMethodsArgs>>;
  totalQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartDiff'] = ResolversParentTypes['CartDiff']> = {
  clientQuantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['CartDiffParty'], ParentType, ContextType>;
  serverQuantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CartDiffStatus'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBranchDeliveryOnly?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSoldOneByOne?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  warranty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartLineChoicesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLineChoices'] = ResolversParentTypes['CartLineChoices']> = {
  bundleOptions?: Resolver<ReadonlyArray<ResolversTypes['BundleOptionChoice']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOptionChoice']>, ParentType, ContextType>;
};

export type CartLineOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLineOption'] = ResolversParentTypes['CartLineOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartSettings'] = ResolversParentTypes['CartSettings']> = {
  counter?: Resolver<ResolversTypes['CartCounter'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  credit?: Resolver<Maybe<ResolversTypes['CreditTotals']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CatalogueSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueSettings'] = ResolversParentTypes['CatalogueSettings']> = {
  listsOutOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsVariantInAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensInNewWindow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<CategoryProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComparisonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comparison'] = ResolversParentTypes['Comparison']> = {
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ComparisonRow']>, ParentType, ContextType>;
};

export type ComparisonRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComparisonRow'] = ResolversParentTypes['ComparisonRow']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ComplaintKindResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComplaintKind'] = ResolversParentTypes['ComplaintKind']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableOption'] = ResolversParentTypes['ConfigurableOption']> = {
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableOptionValue']>, ParentType, ContextType>;
};

export type ConfigurableOptionValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableOptionValue'] = ResolversParentTypes['ConfigurableOptionValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['HexColor']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<ConfigurableProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ConfigurableProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ConfigurableProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<ConfigurableProductReviewsArgs>>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ConfigurableProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<ConfigurableProductVariantArgs, 'selection'>>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfirmEmailChangePayload'] = ResolversParentTypes['ConfirmEmailChangePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmTelephonePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfirmTelephonePayload'] = ResolversParentTypes['ConfirmTelephonePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CreateAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAccountPayload'] = ResolversParentTypes['CreateAccountPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateReturnPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReturnPayload'] = ResolversParentTypes['CreateReturnPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateReviewPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReviewPayload'] = ResolversParentTypes['CreateReviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateWishListPayload'] = ResolversParentTypes['CreateWishListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreditPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPrice'] = ResolversParentTypes['CreditPrice']> = {
  punctualTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  weekly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditTotals'] = ResolversParentTypes['CreditTotals']> = {
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotalWithoutCredit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CustomOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomOption'] = ResolversParentTypes['CustomOption']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomOptionKind'], ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceDelta?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['CustomOptionValue']>, ParentType, ContextType>;
};

export type CustomOptionChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomOptionChoice'] = ResolversParentTypes['CustomOptionChoice']> = {
  optionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomOptionValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomOptionValue'] = ResolversParentTypes['CustomOptionValue']> = {
  priceDelta?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  cancelReasons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AnswerOption']>>, ParentType, ContextType, RequireFields<CustomerCancelReasonsArgs, 'orderId'>>;
  coupons?: Resolver<Maybe<ResolversTypes['CustomerCouponConnection']>, ParentType, ContextType, Partial<CustomerCouponsArgs>>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomerDevice']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  emailChange?: Resolver<Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guaranteeContact?: Resolver<Maybe<ResolversTypes['GuaranteeContact']>, ParentType, ContextType, RequireFields<CustomerGuaranteeContactArgs, 'orderId'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<CustomerOrdersArgs>>;
  ranking?: Resolver<Maybe<ResolversTypes['Ranking']>, ParentType, ContextType>;
  returnForm?: Resolver<Maybe<ResolversTypes['ReturnForm']>, ParentType, ContextType, RequireFields<CustomerReturnFormArgs, 'orderId'>>;
  returns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ReturnRequest']>>, ParentType, ContextType, RequireFields<CustomerReturnsArgs, 'orderId'>>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  wishLists?: Resolver<Maybe<ResolversTypes['WishListConnection']>, ParentType, ContextType, Partial<CustomerWishListsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  addressId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  crossStreet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTelephoneConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerCouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerCoupon'] = ResolversParentTypes['CustomerCoupon']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumSubtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['CustomerCouponOrigin'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerCouponState'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerCouponConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerCouponConnection'] = ResolversParentTypes['CustomerCouponConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerCouponEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CustomerCoupon']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerCouponEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerCouponEdge'] = ResolversParentTypes['CustomerCouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerCoupon'], ParentType, ContextType>;
};

export type CustomerDeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerDevice'] = ResolversParentTypes['CustomerDevice']> = {
  deviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteCustomerAddressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCustomerAddressPayload'] = ResolversParentTypes['DeleteCustomerAddressPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteQuotePayload'] = ResolversParentTypes['DeleteQuotePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deletedQuoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWishListPayload'] = ResolversParentTypes['DeleteWishListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeliveryEstimateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeliveryEstimate'] = ResolversParentTypes['DeliveryEstimate']> = {
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  downloadsAllowed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sampleUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadSampleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadSample'] = ResolversParentTypes['DownloadSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<DownloadableProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  downloads?: Resolver<ReadonlyArray<ResolversTypes['Download']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<DownloadableProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<DownloadableProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<DownloadableProductReviewsArgs>>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['DownloadSample']>, ParentType, ContextType>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<DownloadableProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EmailChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EndExternalCheckoutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndExternalCheckoutPayload'] = ResolversParentTypes['EndExternalCheckoutPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['HexColor']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormAttributeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FormAttribute'] = ResolversParentTypes['FormAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FormAttributeInput'], ParentType, ContextType>;
  isChangeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GroupedItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupedItem'] = ResolversParentTypes['GroupedItem']> = {
  defaultQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<GroupedProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GroupedItem']>>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<GroupedProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<GroupedProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<GroupedProductReviewsArgs>>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<GroupedProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GuaranteeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Guarantee'] = ResolversParentTypes['Guarantee']> = {
  kind?: Resolver<ResolversTypes['GuaranteeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['GuaranteeProvider']>, ParentType, ContextType>;
};

export type GuaranteeContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GuaranteeContact'] = ResolversParentTypes['GuaranteeContact']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethod?: Resolver<Maybe<ResolversTypes['GuaranteeContactMethod']>, ParentType, ContextType>;
  movement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuaranteeProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GuaranteeProvider'] = ResolversParentTypes['GuaranteeProvider']> = {
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export interface HexColorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HexColor'], any> {
  name: 'HexColor';
}

export type InstalmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  monthly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LanguageTagScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LanguageTag'], any> {
  name: 'LanguageTag';
}

export type LoginPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoyaltyCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoyaltyCard'] = ResolversParentTypes['LoyaltyCard']> = {
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCartLines?: Resolver<ResolversTypes['AddCartLinesPayload'], ParentType, ContextType, RequireFields<MutationAddCartLinesArgs, 'input'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListPayload'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'input'>>;
  applyCartCoupon?: Resolver<ResolversTypes['ApplyCartCouponPayload'], ParentType, ContextType, RequireFields<MutationApplyCartCouponArgs, 'input'>>;
  cancelEmailChange?: Resolver<ResolversTypes['CancelEmailChangePayload'], ParentType, ContextType, RequireFields<MutationCancelEmailChangeArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['ConfirmEmailChangePayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  confirmTelephone?: Resolver<ResolversTypes['ConfirmTelephonePayload'], ParentType, ContextType, RequireFields<MutationConfirmTelephoneArgs, 'input'>>;
  createAccount?: Resolver<ResolversTypes['CreateAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateAccountArgs, 'input'>>;
  createReturn?: Resolver<ResolversTypes['CreateReturnPayload'], ParentType, ContextType, RequireFields<MutationCreateReturnArgs, 'input'>>;
  createReview?: Resolver<ResolversTypes['CreateReviewPayload'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'input'>>;
  createWishList?: Resolver<ResolversTypes['CreateWishListPayload'], ParentType, ContextType, RequireFields<MutationCreateWishListArgs, 'input'>>;
  deleteCustomerAddress?: Resolver<ResolversTypes['DeleteCustomerAddressPayload'], ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'input'>>;
  deleteQuote?: Resolver<ResolversTypes['DeleteQuotePayload'], ParentType, ContextType, RequireFields<MutationDeleteQuoteArgs, 'input'>>;
  deleteWishList?: Resolver<ResolversTypes['DeleteWishListPayload'], ParentType, ContextType, RequireFields<MutationDeleteWishListArgs, 'input'>>;
  endExternalCheckout?: Resolver<ResolversTypes['EndExternalCheckoutPayload'], ParentType, ContextType, RequireFields<MutationEndExternalCheckoutArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, RequireFields<MutationLogoutArgs, 'input'>>;
  notifyWhenInStock?: Resolver<ResolversTypes['NotifyWhenInStockPayload'], ParentType, ContextType, RequireFields<MutationNotifyWhenInStockArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  recalculateOrder?: Resolver<ResolversTypes['RecalculateOrderPayload'], ParentType, ContextType, RequireFields<MutationRecalculateOrderArgs, 'input'>>;
  removeCartCoupon?: Resolver<ResolversTypes['RemoveCartCouponPayload'], ParentType, ContextType, RequireFields<MutationRemoveCartCouponArgs, 'input'>>;
  removeCartLines?: Resolver<ResolversTypes['RemoveCartLinesPayload'], ParentType, ContextType, RequireFields<MutationRemoveCartLinesArgs, 'input'>>;
  removeFromWishList?: Resolver<ResolversTypes['RemoveFromWishListPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromWishListArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['RequestEmailChangePayload'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendEmailChange?: Resolver<ResolversTypes['ResendEmailChangePayload'], ParentType, ContextType, RequireFields<MutationResendEmailChangeArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreQuote?: Resolver<ResolversTypes['RestoreQuotePayload'], ParentType, ContextType, RequireFields<MutationRestoreQuoteArgs, 'input'>>;
  saveCustomerAddress?: Resolver<ResolversTypes['SaveCustomerAddressPayload'], ParentType, ContextType, RequireFields<MutationSaveCustomerAddressArgs, 'input'>>;
  saveQuote?: Resolver<ResolversTypes['SaveQuotePayload'], ParentType, ContextType, RequireFields<MutationSaveQuoteArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendTelephoneCode?: Resolver<ResolversTypes['SendTelephoneCodePayload'], ParentType, ContextType, RequireFields<MutationSendTelephoneCodeArgs, 'input'>>;
  setCartPayment?: Resolver<ResolversTypes['SetCartPaymentPayload'], ParentType, ContextType, RequireFields<MutationSetCartPaymentArgs, 'input'>>;
  setCartShipping?: Resolver<ResolversTypes['SetCartShippingPayload'], ParentType, ContextType, RequireFields<MutationSetCartShippingArgs, 'input'>>;
  shareCart?: Resolver<ResolversTypes['ShareCartPayload'], ParentType, ContextType, RequireFields<MutationShareCartArgs, 'input'>>;
  signOutDevices?: Resolver<ResolversTypes['SignOutDevicesPayload'], ParentType, ContextType, RequireFields<MutationSignOutDevicesArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  syncCart?: Resolver<ResolversTypes['SyncCartPayload'], ParentType, ContextType, RequireFields<MutationSyncCartArgs, 'input'>>;
  takeOverSharedCart?: Resolver<ResolversTypes['TakeOverSharedCartPayload'], ParentType, ContextType, RequireFields<MutationTakeOverSharedCartArgs, 'input'>>;
  undoEmailChange?: Resolver<ResolversTypes['UndoEmailChangePayload'], ParentType, ContextType, RequireFields<MutationUndoEmailChangeArgs, 'input'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['UnsubscribeFromNewsletterPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'input'>>;
  updateCartLines?: Resolver<ResolversTypes['UpdateCartLinesPayload'], ParentType, ContextType, RequireFields<MutationUpdateCartLinesArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['UpdateCustomerPayload'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateRanking?: Resolver<ResolversTypes['UpdateRankingPayload'], ParentType, ContextType, RequireFields<MutationUpdateRankingArgs, 'input'>>;
  updateWishList?: Resolver<ResolversTypes['UpdateWishListPayload'], ParentType, ContextType, RequireFields<MutationUpdateWishListArgs, 'input'>>;
};

export type NewsletterSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'Cart' | 'CartLine' | 'Category' | 'CmsBlock' | 'CmsPage' | 'ConfigurableProduct' | 'Customer' | 'DownloadableProduct' | 'GroupedProduct' | 'Order' | 'ProductVariant' | 'Quote' | 'ReturnRequest' | 'Review' | 'SimpleProduct' | 'Store' | 'VirtualProduct' | 'WishList', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  code?: Resolver<ResolversTypes['NoticeCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
};

export type NotifyWhenInStockPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotifyWhenInStockPayload'] = ResolversParentTypes['NotifyWhenInStockPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cancelable?: Resolver<Maybe<ResolversTypes['OrderCancelable']>, ParentType, ContextType>;
  canceledTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryCompany?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  guideNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentInstructions?: Resolver<Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['OrderProgress']>, ParentType, ContextType>;
  receiptProof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['OrderStatusLabel'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  canceledQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  guarantee?: Resolver<Maybe<ResolversTypes['Guarantee']>, ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhoneNumber'] = ResolversParentTypes['PhoneNumber']> = {
  dialled?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  optionsChecksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Facet']>>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  priceBounds?: Resolver<Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductDimensionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductDimensions'] = ResolversParentTypes['ProductDimensions']> = {
  depthCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  widthCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchingVariant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductMediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductMedia'] = ResolversParentTypes['ProductMedia']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholderColor?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<ProductMediaUrlArgs, 'format' | 'height' | 'width'>>;
  videoUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  credit?: Resolver<Maybe<ResolversTypes['CreditPrice']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  final?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  finalExcludingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  instalments?: Resolver<ReadonlyArray<ResolversTypes['Instalment']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  special?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  specialUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  taxRate?: Resolver<Maybe<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['TierPrice']>, ParentType, ContextType>;
};

export type ProductRatingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductRating'] = ResolversParentTypes['ProductRating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  background?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  selection?: Resolver<ReadonlyArray<ResolversTypes['Selection']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'by'>>;
  cmsBlock?: Resolver<Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType, RequireFields<QueryCmsBlockArgs, 'identifier'>>;
  cmsBlocks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CmsBlock']>>, ParentType, ContextType, RequireFields<QueryCmsBlocksArgs, 'first'>>;
  cmsPage?: Resolver<Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<QueryCmsPageArgs, 'identifier'>>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType, RequireFields<QueryComparisonArgs, 'ids'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'by'>>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'proof'>>;
  route?: Resolver<Maybe<ResolversTypes['RouteTarget']>, ParentType, ContextType, RequireFields<QueryRouteArgs, 'path'>>;
  scannedProduct?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryScannedProductArgs, 'code'>>;
  search?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'term'>>;
  sharedCart?: Resolver<Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<QuerySharedCartArgs, 'code'>>;
  sharedWishList?: Resolver<Maybe<ResolversTypes['SharedWishList']>, ParentType, ContextType, RequireFields<QuerySharedWishListArgs, 'code'>>;
  sitemap?: Resolver<Maybe<ResolversTypes['SitemapPart']>, ParentType, ContextType, RequireFields<QuerySitemapArgs, 'part'>>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType>;
  suburbs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QuerySuburbsArgs, 'postcode'>>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'categories' | 'products' | 'term'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalNow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalThen?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteConnection'] = ResolversParentTypes['QuoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Quote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuoteEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteEdge'] = ResolversParentTypes['QuoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPriceNow?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPriceThen?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type RankResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Rank'] = ResolversParentTypes['Rank']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RankingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Ranking'] = ResolversParentTypes['Ranking']> = {
  card?: Resolver<ResolversTypes['LoyaltyCard'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Rank'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['Rank']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecalculateOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecalculateOrderPayload'] = ResolversParentTypes['RecalculateOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shippingMethodTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCartCouponPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveCartCouponPayload'] = ResolversParentTypes['RemoveCartCouponPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveCartLinesPayload'] = ResolversParentTypes['RemoveCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  removedLineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFromWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveFromWishListPayload'] = ResolversParentTypes['RemoveFromWishListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestEmailChangePayload'] = ResolversParentTypes['RequestEmailChangePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendEmailChangePayload'] = ResolversParentTypes['ResendEmailChangePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RestoreQuotePayload'] = ResolversParentTypes['RestoreQuotePayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnAttributeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnAttribute'] = ResolversParentTypes['ReturnAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['AnswerOption']>, ParentType, ContextType>;
};

export type ReturnFormResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnForm'] = ResolversParentTypes['ReturnForm']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ReturnAttribute']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnFormLine']>, ParentType, ContextType>;
  photosMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnBefore?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReturnFormLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnFormLine'] = ResolversParentTypes['ReturnFormLine']> = {
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnLine'] = ResolversParentTypes['ReturnLine']> = {
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Maybe<ReadonlyArray<ResolversTypes['URL']>>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type RouteTargetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RouteTarget'] = ResolversParentTypes['RouteTarget']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'Category' | 'CmsPage' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'Redirect' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type SaveCustomerAddressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveCustomerAddressPayload'] = ResolversParentTypes['SaveCustomerAddressPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveQuotePayload'] = ResolversParentTypes['SaveQuotePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SelectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Selection'] = ResolversParentTypes['Selection']> = {
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  complaintNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendTelephoneCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendTelephoneCodePayload'] = ResolversParentTypes['SendTelephoneCodePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  isSent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resendAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resendSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartPaymentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCartPaymentPayload'] = ResolversParentTypes['SetCartPaymentPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartShippingPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCartShippingPayload'] = ResolversParentTypes['SetCartShippingPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShareCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShareCartPayload'] = ResolversParentTypes['ShareCartPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  sharedCart?: Resolver<Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SharedCartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['SharedCartLine']>, ParentType, ContextType>;
};

export type SharedCartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedCartLine'] = ResolversParentTypes['SharedCartLine']> = {
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type SharedWishListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedWishList'] = ResolversParentTypes['SharedWishList']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['WishListItemConnection'], ParentType, ContextType, RequireFields<SharedWishListItemsArgs, 'sort'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  carrierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceExcludingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignOutDevicesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutDevicesPayload'] = ResolversParentTypes['SignOutDevicesPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<SimpleProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<SimpleProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<SimpleProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<SimpleProductReviewsArgs>>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<SimpleProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['SitemapEntry']>, ParentType, ContextType>;
  lastPart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialProvider'] = ResolversParentTypes['SocialProvider']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  addressAttributes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FormAttribute']>>, ParentType, ContextType>;
  branches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Branch']>>, ParentType, ContextType, RequireFields<StoreBranchesArgs, 'pickupOnly'>>;
  cartSettings?: Resolver<ResolversTypes['CartSettings'], ParentType, ContextType>;
  catalogueSettings?: Resolver<ResolversTypes['CatalogueSettings'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  complaintKinds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ComplaintKind']>>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['StoreContact']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  customerAttributes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FormAttribute']>>, ParentType, ContextType>;
  externalCheckoutUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['StoreFeature']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageTag'], ParentType, ContextType>;
  lowStockThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rootCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  socialProviders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SocialProvider']>>, ParentType, ContextType>;
  urlPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StoreContact'] = ResolversParentTypes['StoreContact']> = {
  phones?: Resolver<ReadonlyArray<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  whatsAppUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SyncCartPayload'] = ResolversParentTypes['SyncCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  diff?: Resolver<ReadonlyArray<ResolversTypes['CartDiff']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TakeOverSharedCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TakeOverSharedCartPayload'] = ResolversParentTypes['TakeOverSharedCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  regionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TotalSegmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TotalSegment'] = ResolversParentTypes['TotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsubscribeFromNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeFromNewsletterPayload'] = ResolversParentTypes['UnsubscribeFromNewsletterPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCartLinesPayload'] = ResolversParentTypes['UpdateCartLinesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCustomerPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCustomerPayload'] = ResolversParentTypes['UpdateCustomerPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRankingPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRankingPayload'] = ResolversParentTypes['UpdateRankingPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWishListPayload'] = ResolversParentTypes['UpdateWishListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  availableQuantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  arrivalNotices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, Partial<ViewerQuotesArgs>>;
};

export type VirtualProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  alternates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<VirtualProductDeliveryEstimateArgs>>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<VirtualProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<VirtualProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<VirtualProductReviewsArgs>>;
  secondImage?: Resolver<Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<VirtualProductUpsellArgs, 'first'>>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['WalletEntryConnection']>, ParentType, ContextType, Partial<WalletHistoryArgs>>;
  isBalanceKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WalletEntry'] = ResolversParentTypes['WalletEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletEntryKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WalletEntryConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WalletEntryConnection'] = ResolversParentTypes['WalletEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WalletEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WalletEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletEntryEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WalletEntryEdge'] = ResolversParentTypes['WalletEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WalletEntry'], ParentType, ContextType>;
};

export type WishListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishList'] = ResolversParentTypes['WishList']> = {
  access?: Resolver<ResolversTypes['WishListAccess'], ParentType, ContextType>;
  hasProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<WishListHasProductArgs, 'sku'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['WishListItemConnection'], ParentType, ContextType, RequireFields<WishListItemsArgs, 'sort'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishListConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishListConnection'] = ResolversParentTypes['WishListConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WishListEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WishList']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishListEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishListEdge'] = ResolversParentTypes['WishListEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishList'], ParentType, ContextType>;
};

export type WishListItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishListItem'] = ResolversParentTypes['WishListItem']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishListItemConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishListItemConnection'] = ResolversParentTypes['WishListItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WishListItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WishListItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishListItemEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishListItemEdge'] = ResolversParentTypes['WishListItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishListItem'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AddCartLinesPayload?: AddCartLinesPayloadResolvers<ContextType>;
  AddToWishListPayload?: AddToWishListPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Alternate?: AlternateResolvers<ContextType>;
  AnswerOption?: AnswerOptionResolvers<ContextType>;
  ApplyCartCouponPayload?: ApplyCartCouponPayloadResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BundleOption?: BundleOptionResolvers<ContextType>;
  BundleOptionChoice?: BundleOptionChoiceResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleSelection?: BundleSelectionResolvers<ContextType>;
  CancelEmailChangePayload?: CancelEmailChangePayloadResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartDiff?: CartDiffResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineChoices?: CartLineChoicesResolvers<ContextType>;
  CartLineOption?: CartLineOptionResolvers<ContextType>;
  CartSettings?: CartSettingsResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CatalogueSettings?: CatalogueSettingsResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  Comparison?: ComparisonResolvers<ContextType>;
  ComparisonRow?: ComparisonRowResolvers<ContextType>;
  ComplaintKind?: ComplaintKindResolvers<ContextType>;
  ConfigurableOption?: ConfigurableOptionResolvers<ContextType>;
  ConfigurableOptionValue?: ConfigurableOptionValueResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfirmEmailChangePayload?: ConfirmEmailChangePayloadResolvers<ContextType>;
  ConfirmTelephonePayload?: ConfirmTelephonePayloadResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  Coupon?: CouponResolvers<ContextType>;
  CreateAccountPayload?: CreateAccountPayloadResolvers<ContextType>;
  CreateReturnPayload?: CreateReturnPayloadResolvers<ContextType>;
  CreateReviewPayload?: CreateReviewPayloadResolvers<ContextType>;
  CreateWishListPayload?: CreateWishListPayloadResolvers<ContextType>;
  CreditPrice?: CreditPriceResolvers<ContextType>;
  CreditTotals?: CreditTotalsResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  CustomOption?: CustomOptionResolvers<ContextType>;
  CustomOptionChoice?: CustomOptionChoiceResolvers<ContextType>;
  CustomOptionValue?: CustomOptionValueResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerCoupon?: CustomerCouponResolvers<ContextType>;
  CustomerCouponConnection?: CustomerCouponConnectionResolvers<ContextType>;
  CustomerCouponEdge?: CustomerCouponEdgeResolvers<ContextType>;
  CustomerDevice?: CustomerDeviceResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteCustomerAddressPayload?: DeleteCustomerAddressPayloadResolvers<ContextType>;
  DeleteQuotePayload?: DeleteQuotePayloadResolvers<ContextType>;
  DeleteWishListPayload?: DeleteWishListPayloadResolvers<ContextType>;
  DeliveryEstimate?: DeliveryEstimateResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadSample?: DownloadSampleResolvers<ContextType>;
  DownloadableProduct?: DownloadableProductResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EmailChange?: EmailChangeResolvers<ContextType>;
  EndExternalCheckoutPayload?: EndExternalCheckoutPayloadResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FormAttribute?: FormAttributeResolvers<ContextType>;
  GroupedItem?: GroupedItemResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  Guarantee?: GuaranteeResolvers<ContextType>;
  GuaranteeContact?: GuaranteeContactResolvers<ContextType>;
  GuaranteeProvider?: GuaranteeProviderResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HexColor?: GraphQLScalarType;
  Instalment?: InstalmentResolvers<ContextType>;
  LanguageTag?: GraphQLScalarType;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LoyaltyCard?: LoyaltyCardResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NotifyWhenInStockPayload?: NotifyWhenInStockPayloadResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PhoneNumber?: PhoneNumberResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDimensions?: ProductDimensionsResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductMedia?: ProductMediaResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteConnection?: QuoteConnectionResolvers<ContextType>;
  QuoteEdge?: QuoteEdgeResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  Rank?: RankResolvers<ContextType>;
  Ranking?: RankingResolvers<ContextType>;
  RecalculateOrderPayload?: RecalculateOrderPayloadResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RemoveCartCouponPayload?: RemoveCartCouponPayloadResolvers<ContextType>;
  RemoveCartLinesPayload?: RemoveCartLinesPayloadResolvers<ContextType>;
  RemoveFromWishListPayload?: RemoveFromWishListPayloadResolvers<ContextType>;
  RequestEmailChangePayload?: RequestEmailChangePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendEmailChangePayload?: ResendEmailChangePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreQuotePayload?: RestoreQuotePayloadResolvers<ContextType>;
  ReturnAttribute?: ReturnAttributeResolvers<ContextType>;
  ReturnForm?: ReturnFormResolvers<ContextType>;
  ReturnFormLine?: ReturnFormLineResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  RouteTarget?: RouteTargetResolvers<ContextType>;
  SaveCustomerAddressPayload?: SaveCustomerAddressPayloadResolvers<ContextType>;
  SaveQuotePayload?: SaveQuotePayloadResolvers<ContextType>;
  Selection?: SelectionResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendTelephoneCodePayload?: SendTelephoneCodePayloadResolvers<ContextType>;
  SetCartPaymentPayload?: SetCartPaymentPayloadResolvers<ContextType>;
  SetCartShippingPayload?: SetCartShippingPayloadResolvers<ContextType>;
  ShareCartPayload?: ShareCartPayloadResolvers<ContextType>;
  SharedCart?: SharedCartResolvers<ContextType>;
  SharedCartLine?: SharedCartLineResolvers<ContextType>;
  SharedWishList?: SharedWishListResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  SignOutDevicesPayload?: SignOutDevicesPayloadResolvers<ContextType>;
  SimpleProduct?: SimpleProductResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  SitemapPart?: SitemapPartResolvers<ContextType>;
  SocialProvider?: SocialProviderResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreContact?: StoreContactResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  SyncCartPayload?: SyncCartPayloadResolvers<ContextType>;
  TakeOverSharedCartPayload?: TakeOverSharedCartPayloadResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  TotalSegment?: TotalSegmentResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  UnsubscribeFromNewsletterPayload?: UnsubscribeFromNewsletterPayloadResolvers<ContextType>;
  UpdateCartLinesPayload?: UpdateCartLinesPayloadResolvers<ContextType>;
  UpdateCustomerPayload?: UpdateCustomerPayloadResolvers<ContextType>;
  UpdateRankingPayload?: UpdateRankingPayloadResolvers<ContextType>;
  UpdateWishListPayload?: UpdateWishListPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VirtualProduct?: VirtualProductResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletEntry?: WalletEntryResolvers<ContextType>;
  WalletEntryConnection?: WalletEntryConnectionResolvers<ContextType>;
  WalletEntryEdge?: WalletEntryEdgeResolvers<ContextType>;
  WishList?: WishListResolvers<ContextType>;
  WishListConnection?: WishListConnectionResolvers<ContextType>;
  WishListEdge?: WishListEdgeResolvers<ContextType>;
  WishListItem?: WishListItemResolvers<ContextType>;
  WishListItemConnection?: WishListItemConnectionResolvers<ContextType>;
  WishListItemEdge?: WishListItemEdgeResolvers<ContextType>;
};

