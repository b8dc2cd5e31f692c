export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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
  /** Calendar date: `2026-11-26`. */
  Date: { input: string; output: string; }
  /** Time with an offset: `2026-11-20T10:30:00Z`. */
  DateTime: { input: string; output: string; }
  /** Exact decimal number as a string, which avoids rounding in clients: `"1299.00"`. */
  Decimal: { input: string; output: string; }
  /**
   * E-mail address, at most 254 characters. Inputs may have the prefix `mailto:` and an internationalised domain; the ASCII
   * form is stored (`info@xn--bcher-kva.example`).
   */
  EmailAddress: { input: string; output: string; }
  /** HTML without scripts, styles, event handlers or foreign frames. The gateway sanitises it; it is safe to display. */
  HTML: { input: string; output: string; }
  /** Colour as `#rrggbb`. */
  HexColor: { input: string; output: string; }
  /** BCP 47 language tag: `es-MX`, `de-DE`, `it-IT`. */
  LanguageTag: { input: string; output: string; }
  /** Absolute URL. */
  URL: { input: string; output: string; }
};

/** Input of `acceptCompanyInvitation`. */
export type AcceptCompanyInvitationInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the link in the mail. */
  readonly code: Scalars['String']['input'];
  /**
   * Password of the account, 8 to 256 characters. Required for an e-mail address without an account, and for an account
   * whose address was never confirmed and that is not open in this session: it becomes the password, and all sessions of the
   * account end. Ignored for others.
   */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `acceptCompanyInvitation`. */
export type AcceptCompanyInvitationPayload = MutationPayload & {
  readonly __typename?: 'AcceptCompanyInvitationPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the change; null for a guest, who signs in with the invited address. */
  readonly customer: Maybe<Customer>;
  /** Notices about the accepted invitation: `COMPANY_JOINED`. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the invitation was refused: `INVALID` with the field `password`, `COMPANY_INVITATION_PAST`,
   * `COMPANY_USER_KNOWN`, `TOO_MANY_ATTEMPTS`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `acceptCreditOffer`. */
export type AcceptCreditOfferInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** `CreditApplication.number`. Omit it for the application that is open in this session. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `acceptCreditOffer`. */
export type AcceptCreditOfferPayload = MutationPayload & {
  readonly __typename?: 'AcceptCreditOfferPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the request; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `addCartLines`. */
export type AddCartLinesInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines to add, at most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
};

/** Payload of `addCartLines`. */
export type AddCartLinesPayload = MutationPayload & {
  readonly __typename?: 'AddCartLinesPayload';
  /** The cart after the change; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Lines that were added or increased, in the order of the input. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Notices about the completed change, such as volatile stock or a changed price. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. A refused change adds no line at all. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `addToWishList`. */
export type AddToWishListInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of the product, at most 255 characters; for a product with variants, the product's own SKU. */
  readonly sku: Scalars['String']['input'];
  /** Global id of the customer's wish list. Defaults to the default list, which is created if there is none. */
  readonly wishListId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `addToWishList`. */
export type AddToWishListPayload = MutationPayload & {
  readonly __typename?: 'AddToWishListPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A postal address. */
export type Address = {
  readonly __typename?: 'Address';
  /** City or municipality. */
  readonly city: Scalars['String']['output'];
  /** Company; null for a private address. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Cross streets or other directions for finding the address; null if not given. */
  readonly crossStreet: Maybe<Scalars['String']['output']>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** Paternal surname, or all surnames. */
  readonly lastName: Scalars['String']['output'];
  /** Maternal surname; null if not given. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postcode: Scalars['String']['output'];
  /** Name of the state or region; null if the country has none. */
  readonly region: Maybe<Scalars['String']['output']>;
  /** The platform's code of the state or region: `JAL`, `BO`. Null if the country has none. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Street and number first; one or two lines. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Tax identifier for the invoice; null if not given. */
  readonly taxId: Maybe<Scalars['String']['output']>;
  /** Telephone number in the format of `AddressInput.telephone`; empty if not given. */
  readonly telephone: Scalars['String']['output'];
};

/** Input of `address`. */
export type AddressInput = {
  /** City or municipality, at most 80 characters. */
  readonly city: Scalars['String']['input'];
  /** Company, at most 80 characters. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Country, as an ISO 3166-1 alpha-2 code. */
  readonly countryCode?: Scalars['CountryCode']['input'];
  /** Cross streets or other directions for finding the address, at most 80 characters. */
  readonly crossStreet?: InputMaybe<Scalars['String']['input']>;
  /** Given names: letters and the punctuation used in names, at most 60 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Paternal surname, or all surnames; same rules as `firstName`. */
  readonly lastName: Scalars['String']['input'];
  /** Maternal surname, if written separately: letters only, at most 60 characters. */
  readonly mothersName?: InputMaybe<Scalars['String']['input']>;
  /** Postal code: five digits in Mexico, Germany and Italy. `C.P.`, `PLZ` and blanks are removed. */
  readonly postcode: Scalars['String']['input'];
  /** State in Mexico, where it is required: `JAL`. Province in Italy: `BO`; defaults to the province of the postal code. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Street and number first; at most two lines of at most 120 characters. */
  readonly street: ReadonlyArray<Scalars['String']['input']>;
  /**
   * Tax identifier, at most 20 characters, stored in upper case without blanks and hyphens; in Mexico an RFC:
   * `XAXX010101000`.
   */
  readonly taxId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Telephone number in any common notation, at most 15 digits including the country prefix. Required in Mexico.
   * Normalised to the national format of `countryCode` (ten digits in Mexico, without 01, 044, 045, +52 and +52 1), else
   * to `+` and digits.
   */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
};

/** The same object in another store. */
export type Alternate = {
  readonly __typename?: 'Alternate';
  /** Path inside that store, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** The other store. */
  readonly store: Store;
};

/** An option of a form field. */
export type AnswerOption = {
  readonly __typename?: 'AnswerOption';
  /** Display name in the store's language. */
  readonly label: Scalars['String']['output'];
  /** Value for the input. */
  readonly value: Scalars['String']['output'];
};

/** Input of `applyCartCoupon`. */
export type ApplyCartCouponInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Coupon code, at most 50 characters. Case, surrounding quotes and surrounding blanks are ignored. */
  readonly code: Scalars['String']['input'];
};

/** Payload of `applyCartCoupon`. */
export type ApplyCartCouponPayload = MutationPayload & {
  readonly __typename?: 'ApplyCartCouponPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the coupon was refused; empty if it is applied. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `askQuestion`. */
export type AskQuestionInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address for the answer. It is never published. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Public display name of the shopper, at most 60 characters. */
  readonly nickname: Scalars['String']['input'];
  /** Text of the question, at most 500 characters. */
  readonly question: Scalars['String']['input'];
  /** SKU of the product or of one of its variants, at most 255 characters; the question applies to the product. */
  readonly sku: Scalars['String']['input'];
};

/** Payload of `askQuestion`. */
export type AskQuestionPayload = MutationPayload & {
  readonly __typename?: 'AskQuestionPayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the saved question, such as where the answer is mailed. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the question was refused; empty if it was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An attribute of products. */
export type Attribute = Node & {
  readonly __typename?: 'Attribute';
  /** The platform's number of the attribute. Null if it has none. */
  readonly attributeId: Maybe<Scalars['Int']['output']>;
  /** Attribute code: `color`. The value for `FilterInput.attribute` if `isFilterable` is true. */
  readonly code: Scalars['String']['output'];
  /** Display name in the platform's default language. Null if the platform does not provide it. */
  readonly defaultLabel: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /**
   * The platform's kind of input, such as `select`, `multiselect`, `boolean`, `price` or `text`. Null if the platform does
   * not say.
   */
  readonly input: Maybe<Scalars['String']['output']>;
  /** True if it is a row of comparisons. */
  readonly isComparable: Scalars['Boolean']['output'];
  /** True if lists can be filtered by it. */
  readonly isFilterable: Scalars['Boolean']['output'];
  /** True if pages of products show it. */
  readonly isShown: Scalars['Boolean']['output'];
  /** True if the shop has defined it, false for one of the platform's own. */
  readonly isUserDefined: Scalars['Boolean']['output'];
  /** Display name: `Color`. */
  readonly label: Scalars['String']['output'];
  /** Values to choose from, in the platform's order. Empty for an attribute with free values. */
  readonly values: ReadonlyArray<AttributeValue>;
};

/** A value of an attribute. */
export type AttributeValue = {
  readonly __typename?: 'AttributeValue';
  /** Display name: `Gris`. */
  readonly label: Scalars['String']['output'];
  /** Swatch colour; null if the value is not a colour. */
  readonly swatch: Maybe<Scalars['HexColor']['output']>;
  /** The platform's identifier of the value, unique within its attribute. The value for `FilterInput.in`. */
  readonly value: Scalars['String']['output'];
};

/** A bank to which a loan can be sent. */
export type Bank = {
  readonly __typename?: 'Bank';
  /** Code of the bank, as in the first digits of an account number (CLABE): `002`. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** True if a loan can be sent to a debit card of this bank. */
  readonly takesCard: Scalars['Boolean']['output'];
  /** True if a loan can be sent to an account number (CLABE) of this bank. */
  readonly takesClabe: Scalars['Boolean']['output'];
};

/** A person whom a life insurance pays. */
export type Beneficiary = {
  readonly __typename?: 'Beneficiary';
  /** `AnswerOption.value` of one of `StoreCredit.kinships`. */
  readonly kinship: Scalars['String']['output'];
  /** Given names. */
  readonly name: Scalars['String']['output'];
  /** Share in percent. */
  readonly percent: Scalars['Int']['output'];
  /** Surnames. */
  readonly surname: Scalars['String']['output'];
};

/** Input of `beneficiary`. */
export type BeneficiaryInput = {
  /** `AnswerOption.value` of one of `StoreCredit.kinships`. */
  readonly kinship: Scalars['String']['input'];
  /** Given names: 2 to 60 letters. */
  readonly name: Scalars['String']['input'];
  /** Share in percent: a whole number from 1 to 100. */
  readonly percent: Scalars['Int']['input'];
  /** Surnames: 2 to 60 letters. */
  readonly surname: Scalars['String']['input'];
};

/** Blog of a store. */
export type Blog = {
  readonly __typename?: 'Blog';
  /** Categories in the editors' order. Null if they could not be read. */
  readonly categories: Maybe<ReadonlyArray<BlogCategory>>;
  /** Time at which the next post becomes public; null if none is planned. Caches must not store a list of posts longer. */
  readonly nextPublishAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Public posts, newest first. If the platform cannot be reached, the list that was read last within an hour: see
   * `isOutdated`. Null if there is none.
   */
  readonly posts: Maybe<BlogPostConnection>;
};


/** Blog of a store. */
export type BlogPostsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** Author of a post. */
export type BlogAuthor = {
  readonly __typename?: 'BlogAuthor';
  /** Name of the author. */
  readonly name: Scalars['String']['output'];
  /** Role of the author in the shop; null if the platform does not provide it. */
  readonly role: Maybe<Scalars['String']['output']>;
};

/** A category of posts. */
export type BlogCategory = Node & {
  readonly __typename?: 'BlogCategory';
  /** The same category in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Number of the category, as in its path. The same in all stores. */
  readonly categoryId: Scalars['Int']['output'];
  /** Introduction below the name; null if there is none. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Name of the category. */
  readonly name: Scalars['String']['output'];
  /** Path inside the store, with a leading slash: `/blog/category/2`. */
  readonly path: Scalars['String']['output'];
  /** Number of public posts in the category. */
  readonly postCount: Scalars['Int']['output'];
  /** Public posts of the category, newest first; as `Blog.posts`. */
  readonly posts: Maybe<BlogPostConnection>;
};


/** A category of posts. */
export type BlogCategoryPostsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** A post of the blog. */
export type BlogPost = Node & {
  readonly __typename?: 'BlogPost';
  /** The same post in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Author; null if the platform does not provide one. */
  readonly author: Maybe<BlogAuthor>;
  /** Categories of the post in the editors' order; empty if it is in none. Null if they could not be read. */
  readonly categories: Maybe<ReadonlyArray<BlogCategory>>;
  /** Text of the post. */
  readonly content: Scalars['HTML']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture in a ratio of 16 to 9; null if there is none. */
  readonly image: Maybe<CmsImage>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Estimated reading time in minutes, at 200 words a minute, rounded up. */
  readonly minutes: Scalars['Int']['output'];
  /** The post that became public after this one; null if this is the newest. */
  readonly next: Maybe<BlogPost>;
  /** Path inside the store, with a leading slash: `/blog/post/1`. */
  readonly path: Scalars['String']['output'];
  /** Number of the post, as in its path. The same in all stores. */
  readonly postId: Scalars['Int']['output'];
  /** The post that became public before this one; null if this is the first. */
  readonly previous: Maybe<BlogPost>;
  /**
   * Products that the post is about, in the editors' order, without those that this store does not sell. Null if they could
   * not be read.
   */
  readonly products: Maybe<ReadonlyArray<Product>>;
  /** Time at which the post became public. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** Summary for lists; plain text. Null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Tags of the post. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Title of the post. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change; null if the platform does not provide it. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A page of posts. */
export type BlogPostConnection = {
  readonly __typename?: 'BlogPostConnection';
  /** Posts with their cursors. */
  readonly edges: ReadonlyArray<BlogPostEdge>;
  /** True if the platform could not be reached, so that the newest posts may be missing. */
  readonly isOutdated: Scalars['Boolean']['output'];
  /** Posts without cursors. */
  readonly nodes: ReadonlyArray<BlogPost>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of posts over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A post and its cursor. */
export type BlogPostEdge = {
  readonly __typename?: 'BlogPostEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The post. */
  readonly node: BlogPost;
};

/** A shop or pick-up point of the store. */
export type Branch = {
  readonly __typename?: 'Branch';
  /** City, with its state where the country's addresses include it. */
  readonly city: Maybe<Scalars['String']['output']>;
  /** Time at which the present opening ends. Null if the branch is closed or its hours are unknown. */
  readonly closesAt: Maybe<Scalars['DateTime']['output']>;
  /** The platform's code: `guadalajara-chapalita`. */
  readonly code: Scalars['String']['output'];
  /** True if there is parking. Null if the platform does not provide it. */
  readonly hasParking: Maybe<Scalars['Boolean']['output']>;
  /** Opening hours, as display text. */
  readonly hours: Maybe<Scalars['String']['output']>;
  /** True if the branch is open at the time of the request. Null if its hours are unknown. */
  readonly isOpenNow: Maybe<Scalars['Boolean']['output']>;
  /** True if orders can be picked up here. */
  readonly isPickupPoint: Scalars['Boolean']['output'];
  /** True if every sales floor can be reached without a step. Null if the platform does not provide it. */
  readonly isStepFree: Maybe<Scalars['Boolean']['output']>;
  /** Kind of branch. */
  readonly kind: BranchKind;
  /** Position. Null if the platform does not provide it. */
  readonly location: Maybe<GeoPoint>;
  /** URL of the branch on a map. */
  readonly mapUrl: Maybe<Scalars['URL']['output']>;
  /** Display name: city and quarter. */
  readonly name: Scalars['String']['output'];
  /**
   * Opening hours by day of the week and, for the coming days that differ, by date; at most 100. Empty if the platform does
   * not provide them.
   */
  readonly opening: ReadonlyArray<OpeningHours>;
  /** Time of the next opening, within two weeks. Null if the branch is open or its hours are unknown. */
  readonly opensAt: Maybe<Scalars['DateTime']['output']>;
  /** Telephone number. */
  readonly phone: Maybe<PhoneNumber>;
  /** Postal code. */
  readonly postcode: Maybe<Scalars['String']['output']>;
  /** Services of the branch. Empty if the platform does not provide them. */
  readonly services: ReadonlyArray<BranchService>;
  /** Street and number, in the country's order. */
  readonly street: Scalars['String']['output'];
  /** IANA name of the time zone of the opening hours: `America/Mexico_City`. Null if the platform does not provide it. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
};

/** Kinds of branch. */
export type BranchKind =
  /** A counter for picking up orders. */
  | 'PICKUP_POINT'
  /** A staffed shop with products on display. */
  | 'SHOP';

/** Services of a branch. */
export type BranchService =
  /** Assembly in the shopper's home. */
  | 'ASSEMBLY'
  /** Advice on credit, and applications for it. */
  | 'CREDIT'
  /** Planning of rooms and kitchens. */
  | 'DESIGN'
  /** Payments of a credit. */
  | 'PAYMENTS'
  /** Pick-up of orders. */
  | 'PICKUP'
  /** Returns. */
  | 'RETURNS';

/** An option of a bundle. */
export type BundleOption = {
  readonly __typename?: 'BundleOption';
  /** True if several selections are allowed. */
  readonly isMultiple: Scalars['Boolean']['output'];
  /** True if a selection is required. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The platform's identifier of the option. */
  readonly optionId: Scalars['String']['output'];
  /** Available selections, in the platform's order. */
  readonly selections: ReadonlyArray<BundleSelection>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** A bundle option and its chosen selections. */
export type BundleOptionChoice = {
  readonly __typename?: 'BundleOptionChoice';
  /** Identifier of the option, as in `BundleOption.optionId`. */
  readonly optionId: Scalars['String']['output'];
  /** Number of units of each selection in one bundle; null for the selection's own quantity. */
  readonly quantity: Maybe<Scalars['Float']['output']>;
  /** Identifiers of the chosen selections. */
  readonly selectionIds: ReadonlyArray<Scalars['String']['output']>;
};

/** Choice of a bundle option. */
export type BundleOptionInput = {
  /** Identifier of the option, as in `BundleOption.optionId`. */
  readonly optionId: Scalars['String']['input'];
  /** Number of units of each selection in one bundle, a whole number. Defaults to the selection's own quantity. */
  readonly quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Identifiers of the chosen selections, at most 20. */
  readonly selectionIds: ReadonlyArray<Scalars['String']['input']>;
};

/** A kit whose parts the shopper chooses. */
export type BundleProduct = Node & Product & {
  readonly __typename?: 'BundleProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Options of the kit, in display order. Null if the parts could not be read. */
  readonly bundleOptions: Maybe<ReadonlyArray<BundleOption>>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Options that change the product or its price, in display order. Empty for most products. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** A kit whose parts the shopper chooses. */
export type BundleProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A product that a bundle option offers. */
export type BundleSelection = {
  readonly __typename?: 'BundleSelection';
  /** True if the shopper may change the quantity. */
  readonly canChangeQuantity: Scalars['Boolean']['output'];
  /** True if the selection is preselected. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** The offered product. */
  readonly product: Product;
  /** Number of units in one bundle. */
  readonly quantity: Scalars['Float']['output'];
  /** The platform's identifier of the selection. */
  readonly selectionId: Scalars['String']['output'];
};

/** Input of `cancelCreditApplication`. */
export type CancelCreditApplicationInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request is refused. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** `CreditApplication.number`. Omit it for the application that is open in this session. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `cancelCreditApplication`. */
export type CancelCreditApplicationPayload = MutationPayload & {
  readonly __typename?: 'CancelCreditApplicationPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the request; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `cancelEmailChange`. */
export type CancelEmailChangeInput = {
  /** A UUID that the client generates. Repeating the request is not an error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `cancelEmailChange`. */
export type CancelEmailChangePayload = MutationPayload & {
  readonly __typename?: 'CancelEmailChangePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `cancelOrder`. */
export type CancelOrderInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines to cancel, at most 50. Defaults to the whole order. */
  readonly lines?: InputMaybe<ReadonlyArray<CancelOrderLineInput>>;
  /** Global id of the customer's order. */
  readonly orderId: Scalars['ID']['input'];
  /** `AnswerOption.value` of one of `Customer.cancelReasons`. */
  readonly reason: Scalars['String']['input'];
};

/** Input of `cancelOrderLine`. */
export type CancelOrderLineInput = {
  /** Value of `OrderLine.lineId`; each at most once. */
  readonly lineId: Scalars['ID']['input'];
  /** Number of units, at least 1. */
  readonly quantity: Scalars['Int']['input'];
};

/** Payload of `cancelOrder`. */
export type CancelOrderPayload = MutationPayload & {
  readonly __typename?: 'CancelOrderPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** The current order; null if it belongs to another customer. */
  readonly order: Maybe<Order>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A shopper's cart. */
export type Cart = Node & {
  readonly __typename?: 'Cart';
  /** The applied coupon; null if there is none. */
  readonly coupon: Maybe<Coupon>;
  /**
   * Estimated delivery of the whole cart. Null if the platform gives no date or could not be read; always null for a
   * virtual cart.
   */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /**
   * True if the cart contains more than one unit of a category that is limited to one unit per order, such as motorcycles.
   * Such a cart cannot be ordered. Null if its products could not be read.
   */
  readonly exceedsUnitLimit: Maybe<Scalars['Boolean']['output']>;
  /** Gift message that goes with the order. Null if there is none, and if the platform takes none. */
  readonly gift: Maybe<GiftMessage>;
  /**
   * Hash of lines, coupon and chosen methods. It changes if any of them changes; an equal hash means that the client's
   * copy is current. Differs each time while totals, and with them the coupon, cannot be read.
   */
  readonly hash: Scalars['String']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True if the cart contains a product that can only be picked up in a branch. Null if its products could not be read. */
  readonly isBranchDeliveryOnly: Maybe<Scalars['Boolean']['output']>;
  /** True if no product of the cart is shipped, so that no delivery address is needed. */
  readonly isVirtual: Scalars['Boolean']['output'];
  /** Lines in the order in which they were added. */
  readonly lines: ReadonlyArray<CartLine>;
  /**
   * True if a product that must be the only one of its order, such as a motorcycle, is in the cart with others. Such a cart
   * cannot be ordered: `placeOrder` fails with `MOTORCYCLE_ALONE`. Null if its products could not be read.
   */
  readonly mixesSoleItem: Maybe<Scalars['Boolean']['output']>;
  /** Available payment methods, in the platform's order. Null if they could not be read. */
  readonly paymentMethods: Maybe<ReadonlyArray<PaymentMethod>>;
  /**
   * Branch in which the order is picked up. Null for delivery, until `setCartShipping` has set a branch, and if that
   * branch no longer has the whole cart in stock.
   */
  readonly pickupBranch: Maybe<PickupBranch>;
  /** Display text that says why the cart cannot be picked up in a branch. Null if it can, and in stores without pick-up. */
  readonly pickupRefusal: Maybe<Scalars['String']['output']>;
  /** Chosen payment method. Null until `setCartPayment`. */
  readonly selectedPaymentMethod: Maybe<PaymentMethod>;
  /** Chosen monthly payment plan. Null if the total is paid at once. */
  readonly selectedPaymentPlan: Maybe<PaymentPlan>;
  /** Chosen shipping method. Null until `setCartShipping`. */
  readonly selectedShippingMethod: Maybe<ShippingMethod>;
  /** Delivery address. Null until `setCartShipping`. */
  readonly shippingAddress: Maybe<Address>;
  /** Available shipping methods, in the platform's order. Null if they could not be read; empty for a virtual cart. */
  readonly shippingMethods: Maybe<ReadonlyArray<ShippingMethod>>;
  /** Number of units over all lines. */
  readonly totalQuantity: Scalars['Float']['output'];
  /** Totals of the cart. Null if the platform could not calculate them. */
  readonly totals: Maybe<CartTotals>;
};


/** A shopper's cart. */
export type CartPickupRefusalArgs = {
  destination: InputMaybe<DestinationInput>;
};


/** A shopper's cart. */
export type CartShippingMethodsArgs = {
  destination: InputMaybe<DestinationInput>;
};

/** Ways of counting the contents of a cart. */
export type CartCounter =
  /** Number of lines, independent of their quantities. */
  | 'LINES'
  /** Number of units over all lines. */
  | 'UNITS';

/** A difference between the client's cart and the platform's. */
export type CartDiff = {
  readonly __typename?: 'CartDiff';
  /** Quantity in the client's cart; null if it had no such line. */
  readonly clientQuantity: Maybe<Scalars['Float']['output']>;
  /** Side whose copy differs. */
  readonly party: CartDiffParty;
  /** Quantity in the platform's cart; null if it had no such line. */
  readonly serverQuantity: Maybe<Scalars['Float']['output']>;
  /** SKU of the line; null if the difference concerns the whole cart. */
  readonly sku: Maybe<Scalars['String']['output']>;
  /** Kind of difference. */
  readonly status: CartDiffStatus;
};

/** Owner of a copy of the cart. */
export type CartDiffParty =
  /** The client's copy. */
  | 'CLIENT'
  /** The platform's copy. */
  | 'SERVER';

/** Kinds of difference between two copies of a cart. */
export type CartDiffStatus =
  /** Both copies are equal. */
  | 'NO_CHANGES'
  /** The line is missing. */
  | 'NO_ITEM'
  /** The copy must be read again. With a `sku`: the line has another warranty or delivery option. */
  | 'UPDATE_REQUIRED'
  /** The line has a different quantity. */
  | 'WRONG_QTY';

/** A product in a cart, with its options and quantity. */
export type CartLine = Node & {
  readonly __typename?: 'CartLine';
  /**
   * Chosen options, in the form of `CartLineInput`. Adding the same SKU with the same choices increases this line, or
   * restores it after its removal.
   */
  readonly choices: CartLineChoices;
  /**
   * Delivery option, as the platform's value, such as `SOLO SUCURSAL` for pick-up in a branch. Null if none was chosen. From
   * `additional_data.opcion_de_entrega` of the platform's line.
   */
  readonly deliveryOption: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True if the product can only be picked up in a branch. Null if the product could not be read. */
  readonly isBranchDeliveryOnly: Maybe<Scalars['Boolean']['output']>;
  /**
   * True if the product belongs to a category of which an order may contain at most one unit, such as motorcycles: two
   * different motorcycles exceed the limit too. Null if the product could not be read.
   */
  readonly isSoldOneByOne: Maybe<Scalars['Boolean']['output']>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Chosen options, as display texts. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Checksum of the chosen options; null if there are none. SKU and checksum together identify the line on every device. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to display; for a variant, the product that contains it. Null if it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /**
   * Public price of one unit, with tax. Null unless `unitPrice` is a wholesale price below it, and for a line with custom
   * options or chosen parts.
   */
  readonly publicUnitPrice: Maybe<Money>;
  /** Number of units. */
  readonly quantity: Scalars['Float']['output'];
  /** Quantity times unit price, with tax, before the coupon. */
  readonly rowTotal: Money;
  /** SKU that is bought: the variant's SKU for a configurable product, the bundle's SKU for a bundle. */
  readonly sku: Scalars['String']['output'];
  /**
   * Live stock of the SKU that is bought. Null if it could not be read, `VOLATILE` if the store does not synchronise
   * stock.
   */
  readonly stock: Maybe<Stock>;
  /** Price of one unit, with tax and options. */
  readonly unitPrice: Money;
  /** The variant that is bought; null if the product has no variants. */
  readonly variant: Maybe<ProductVariant>;
  /** Chosen warranty, as display text; null if none was chosen. From `additional_data.warranty` of the platform's line. */
  readonly warranty: Maybe<Scalars['String']['output']>;
};

/** Choices of a cart line, in the form of `CartLineInput`. */
export type CartLineChoices = {
  readonly __typename?: 'CartLineChoices';
  /** Chosen parts of a bundle. */
  readonly bundleOptions: ReadonlyArray<BundleOptionChoice>;
  /** Chosen custom options. The choices of a configurable product are part of its SKU. */
  readonly customOptions: ReadonlyArray<CustomOptionChoice>;
};

/** SKU and options that identify a cart line. */
export type CartLineIdentityInput = {
  /** Value of `CartLine.optionsChecksum`. Omit it for a line without options. */
  readonly optionsChecksum?: InputMaybe<Scalars['String']['input']>;
  /** SKU that is bought. */
  readonly sku: Scalars['String']['input'];
};

/** A product to add to the cart. */
export type CartLineInput = {
  /**
   * Chosen parts of a bundle, at most 20. Defaults to the bundle's default selections. If some are given, an optional
   * option that is not among them is left out of the bundle; a required one has its default.
   */
  readonly bundleOptions?: InputMaybe<ReadonlyArray<BundleOptionInput>>;
  /** Chosen custom options, at most 20. */
  readonly customOptions?: InputMaybe<ReadonlyArray<CustomOptionInput>>;
  /** Delivery option as the platform's value, at most 120 characters. Applies like `warranty`. */
  readonly deliveryOption?: InputMaybe<Scalars['String']['input']>;
  /**
   * Price of one unit that the shopper saw, with tax and options, in the store's currency. If the current price differs,
   * the line is added and the payload contains a `PRICE_CHANGED` notice.
   */
  readonly expectedUnitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Number of units, above 0. Must be whole unless the product is sold in fractions. */
  readonly quantity?: Scalars['Float']['input'];
  /** SKU to buy, at most 255 characters: for a configurable product, the SKU of the chosen variant. */
  readonly sku: Scalars['String']['input'];
  /**
   * Warranty as display text, at most 120 characters. It does not make another line: a line that the cart contains takes it
   * over. If omitted or null, the warranty of such a line stays.
   */
  readonly warranty?: InputMaybe<Scalars['String']['input']>;
};

/** A chosen option of a cart line, as display text. */
export type CartLineOption = {
  readonly __typename?: 'CartLineOption';
  /** Name of the option: `Color`. */
  readonly label: Scalars['String']['output'];
  /** Chosen value: `Gris`. */
  readonly value: Scalars['String']['output'];
};

/** Reference to a cart line, by exactly one of its fields. */
export type CartLineRef =
  /** Global id of the line. */
  { readonly id: Scalars['ID']['input']; readonly identity?: never; }
  |  /** SKU and options of the line. They are the same on every device, before and after the platform has stored the line. */
  { readonly id?: never; readonly identity: CartLineIdentityInput; };

/** A cart line and its new quantity. */
export type CartLineUpdateInput = {
  /** New delivery option, as the platform's value, at most 120 characters. Applies like `warranty`. */
  readonly deliveryOption?: InputMaybe<Scalars['String']['input']>;
  /**
   * Price of one unit that the shopper saw, as in `CartLineInput`. If the current price differs, the quantity is set and
   * the payload contains a `PRICE_CHANGED` notice.
   */
  readonly expectedUnitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Line to change. */
  readonly line: CartLineRef;
  /** New number of units; 0 removes the line. Must be whole unless the product is sold in fractions. */
  readonly quantity: Scalars['Float']['input'];
  /** New warranty, at most 120 characters. The empty text removes it; if omitted or null, it stays. */
  readonly warranty?: InputMaybe<Scalars['String']['input']>;
};

/** Display settings of a store's carts. */
export type CartSettings = {
  readonly __typename?: 'CartSettings';
  /** Meaning of the number at the cart link. */
  readonly counter: CartCounter;
};

/** Totals of a cart or an order. */
export type CartTotals = {
  readonly __typename?: 'CartTotals';
  /** Changes to the totals caused by store credit; null if the cart is not paid with store credit. */
  readonly credit: Maybe<CreditTotals>;
  /** Discount of the coupon, as a positive amount. */
  readonly discount: Money;
  /** Total to pay, with tax. */
  readonly grandTotal: Money;
  /** Fee of the chosen payment method, with tax. Null if there is no fee. */
  readonly payment: Maybe<Money>;
  /**
   * Amount that the shopper saves, with tax: regular prices minus charged prices over the lines, plus `discount`. In Germany
   * and Italy a reduction counts from `ProductPrice.lowestPrior` where that is known. Lines without one regular price, such
   * as bundles, count as not reduced; free shipping does not count. Null when a price could not be read, and for an order.
   */
  readonly saved: Maybe<Money>;
  /** The platform's total rows, in its order. Fees appear only here. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** Shipping cost with tax. Null until a shipping method is chosen. */
  readonly shipping: Maybe<Money>;
  /** Sum of all lines with tax, before coupon and shipping. */
  readonly subtotal: Money;
  /** Tax included in the total. */
  readonly tax: Money;
};

/** Display settings of a store's catalogue. */
export type CatalogueSettings = {
  readonly __typename?: 'CatalogueSettings';
  /** True if products that are out of stock are listed. */
  readonly listsOutOfStock: Scalars['Boolean']['output'];
  /** True if the address of a product page contains the SKU of the chosen variant. */
  readonly showsVariantInAddress: Scalars['Boolean']['output'];
};

/** A product category. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** The same category in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Wide picture for the head of the category page; null if there is none. */
  readonly banner: Maybe<ProductMedia>;
  /** Path of categories, from the root's child to this category. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** The platform's number of the category. */
  readonly categoryId: Scalars['Int']['output'];
  /** SKU (`sku`) that editors gave the category. Null if there is none. */
  readonly categorySku: Maybe<Scalars['String']['output']>;
  /** Active subcategories, in the shop's order. */
  readonly children: ReadonlyArray<Category>;
  /** Short introduction; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Small picture for menus. Null if there is none. */
  readonly icon: Maybe<ProductMedia>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the category; null if there is none. */
  readonly image: Maybe<ProductMedia>;
  /** Depth in the tree: 1 for the root, 2 for the entries of the menu. */
  readonly level: Scalars['Int']['output'];
  /**
   * Target of the category's menu entry: a path with a leading slash and without the store's prefix, or an absolute URL
   * set by editors. Percent-encoded.
   */
  readonly link: Scalars['String']['output'];
  /** Description for search engines; null if there is none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Keywords for search engines, separated by commas as the editors wrote them. Null if there are none. */
  readonly metaKeywords: Maybe<Scalars['String']['output']>;
  /** Title for search engines; null if the name should be used. */
  readonly metaTitle: Maybe<Scalars['String']['output']>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** True if the menu entry opens in a new window. */
  readonly opensInNewWindow: Scalars['Boolean']['output'];
  /** Parent category; null for the root. */
  readonly parent: Maybe<Category>;
  /** Position among the categories of its parent, as the editors set it. */
  readonly position: Scalars['Int']['output'];
  /** Number of active products in this category and its descendants. */
  readonly productCount: Scalars['Int']['output'];
  /**
   * Products of this category and its descendants. Sorted by the editors' position, then newest first, unless `sort` is
   * given. Null if they could not be read.
   */
  readonly products: Maybe<ProductConnection>;
  /**
   * Unique slug: `sofas-21`. If several categories of the platform have the same slug, all but the first have their number
   * appended.
   */
  readonly slug: Scalars['String']['output'];
  /** Name in the platform's addresses: `sofas`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /** Link that editors set for the menu entry in place of the category's own page. Null if there is none. */
  readonly urlLink: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix: `salas/sofas`.
   * `c/{slug}` if the platform has no path for the category, or if an older category or the storefront itself uses that
   * path.
   */
  readonly urlPath: Scalars['String']['output'];
};


/** A product category. */
export type CategoryProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filters: InputMaybe<ReadonlyArray<FilterInput>>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
};

/** Reference to a category, by exactly one of its fields. */
export type CategoryBy =
  /** Global id. */
  { readonly id: Scalars['ID']['input']; readonly slug?: never; readonly urlKey?: never; readonly urlPath?: never; }
  |  /** Unique slug: `sofas-21`. */
  { readonly id?: never; readonly slug: Scalars['String']['input']; readonly urlKey?: never; readonly urlPath?: never; }
  |  /** URL key: `sofas`. */
  { readonly id?: never; readonly slug?: never; readonly urlKey: Scalars['String']['input']; readonly urlPath?: never; }
  |  /** `urlPath` of a category, or the platform's path for it, decoded: `salas/sofas`. */
  { readonly id?: never; readonly slug?: never; readonly urlKey?: never; readonly urlPath: Scalars['String']['input']; };

/** Input of `changeCompanyUser`. */
export type ChangeCompanyUserInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** False switches the user off, true on again; omitted, it stays as it is. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** New role; omitted, it stays as it is. */
  readonly role?: InputMaybe<CompanyRole>;
  /** `CompanyUser.userId` of the user. */
  readonly userId: Scalars['ID']['input'];
};

/** Payload of `changeCompanyUser`. */
export type ChangeCompanyUserPayload = MutationPayload & {
  readonly __typename?: 'ChangeCompanyUserPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The company after the change; null without one, and for a user who has left it. */
  readonly company: Maybe<Company>;
  /** Notices about the change: `COMPANY_USER_CHANGED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused: `SIGNED_OUT`, `COMPANY_FORBIDDEN`, `COMPANY_LAST_ADMIN`, `COMPANY_USER_UNKNOWN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Current password. */
  readonly currentPassword: Scalars['String']['input'];
  /**
   * New password: 8 to 256 characters of at least three kinds (lower case, upper case, digits, others), including a
   * capital letter and a digit.
   */
  readonly newPassword: Scalars['String']['input'];
};

/** Payload of `changePassword`. */
export type ChangePasswordPayload = MutationPayload & {
  readonly __typename?: 'ChangePasswordPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `checkBankAccount`. */
export type CheckBankAccountInput = {
  /** CLABE of 18 digits or debit card of 16; spaces and hyphens are accepted. */
  readonly account: Scalars['String']['input'];
  /** Returned unchanged. Not an idempotency key: account numbers are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `checkBankAccount`. */
export type CheckBankAccountPayload = MutationPayload & {
  readonly __typename?: 'CheckBankAccountPayload';
  /** The bank of the account. Null if the request was refused, and for a bank that is not in `StoreCredit.banks`. */
  readonly bank: Maybe<Bank>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `BANK_ACCOUNT_WRONG`, `TOO_MANY_ATTEMPTS`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Credit line with which a cart can be paid. */
export type CheckoutCreditLine = {
  readonly __typename?: 'CheckoutCreditLine';
  /** Part of the line that is left, before this cart. */
  readonly available: Money;
  /** True if the line pays the cart: the order is then authorized at once. Else it needs an application. */
  readonly coversCart: Scalars['Boolean']['output'];
};

/** Input of `claimGuestOrders`. */
export type ClaimGuestOrdersInput = {
  /** Returned unchanged. Not an idempotency key: the link works once, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Token from the link in the e-mail. */
  readonly token: Scalars['String']['input'];
};

/** Payload of `claimGuestOrders`. */
export type ClaimGuestOrdersPayload = MutationPayload & {
  readonly __typename?: 'ClaimGuestOrdersPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `closeCreditAccount`. */
export type CloseCreditAccountInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request changes nothing. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `closeCreditAccount`. */
export type CloseCreditAccountPayload = MutationPayload & {
  readonly __typename?: 'CloseCreditAccountPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; always empty. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A content block that editors place on pages, such as a notice or the links of a footer. */
export type CmsBlock = Node & {
  readonly __typename?: 'CmsBlock';
  /** Content of the block. */
  readonly content: Scalars['HTML']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Identifier, unique in the store. */
  readonly identifier: Scalars['String']['output'];
  /** Editors' title of the block. */
  readonly title: Scalars['String']['output'];
};

/** A heading of a page. */
export type CmsHeading = {
  readonly __typename?: 'CmsHeading';
  /** Id of the heading's element in the content, for links: `t-pagos`. */
  readonly anchor: Scalars['String']['output'];
  /** Text of the heading. */
  readonly text: Scalars['String']['output'];
};

/** A picture that editors chose, for a post, a promotion or a landing page. */
export type CmsImage = {
  readonly __typename?: 'CmsImage';
  /** Alternative text. */
  readonly alt: Scalars['String']['output'];
  /**
   * Path below the image service, without extension, for clients that build their own source sets:
   * `{service}/{width}/{height}/fit/{path}.{avif,webp,jpg}`.
   */
  readonly path: Scalars['String']['output'];
  /** Colour to display while the picture loads. */
  readonly placeholderColor: Scalars['HexColor']['output'];
  /** URL of the picture in the requested size. */
  readonly url: Scalars['URL']['output'];
};


/** A picture that editors chose, for a post, a promotion or a landing page. */
export type CmsImageUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A page written by editors, such as a privacy notice or terms of sale. */
export type CmsPage = Node & {
  readonly __typename?: 'CmsPage';
  /** The same page in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Content of the page. Its second-level headings and its questions have ids, as `headings` and `questions` list them. */
  readonly content: Scalars['HTML']['output'];
  /** Heading above the content; null if the title should be used. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** Second-level headings of the content, in order, at most 100. */
  readonly headings: ReadonlyArray<CmsHeading>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Identifier of the page, as in its path. */
  readonly identifier: Scalars['String']['output'];
  /** Open positions that the page describes, at most 50. */
  readonly jobs: ReadonlyArray<JobPosting>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Questions of the content with their answers, in order, at most 100. Empty for a page without questions. */
  readonly questions: ReadonlyArray<CmsQuestion>;
  /** Title for browsers and search engines. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change. Null if the platform does not provide it. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A question of a page with its answer, which opens on demand. */
export type CmsQuestion = {
  readonly __typename?: 'CmsQuestion';
  /** Id of the question's element in the content, for links: `t-puedo-pagar-antes`. */
  readonly anchor: Scalars['String']['output'];
  /** Answer. */
  readonly answer: Scalars['HTML']['output'];
  /** Text of the question. */
  readonly question: Scalars['String']['output'];
};

/** A company, as one of its users reads it. */
export type Company = Node & {
  readonly __typename?: 'Company';
  /** E-mail address of the company. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True if the users of the company buy at wholesale prices. */
  readonly isWholesale: Scalars['Boolean']['output'];
  /** Name of the company. */
  readonly name: Scalars['String']['output'];
  /** Orders in the company's name, newest first; a buyer is given their own. Null for a customer who may not read them. */
  readonly orders: Maybe<OrderConnection>;
  /** Actions that the customer may take in this company at present. */
  readonly permissions: ReadonlyArray<CompanyPermission>;
  /** State of the company; null if it named none. */
  readonly region: Maybe<Scalars['String']['output']>;
  /** Code of the state: `JAL`. Null if the company named none. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Status of the company. The shop decides it. */
  readonly status: CompanyStatus;
  /** The shop's reason for the status; null if it gave none. */
  readonly statusReason: Maybe<Scalars['String']['output']>;
  /** Tax number (RFC), in capitals without separators. */
  readonly taxId: Scalars['String']['output'];
  /** Telephone number of the company. */
  readonly telephone: Scalars['String']['output'];
  /** Users, the super user first, and after them open invitations. Null for a customer who may not read them. */
  readonly users: Maybe<ReadonlyArray<CompanyUser>>;
  /** Orders or value that the company lacks for wholesale prices. Null if it has them, or if the platform does not provide it. */
  readonly wholesaleProgress: Maybe<WholesaleProgress>;
};


/** A company, as one of its users reads it. */
export type CompanyOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  userId: InputMaybe<Scalars['ID']['input']>;
};

/** Data of a company. */
export type CompanyInput = {
  /** City, at most 80 characters. Defaults to none. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the company. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Name, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Postal code, 5 digits. Defaults to none. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the state: `JAL`. Defaults to none. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
  /** Street lines, at most 2. Defaults to none. */
  readonly street?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Tax number (RFC) of 12 or 13 characters. Case, blanks and hyphens do not matter. */
  readonly taxId: Scalars['String']['input'];
  /** Telephone number of the company, at most 60 characters. */
  readonly telephone: Scalars['String']['input'];
};

/** Action in a company. */
export type CompanyPermission =
  /** Ask for wholesale prices: `requestWholesale`. */
  | 'ASK_WHOLESALE'
  /** Change the data of the company: `updateCompany`. */
  | 'EDIT_COMPANY'
  /** Invite and change users: `inviteCompanyUser`, `changeCompanyUser`. */
  | 'MANAGE_USERS'
  /** Place orders in the company's name. */
  | 'ORDER'
  /** Read the orders of the company: `Company.orders`. */
  | 'READ_ORDERS';

/** Role of a user in a company. */
export type CompanyRole =
  /** Orders, and reads their own orders. */
  | 'BUYER'
  /** Manages data and users, and orders. A company has exactly one. */
  | 'SUPER_USER'
  /** Reads all orders. */
  | 'VIEWER';

/** Status of a company. */
export type CompanyStatus =
  /** It may order in its name, and invite users. */
  | 'APPROVED'
  /** It may not order at present. */
  | 'BLOCKED'
  /** Its data is being checked. */
  | 'PENDING'
  /** Its data was refused; corrected data makes it pending again. */
  | 'REJECTED';

/** A user of a company, or an open invitation. */
export type CompanyUser = {
  readonly __typename?: 'CompanyUser';
  /** E-mail address of the user. */
  readonly email: Scalars['EmailAddress']['output'];
  /** First and last name. */
  readonly fullName: Scalars['String']['output'];
  /** End of the invitation; null for a user. */
  readonly invitedUntil: Maybe<Scalars['DateTime']['output']>;
  /** False for a user who is switched off, and for an invitation. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Job title; null if there is none. */
  readonly jobTitle: Maybe<Scalars['String']['output']>;
  /** Role of the user. */
  readonly role: CompanyRole;
  /** Id of the user for `changeCompanyUser`. Invitations have ids that cannot be changed. */
  readonly userId: Scalars['ID']['output'];
};

/** Products side by side. */
export type Comparison = {
  readonly __typename?: 'Comparison';
  /** Compared products, in the order of the ids. For a variant, the product that contains it. */
  readonly products: ReadonlyArray<Product>;
  /** Comparable attributes that at least one of the products has. */
  readonly rows: ReadonlyArray<ComparisonRow>;
  /** Requested variants, in the order of `products`; null where the id was that of a product. */
  readonly variants: ReadonlyArray<Maybe<ProductVariant>>;
};

/** An attribute of all compared products. */
export type ComparisonRow = {
  readonly __typename?: 'ComparisonRow';
  /** The platform's attribute code: `style`. */
  readonly code: Scalars['String']['output'];
  /** True if the values are not all equal. */
  readonly isDifferent: Scalars['Boolean']['output'];
  /** Display name: `Estilo`. */
  readonly label: Scalars['String']['output'];
  /** Value of each product, in the order of `products`; null if the product has none. */
  readonly values: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** A kind of complaint. */
export type ComplaintKind = {
  readonly __typename?: 'ComplaintKind';
  /** The platform's code, for `SendContactMessageInput.complaint`: `late_delivery`. */
  readonly code: Scalars['String']['output'];
  /** Time at which the kind was created. Null if the platform does not provide it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * One line on the information needed to settle the complaint and on the next steps. Null if the platform does not
   * provide it.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Display name. */
  readonly label: Scalars['String']['output'];
};

/** An option of a configurable product. */
export type ConfigurableOption = {
  readonly __typename?: 'ConfigurableOption';
  /** Attribute code of the option: `color`. */
  readonly attributeCode: Scalars['String']['output'];
  /** The platform's number of the attribute. Null if it has none. */
  readonly attributeId: Maybe<Scalars['Int']['output']>;
  /** Display name: `Color`. */
  readonly label: Scalars['String']['output'];
  /** Values of the option, in the platform's order. */
  readonly values: ReadonlyArray<ConfigurableOptionValue>;
};

/** A value of an option. */
export type ConfigurableOptionValue = {
  readonly __typename?: 'ConfigurableOptionValue';
  /** Display name in the platform's default language. Null if the platform does not provide it. */
  readonly defaultLabel: Maybe<Scalars['String']['output']>;
  /** Display name: `Gris`. */
  readonly label: Scalars['String']['output'];
  /** Swatch colour; null if the value is not a colour. */
  readonly swatch: Maybe<Scalars['HexColor']['output']>;
  /** The platform's identifier of the value, unique within its option. */
  readonly value: Scalars['String']['output'];
};

/** A product with variants, of which the shopper buys one. */
export type ConfigurableProduct = Node & Product & {
  readonly __typename?: 'ConfigurableProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Options that change the product or its price, in display order. Empty for most products. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Options that distinguish the variants, in display order: colour, then size. */
  readonly options: ReadonlyArray<ConfigurableOption>;
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /**
   * Variant that best matches a selection: the variant whose SKU is selected (`attributeCode: "sku"`), else the one with
   * the most matching values; of equals, the cheaper one. If none matches, the first variant that can be bought, or null
   * if the store's settings allow no substitute.
   */
  readonly variant: Maybe<ProductVariant>;
  /** Enabled variants, in the platform's order. */
  readonly variants: ReadonlyArray<ProductVariant>;
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product with variants, of which the shopper buys one. */
export type ConfigurableProductVariantArgs = {
  selection: ReadonlyArray<SelectionInput>;
};

/** Input of `confirmCreditCode`. */
export type ConfirmCreditCodeInput = {
  /**
   * Number of the account: `C` and eight digits; the letter can be omitted. Omit the number for the applicant of the open
   * `creditApplication`.
   */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Returned unchanged. Not an idempotency key: codes and PINs are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code from the SMS: four digits. */
  readonly code: Scalars['String']['input'];
  /** New PIN of 4 to 8 digits that are no series and not the holder's date of birth. Omit it to keep the PIN. */
  readonly newPin?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `confirmCreditCode`. */
export type ConfirmCreditCodePayload = MutationPayload & {
  readonly __typename?: 'ConfirmCreditCodePayload';
  /** The account, proven for this session. Null if the request was refused. */
  readonly account: Maybe<CreditAccount>;
  /** The open credit application after a request without an account number; null otherwise. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the request was refused: `CREDIT_NUMBER_INVALID`, `SMS_CODE_INCORRECT`, `PIN_TOO_SHORT`, `PIN_TOO_EASY`,
   * `TOO_MANY_ATTEMPTS`; without a number `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `confirmEmailChange`. */
export type ConfirmEmailChangeInput = {
  /** Returned unchanged. Not an idempotency key: the link works once, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Token from the link in the e-mail. */
  readonly token: Scalars['String']['input'];
};

/** Payload of `confirmEmailChange`. */
export type ConfirmEmailChangePayload = MutationPayload & {
  readonly __typename?: 'ConfirmEmailChangePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer signed in to this session, who may be a different one; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** New e-mail address of the account; null if the request was refused. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `confirmTelephone`. */
export type ConfirmTelephoneInput = {
  /** `CustomerAddress.addressId` of the customer's address. */
  readonly addressId: Scalars['String']['input'];
  /** Returned unchanged. Not an idempotency key: codes are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code from the SMS: four digits. */
  readonly code: Scalars['String']['input'];
};

/** Payload of `confirmTelephone`. */
export type ConfirmTelephonePayload = MutationPayload & {
  readonly __typename?: 'ConfirmTelephonePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the telephone number is confirmed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A coupon that is applied to a cart. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  /** Coupon code as the platform spells it. */
  readonly code: Scalars['String']['output'];
  /** Discount of the coupon, as a positive amount. Null if the totals could not be read. */
  readonly discount: Maybe<Money>;
};

/** Input of `createAccount`. */
export type CreateAccountInput = {
  /** Response token of a captcha, at most 4,096 characters, for platforms that require one. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the device in `Customer.devices`, at most 200 characters. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account, used for signing in and for all mail, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Given names, at most 60 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Paternal surname, or the only surname, at most 60 characters. */
  readonly lastName: Scalars['String']['input'];
  /**
   * Password: 8 to 256 characters of at least three kinds (lower case, upper case, digits, others), including a capital
   * letter and a digit.
   */
  readonly password: Scalars['String']['input'];
};

/** Payload of `createAccount`. */
export type CreateAccountPayload = MutationPayload & {
  readonly __typename?: 'CreateAccountPayload';
  /** The customer's cart, including the guest's lines; null if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The new customer; null if the request was refused. */
  readonly customer: Maybe<Customer>;
  /** Notices about the cart, such as a coupon that no longer applies or a product that is sold out. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the request was refused; empty if the account was created. Lines that could not be merged are reported in
   * `notices`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `createReturn`. */
export type CreateReturnInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Comment, at most 500 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  /** Products to return, at most 50. */
  readonly lines: ReadonlyArray<ReturnLineInput>;
  /** Global id of the customer's order. */
  readonly orderId: Scalars['ID']['input'];
  /**
   * Photos, each a JPEG of at most 48,000 bytes as a `data:image/jpeg;base64,` URL; at most `ReturnForm.photosMax`. They
   * are re-encoded, so that only their pixels are stored.
   */
  readonly photos?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Payload of `createReturn`. */
export type CreateReturnPayload = MutationPayload & {
  readonly __typename?: 'CreateReturnPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the returns after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `createReview`. */
export type CreateReviewInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Text, at most 4,000 characters. */
  readonly detail: Scalars['String']['input'];
  /** Public display name of the author, at most 60 characters. */
  readonly nickname: Scalars['String']['input'];
  /**
   * At most 4 photos as `data:` URLs of JPEG, PNG or WebP files in base64, at most 44 KB each. The platform re-encodes them
   * without metadata.
   */
  readonly photos?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Number of stars, 1 to 5. */
  readonly rating: Scalars['Int']['input'];
  /** SKU of the product or of one of its variants, at most 255 characters; the review applies to the product. */
  readonly sku: Scalars['String']['input'];
  /** Title, at most 120 characters. */
  readonly title: Scalars['String']['input'];
};

/** Payload of `createReview`. */
export type CreateReviewPayload = MutationPayload & {
  readonly __typename?: 'CreateReviewPayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the saved review, such as the pending approval. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the review was refused; empty if it was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `createWishList`. */
export type CreateWishListInput = {
  /** Read access to the list. Defaults to public. */
  readonly access?: InputMaybe<WishListAccess>;
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the list: 1 to 30 characters, unique among the customer's lists. */
  readonly name: Scalars['String']['input'];
  /** SKU of a product to add, at most 255 characters. If the product is refused, the list is created nevertheless. */
  readonly sku?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `createWishList`. */
export type CreateWishListPayload = MutationPayload & {
  readonly __typename?: 'CreateWishListPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * A credit account. Only a session in which it was proven and the customer to whom it is linked can read it. The number and
 * the holder are masked for that customer until the account is proven in the same session.
 */
export type CreditAccount = Node & {
  readonly __typename?: 'CreditAccount';
  /** Part of `line` that no open credit takes. Null if it could not be read. */
  readonly available: Maybe<Money>;
  /** The credit with a number. Null if the account has none with it, and with `credits`. */
  readonly credit: Maybe<CreditInvoice>;
  /**
   * Credits of the account in the platform's order, at most 200, including settled and canceled ones. Null if one of them
   * could not be read: a part of the list would be misleading.
   */
  readonly credits: Maybe<ReadonlyArray<CreditInvoice>>;
  /** Name of the holder. Null until the account is proven in this session. */
  readonly holder: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True if the account was proven in this session by its PIN or by an SMS code. */
  readonly isProven: Scalars['Boolean']['output'];
  /** Credit line of the account. Null if it could not be read. */
  readonly line: Maybe<Money>;
  /** Amounts due of the credit whose payment is due first. Null if nothing is due, or if it could not be read. */
  readonly next: Maybe<CreditDue>;
  /** Number of the account: `C10000016`; masked until the account is proven: `C1000•••6`. */
  readonly number: Scalars['String']['output'];
  /**
   * Payments by transfer that can still be made, and those that have arrived and are not applied yet, oldest first, at most
   * 20. Null if one of them could not be read, or if the platform does not list them.
   */
  readonly openTransfers: Maybe<ReadonlyArray<CreditPayment>>;
  /** Sum of `CreditInvoice.balance` of all credits. Null if it could not be read, or if the platform does not provide it. */
  readonly owed: Maybe<Money>;
  /** State of the account. Null if the platform does not provide it. */
  readonly status: Maybe<CreditAccountStatus>;
};


/**
 * A credit account. Only a session in which it was proven and the customer to whom it is linked can read it. The number and
 * the holder are masked for that customer until the account is proven in the same session.
 */
export type CreditAccountCreditArgs = {
  number: Scalars['String']['input'];
};


/**
 * A credit account. Only a session in which it was proven and the customer to whom it is linked can read it. The number and
 * the holder are masked for that customer until the account is proven in the same session.
 */
export type CreditAccountCreditsArgs = {
  kind: InputMaybe<CreditKind>;
};

/** The holder of a credit account, masked, for recognising the account. */
export type CreditAccountHint = {
  readonly __typename?: 'CreditAccountHint';
  /** Initial of the paternal surname. */
  readonly fatherName: Scalars['String']['output'];
  /** Initial of the given names: `A.` */
  readonly firstName: Scalars['String']['output'];
  /** Initial of the maternal surname; null if there is none. */
  readonly motherName: Maybe<Scalars['String']['output']>;
  /** Last four digits of the telephone to which codes are sent: `•••• 5678`. */
  readonly telephone: Scalars['String']['output'];
};

/** States of a credit account. */
export type CreditAccountStatus =
  /** The account can borrow and pay. */
  | 'ACTIVE'
  /** The account cannot borrow. It can still be read and paid. */
  | 'BLOCKED'
  /** The account is closed. */
  | 'CLOSED';

/** Address of an applicant. */
export type CreditAddress = {
  readonly __typename?: 'CreditAddress';
  /** `AnswerOption.value` of one of `StoreCredit.addressAges`; null until it is set. */
  readonly age: Maybe<Scalars['String']['output']>;
  /** Streets between which the house stands; null if not given. */
  readonly crossStreet: Maybe<Scalars['String']['output']>;
  /** Interior number; null if there is none. */
  readonly interior: Maybe<Scalars['String']['output']>;
  /** Municipality. */
  readonly municipality: Scalars['String']['output'];
  /** Exterior number. */
  readonly number: Scalars['String']['output'];
  /** Postal code of five digits. */
  readonly postcode: Scalars['String']['output'];
  /** State, by the postal code. */
  readonly state: Scalars['String']['output'];
  /** Street. */
  readonly street: Scalars['String']['output'];
  /** Suburb (colonia). */
  readonly suburb: Scalars['String']['output'];
};

/** The applicant as entered. Initials alone for the holder of a credit account. */
export type CreditApplicant = {
  readonly __typename?: 'CreditApplicant';
  /** Date of birth. Null for the holder of a credit account. */
  readonly birthDate: Maybe<Scalars['Date']['output']>;
  /** E-mail address. Null for the holder of a credit account. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Paternal surname. */
  readonly fatherName: Scalars['String']['output'];
  /** Given names. */
  readonly firstNames: Scalars['String']['output'];
  /** True if the telephone was confirmed by an SMS code. */
  readonly isTelephoneConfirmed: Scalars['Boolean']['output'];
  /** Maternal surname; null if there is none. */
  readonly motherName: Maybe<Scalars['String']['output']>;
  /** Last four digits of the telephone: `•••• 5678`. */
  readonly telephoneHint: Scalars['String']['output'];
};

/**
 * A credit application. Only the session that opened it and its customer can read it. The CURP, account numbers and the
 * content of files are in no answer.
 */
export type CreditApplication = Node & {
  readonly __typename?: 'CreditApplication';
  /** Time until which a smaller approved amount can be accepted. Null without one. */
  readonly acceptBefore: Maybe<Scalars['DateTime']['output']>;
  /** Address of the applicant. Null until it is set, and with `applicant`. Null for the holder of a credit account. */
  readonly address: Maybe<CreditAddress>;
  /** Amount that is applied for. Null until it is chosen. */
  readonly amount: Maybe<Money>;
  /** Time by which the application is answered. Null until it is sent. */
  readonly answerBefore: Maybe<Scalars['DateTime']['output']>;
  /** The applicant. Null until it is set, for an application that is not open in this session, and after the data were erased. */
  readonly applicant: Maybe<CreditApplicant>;
  /** Approved amount. Null before the decision and after a denial. */
  readonly approved: Maybe<Money>;
  /** Last day on which the credit history may be read. Null without the consent, and with `applicant`. */
  readonly consentUntil: Maybe<Scalars['Date']['output']>;
  /** Time at which the application was opened. Null for an application that is open in this session. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Kind of borrower. Null if the platform does not list it. */
  readonly customer: Maybe<CreditCustomer>;
  /** Account of the deposit with its last four digits: `BBVA •••• 3857`. Null until it is set, and with `applicant`. */
  readonly depositHint: Maybe<Scalars['String']['output']>;
  /** Identification files that were received. Null for an application that is not open in this session. */
  readonly files: Maybe<ReadonlyArray<CreditFileSlot>>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Chosen life insurance. Null without one, and with `applicant`. */
  readonly insurance: Maybe<CreditInsurance>;
  /** Kind of credit. */
  readonly kind: CreditKind;
  /** Maximum amount for this applicant. Null if the platform does not provide it. */
  readonly maximum: Maybe<Money>;
  /** Files to send again while `status` is `NEEDS_FILES`. Null if the platform does not list them. */
  readonly missingFiles: Maybe<ReadonlyArray<CreditFileSlot>>;
  /** Required steps that are not done, in their order; empty once the application was sent. */
  readonly missingSteps: ReadonlyArray<CreditStepCode>;
  /** Number of the application: `S-7K2MPQ4X`. Null until the platform has opened it. */
  readonly number: Maybe<Scalars['String']['output']>;
  /**
   * Chosen offer; for a smaller amount that was approved, the offer of that amount. Null until it is chosen, for an application
   * that is not open in this session if the platform does not list its offer, and if it could not be read.
   */
  readonly offer: Maybe<CreditOffer>;
  /** Number of the order that waits for this credit. Null without one. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Reason of a denial. Null without one, and for a reason that is not listed. */
  readonly reason: Maybe<CreditDenial>;
  /** Reference of the applicant. Null until it is set, and with `applicant`. */
  readonly reference: Maybe<CreditReference>;
  /** Code of the promoter or seller. Null without one, and with `applicant`. */
  readonly sellerCode: Maybe<Scalars['String']['output']>;
  /** State of the application. */
  readonly status: CreditApplicationStatus;
  /** Steps in their order. Null for an application that is not open in this session. */
  readonly steps: Maybe<ReadonlyArray<CreditStep>>;
};

/** A page of credit applications. */
export type CreditApplicationConnection = {
  readonly __typename?: 'CreditApplicationConnection';
  /** Applications with their cursors. */
  readonly edges: ReadonlyArray<CreditApplicationEdge>;
  /** Applications without cursors. */
  readonly nodes: ReadonlyArray<CreditApplication>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of applications over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A credit application and its cursor. */
export type CreditApplicationEdge = {
  readonly __typename?: 'CreditApplicationEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The application. */
  readonly node: CreditApplication;
};

/** States of a credit application. */
export type CreditApplicationStatus =
  /** The loan was paid out, or the credit line is open. */
  | 'ACTIVE'
  /** Approved; the loan is not paid out yet. */
  | 'APPROVED'
  /** Canceled by the applicant. */
  | 'CANCELED'
  /** Denied. */
  | 'DENIED'
  /** In progress: it can be changed and sent for 30 days after its last change. */
  | 'DRAFT'
  /** Not sent or not accepted in time. */
  | 'EXPIRED'
  /** In review until identification files are sent again. */
  | 'NEEDS_FILES'
  /** A smaller amount was approved; the applicant can accept it or cancel. */
  | 'PARTIALLY_APPROVED'
  /** Sent, in review. */
  | 'SUBMITTED';

/** Kinds of borrower. They differ in the amounts that they can borrow. */
export type CreditCustomer =
  /** The holder of a credit account. The credit line of the account can be below the maximum amount. */
  | 'HOME'
  /** A person without a credit account. */
  | 'NEW';

/** Reasons of a denial. */
export type CreditDenial =
  /** Credit history. */
  | 'HISTORY'
  /** The credit line is used up. */
  | 'LINE'
  /** A payment of an earlier credit is late. */
  | 'OVERDUE';

/** Ways in which a loan is deposited. */
export type CreditDepositMethod =
  /** Cash at a branch of the shop. */
  | 'BRANCH'
  /** Transfer to a bank account by its CLABE. */
  | 'CLABE'
  /** Transfer to a debit card. */
  | 'DEBIT_CARD';

/** Amounts of a credit that are due on the day of the request. All amounts come from the platform. */
export type CreditDue = {
  readonly __typename?: 'CreditDue';
  /** Open part of the next payment by the contract. Null if all open payments are late, or if the platform does not provide it. */
  readonly contract: Maybe<Money>;
  /** Due date of the next payment; if all open payments are late, the due date of the oldest of them. */
  readonly date: Scalars['Date']['output'];
  /** Default interest on the payments that are late. Null if the platform does not provide it. */
  readonly defaultInterest: Maybe<Money>;
  /** Open part of the payments that are late, without default interest. Null if the platform does not provide it. */
  readonly late: Maybe<Money>;
  /** Date by which the shop asks for the next payment, some business days before `date`. Null if the platform does not provide it. */
  readonly payBy: Maybe<Scalars['Date']['output']>;
  /** Open part of the next payment if it is paid by `date`. Null with `contract`. */
  readonly punctual: Maybe<Money>;
  /** Amount to pay today to be up to date: everything late, its default interest, and the next payment at `punctual`. */
  readonly total: Money;
};

/** Identification files of an application. */
export type CreditFileSlot =
  /** Back of the identity card. */
  | 'ID_BACK'
  /** Front of the identity card. */
  | 'ID_FRONT'
  /** Passport. */
  | 'PASSPORT';

/** Intervals between payments. */
export type CreditFrequency =
  /** Every 15 days: 24 payments a year. */
  | 'BIWEEKLY'
  /** On the same day of each month: 12 payments a year. */
  | 'MONTHLY'
  /** Every 7 days: 52 payments a year. */
  | 'WEEKLY';

/** A payment of a credit, as scheduled by its contract. */
export type CreditInstalment = {
  readonly __typename?: 'CreditInstalment';
  /** Amount by the contract, with interest and the premium of an insurance. */
  readonly contract: Money;
  /** Due date: the payment is on time until the end of this day in Mexico City. */
  readonly date: Scalars['Date']['output'];
  /** Default interest owed for the payment on the day of the request. Null if the platform does not provide it. */
  readonly defaultInterest: Maybe<Money>;
  /** Interest in `contract`, with tax. */
  readonly interest: Money;
  /** Position in the schedule, from 1 on. */
  readonly number: Scalars['Int']['output'];
  /** Amount paid so far. */
  readonly paid: Money;
  /** Date on which the payment became complete. Null if it is open, or if the platform does not provide it. */
  readonly paidOn: Maybe<Scalars['Date']['output']>;
  /** Date by which the shop asks for the payment, some business days before `date`. Null if the platform does not provide it. */
  readonly payBy: Maybe<Scalars['Date']['output']>;
  /** Insurance premium in `contract`. Null if the platform does not provide it. */
  readonly premium: Maybe<Money>;
  /** Part of `contract` that pays back the amount lent. */
  readonly principal: Money;
  /** Amount if it is paid by `date`. */
  readonly punctual: Money;
  /** State of the payment. */
  readonly status: CreditInstalmentStatus;
};

/** States of a scheduled payment. */
export type CreditInstalmentStatus =
  /** Open after its due date. */
  | 'LATE'
  /** Not paid, and not due yet. */
  | 'OPEN'
  /** Paid in full by its due date. */
  | 'PAID'
  /** Paid in full after its due date. */
  | 'PAID_LATE'
  /** Paid in part, and not due yet. */
  | 'PARTIAL'
  /** Settled early, without its interest. */
  | 'TAKEN_OFF';

/** Life insurance of an application. */
export type CreditInsurance = {
  readonly __typename?: 'CreditInsurance';
  /** Persons whom the insurance pays, at most 5. */
  readonly beneficiaries: ReadonlyArray<Beneficiary>;
  /** `LifeInsurance.code` of one of `StoreCredit.insurances`. */
  readonly code: Scalars['String']['output'];
};

/**
 * A credit that was granted: goods, or cash. Only a session in which its account was proven and the customer to whom the
 * account is linked can read it.
 */
export type CreditInvoice = Node & {
  readonly __typename?: 'CreditInvoice';
  /** Open part of the contract, with default interest. */
  readonly balance: Money;
  /** Amounts due. Null if nothing is due. */
  readonly due: Maybe<CreditDue>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /**
   * All payments in order, at most 600. Null if one of them could not be read. Each credit is a call to the platform:
   * at most 20 credits of a request can have `instalments` or `offer`; selecting them for more fails with `BAD_USER_INPUT`.
   */
  readonly instalments: Maybe<ReadonlyArray<CreditInstalment>>;
  /** True if a payment is late. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** Kind of credit. */
  readonly kind: CreditKind;
  /** The platform's name of the movement by which it was booked: `Factura`. */
  readonly movement: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Number of the invoice: `F10000001`. */
  readonly number: Scalars['String']['output'];
  /** Offer that the credit was granted on. Its `token` cannot be applied for. Null if it could not be read. */
  readonly offer: Maybe<CreditOffer>;
  /** Global id of that order. `Query.node` returns null for it if the session may not read the order. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order that was bought on the credit. Null if there is none. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Sum paid so far. Null if the platform does not provide it. */
  readonly paid: Maybe<Money>;
  /** Amount that settles the credit. Null if it is settled or canceled, or if the platform does not provide it. */
  readonly payoff: Maybe<CreditPayoff>;
  /** True if the credit can be paid by bank transfer. */
  readonly paysByTransfer: Scalars['Boolean']['output'];
  /** State of the credit. */
  readonly status: CreditInvoiceStatus;
  /** Sum of all payments by the contract. */
  readonly total: Money;
};

/** States of a credit. */
export type CreditInvoiceStatus =
  /** The credit was canceled, with the order that it paid. */
  | 'CANCELED'
  /** Payments are open, none of them late. */
  | 'CURRENT'
  /** At least one payment is late. */
  | 'OVERDUE'
  /** Nothing is owed any more. */
  | 'SETTLED';

/** Kinds of credit. */
export type CreditKind =
  /** Cash on the store credit: interest on the amount, paid weekly or every two weeks. */
  | 'CREDILANA'
  /** Store credit for goods: interest on the amount, paid weekly. */
  | 'MERCHANDISE'
  /** Personal loan: interest on what is still owed, paid weekly, every two weeks or monthly. */
  | 'PERSONAL_LOAN';

/** An offer of credit: an amount and the payments that pay it back. */
export type CreditOffer = {
  readonly __typename?: 'CreditOffer';
  /** Amount lent. */
  readonly amount: Money;
  /** Difference between the totals of `contract` and `punctual`. */
  readonly bonus: Money;
  /** Share of the interest that `bonus` is, in percent: 30. */
  readonly bonusPercent: Scalars['Int']['output'];
  /** Payments of the contract. These are the price of the credit, to be displayed first and with its annual cost. */
  readonly contract: CreditPlan;
  /** Kind of borrower that the offer is for. */
  readonly customer: CreditCustomer;
  /** Default interest for each day on a payment that is late, in percent of the payment: `0.20`. */
  readonly dailyDefaultPercent: Scalars['Decimal']['output'];
  /** Interval between payments. */
  readonly frequency: CreditFrequency;
  /**
   * Life insurance whose premium is paid with the payments: the chosen one, or the smallest one where it is compulsory and
   * none is chosen. Null without one, and for a platform that does not state it.
   */
  readonly insurance: Maybe<CreditOfferInsurance>;
  /** Kind of credit. */
  readonly kind: CreditKind;
  /** Additional cost of one payment that is a week late: its part of the bonus, and the default interest. */
  readonly lateWeek: Money;
  /** Term in months. */
  readonly months: Scalars['Int']['output'];
  /** Number of payments. */
  readonly payments: Scalars['Int']['output'];
  /** Payments if every one is on time: part of the interest is then not charged. */
  readonly punctual: CreditPlan;
  /** Opaque identifier of the offer and all its figures, for applying for it. Changes when a figure changes. */
  readonly token: Scalars['String']['output'];
};

/** Life insurance of an offer. Its premium is included in the amounts of `CreditPlan`. */
export type CreditOfferInsurance = {
  readonly __typename?: 'CreditOfferInsurance';
  /** `LifeInsurance.code` of one of `StoreCredit.insurances`. */
  readonly code: Scalars['String']['output'];
  /** Sum that the beneficiaries receive. */
  readonly insured: Money;
  /** True if nothing is lent without an insurance: then the annual cost counts the premium. */
  readonly isCompulsory: Scalars['Boolean']['output'];
  /** Premium in the last payment. */
  readonly lastPayment: Money;
  /** Premium for each month of the term. */
  readonly monthlyPremium: Money;
  /** Premium in every payment but the last. */
  readonly payment: Money;
  /** Premium of the whole term. */
  readonly total: Money;
};

/** A payment of one or several credits of an account. */
export type CreditPayment = Node & {
  readonly __typename?: 'CreditPayment';
  /** Time at which the payment was applied to its credits. Null before that. */
  readonly appliedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the payment was opened. Null if the platform does not provide it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Amounts by credit, at most 200. Once the payment is applied, also credits to which the rest of it went. */
  readonly lines: ReadonlyArray<CreditPaymentLine>;
  /** Way of paying. */
  readonly method: CreditPaymentMethod;
  /** Time until which it can be paid. Null if the platform does not provide it. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** Sum that was received. Null until it is received, or if the platform does not provide it. */
  readonly received: Maybe<Money>;
  /** State of the payment. `PENDING` also while the platform waits for the provider: it does not mean that it failed. */
  readonly status: CreditPaymentStatus;
  /** Part of `received` that was not owed. Null if there is none, or if the platform does not provide it. */
  readonly surplus: Maybe<Money>;
  /** Sum of the amounts to pay. */
  readonly total: Money;
  /** Where to transfer. Null for a payment by card. */
  readonly transfer: Maybe<TransferInstructions>;
  /** The provider's page for a payment by card. Null for a transfer, and once the payment is no longer `PENDING`. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** Part of a payment that is for one credit. What it was used for is null until the payment is applied. */
export type CreditPaymentLine = {
  readonly __typename?: 'CreditPaymentLine';
  /** Amount to pay. */
  readonly amount: Money;
  /** Amount that was applied. Differs from `amount` if more or less than the total was received. */
  readonly applied: Maybe<Money>;
  /** Bonus for payments that it completed on time: interest that is not charged. */
  readonly bonus: Maybe<Money>;
  /** Part of `applied` that paid default interest. */
  readonly defaultInterest: Maybe<Money>;
  /** The credit as it is now. Null if it could not be read. */
  readonly invoice: Maybe<CreditInvoice>;
  /** `CreditInvoice.number` of the credit. */
  readonly invoiceNumber: Scalars['String']['output'];
  /** Number of payments that it took off the end of the schedule. */
  readonly takenOff: Maybe<Scalars['Int']['output']>;
};

/** Amount to pay of a credit. */
export type CreditPaymentLineInput = {
  /** Amount in the store's currency, at most two decimals: at least 1.00 unless less is owed, at most `CreditPayoff.amount`. */
  readonly amount: Scalars['Decimal']['input'];
  /** `CreditInvoice.id` */
  readonly invoiceId: Scalars['ID']['input'];
};

/** Ways of paying credits. */
export type CreditPaymentMethod =
  /** By card, on the provider's page. */
  | 'CARD'
  /** By bank transfer (SPEI). */
  | 'TRANSFER';

/** States of a payment of credits. */
export type CreditPaymentStatus =
  /** Applied to its credits. */
  | 'APPLIED'
  /** Canceled before it was paid. */
  | 'CANCELED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** Applied to its credits, but less than the total was received. */
  | 'PARTIALLY_APPLIED'
  /** Not paid yet, or the provider has not reported it. */
  | 'PENDING'
  /** Received, and applied to its credits later: a transfer after `StoreCredit.transferHours`. */
  | 'PROCESSING'
  /** Received too late: the platform assigns it to what is owed, or returns it. */
  | 'UNMATCHED';

/** Settling a credit early. */
export type CreditPayoff = {
  readonly __typename?: 'CreditPayoff';
  /** Amount that settles the credit. */
  readonly amount: Money;
  /** Last day on which `amount` settles it. Null if the platform does not provide it: then the day of the request. */
  readonly goodUntil: Maybe<Scalars['Date']['output']>;
  /** Amount saved against paying every open payment by the contract. Null if the platform does not provide it. */
  readonly savesAgainstContract: Maybe<Money>;
  /** Amount saved against paying every open payment on time. Null if the platform does not provide it. */
  readonly savesAgainstPunctual: Maybe<Money>;
};

/** A way of paying a credit back. All amounts include tax, and the premium of `CreditOffer.insurance`. */
export type CreditPlan = {
  readonly __typename?: 'CreditPlan';
  /**
   * Total annual cost (CAT) in percent with one decimal, without value added tax: `134.4`. It counts the premium of a
   * compulsory insurance.
   */
  readonly cat: Scalars['Decimal']['output'];
  /** Total annual cost (CAT) in percent with one decimal, with value added tax. */
  readonly catWithTax: Scalars['Decimal']['output'];
  /** Interest in `total`, with tax. */
  readonly interest: Money;
  /** Value added tax in `interest`. */
  readonly interestTax: Money;
  /** Amount of the last payment, which may differ from the others. */
  readonly lastPayment: Money;
  /** Amount of every payment but the last. */
  readonly payment: Money;
  /** Yearly interest rate in percent, on the amount lent or for a personal loan on what is owed: `57.50`. */
  readonly ratePercent: Scalars['Decimal']['output'];
  /** Sum of all payments: amount lent, interest and premium. */
  readonly total: Money;
};

/** Store credit, paid in weekly amounts. Display the total beside the weekly amount. */
export type CreditPrice = {
  readonly __typename?: 'CreditPrice';
  /**
   * Total annual cost (CAT) in percent with one decimal, without the tax on interest. Null if the platform does not provide
   * it for the current price.
   */
  readonly annualCost: Maybe<Scalars['Float']['output']>;
  /**
   * Total annual cost (CAT) in percent with one decimal if every payment is on time, without the tax on interest. Null if
   * the platform does not provide it for the current price.
   */
  readonly annualCostPunctual: Maybe<Scalars['Float']['output']>;
  /** Interest that is given back if every payment is on time. Null if the platform does not provide it for the current price. */
  readonly bonus: Maybe<Money>;
  /** Share of `bonus` in the interest, in whole percent. Null if the platform does not provide it for the current price. */
  readonly bonusPercent: Maybe<Scalars['Int']['output']>;
  /** Interest in `total`, with tax. Null if the platform does not provide it for the current price. */
  readonly interest: Maybe<Money>;
  /** Last payment, with tax, if it is smaller than the others. Null if the platform does not provide it for the current price. */
  readonly lastPayment: Maybe<Money>;
  /**
   * Extra cost of one payment that is a week late: its share of `bonus`, and the default interest. Null if the platform does
   * not provide it for the current price.
   */
  readonly lateWeek: Maybe<Money>;
  /** Total to pay if every payment is on time. */
  readonly punctualTotal: Money;
  /** Weekly payment if every payment is on time. Null if the platform does not provide it for the current price. */
  readonly punctualWeekly: Maybe<Money>;
  /** Sum of all payments, with tax: the price and its interest. Null if it is unknown. */
  readonly total: Maybe<Money>;
  /** Weekly payment, with tax. */
  readonly weekly: Money;
  /** Number of weekly payments; null if the platform does not provide it. */
  readonly weeks: Maybe<Scalars['Int']['output']>;
};

/** Reference of an applicant. */
export type CreditReference = {
  readonly __typename?: 'CreditReference';
  /** Paternal surname. */
  readonly fatherName: Scalars['String']['output'];
  /** Given names. */
  readonly firstNames: Scalars['String']['output'];
  /** `AnswerOption.value` of one of `StoreCredit.kinships`. */
  readonly kinship: Scalars['String']['output'];
  /** Maternal surname; null if there is none. */
  readonly motherName: Maybe<Scalars['String']['output']>;
  /** Last four digits of the telephone: `•••• 5678`. */
  readonly telephoneHint: Scalars['String']['output'];
};

/** A step of a credit application. */
export type CreditStep = {
  readonly __typename?: 'CreditStep';
  /** Step. */
  readonly code: CreditStepCode;
  /** True if the step is complete. */
  readonly isDone: Scalars['Boolean']['output'];
  /** True if the application cannot be sent without the step. */
  readonly isRequired: Scalars['Boolean']['output'];
};

/** Steps of a credit application, in their order. */
export type CreditStepCode =
  /** The address: `setCreditAddress`. */
  | 'ADDRESS'
  /** The applicant: `setCreditApplicant`. */
  | 'APPLICANT'
  /** Where the loan is deposited: `setCreditDeposit`. */
  | 'DEPOSIT'
  /** Both sides of an identity card, or a passport. */
  | 'IDENTIFICATION'
  /** The life insurance: `setCreditInsurance`. */
  | 'INSURANCE'
  /** The live test: `startLiveTest`. */
  | 'LIVE_TEST'
  /** Amount and terms: `setCreditOffer`. */
  | 'OFFER'
  /** The reference: `setCreditReference`. */
  | 'REFERENCE'
  /** The consents, which `submitCreditApplication` sends. */
  | 'REVIEW'
  /** The confirmed telephone: `confirmCreditCode`. */
  | 'TELEPHONE';

/** Terms of a kind of credit for a kind of borrower. */
export type CreditTerms = {
  readonly __typename?: 'CreditTerms';
  /** Term that is chosen first, in months. */
  readonly defaultMonths: Scalars['Int']['output'];
  /** Intervals between payments that can be chosen, shortest first. */
  readonly frequencies: ReadonlyArray<CreditFrequency>;
  /** Amount above which a life insurance is compulsory. At exactly this amount it is optional. */
  readonly insuranceFrom: Money;
  /** Kind of credit. */
  readonly kind: CreditKind;
  /** Legal line to display with every offer, in the store's language. Plain text, never HTML. Null if it could not be read. */
  readonly legend: Maybe<Scalars['String']['output']>;
  /** Largest amount. The credit line of an account can be lower. */
  readonly maximum: Money;
  /** Smallest amount. */
  readonly minimum: Money;
  /** Terms that can be chosen, in months, shortest first. */
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
  /**
   * Average annual cost (CAT) of its credits that the lender has published, in percent: `116.7`. It belongs to no offer:
   * display it only as such an average. Null if the platform has none.
   */
  readonly publishedCat: Maybe<Scalars['Decimal']['output']>;
  /** Difference between the amounts of cash that can be chosen. Goods are lent on at their price. */
  readonly step: Money;
};

/** Totals of a cart that is paid with store credit. */
export type CreditTotals = {
  readonly __typename?: 'CreditTotals';
  /** The platform's code of the credit payment method. */
  readonly methodCode: Scalars['String']['output'];
  /** Offer of the chosen term, by which the total is calculated. Null if the platform does not provide it. */
  readonly offer: Maybe<CreditOffer>;
  /** Sum of all lines with tax, at the prices without store credit. */
  readonly subtotalWithoutCredit: Money;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** An option that changes a product or its price, such as an engraving. */
export type CustomOption = {
  readonly __typename?: 'CustomOption';
  /** True if the option is required. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Kind of form field. */
  readonly kind: CustomOptionKind;
  /** Maximum number of characters of the text; null for choices and for texts without a limit. */
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  /** The platform's identifier of the option. */
  readonly optionId: Scalars['String']['output'];
  /**
   * Surcharge for a text option that is filled in, with tax. Null for choices, whose values have their own surcharges, and
   * for texts without a surcharge.
   */
  readonly priceDelta: Maybe<Money>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
  /** Available values; empty for text options. */
  readonly values: ReadonlyArray<CustomOptionValue>;
};

/** A custom option and its chosen value. */
export type CustomOptionChoice = {
  readonly __typename?: 'CustomOptionChoice';
  /** Identifier of the option, as in `CustomOption.optionId`. */
  readonly optionId: Scalars['String']['output'];
  /** The `valueId`, several separated by commas; for a text option, the text. */
  readonly value: Scalars['String']['output'];
};

/** Value of a custom option. */
export type CustomOptionInput = {
  /** Identifier of the option, as in `CustomOption.optionId`. */
  readonly optionId: Scalars['String']['input'];
  /** The `valueId`, several separated by commas; for a text option, the text, at most 500 characters. */
  readonly value: Scalars['String']['input'];
};

/** Kinds of form field of a custom option. */
export type CustomOptionKind =
  /** One of the values. */
  | 'CHOICE'
  /** Any number of the values. */
  | 'MULTIPLE'
  /** One line of text. */
  | 'TEXT'
  /** Several lines of text. */
  | 'TEXT_AREA';

/** A value of a custom option. */
export type CustomOptionValue = {
  readonly __typename?: 'CustomOptionValue';
  /** Surcharge, with tax. A percentage is already converted to the amount for this product. */
  readonly priceDelta: Money;
  /** Display name. */
  readonly title: Scalars['String']['output'];
  /** The platform's identifier of the value. */
  readonly valueId: Scalars['String']['output'];
};

/** A customer account. Only its owner can read it. */
export type Customer = Node & {
  readonly __typename?: 'Customer';
  /** Postal addresses, oldest first. */
  readonly addresses: ReadonlyArray<CustomerAddress>;
  /**
   * True while the customer shops in the company's name: prices, carts and orders are the company's. Null without a company
   * that is approved or blocked: the customer then shops for themselves.
   */
  readonly buysForCompany: Maybe<Scalars['Boolean']['output']>;
  /** Applicable reasons for canceling an order. Null for orders of other customers, and if they could not be read. */
  readonly cancelReasons: Maybe<ReadonlyArray<AnswerOption>>;
  /** Company that the customer is a user of. Null without one, in a store without companies, and if it could not be read. */
  readonly company: Maybe<Company>;
  /** Role of the customer in the company; null without one. */
  readonly companyRole: Maybe<CompanyRole>;
  /** Personal coupons of the customer in this store's currency, newest first. Null if they could not be read. */
  readonly coupons: Maybe<CustomerCouponConnection>;
  /**
   * Credit accounts linked to the customer, at most 5. Their amounts need no proof; number and holder are masked until the
   * account is proven in this session. Null if they could not be read, in stores that do not lend, and for a platform
   * without them.
   */
  readonly creditAccounts: Maybe<ReadonlyArray<CreditAccount>>;
  /** The customer's credit application with a number. Null if the customer has none with it, and with `creditRequests`. */
  readonly creditRequest: Maybe<CreditApplication>;
  /**
   * Credit applications of the customer, newest first, at most 100 in all. Null in stores that do not lend, and for a
   * platform without them.
   */
  readonly creditRequests: Maybe<CreditApplicationConnection>;
  /**
   * Date of birth; null if not given. The storefront does not ask for it and no mutation changes it; the platform may know
   * it from an app or a branch.
   */
  readonly dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** Devices that are signed in, most recently used first. Null if they could not be read. */
  readonly devices: Maybe<ReadonlyArray<CustomerDevice>>;
  /** E-mail address of the account, used for signing in and for all mail. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Pending e-mail address, requested by `requestEmailChange`. Null if there is none. */
  readonly emailChange: Maybe<EmailChange>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** All names in display order. */
  readonly fullName: Scalars['String']['output'];
  /**
   * The platform's identifier of the customer group, which may determine tier prices and taxes; null if the platform does
   * not provide it. Customers cannot change it.
   */
  readonly groupId: Maybe<Scalars['String']['output']>;
  /**
   * Details that manufacturers request for a guarantee claim on an order, as the platform has recorded them. Null for
   * orders of other customers, and if they could not be read.
   */
  readonly guaranteeContact: Maybe<GuaranteeContact>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /**
   * True if a link mailed to the address was opened in this account: guest orders placed under the address are then added
   * to it. False if `requestGuestOrders` can send such a link. Null if the platform does not add guest orders to accounts,
   * or while an earlier address can still take the account back.
   */
  readonly isEmailProven: Maybe<Scalars['Boolean']['output']>;
  /** Paternal surname, or the only surname. */
  readonly lastName: Scalars['String']['output'];
  /** Maternal surname; null if not given. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Newsletter subscription of the customer's own e-mail address. Null if it could not be read. */
  readonly newsletter: Maybe<NewsletterSubscription>;
  /** Orders of all stores, newest first. Null if they could not be read. */
  readonly orders: Maybe<OrderConnection>;
  /** Rank of the customer, by purchases in the store's currency. Null if it could not be read. */
  readonly ranking: Maybe<Ranking>;
  /** Form for returning products of an order. Null for orders of other customers, and if it could not be read. */
  readonly returnForm: Maybe<ReturnForm>;
  /** Returns of an order, newest first, at most 10. Null for orders of other customers, and if they could not be read. */
  readonly returns: Maybe<ReadonlyArray<ReturnRequest>>;
  /**
   * The customer's wallet in the store's currency; each currency has its own. Null if it could not be read, or if the
   * platform has no wallets.
   */
  readonly wallet: Maybe<Wallet>;
  /** Wish lists in this store, oldest first, at most 20. The oldest is the default list. Null if they could not be read. */
  readonly wishLists: Maybe<WishListConnection>;
};


/** A customer account. Only its owner can read it. */
export type CustomerCancelReasonsArgs = {
  orderId: Scalars['ID']['input'];
};


/** A customer account. Only its owner can read it. */
export type CustomerCouponsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A customer account. Only its owner can read it. */
export type CustomerCreditRequestArgs = {
  number: Scalars['String']['input'];
};


/** A customer account. Only its owner can read it. */
export type CustomerCreditRequestsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A customer account. Only its owner can read it. */
export type CustomerGuaranteeContactArgs = {
  orderId: Scalars['ID']['input'];
};


/** A customer account. Only its owner can read it. */
export type CustomerOrdersArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A customer account. Only its owner can read it. */
export type CustomerReturnFormArgs = {
  orderId: Scalars['ID']['input'];
};


/** A customer account. Only its owner can read it. */
export type CustomerReturnsArgs = {
  orderId: Scalars['ID']['input'];
};


/** A customer account. Only its owner can read it. */
export type CustomerWishListsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** A postal address of a customer. */
export type CustomerAddress = {
  readonly __typename?: 'CustomerAddress';
  /** The platform's identifier of the address. */
  readonly addressId: Scalars['String']['output'];
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Company; null for a private address. */
  readonly company: Maybe<Scalars['String']['output']>;
  /** Country. */
  readonly countryCode: Maybe<Scalars['CountryCode']['output']>;
  /** Cross streets or other directions for finding the address; null if not given. */
  readonly crossStreet: Maybe<Scalars['String']['output']>;
  /** Given names. */
  readonly firstName: Scalars['String']['output'];
  /** True for the default billing address. */
  readonly isDefaultBilling: Scalars['Boolean']['output'];
  /** True for the default delivery address. */
  readonly isDefaultShipping: Scalars['Boolean']['output'];
  /** True if the customer has confirmed this number by an SMS code. Changing the number resets it to false. */
  readonly isTelephoneConfirmed: Scalars['Boolean']['output'];
  /** Paternal surname, or all surnames. */
  readonly lastName: Scalars['String']['output'];
  /** Maternal surname; null if not given. */
  readonly mothersName: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  readonly postcode: Scalars['String']['output'];
  /** Display name of the state or region; null if there is none. */
  readonly region: Maybe<Scalars['String']['output']>;
  /** The platform's code of the state or region: `JAL`. Null if there is none. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Street and number first. */
  readonly street: ReadonlyArray<Scalars['String']['output']>;
  /** Tax identifier; null if not given. */
  readonly taxId: Maybe<Scalars['String']['output']>;
  /** Telephone number; null if not given. */
  readonly telephone: Maybe<Scalars['String']['output']>;
};

/** A coupon that only one customer can use. */
export type CustomerCoupon = {
  readonly __typename?: 'CustomerCoupon';
  /** Discount amount, before tax; null if the discount is a percentage or free shipping. */
  readonly amount: Maybe<Money>;
  /** Coupon code, for `applyCartCoupon`. */
  readonly code: Scalars['String']['output'];
  /** Time at which the coupon was issued. */
  readonly givenAt: Scalars['DateTime']['output'];
  /** True if the coupon makes shipping free. */
  readonly isFreeShipping: Scalars['Boolean']['output'];
  /** Minimum subtotal of the cart, with tax; null if there is none. */
  readonly minimumSubtotal: Maybe<Money>;
  /** Reason for which the coupon was issued. */
  readonly origin: CustomerCouponOrigin;
  /** Discount in percent, `"10"`; null if the discount is an amount or free shipping. */
  readonly percent: Maybe<Scalars['Decimal']['output']>;
  /** Whether the coupon can be used now. */
  readonly state: CustomerCouponState;
  /** Time until which the coupon can be used; null if it does not expire. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A page of coupons. */
export type CustomerCouponConnection = {
  readonly __typename?: 'CustomerCouponConnection';
  /** Coupons with their cursors. */
  readonly edges: ReadonlyArray<CustomerCouponEdge>;
  /** Coupons without cursors. */
  readonly nodes: ReadonlyArray<CustomerCoupon>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of coupons over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A coupon and its cursor. */
export type CustomerCouponEdge = {
  readonly __typename?: 'CustomerCouponEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The coupon. */
  readonly node: CustomerCoupon;
};

/** Reasons for which coupons are issued. */
export type CustomerCouponOrigin =
  /** The customer subscribed to the newsletter. */
  | 'NEWSLETTER'
  /** Another reason. */
  | 'OTHER';

/** States of a customer's coupon. */
export type CustomerCouponState =
  /** Expired. */
  | 'PAST'
  /** Can be applied to a cart that reaches the minimum subtotal. */
  | 'USABLE'
  /** Used by an order. Canceling the order makes the coupon usable again. */
  | 'USED';

/** A device that is signed in to an account. */
export type CustomerDevice = {
  readonly __typename?: 'CustomerDevice';
  /** The platform's identifier of the device. */
  readonly deviceId: Scalars['String']['output'];
  /** True for the device that sent this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Name that the device gave when it signed in; null if it gave none. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Time at which the device signed in. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** Time of the device's last request for the account. */
  readonly usedAt: Scalars['DateTime']['output'];
};

/** Input of `deleteCustomerAddress`. */
export type DeleteCustomerAddressInput = {
  /** `CustomerAddress.addressId` of the customer's address. */
  readonly addressId: Scalars['String']['input'];
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `deleteCustomerAddress`. */
export type DeleteCustomerAddressPayload = MutationPayload & {
  readonly __typename?: 'DeleteCustomerAddressPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `deleteQuote`. */
export type DeleteQuoteInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the quote. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of `deleteQuote`. */
export type DeleteQuotePayload = MutationPayload & {
  readonly __typename?: 'DeleteQuotePayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Global id of the deleted quote; null if the request was refused. */
  readonly deletedQuoteId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the quote was deleted. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `deleteWishList`. */
export type DeleteWishListInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the customer's wish list. */
  readonly wishListId: Scalars['ID']['input'];
};

/** Payload of `deleteWishList`. */
export type DeleteWishListPayload = MutationPayload & {
  readonly __typename?: 'DeleteWishListPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Range of days of an estimated delivery, both inclusive, in the store's time zone. */
export type DeliveryEstimate = {
  readonly __typename?: 'DeliveryEstimate';
  /** Earliest day. */
  readonly earliest: Scalars['Date']['output'];
  /** Latest day; equal to `earliest` if the day is certain. */
  readonly latest: Scalars['Date']['output'];
  /**
   * Calendar days from the order, approximately, if a product is made to order. Null for products that are in stock, whose
   * delivery is counted in working days.
   */
  readonly madeToOrderDays: Maybe<Scalars['Int']['output']>;
};

/** Parts of an address that determine the shipping methods. */
export type DestinationInput = {
  /** Country. Defaults to the store's country. Fails with `BAD_USER_INPUT` for a value that is no code of two letters. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Postal code. Without a valid one, methods have no `deliveryEstimate`. */
  readonly postcode?: InputMaybe<Scalars['String']['input']>;
  /** The platform's code of the state or region: `JAL`. An unknown one counts as omitted. */
  readonly regionCode?: InputMaybe<Scalars['String']['input']>;
};

/** A file that is bought. */
export type Download = {
  readonly __typename?: 'Download';
  /** Maximum number of downloads; null if there is no limit. */
  readonly downloadsAllowed: Maybe<Scalars['Int']['output']>;
  /** URL of a free sample; null if there is none. */
  readonly sampleUrl: Maybe<Scalars['URL']['output']>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** A free sample of a file. */
export type DownloadSample = {
  readonly __typename?: 'DownloadSample';
  /** Display name. */
  readonly title: Scalars['String']['output'];
  /** URL of the sample. */
  readonly url: Scalars['URL']['output'];
};

/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProduct = Node & Product & {
  readonly __typename?: 'DownloadableProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Options that change the product or its price, in display order. Empty for most products. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Files that are bought, in display order. */
  readonly downloads: ReadonlyArray<Download>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /** Free samples, in display order. */
  readonly samples: ReadonlyArray<DownloadSample>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** Files that can be downloaded after payment, such as a plan or a pattern. */
export type DownloadableProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * An e-mail address that becomes the account's when the link mailed to it is opened. Until then, mail goes to the current
 * address.
 */
export type EmailChange = {
  readonly __typename?: 'EmailChange';
  /** The new address. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Time at which the link expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** Input of `endExternalCheckout`. */
export type EndExternalCheckoutInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `endExternalCheckout`. */
export type EndExternalCheckoutPayload = MutationPayload & {
  readonly __typename?: 'EndExternalCheckoutPayload';
  /** The current cart; null after the cart of the external checkout was released. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Always empty: this mutation is never refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `eraseAccount`. */
export type EraseAccountInput = {
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Current password. */
  readonly currentPassword: Scalars['String']['input'];
};

/** Payload of `eraseAccount`. */
export type EraseAccountPayload = MutationPayload & {
  readonly __typename?: 'EraseAccountPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Confirmation that the account was erased. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the account was not erased; empty if it was. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `eraseCreditApplication`. */
export type EraseCreditApplicationInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request finds nothing to erase. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `eraseCreditApplication`. */
export type EraseCreditApplicationPayload = MutationPayload & {
  readonly __typename?: 'EraseCreditApplicationPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request: `CREDIT_ERASED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED` for an approved application. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An attribute by which a list can be narrowed, such as colour, price or brand. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** Value for `FilterInput.attribute`. */
  readonly attribute: Scalars['String']['output'];
  /**
   * Disjoint steps of the facet `discount`, in ascending order: discounts in percent, rounded up to tens, so that `20`
   * counts products reduced by 11 to 20 %. Each is a value for `in`. Empty for other facets.
   */
  readonly buckets: ReadonlyArray<FacetValue>;
  /**
   * Attribute behind the facet, with all of its values. Null if the platform lists none, as for discounts, ratings and
   * weekly payments, or if attributes could not be read.
   */
  readonly definition: Maybe<Attribute>;
  /** How values are chosen and displayed. */
  readonly kind: FacetKind;
  /** Display name: `Color`. */
  readonly label: Scalars['String']['output'];
  /** Values in display order. Values without matching products are omitted unless they are chosen. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** How the values of a facet are chosen and displayed. */
export type FacetKind =
  /** Any number of values, passed in `in`. */
  | 'CHOICE'
  /** One value, passed in `range`. */
  | 'RANGE'
  /** Any number of values with a colour each, passed in `in`. */
  | 'SWATCH';

/** A value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Number of products that the list would contain with this value, related products of a search left out. */
  readonly count: Scalars['Int']['output'];
  /** True if the list is filtered by this value. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** Display name: `Gris`, `< $50`, `$50 - 100`. */
  readonly label: Scalars['String']['output'];
  /** Swatch colour; null if the value is not a colour. */
  readonly swatch: Maybe<Scalars['HexColor']['output']>;
  /** Value for a `FilterInput`: the platform's identifier of the value, or a range such as `50-100` or `150-*`. */
  readonly value: Scalars['String']['output'];
};

/**
 * A condition on an attribute, by either `in` or `range`. A product with variants matches a list only if one of its
 * variants meets all conditions.
 */
export type FilterInput = {
  /**
   * Attribute code: `color`. `price` is the price to pay, with tax, and takes `range` alone: `4499-4499` for one price;
   * `credit_fee` is the weekly payment on store credit, with tax. The platform's own fields of prices, such as
   * `final_price`, are without tax. `discount` takes a `range` of percents, or steps of `Facet.buckets` in `in`: any percent
   * there stands for its step, rounded up to a ten.
   */
  readonly attribute: Scalars['String']['input'];
  /** Matches any of these values, at most 50. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Matches numbers between two bounds, both inclusive; `*` means no upper bound: `0-50`, `150-*`. */
  readonly range?: InputMaybe<Scalars['String']['input']>;
};

/** A form field, with the limits of the mutations that accept it. */
export type FormAttribute = {
  readonly __typename?: 'FormAttribute';
  /** The platform's attribute code: `firstname`. */
  readonly code: Scalars['String']['output'];
  /**
   * Input field for the value: in `AddressInput` and `SaveCustomerAddressInput`, or in `CreateAccountInput` and
   * `UpdateCustomerInput`. Null if no mutation accepts it.
   */
  readonly field: Maybe<Scalars['String']['output']>;
  /** Kind of form control. */
  readonly input: FormAttributeInput;
  /** False if the value cannot be changed once it is set, or if no mutation accepts it. */
  readonly isChangeable: Scalars['Boolean']['output'];
  /** True if the input is refused without a value. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Label in the store's language. */
  readonly label: Scalars['String']['output'];
  /** Maximum number of lines; null for a field of one line. */
  readonly lines: Maybe<Scalars['Int']['output']>;
  /** Maximum number of characters, per line if there are several; null if there is no maximum. */
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  /** Minimum number of characters; null if there is no minimum. */
  readonly minLength: Maybe<Scalars['Int']['output']>;
};

/** Kinds of form control. */
export type FormAttributeInput =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A date. */
  | 'DATE'
  /** An e-mail address. */
  | 'EMAIL'
  /** Several lines of text. */
  | 'MULTILINE'
  /** A password, which must be hidden. */
  | 'PASSWORD'
  /** One value of a list. */
  | 'SELECT'
  /** One line of text. */
  | 'TEXT';

/** A point on the earth. */
export type GeoPoint = {
  readonly __typename?: 'GeoPoint';
  /** Degrees north of the equator, -90 to 90. */
  readonly latitude: Scalars['Float']['output'];
  /** Degrees east of Greenwich, -180 to 180. */
  readonly longitude: Scalars['Float']['output'];
};

/** Ids of the custom options of a gift card, as in `CustomOptionChoice.optionId`. */
export type GiftCardFields = {
  readonly __typename?: 'GiftCardFields';
  /** Amount, in whole units of the store's currency: `500`. Required. */
  readonly amount: Scalars['String']['output'];
  /** Message to the recipient. */
  readonly message: Scalars['String']['output'];
  /** E-mail address of the recipient. Required. */
  readonly recipientEmail: Scalars['String']['output'];
  /** Name of the recipient. Required. */
  readonly recipientName: Scalars['String']['output'];
  /** Day on which the card is sent: `2026-12-24`. Without it, the card is sent as soon as it is paid. */
  readonly sendOn: Scalars['String']['output'];
};

/** Gift cards that a store sells. */
export type GiftCardOffer = {
  readonly __typename?: 'GiftCardOffer';
  /** Number of days from today in which a card can be sent. */
  readonly daysMax: Scalars['Int']['output'];
  /** Ids of the custom options of a cart line. */
  readonly fields: GiftCardFields;
  /** Largest amount. Amounts between are in whole units of the currency. */
  readonly maximum: Money;
  /** Maximum number of characters of the message. */
  readonly messageMaxLength: Scalars['Int']['output'];
  /** Smallest amount. */
  readonly minimum: Money;
  /** Maximum number of characters of the recipient's name. */
  readonly nameMaxLength: Scalars['Int']['output'];
  /** Product of gift cards, without the details of a card; its price is the smallest amount. Null if it could not be read. */
  readonly product: Maybe<Product>;
  /** SKU of a gift card. */
  readonly sku: Scalars['String']['output'];
  /** Amounts to choose from, in ascending order. */
  readonly suggested: ReadonlyArray<Money>;
  /** Number of years in which a card can be redeemed, from the day on which it is sent. */
  readonly validYears: Scalars['Int']['output'];
};

/** Gift message of a cart or an order. Plain text, never HTML. */
export type GiftMessage = {
  readonly __typename?: 'GiftMessage';
  /** Name of the giver. */
  readonly from: Scalars['String']['output'];
  /** True if the parcel contains a slip without prices. */
  readonly hidesPrices: Scalars['Boolean']['output'];
  /** Message with line breaks; empty if there is none. */
  readonly message: Scalars['String']['output'];
  /** Name of the recipient. */
  readonly to: Scalars['String']['output'];
};

/** Gift message of a cart. */
export type GiftMessageInput = {
  /** Name of the giver, at most 60 characters. */
  readonly from: Scalars['String']['input'];
  /** If true, the parcel contains a slip without prices. */
  readonly hidesPrices?: Scalars['Boolean']['input'];
  /** Message, at most 300 characters. */
  readonly message?: Scalars['String']['input'];
  /** Name of the recipient, at most 60 characters. */
  readonly to: Scalars['String']['input'];
};

/** A part of a grouped product. */
export type GroupedItem = {
  readonly __typename?: 'GroupedItem';
  /** Number of units in the group, the default of the quantity field. */
  readonly defaultQuantity: Scalars['Float']['output'];
  /** Product of the part. */
  readonly product: Product;
};

/** Products that are displayed together and bought separately. */
export type GroupedProduct = Node & Product & {
  readonly __typename?: 'GroupedProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /** Parts of the group, in the platform's order. Null if they could not be read. */
  readonly items: Maybe<ReadonlyArray<GroupedItem>>;
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** Products that are displayed together and bought separately. */
export type GroupedProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Guarantee of a product. */
export type Guarantee = {
  readonly __typename?: 'Guarantee';
  /** Party that provides the guarantee. `NONE` if the platform does not name one. */
  readonly kind: GuaranteeKind;
  /** The platform's label of the guarantee; `Ninguno` if it names none. */
  readonly label: Scalars['String']['output'];
  /** Manufacturers to contact for a guarantee of kind `PROVIDER`, at most 10. */
  readonly providers: ReadonlyArray<GuaranteeProvider>;
};

/** Buyer's details that a manufacturer requests. */
export type GuaranteeContact = {
  readonly __typename?: 'GuaranteeContact';
  /** Number of the buyer's account with the shop. */
  readonly account: Maybe<Scalars['String']['output']>;
  /** Name of the buyer. */
  readonly client: Maybe<Scalars['String']['output']>;
  /** Preferred way of contacting the buyer. */
  readonly contactMethod: Maybe<GuaranteeContactMethod>;
  /** Number of the purchase in the shop's accounts. */
  readonly movement: Maybe<Scalars['String']['output']>;
  /** Buyer's telephone number. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** Ways of contacting a buyer. */
export type GuaranteeContactMethod =
  /** By e-mail. */
  | 'EMAIL'
  /** By telephone. */
  | 'PHONE';

/** Parties that provide a guarantee. */
export type GuaranteeKind =
  /** No guarantee beyond the statutory one. */
  | 'NONE'
  /** The manufacturer or its representative. */
  | 'PROVIDER'
  /** The shop. */
  | 'STORE';

/** A manufacturer that provides a guarantee, and its contact details. */
export type GuaranteeProvider = {
  readonly __typename?: 'GuaranteeProvider';
  /** E-mail address; null if there is none. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Service hours, as display text; null if not provided. */
  readonly hours: Maybe<Scalars['String']['output']>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Telephone number; null if there is none. */
  readonly phone: Maybe<Scalars['String']['output']>;
};

/** File formats of pictures. */
export type ImageFormat =
  /** Smallest files; supported by all current browsers. */
  | 'AVIF'
  /** Supported by all browsers. */
  | 'JPEG'
  /** Small files; supported by nearly all browsers. */
  | 'WEBP';

/** A plan of equal monthly payments. */
export type Instalment = {
  readonly __typename?: 'Instalment';
  /** Amount of each payment, with tax. */
  readonly monthly: Money;
  /** Number of monthly payments. */
  readonly months: Scalars['Int']['output'];
};

/** Input of `inviteCompanyUser`. */
export type InviteCompanyUserInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address to invite. */
  readonly email: Scalars['EmailAddress']['input'];
  /** First name of the invited person, at most 60 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Job title, at most 80 characters. Defaults to none. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name of the invited person, at most 60 characters. */
  readonly lastName: Scalars['String']['input'];
  /** Role: `BUYER` or `VIEWER`. */
  readonly role: CompanyRole;
};

/** Payload of `inviteCompanyUser`. */
export type InviteCompanyUserPayload = MutationPayload & {
  readonly __typename?: 'InviteCompanyUserPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The company after the change; null without one. */
  readonly company: Maybe<Company>;
  /** Notices about the invitation: `COMPANY_USER_INVITED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the invitation was refused: `SIGNED_OUT`, `INVALID`, `COMPANY_FORBIDDEN`, `COMPANY_USER_KNOWN`, `TOO_MANY_ATTEMPTS`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An open position. */
export type JobPosting = {
  readonly __typename?: 'JobPosting';
  /** Tasks and requirements. */
  readonly description: Scalars['String']['output'];
  /** E-mail address for applications. */
  readonly email: Scalars['EmailAddress']['output'];
  /** Working hours, as display text. */
  readonly hours: Maybe<Scalars['String']['output']>;
  /** City, with its state. */
  readonly place: Scalars['String']['output'];
  /** Day of publication. */
  readonly postedOn: Maybe<Scalars['Date']['output']>;
  /** Name of the position. */
  readonly title: Scalars['String']['output'];
};

/** A landing page of a campaign, made of blocks. */
export type Landing = Node & {
  readonly __typename?: 'Landing';
  /** Content in display order, at most 12 blocks. */
  readonly blocks: ReadonlyArray<LandingBlock>;
  /** Heading above the content; null if the title should be used. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture; null if there is none. */
  readonly image: Maybe<CmsImage>;
  /** Introduction; null if there is none. */
  readonly intro: Maybe<Scalars['HTML']['output']>;
  /** Description for search engines; null if there is none. */
  readonly metaDescription: Maybe<Scalars['String']['output']>;
  /** Name in addresses, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Title for browsers and search engines. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change; null if it is not known. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A block of a landing page. */
export type LandingBlock = LandingLinks | LandingProducts | LandingText;

/** A link of a landing page. */
export type LandingLink = {
  readonly __typename?: 'LandingLink';
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
  /** Path inside the store, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
};

/** A block of links. */
export type LandingLinks = {
  readonly __typename?: 'LandingLinks';
  /** Links in display order. */
  readonly links: ReadonlyArray<LandingLink>;
  /** Heading; null if there is none. */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A block of products. */
export type LandingProducts = {
  readonly __typename?: 'LandingProducts';
  /** Path of the whole list, percent-encoded, with a leading slash and without the store's prefix; null if there is none. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** Products of the block. Null if they could not be read. */
  readonly products: Maybe<ProductConnection>;
  /** Heading; null if there is none. */
  readonly title: Maybe<Scalars['String']['output']>;
};


/** A block of products. */
export type LandingProductsProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A block of text. */
export type LandingText = {
  readonly __typename?: 'LandingText';
  /** Text of the block. */
  readonly content: Scalars['HTML']['output'];
  /** Heading; null if there is none. */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A life insurance. Its sum must be at least the amount lent. */
export type LifeInsurance = {
  readonly __typename?: 'LifeInsurance';
  /** The platform's code: `VIDA-10`. */
  readonly code: Scalars['String']['output'];
  /** Sum that the beneficiaries receive. */
  readonly insured: Money;
  /** Premium for each month of the term. It is paid with the payments of the credit. */
  readonly monthlyPremium: Money;
};

/** Life insurances that a loan can have, and limits of the beneficiaries. */
export type LifeInsurances = {
  readonly __typename?: 'LifeInsurances';
  /** Maximum number of beneficiaries. */
  readonly beneficiariesMax: Scalars['Int']['output'];
  /** Insurances, smallest sum first, at most 20. */
  readonly options: ReadonlyArray<LifeInsurance>;
};

/** Input of `linkCreditAccount`. */
export type LinkCreditAccountInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `linkCreditAccount`. */
export type LinkCreditAccountPayload = MutationPayload & {
  readonly __typename?: 'LinkCreditAccountPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request: `CREDIT_LINKED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `SIGNED_OUT`, `CREDIT_SESSION_OVER`, `CREDIT_LINK_TAKEN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Moves of a live test. */
export type LiveTestMove =
  /** Blink. */
  | 'BLINK'
  /** Turn the head to the left. */
  | 'LEFT'
  /** Turn the head to the right. */
  | 'RIGHT'
  /** Lift the head. */
  | 'UP';

/** Input of `login`. */
export type LoginInput = {
  /** Response token of a captcha, at most 4,096 characters, for platforms that require one. */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the device in `Customer.devices`, at most 200 characters. */
  readonly device?: InputMaybe<Scalars['String']['input']>;
  /** The account's e-mail address, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** The account's password. */
  readonly password: Scalars['String']['input'];
};

/** Payload of `login`. */
export type LoginPayload = MutationPayload & {
  readonly __typename?: 'LoginPayload';
  /** The customer's cart, including the guest's lines; null if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer; null if the request was refused. */
  readonly customer: Maybe<Customer>;
  /** Notices about the cart, such as a coupon that no longer applies or a product that is sold out. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the request was refused; empty if the customer is signed in. Lines that could not be merged are reported
   * in `notices`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `logout`. */
export type LogoutInput = {
  /** Returned unchanged. Not an idempotency key: signing out twice is not an error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `logout`. */
export type LogoutPayload = MutationPayload & {
  readonly __typename?: 'LogoutPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Confirmation of the sign-out. */
  readonly notices: ReadonlyArray<Notice>;
  /** Always empty: signing out is never refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `lookUpCreditAccount`. */
export type LookUpCreditAccountInput = {
  /** Number of the account: `C` and eight digits; the letter can be omitted. A wrong check digit is refused at once. */
  readonly accountNumber: Scalars['String']['input'];
  /** Returned unchanged. Not an idempotency key: account numbers are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `lookUpCreditAccount`. */
export type LookUpCreditAccountPayload = MutationPayload & {
  readonly __typename?: 'LookUpCreditAccountPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The account as far as it is shown without a proof. Null if the request was refused. */
  readonly hint: Maybe<CreditAccountHint>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_NUMBER_INVALID`, `CREDIT_CLIENT_NOT_FOUND`, `TOO_MANY_ATTEMPTS`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Loyalty card that identifies a customer in the shop's branches. */
export type LoyaltyCard = {
  readonly __typename?: 'LoyaltyCard';
  /** Name of the card holder. */
  readonly holder: Scalars['String']['output'];
  /** Time at which the membership began. Null if the platform does not provide it. */
  readonly memberSince: Maybe<Scalars['DateTime']['output']>;
  /** Card number, for scanning at a till: digits, an EAN-13 if there are thirteen. */
  readonly number: Scalars['String']['output'];
};

/** Kinds of product media. */
export type MediaKind =
  /** A still picture. */
  | 'IMAGE'
  /** A video on its own page. */
  | 'VIDEO';

/** Exact amount of money, never negative unless the field says so. */
export type Money = {
  readonly __typename?: 'Money';
  /** Decimal amount in major units, with the currency's number of fraction digits: `"1299.00"`. */
  readonly amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
};

/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Accepts an invitation by the code of its mail. It does not sign in. */
  readonly acceptCompanyInvitation: AcceptCompanyInvitationPayload;
  /** Accepts the amount that was approved in place of a larger one, until `CreditApplication.acceptBefore`. */
  readonly acceptCreditOffer: AcceptCreditOfferPayload;
  /** Adds lines to the cart, or increases the quantity of matching lines. All lines are added, or none. */
  readonly addCartLines: AddCartLinesPayload;
  /** Adds a product to a wish list. Adding it again is not an error. Products that are out of stock are refused. */
  readonly addToWishList: AddToWishListPayload;
  /** Applies a coupon to the cart. It replaces the applied coupon. */
  readonly applyCartCoupon: ApplyCartCouponPayload;
  /**
   * Asks the shop about a product. The question is listed once the shop has answered it, and the answer is mailed. Subject to
   * a rate limit, with the error `TOO_MANY_ATTEMPTS`.
   */
  readonly askQuestion: AskQuestionPayload;
  /** Cancels an application that is not decided, or refuses the amount that was approved in place of a larger one. */
  readonly cancelCreditApplication: CancelCreditApplicationPayload;
  /** Cancels the pending e-mail address. Canceling without a pending address is not an error. */
  readonly cancelEmailChange: CancelEmailChangePayload;
  /** Cancels an order before it is sent, or units of its lines. The units return to stock, and payments are refunded. */
  readonly cancelOrder: CancelOrderPayload;
  /**
   * Changes a user of the customer's company. The role `SUPER_USER` hands the place of the super user over. Users other than
   * the super user may switch off themselves, which leaves the company.
   */
  readonly changeCompanyUser: ChangeCompanyUserPayload;
  /** Changes the password and signs out all other devices. */
  readonly changePassword: ChangePasswordPayload;
  /** Checks the number of a bank account or debit card, and names its bank. A mutation, so that no number stands in an address. */
  readonly checkBankAccount: CheckBankAccountPayload;
  /**
   * Adds orders placed without the account to it, by the link of `requestGuestOrders`. The account that requested the link
   * must be signed in: the link alone is no authorisation.
   */
  readonly claimGuestOrders: ClaimGuestOrdersPayload;
  /** Ends the proof of the credit account in this session. Without one, nothing is changed. */
  readonly closeCreditAccount: CloseCreditAccountPayload;
  /**
   * Proves a credit account by the code of the last SMS to its holder, as `openCreditAccount` does by its PIN, and sets a
   * new PIN if one is given. A new PIN unlocks the account and ends its proofs in other sessions. A PIN that is refused does
   * not use up the code. Without an account number, confirms the telephone of the applicant of the open credit application.
   */
  readonly confirmCreditCode: ConfirmCreditCodePayload;
  /**
   * Changes the account's e-mail address to the one that the link was mailed to. The link is the authorisation: no
   * customer has to be signed in.
   */
  readonly confirmEmailChange: ConfirmEmailChangePayload;
  /**
   * Confirms the telephone number of an address by the code of the last SMS to it. Five wrong codes from one session or
   * customer block further attempts for up to 15 minutes. Confirming a confirmed number is not an error.
   */
  readonly confirmTelephone: ConfirmTelephonePayload;
  /**
   * Creates an account and signs in. The guest's cart is kept. If the answer was lost, the request can be repeated with
   * the same password.
   */
  readonly createAccount: CreateAccountPayload;
  /** Requests the return of delivered products, before `Order.returnBefore`. */
  readonly createReturn: CreateReturnPayload;
  /** Submits a review of a product. It is published after a moderator approves it. */
  readonly createReview: CreateReviewPayload;
  /** Creates a wish list, optionally with a first product. */
  readonly createWishList: CreateWishListPayload;
  /**
   * Deletes a postal address. Deleting it again within 24 hours is not an error; any other unknown address is refused with
   * `ADDRESS_NOT_FOUND`.
   */
  readonly deleteCustomerAddress: DeleteCustomerAddressPayload;
  /**
   * Deletes a quote. Deleting it again within 24 hours is not an error; any other unknown quote is refused with
   * `QUOTE_NOT_FOUND`.
   */
  readonly deleteQuote: DeleteQuotePayload;
  /**
   * Deletes a wish list and its items. Deleting it again within 24 hours is not an error; any other unknown list is refused
   * with `WISH_LIST_NOT_FOUND`.
   */
  readonly deleteWishList: DeleteWishListPayload;
  /**
   * Ends a purchase in the external checkout; see `Store.externalCheckoutUrl`. The session releases the cart that was sent
   * to that checkout. A session that sent none is not changed.
   */
  readonly endExternalCheckout: EndExternalCheckoutPayload;
  /**
   * Erases the account with all data that only it needs, and signs out all devices. Orders are kept for tax law, with the
   * name and postal address of their invoices alone. Refused while a contract of the account is not fulfilled: see the
   * `ERASURE_…` codes. Customers without a password, who sign in by a social provider, must first set one by
   * `requestPasswordReset`.
   */
  readonly eraseAccount: EraseAccountPayload;
  /**
   * Erases the open application with its data and files, and forgets it in this session. An approved application is a
   * contract and cannot be erased.
   */
  readonly eraseCreditApplication: EraseCreditApplicationPayload;
  /** Invites a user into the customer's company by e-mail. */
  readonly inviteCompanyUser: InviteCompanyUserPayload;
  /**
   * Links the credit account that was proven in this session to the signed-in customer, who can then read and pay it without
   * a proof. A customer has one account, and an account one customer. Linking a linked account is not an error.
   */
  readonly linkCreditAccount: LinkCreditAccountPayload;
  /**
   * Signs in. Quantities of the guest's cart are added to the customer's cart, and the guest's coupon is applied again if
   * it is still valid.
   */
  readonly login: LoginPayload;
  /**
   * Signs out on this device. The session becomes a new guest session without any of the customer's data. Signing out as a
   * guest is not an error.
   */
  readonly logout: LogoutPayload;
  /**
   * Finds a credit account by its number, without a proof: initials and four digits of the telephone. Each session and each
   * address can look up a few numbers in 15 minutes.
   */
  readonly lookUpCreditAccount: LookUpCreditAccountPayload;
  /**
   * Creates a stock alert: an e-mail when a product is in stock again. Repeating it for the same product and address
   * creates no second alert.
   */
  readonly notifyWhenInStock: NotifyWhenInStockPayload;
  /**
   * Proves a credit account by its PIN for this session, in place of an account proven before. A few wrong PINs lock the
   * account for some minutes; several locks disable the PIN until a new one is set by `confirmCreditCode`.
   */
  readonly openCreditAccount: OpenCreditAccountPayload;
  /**
   * Opens a payment of one or several credits by card: `CreditPayment.url` is the provider's page. The credits are those of
   * the account that was proven in this session, or of the account that is linked to the customer.
   */
  readonly payCredit: PayCreditPayload;
  /**
   * Pays an order that waits for credit with the line of the customer's linked credit account. The order is authorized, its
   * credit starts today, and the application for it is canceled.
   */
  readonly payOrderFromCreditLine: PayOrderFromCreditLinePayload;
  /** Places an order for the cart. Repeating the idempotency key returns the same order. */
  readonly placeOrder: PlaceOrderPayload;
  /**
   * Recalculates the cart before an order: products that are no longer sold are removed, and so is a shipping method that
   * is no longer offered. Compare `cart` with the displayed cart, and show the difference before `placeOrder`.
   */
  readonly recalculateOrder: RecalculateOrderPayload;
  /**
   * Adds the amount of a gift card to the wallet of the signed-in customer. A card is redeemed once, in the store that sold
   * it. Subject to an attempt limit per session, network address and account, with the error `TOO_MANY_ATTEMPTS`.
   */
  readonly redeemGiftCard: RedeemGiftCardPayload;
  /**
   * Registers a company. A guest also gets an account, and a mail with a link to set its password; a customer registers the
   * company of their own account. The company is pending until the shop approves it.
   */
  readonly registerCompany: RegisterCompanyPayload;
  /** Removes the coupon from the cart. A cart without a coupon is not an error. */
  readonly removeCartCoupon: RemoveCartCouponPayload;
  /**
   * Removes lines from the cart. Removing a missing line is not an error. The SKU of a product with variants removes the
   * lines of all its variants.
   */
  readonly removeCartLines: RemoveCartLinesPayload;
  /**
   * Removes a product from one or all wish lists. Removing a missing product is not an error; an unknown list is refused
   * with `WISH_LIST_NOT_FOUND`.
   */
  readonly removeFromWishList: RemoveFromWishListPayload;
  /**
   * Requests a different e-mail address; replaces a pending request. A confirmation link is mailed to the new address, and
   * a notice with a link that undoes the change to the current one. Customers without a password, who sign in by a social
   * provider, must first set one by `requestPasswordReset`.
   */
  readonly requestEmailChange: RequestEmailChangePayload;
  /**
   * Mails a link to the account's address that adds orders placed without the account to it. The answer is the same
   * whether there are such orders or not.
   */
  readonly requestGuestOrders: RequestGuestOrdersPayload;
  /** Mails a link for setting a new password. The answer is the same whether there is an account or not. */
  readonly requestPasswordReset: RequestPasswordResetPayload;
  /** Asks for wholesale prices for the customer's company. */
  readonly requestWholesale: RequestWholesalePayload;
  /** Mails a new link to the pending e-mail address. The earlier link becomes invalid. */
  readonly resendEmailChange: ResendEmailChangePayload;
  /** Sets a new password with the token of the mailed link, and signs out all devices. */
  readonly resetPassword: ResetPasswordPayload;
  /** Puts the lines of a quote back into the cart, at current prices. */
  readonly restoreQuote: RestoreQuotePayload;
  /**
   * Opens a credit application in this session by the code of the last SMS, in place of one that was open. It stays open in
   * the session that started it, and is closed in a session that resumed it before.
   */
  readonly resumeCreditApplication: ResumeCreditApplicationPayload;
  /**
   * Saves a postal address: a new one, or with `addressId` a change to an existing one. A customer's first address becomes
   * the default for delivery and billing.
   */
  readonly saveCustomerAddress: SaveCustomerAddressPayload;
  /** Saves the current cart under a name, with current prices. Later changes to the cart do not change the quote. */
  readonly saveQuote: SaveQuotePayload;
  /** Sends a message to the store, which answers by e-mail. Subject to a rate limit, with the error `TOO_MANY_ATTEMPTS`. */
  readonly sendContactMessage: SendContactMessagePayload;
  /**
   * Sends a four-digit SMS code to the telephone of the holder of a credit account, or of the applicant of the open credit
   * application. Each number has a limit of one code
   * every five minutes and of several codes a day, over all callers.
   */
  readonly sendCreditCode: SendCreditCodePayload;
  /**
   * Sends a four-digit SMS code that opens a credit application in another session, to the confirmed telephone of its
   * applicant. The answer is the same for an unknown application, and for a code that must wait because one was sent less
   * than five minutes ago.
   */
  readonly sendCreditResumeCode: SendCreditResumeCodePayload;
  /**
   * Sends a four-digit SMS code in the store's language to the telephone number of one of the customer's addresses. Each
   * number has a limit of one code every five minutes and of several codes a day, over all callers.
   */
  readonly sendTelephoneCode: SendTelephoneCodePayload;
  /** Replaces or removes the gift message of the cart. */
  readonly setCartGift: SetCartGiftPayload;
  /** Sets the payment method, and returns the resulting totals. */
  readonly setCartPayment: SetCartPaymentPayload;
  /** Sets delivery address and shipping method, and returns the resulting totals and payment methods. */
  readonly setCartShipping: SetCartShippingPayload;
  /** Sets the address of the applicant. The state follows from the postal code. */
  readonly setCreditAddress: SetCreditAddressPayload;
  /**
   * Sets the applicant of an application of a new customer, and opens it on the platform if it was only started. Another
   * telephone must be confirmed again; another person agrees and sends files again.
   */
  readonly setCreditApplicant: SetCreditApplicantPayload;
  /** Chooses where the loan is deposited. */
  readonly setCreditDeposit: SetCreditDepositPayload;
  /** Chooses the life insurance of the loan and its beneficiaries, or removes it. */
  readonly setCreditInsurance: SetCreditInsurancePayload;
  /** Chooses amount and terms of the open application. Returns its offer with `CreditOffer.token`. */
  readonly setCreditOffer: SetCreditOfferPayload;
  /** Sets the reference: a person who knows the applicant and lives elsewhere. */
  readonly setCreditReference: SetCreditReferencePayload;
  /** Names the promoter or seller of the application. A few codes can be tried in 15 minutes. */
  readonly setCreditSeller: SetCreditSellerPayload;
  /**
   * Creates a link that opens a copy of the current cart on another device. Later changes to the cart do not change the
   * copy.
   */
  readonly shareCart: ShareCartPayload;
  /** Signs out one other device, or all other devices. One that is not signed in is not an error. */
  readonly signOutDevices: SignOutDevicesPayload;
  /**
   * Starts a credit application in this session, in place of one that was not sent. For a new customer, the amount and terms
   * are only noted: the platform opens the application in `setCreditApplicant`. For the holder of a credit account, which
   * must be proven in this session, it is opened at once with the data of the account.
   */
  readonly startCreditApplication: StartCreditApplicationPayload;
  /**
   * Returns the moves of a live test. The pictures are sent to `PUT /credit/live-test?challenge=` of the gateway, and
   * identification files to `PUT /credit/files/{slot}`.
   */
  readonly startLiveTest: StartLiveTestPayload;
  /**
   * Sends the open application: the consents, and the offer that the applicant has seen. Repeated with the same
   * `clientMutationId`, it returns the same application.
   */
  readonly submitCreditApplication: SubmitCreditApplicationPayload;
  /**
   * Subscribes an e-mail address to the newsletter. A subscribed address is not subscribed again; only the signed-in
   * customer with that address learns so, all other callers get the same answer as for a new address. Subject to a rate
   * limit, with the error `TOO_MANY_ATTEMPTS`.
   */
  readonly subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Switches between shopping in the company's name and for oneself. Prices of the cart change with it. */
  readonly switchBuyer: SwitchBuyerPayload;
  /** Merges the client's lines into the platform's cart, and returns the differences line by line. */
  readonly syncCart: SyncCartPayload;
  /** Adds the lines of a shared cart to the session's cart. A line that both carts contain keeps the larger quantity. */
  readonly takeOverSharedCart: TakeOverSharedCartPayload;
  /**
   * Finds an order of the store by its number and the e-mail address of its confirmation, placed with or without an account.
   * A mutation, so that no e-mail address stands in a URL or a cache; it changes nothing. An unknown number and a wrong
   * e-mail address are both refused with `TRACKED_ORDER_UNKNOWN`. Subject to an attempt limit per session, network
   * address, order number and e-mail address, with the error `TOO_MANY_ATTEMPTS`.
   */
  readonly trackOrder: TrackOrderPayload;
  /**
   * Opens a payment of one or several credits by bank transfer, and mails how to make it: see `CreditPayment.transfer`. While
   * a transfer for the same credits is open, it is returned, with the amounts of this request.
   */
  readonly transferForCredit: TransferForCreditPayload;
  /**
   * Restores the e-mail address that the notice was mailed to, and gives its owner control of the account. All devices are
   * signed out, social providers are disconnected and the password becomes invalid.
   */
  readonly undoEmailChange: UndoEmailChangePayload;
  /** Removes the link between a credit account and the signed-in customer. The account must be proven in this session. */
  readonly unlinkCreditAccount: UnlinkCreditAccountPayload;
  /**
   * Unsubscribes the e-mail address of the signed-in customer, and no other address. Changes nothing if it is not
   * subscribed.
   */
  readonly unsubscribeFromNewsletter: UnsubscribeFromNewsletterPayload;
  /** Sets the quantities of lines; 0 removes a line. All lines are changed, or none. */
  readonly updateCartLines: UpdateCartLinesPayload;
  /**
   * Changes the data of the customer's company. The status of a rejected company becomes pending, and that of an approved one
   * whose `taxId` changes; any other one stays.
   */
  readonly updateCompany: UpdateCompanyPayload;
  /**
   * Changes the customer's names. A different e-mail address is refused with `EMAIL_CHANGE_NEEDS_PASSWORD`: use
   * `requestEmailChange`.
   */
  readonly updateCustomer: UpdateCustomerPayload;
  /** Recalculates the customer's rank, including recent purchases. */
  readonly updateRanking: UpdateRankingPayload;
  /**
   * Changes the name or the access of a wish list. A list that becomes private gets a new sharing code: earlier links
   * become invalid.
   */
  readonly updateWishList: UpdateWishListPayload;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationAcceptCompanyInvitationArgs = {
  input: AcceptCompanyInvitationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationAcceptCreditOfferArgs = {
  input: AcceptCreditOfferInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationAddCartLinesArgs = {
  input: AddCartLinesInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationAddToWishListArgs = {
  input: AddToWishListInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationApplyCartCouponArgs = {
  input: ApplyCartCouponInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationAskQuestionArgs = {
  input: AskQuestionInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCancelCreditApplicationArgs = {
  input: CancelCreditApplicationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCancelEmailChangeArgs = {
  input: CancelEmailChangeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationChangeCompanyUserArgs = {
  input: ChangeCompanyUserInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCheckBankAccountArgs = {
  input: CheckBankAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationClaimGuestOrdersArgs = {
  input: ClaimGuestOrdersInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCloseCreditAccountArgs = {
  input: CloseCreditAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationConfirmCreditCodeArgs = {
  input: ConfirmCreditCodeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationConfirmTelephoneArgs = {
  input: ConfirmTelephoneInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCreateAccountArgs = {
  input: CreateAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCreateReturnArgs = {
  input: CreateReturnInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationCreateWishListArgs = {
  input: CreateWishListInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationDeleteCustomerAddressArgs = {
  input: DeleteCustomerAddressInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationDeleteQuoteArgs = {
  input: DeleteQuoteInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationDeleteWishListArgs = {
  input: DeleteWishListInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationEndExternalCheckoutArgs = {
  input: EndExternalCheckoutInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationEraseCreditApplicationArgs = {
  input: EraseCreditApplicationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationInviteCompanyUserArgs = {
  input: InviteCompanyUserInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationLinkCreditAccountArgs = {
  input: LinkCreditAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationLogoutArgs = {
  input: LogoutInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationLookUpCreditAccountArgs = {
  input: LookUpCreditAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationNotifyWhenInStockArgs = {
  input: NotifyWhenInStockInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationOpenCreditAccountArgs = {
  input: OpenCreditAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationPayCreditArgs = {
  input: PayCreditInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationPayOrderFromCreditLineArgs = {
  input: PayOrderFromCreditLineInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRecalculateOrderArgs = {
  input: RecalculateOrderInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRedeemGiftCardArgs = {
  input: RedeemGiftCardInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRegisterCompanyArgs = {
  input: RegisterCompanyInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRemoveCartCouponArgs = {
  input: RemoveCartCouponInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRemoveCartLinesArgs = {
  input: RemoveCartLinesInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRemoveFromWishListArgs = {
  input: RemoveFromWishListInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRequestGuestOrdersArgs = {
  input: RequestGuestOrdersInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRequestWholesaleArgs = {
  input: RequestWholesaleInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationResendEmailChangeArgs = {
  input: ResendEmailChangeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationRestoreQuoteArgs = {
  input: RestoreQuoteInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationResumeCreditApplicationArgs = {
  input: ResumeCreditApplicationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSaveCustomerAddressArgs = {
  input: SaveCustomerAddressInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSaveQuoteArgs = {
  input: SaveQuoteInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSendCreditCodeArgs = {
  input: SendCreditCodeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSendCreditResumeCodeArgs = {
  input: SendCreditResumeCodeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSendTelephoneCodeArgs = {
  input: SendTelephoneCodeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCartGiftArgs = {
  input: SetCartGiftInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCartPaymentArgs = {
  input: SetCartPaymentInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCartShippingArgs = {
  input: SetCartShippingInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditAddressArgs = {
  input: SetCreditAddressInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditApplicantArgs = {
  input: SetCreditApplicantInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditDepositArgs = {
  input: SetCreditDepositInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditInsuranceArgs = {
  input: SetCreditInsuranceInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditOfferArgs = {
  input: SetCreditOfferInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditReferenceArgs = {
  input: SetCreditReferenceInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSetCreditSellerArgs = {
  input: SetCreditSellerInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationShareCartArgs = {
  input: ShareCartInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSignOutDevicesArgs = {
  input: SignOutDevicesInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationStartCreditApplicationArgs = {
  input: StartCreditApplicationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationStartLiveTestArgs = {
  input: StartLiveTestInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSubmitCreditApplicationArgs = {
  input: SubmitCreditApplicationInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSwitchBuyerArgs = {
  input: SwitchBuyerInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationSyncCartArgs = {
  input: SyncCartInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationTakeOverSharedCartArgs = {
  input: TakeOverSharedCartInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationTrackOrderArgs = {
  input: TrackOrderInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationTransferForCreditArgs = {
  input: TransferForCreditInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUnlinkCreditAccountArgs = {
  input: UnlinkCreditAccountInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUnsubscribeFromNewsletterArgs = {
  input: UnsubscribeFromNewsletterInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUpdateCartLinesArgs = {
  input: UpdateCartLinesInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUpdateRankingArgs = {
  input: UpdateRankingInput;
};


/** Root of all write operations. Send one mutation per operation: each has its own idempotency key. */
export type MutationUpdateWishListArgs = {
  input: UpdateWishListInput;
};

/** Fields that the payload of every mutation has, for clients that report outcomes in one place. */
export type MutationPayload = {
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it was made. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Newsletter subscription of an account. */
export type NewsletterSubscription = {
  readonly __typename?: 'NewsletterSubscription';
  /** E-mail address of the account. */
  readonly email: Scalars['EmailAddress']['output'];
  /** True if the address is subscribed. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

/** An object that can be refetched by its id. */
export type Node = {
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
};

/** Information for the user about a completed change. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** Machine-readable code. */
  readonly code: NoticeCode;
  /** Display text, in the language of `UserError.message`. */
  readonly message: Scalars['String']['output'];
  /** Line, expected price and current price of a `PRICE_CHANGED` notice; null for other codes. */
  readonly priceChange: Maybe<PriceChange>;
};

/** Kinds of notice. */
export type NoticeCode =
  /** The account was erased. */
  | 'ACCOUNT_ERASED'
  /** The customer's names were changed. English: "Account data has successfully been updated" */
  | 'ACCOUNT_UPDATED'
  /** A postal address was deleted. */
  | 'ADDRESS_DELETED'
  /** A postal address was saved. */
  | 'ADDRESS_SAVED'
  /** Some lines of the guest's cart could not be merged into the customer's cart. */
  | 'CART_MERGED_IN_PART'
  /** The company was registered for the signed-in customer. */
  | 'COMPANY_ADDED'
  /** The invitation into the company was accepted. */
  | 'COMPANY_JOINED'
  /** The company was registered; `message` names the address of the mail with the link to set a password. */
  | 'COMPANY_REGISTERED'
  /** The data of the company was changed. */
  | 'COMPANY_UPDATED'
  /** The user of the company was changed. */
  | 'COMPANY_USER_CHANGED'
  /** The invitation was sent; `message` names its address. */
  | 'COMPANY_USER_INVITED'
  /** The complaint was sent to the store and has a number. */
  | 'CONTACT_COMPLAINT_FILED'
  /** The message was sent to the store, which answers to the sender's address. */
  | 'CONTACT_MESSAGE_SENT'
  /** The coupon no longer applies and was removed. */
  | 'COUPON_REMOVED'
  /** An SMS with a code was sent to the holder of the credit account; `message` names the last digits of the telephone. */
  | 'CREDIT_CODE_SENT'
  /** The credit application was erased with its files. */
  | 'CREDIT_ERASED'
  /** The credit account was linked to the customer. */
  | 'CREDIT_LINKED'
  /** The credit application was sent; `message` names its number and the day by which it is answered. */
  | 'CREDIT_SUBMITTED'
  /** A transfer for credits can be made; `message` names amount, reference and deadline. */
  | 'CREDIT_TRANSFER_READY'
  /** The credit account is no longer linked to the customer. */
  | 'CREDIT_UNLINKED'
  /** Other devices were signed out. */
  | 'DEVICES_SIGNED_OUT'
  /** The e-mail address of the account was changed. */
  | 'EMAIL_CHANGED'
  /** The pending e-mail address was canceled. */
  | 'EMAIL_CHANGE_CANCELED'
  /** A confirmation link was mailed to the new e-mail address. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** The earlier e-mail address of the account was restored. */
  | 'EMAIL_CHANGE_UNDONE'
  /** Guest orders were added to the account. */
  | 'GUEST_ORDERS_ADDED'
  /** There were no guest orders. Later ones will be added to the account. */
  | 'GUEST_ORDERS_NONE'
  /** A link that adds guest orders to the account was mailed. */
  | 'GUEST_ORDERS_REQUESTED'
  /** The customer was signed out on this device. English: "You're logged out" */
  | 'LOGGED_OUT'
  /** The customer's address was already subscribed to the newsletter: nothing was changed. */
  | 'NEWSLETTER_ALREADY_SUBSCRIBED'
  /** The subscription gave a coupon, now or earlier: see `Customer.coupons`. */
  | 'NEWSLETTER_COUPON'
  /** The address is subscribed to the newsletter. */
  | 'NEWSLETTER_SUBSCRIBED'
  /** The customer's address was unsubscribed from the newsletter. */
  | 'NEWSLETTER_UNSUBSCRIBED'
  /** An order was canceled. */
  | 'ORDER_CANCELED'
  /** Units of an order were canceled. */
  | 'ORDER_LINES_CANCELED'
  /** The platform accepted the order and will assign its number later. */
  | 'ORDER_QUEUED'
  /** The order was placed at a total other than `expectedTotal`, by a platform that does not compare totals. English: "Your order was placed at another total than you agreed to" */
  | 'ORDER_TOTAL_DIFFERS'
  /** The password was changed. English: "Password has successfully been changed" */
  | 'PASSWORD_CHANGED'
  /** If the account exists, a link was mailed to it. */
  | 'PASSWORD_LINK_SENT'
  /** The unit price differs from the client's expected price: see `priceChange`. */
  | 'PRICE_CHANGED'
  /** A product was added to the cart. English: "Product has been added to the cart!" */
  | 'PRODUCT_ADDED'
  /**
   * The new password disconnected the account's social providers: the next sign-in by one of them asks for the password
   * once.
   */
  | 'PROVIDERS_PARTED'
  /** The quantity of a line was changed. English: "Product quantity has been updated!" */
  | 'QUANTITY_UPDATED'
  /** The question was submitted; the answer will be mailed. */
  | 'QUESTION_RECEIVED'
  /** The cart was saved under a name. */
  | 'QUOTE_SAVED'
  /** A return was requested: the shop will inform the customer of the next steps. */
  | 'RETURN_CREATED'
  /** The review was submitted and will be published after a moderator approves it. */
  | 'REVIEW_PENDING'
  /** The social provider was connected to the account, which can now also be signed in to by it. */
  | 'SOCIAL_JOINED'
  /** A product that sold out was removed from the cart. */
  | 'SOLD_OUT_REMOVED'
  /** The stock alert was saved: an e-mail will be sent when the product is in stock again. */
  | 'STOCK_NOTICE_KEPT'
  /** Stock is not synchronised: the added product is a pre-reservation. English: "The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation." */
  | 'STOCK_VOLATILE'
  /** An SMS with a code was sent. */
  | 'TELEPHONE_CODE_SENT'
  /** The telephone number was confirmed. */
  | 'TELEPHONE_CONFIRMED'
  /** The company buys at wholesale prices. */
  | 'WHOLESALE_GRANTED'
  /** A wish list was created. Spanish: "Lista creada" */
  | 'WISH_LIST_CREATED'
  /** A wish list and its items were deleted. */
  | 'WISH_LIST_DELETED'
  /** A product was added to a wish list. English: "Product {productName} has been added to wishlist!" */
  | 'WISH_LIST_PRODUCT_ADDED'
  /** A product was removed from one or all wish lists. */
  | 'WISH_LIST_PRODUCT_REMOVED'
  /** The name or the access of a wish list was changed. */
  | 'WISH_LIST_UPDATED';

/** Input of `notifyWhenInStock`. */
export type NotifyWhenInStockInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address for the alert. */
  readonly email: Scalars['EmailAddress']['input'];
  /** SKU that is out of stock, at most 255 characters: for a configurable product, the SKU of the chosen variant. */
  readonly sku: Scalars['String']['input'];
};

/** Payload of `notifyWhenInStock`. */
export type NotifyWhenInStockPayload = MutationPayload & {
  readonly __typename?: 'NotifyWhenInStockPayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the saved stock alert. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the stock alert was saved. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `openCreditAccount`. */
export type OpenCreditAccountInput = {
  /** Number of the account: `C` and eight digits; the letter can be omitted. */
  readonly accountNumber: Scalars['String']['input'];
  /** Returned unchanged. Not an idempotency key: PINs are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** PIN of the account: 4 to 8 digits. */
  readonly pin: Scalars['String']['input'];
};

/** Payload of `openCreditAccount`. */
export type OpenCreditAccountPayload = MutationPayload & {
  readonly __typename?: 'OpenCreditAccountPayload';
  /** The account, proven for this session. Null if the request was refused. */
  readonly account: Maybe<CreditAccount>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the request was refused: `CREDIT_NUMBER_INVALID`, `CREDIT_CLIENT_NOT_FOUND`, `PIN_INCORRECT`,
   * `PIN_LOCKED`, `PIN_TOO_SHORT`, `TOO_MANY_ATTEMPTS`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Opening hours of a day of the week or of a date, in the branch's local time. Hours of a date replace those of its day. */
export type OpeningHours = {
  readonly __typename?: 'OpeningHours';
  /** The only date on which these hours hold. Null for the usual hours of the day of the week. */
  readonly date: Maybe<Scalars['Date']['output']>;
  /** Day of the week: 1 for Monday to 7 for Sunday. */
  readonly day: Scalars['Int']['output'];
  /** Opening time: `10:00`. Null if the branch is closed all day. */
  readonly from: Maybe<Scalars['String']['output']>;
  /** Closing time, up to `24:00`; at or before `from` if it is on the next day. Null if the branch is closed all day. */
  readonly to: Maybe<Scalars['String']['output']>;
};

/** A placed order. */
export type Order = Node & OrderView & {
  readonly __typename?: 'Order';
  /** Billing address. Null if the platform does not provide it. */
  readonly billingAddress: Maybe<Address>;
  /** Extent to which the customer can cancel the order now; null if not at all. */
  readonly cancelable: Maybe<OrderCancelable>;
  /** Time at which the order was canceled, denied or rejected. Null for any other order, and if it is unknown. */
  readonly canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount of the canceled units, which is not charged or is refunded. 0 if nothing was canceled. */
  readonly canceledTotal: Money;
  /** The company's own number of the order; null if it has none. */
  readonly companyOrderNumber: Maybe<Scalars['String']['output']>;
  /** Store credit that pays the order. Null for other payment methods, and if the platform provides none. */
  readonly credit: Maybe<OrderCredit>;
  /** Total without the canceled units: `total` less `canceledTotal`. */
  readonly currentTotal: Money;
  /** Time at which the order was delivered or picked up. Null before, and if it is unknown. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Delivery company; null until it is known. */
  readonly deliveryCompany: Maybe<Scalars['String']['output']>;
  /** Delivery estimate at the time of the order. Null if there was none. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Amount still to pay, without units that were canceled or came back unpaid. Null if unknown, as for store credit. */
  readonly dueTotal: Maybe<Money>;
  /** E-mail address of the confirmation. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Gift message that goes with the order; null if there is none. */
  readonly gift: Maybe<GiftMessage>;
  /** Gift cards of the order; empty until it is paid. Their codes are sent to the recipients alone. */
  readonly giftCards: ReadonlyArray<OrderGiftCard>;
  /** Tracking number of the parcel; null before it is sent. */
  readonly guideNumber: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Order number, for communication with the shopper. */
  readonly number: Scalars['String']['output'];
  /** Amount that the customer has paid, before refunds. Null if unknown, as for store credit. */
  readonly paidTotal: Maybe<Money>;
  /** Deadline of the payment. Null for payment on delivery, and if no payment is due. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** Instructions for paying the order; null for payment on delivery, and if it was paid when it was placed. */
  readonly paymentInstructions: Maybe<PaymentInstructions>;
  /** The platform's code of the payment method: `banktransfer`. Null if it is not provided. */
  readonly paymentMethodCode: Maybe<Scalars['String']['output']>;
  /** Display name of the payment method. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /** Monthly payment plan. Null if the total is paid at once. */
  readonly paymentPlan: Maybe<PaymentPlan>;
  /**
   * Payment provider's page for paying by card, to open in the browser: neither the shop nor the API receives card data.
   * Its parameter `return` contains the shop's path to return to. It takes the total, or `OrderCredit.rest` of an order on
   * credit. Null for other payment methods, and if no payment is due.
   */
  readonly paymentUrl: Maybe<Scalars['URL']['output']>;
  /** Branch in which the order is picked up. Null for delivery, and if the platform names no branch. */
  readonly pickupBranch: Maybe<PickupBranch>;
  /** Time at which the order was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Name of the user who placed the order, in `Company.orders`. Null elsewhere. */
  readonly placedBy: Maybe<Scalars['String']['output']>;
  /** Step that the order has reached. Null if it will not progress: canceled, denied or rejected. */
  readonly progress: Maybe<OrderProgress>;
  /**
   * Code that gives access to this order's `receipt` without a session: the last segment of a link to it. The text may
   * differ each time; all of them are valid. Null if the session no longer holds the order.
   */
  readonly receiptProof: Maybe<Scalars['String']['output']>;
  /** Amount that goes back to the customer, for cancellations and returns. Null if unknown, as for store credit. */
  readonly refundedTotal: Maybe<Money>;
  /** Deadline for returns; null before the delivery, and after the order is closed. */
  readonly returnBefore: Maybe<Scalars['DateTime']['output']>;
  /** Total rows, in the platform's order. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** Delivery address; null if nothing is shipped. */
  readonly shippingAddress: Maybe<Address>;
  /** Display name of the shipping method; null if nothing is shipped. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: OrderStatus;
  /** Detailed status of the order, for display. */
  readonly statusLabel: OrderStatusLabel;
  /** Steps that the order has reached at a known time, in sequence. */
  readonly steps: ReadonlyArray<OrderStep>;
  /**
   * Store in which the order was placed: a customer's orders are those of all stores. Null if the platform does not name a
   * store of the shop.
   */
  readonly store: Maybe<Store>;
  /** Total at which the order was placed, with tax and shipping. */
  readonly total: Money;
  /** Totals with tax, as in a cart. Null if the platform does not provide them. */
  readonly totals: Maybe<CartTotals>;
  /** The delivery company's page about the parcel. Null before it is sent, and for companies without a known page. */
  readonly trackingUrl: Maybe<Scalars['URL']['output']>;
  /** Time of the last change of the order, such as a step or a cancellation. Null if the platform does not provide it. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Extents to which an order can be canceled. */
export type OrderCancelable =
  /** The whole order, or units of its lines. */
  | 'LINES'
  /** Only the whole order: its payment is pending. */
  | 'WHOLE';

/** A page of orders. */
export type OrderConnection = {
  readonly __typename?: 'OrderConnection';
  /** Orders with their cursors. */
  readonly edges: ReadonlyArray<OrderEdge>;
  /** Orders without cursors. */
  readonly nodes: ReadonlyArray<Order>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of orders over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Store credit that pays an order. */
export type OrderCredit = {
  readonly __typename?: 'OrderCredit';
  /** Amount that is lent: the total of the order without the cost of the credit. */
  readonly amount: Money;
  /** `CreditApplication.number` of the application that the order waits for. Null if a credit line pays it. */
  readonly applicationNumber: Maybe<Scalars['String']['output']>;
  /** Time until which the application must be sent, or a counter-offer accepted. Null if neither is due. */
  readonly applyBefore: Maybe<Scalars['DateTime']['output']>;
  /** Approved part of the amount. Null before the decision. */
  readonly approved: Maybe<Money>;
  /** `Credit.number` of the credit. Null until the order is authorized. */
  readonly creditNumber: Maybe<Scalars['String']['output']>;
  /**
   * Line of the customer's linked credit account. Null unless the order waits for credit, and without an account that
   * lends.
   */
  readonly line: Maybe<OrderCreditLine>;
  /**
   * Part of the order that a card pays at `Order.paymentUrl`, because less was approved and accepted. The order is then
   * authorized. Null if credit pays all of it, and before the offer is accepted.
   */
  readonly rest: Maybe<Money>;
};

/** Credit line with which a waiting order can be paid. */
export type OrderCreditLine = {
  readonly __typename?: 'OrderCreditLine';
  /** Part of the line that is left. */
  readonly available: Money;
  /** True if the line pays the order: `payOrderFromCreditLine` then authorizes it. */
  readonly coversOrder: Scalars['Boolean']['output'];
};

/** An order and its cursor. */
export type OrderEdge = {
  readonly __typename?: 'OrderEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: Order;
};

/** A gift card of an order, as its buyer sees it. */
export type OrderGiftCard = {
  readonly __typename?: 'OrderGiftCard';
  /** Amount of the card. */
  readonly amount: Money;
  /** True if it was canceled: its code is void. */
  readonly isCanceled: Scalars['Boolean']['output'];
  /** E-mail address of the recipient. */
  readonly recipientEmail: Scalars['EmailAddress']['output'];
  /** Name of the recipient. */
  readonly recipientName: Scalars['String']['output'];
  /** Day on which it is sent; null for as soon as it was paid. */
  readonly sendOn: Maybe<Scalars['Date']['output']>;
  /** Time at which it was sent; null if it waits. */
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
};

/** A product of an order. */
export type OrderLine = {
  readonly __typename?: 'OrderLine';
  /** Number of canceled units. */
  readonly canceledQuantity: Scalars['Float']['output'];
  /** Chosen options, in the form of `CartLineInput`, for ordering the line again. */
  readonly choices: CartLineChoices;
  /** Delivery option, like `CartLine.deliveryOption`; null for orders from before it was stored. */
  readonly deliveryOption: Maybe<Scalars['String']['output']>;
  /** Guarantee of the product. Null if it could not be read. */
  readonly guarantee: Maybe<Guarantee>;
  /** Identifier of the line for `cancelOrder` and `createReturn`. Null if the platform provides none. */
  readonly lineId: Maybe<Scalars['ID']['output']>;
  /** Product name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** Chosen options, as display texts. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Current product; for a variant, the product that contains it. Null if it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Number of units. */
  readonly quantity: Scalars['Float']['output'];
  /** Quantity times unit price, with tax. */
  readonly rowTotal: Money;
  /** SKU that was bought. */
  readonly sku: Scalars['String']['output'];
  /** Price of one unit, with tax. */
  readonly unitPrice: Money;
  /** Current variant that was bought. Null if the product has no variants, or no longer has this one. */
  readonly variant: Maybe<ProductVariant>;
  /** Chosen warranty, like `CartLine.warranty`; null for orders from before it was stored. */
  readonly warranty: Maybe<Scalars['String']['output']>;
};

/** Steps of an order, in sequence. */
export type OrderProgress =
  /** The order is delivered to the shopper. */
  | 'ORDER_DELIVERED'
  /** The order is sent. */
  | 'ORDER_SENT'
  /** The payment is confirmed. Never reached by orders that are paid on delivery. */
  | 'PAYMENT_CONFIRMED'
  /** The payment is not confirmed yet. Orders that are paid on delivery stay here until they are sent. */
  | 'PAYMENT_PREVIEW';

/** Statuses of an order. */
export type OrderStatus =
  /** Canceled. */
  | 'CANCELED'
  /** Delivered to the shopper. */
  | 'DELIVERED'
  /** Received; the payment is pending. */
  | 'PENDING'
  /** Paid. */
  | 'PROCESSING'
  /** Sent. */
  | 'SHIPPED';

/** Detailed statuses of an order, for display. */
export type OrderStatusLabel =
  /** The payment or the credit is approved. */
  | 'APPROVED'
  /** The payment is reserved. */
  | 'AUTHORIZED'
  /** Canceled. */
  | 'CANCELED'
  /** The payment or the credit is denied. */
  | 'DENIED'
  /** Delivered to the shopper. */
  | 'ORDER_DELIVERED'
  /** Sent. */
  | 'ORDER_SENT'
  /** Part of the payment or the credit is approved. */
  | 'PARTIALLY_APPROVED'
  /** Part of the payment is reserved. */
  | 'PARTIALLY_AUTHORIZED'
  /** Part of the order is rejected. */
  | 'PARTIALLY_REJECTED'
  /** Received; the payment is pending. */
  | 'PENDING'
  /** Completed and closed. */
  | 'PROCESSED_AND_CLOSED'
  /** The payment is confirmed and the order is being prepared. */
  | 'PROCESSING'
  /** The order is rejected. */
  | 'REJECTED';

/** Time at which an order reached a step. */
export type OrderStep = {
  readonly __typename?: 'OrderStep';
  /** Step that was reached. */
  readonly progress: OrderProgress;
  /** Time at which the order first reached it. */
  readonly reachedAt: Scalars['DateTime']['output'];
};

/** An order as its customer and holders of its number and e-mail address see it. */
export type OrderView = {
  /** Time at which the order was canceled, denied or rejected. Null for any other order, and if it is unknown. */
  readonly canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount of the canceled units, which is not charged or is refunded. 0 if nothing was canceled. */
  readonly canceledTotal: Money;
  /** Total without the canceled units: `total` less `canceledTotal`. */
  readonly currentTotal: Money;
  /** Time at which the order was delivered or picked up. Null before, and if it is unknown. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Delivery company; null until it is known. */
  readonly deliveryCompany: Maybe<Scalars['String']['output']>;
  /** Delivery estimate at the time of the order. Null if there was none. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Amount still to pay, without units that were canceled or came back unpaid. Null if unknown, as for store credit. */
  readonly dueTotal: Maybe<Money>;
  /** Tracking number of the parcel; null before it is sent. */
  readonly guideNumber: Maybe<Scalars['String']['output']>;
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Order number, for communication with the shopper. */
  readonly number: Scalars['String']['output'];
  /** Amount that the customer has paid, before refunds. Null if unknown, as for store credit. */
  readonly paidTotal: Maybe<Money>;
  /** Deadline of the payment. Null for payment on delivery, and if no payment is due. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** Instructions for paying the order; null for payment on delivery, and if it was paid when it was placed. */
  readonly paymentInstructions: Maybe<PaymentInstructions>;
  /** The platform's code of the payment method: `banktransfer`. Null if it is not provided. */
  readonly paymentMethodCode: Maybe<Scalars['String']['output']>;
  /** Display name of the payment method. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /** Monthly payment plan. Null if the total is paid at once. */
  readonly paymentPlan: Maybe<PaymentPlan>;
  /**
   * Payment provider's page for paying by card. Its parameter `return` contains the shop's path to return to. Null for other
   * payment methods, and if no payment is due.
   */
  readonly paymentUrl: Maybe<Scalars['URL']['output']>;
  /** Branch in which the order is picked up. Null for delivery, and if the platform names no branch. */
  readonly pickupBranch: Maybe<PickupBranch>;
  /** Time at which the order was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Step that the order has reached. Null if it will not progress: canceled, denied or rejected. */
  readonly progress: Maybe<OrderProgress>;
  /** Amount that goes back to the customer, for cancellations and returns. Null if unknown, as for store credit. */
  readonly refundedTotal: Maybe<Money>;
  /** Display name of the shipping method; null if nothing is shipped. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: OrderStatus;
  /** Detailed status of the order, for display. */
  readonly statusLabel: OrderStatusLabel;
  /** Steps that the order has reached at a known time, in sequence. */
  readonly steps: ReadonlyArray<OrderStep>;
  /** Total at which the order was placed, with tax and shipping. */
  readonly total: Money;
  /** Totals with tax, as in a cart. Null if the platform does not provide them. */
  readonly totals: Maybe<CartTotals>;
  /** The delivery company's page about the parcel. Null before it is sent, and for companies without a known page. */
  readonly trackingUrl: Maybe<Scalars['URL']['output']>;
};

/** Pagination state of a page of a connection, as in the Relay specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last edge of this page; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True if there are items after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if there are items before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge of this page; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** Input of `payCredit`. */
export type PayCreditInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. Required, so that a payment cannot be made twice. */
  readonly clientMutationId: Scalars['ID']['input'];
  /** Amounts to pay, 1 to 20, each for another credit. */
  readonly lines: ReadonlyArray<CreditPaymentLineInput>;
};

/** Payload of `payCredit`. */
export type PayCreditPayload = MutationPayload & {
  readonly __typename?: 'PayCreditPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** The payment. Null if the request was refused. */
  readonly payment: Maybe<CreditPayment>;
  /**
   * Reasons why the request was refused: `CREDIT_SESSION_OVER`, `PAYMENT_AMOUNT`, `CREDIT_NOTHING_OWED`,
   * `CREDIT_METHOD_UNAVAILABLE`, `TOO_MANY_ATTEMPTS` while too many payments are open; `INVALID` for a credit that the session
   * cannot pay, or that is named twice.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `payOrderFromCreditLine`. */
export type PayOrderFromCreditLineInput = {
  /** Idempotency key; see `CancelOrderInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the customer's order. */
  readonly orderId: Scalars['ID']['input'];
};

/** Payload of `payOrderFromCreditLine`. */
export type PayOrderFromCreditLinePayload = MutationPayload & {
  readonly __typename?: 'PayOrderFromCreditLinePayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the order. */
  readonly notices: ReadonlyArray<Notice>;
  /** The current order; null if it belongs to another customer. */
  readonly order: Maybe<Order>;
  /** Reasons why the order was not paid; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Instructions for paying a placed order. */
export type PaymentInstructions = {
  readonly __typename?: 'PaymentInstructions';
  /** Account number to pay to: a CLABE or IBAN. Null if none is needed, for example at a till. */
  readonly account: Maybe<Scalars['String']['output']>;
  /** Bank of the account. */
  readonly bank: Maybe<Scalars['String']['output']>;
  /** Account holder. */
  readonly beneficiary: Maybe<Scalars['String']['output']>;
  /** Deadline of the payment; null if there is none. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** Payment reference, which the payer must state. */
  readonly reference: Scalars['String']['output'];
  /** Retail chains that accept the payment at their tills. Empty if none does. */
  readonly shops: ReadonlyArray<Scalars['String']['output']>;
};

/** A payment method. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** The platform's code of the method: `cashondelivery`. */
  readonly code: Scalars['String']['output'];
  /**
   * Credit line of the account that is linked to the customer. Null for other methods, without a linked account, and if
   * the platform provides none.
   */
  readonly creditLine: Maybe<CheckoutCreditLine>;
  /**
   * Offers of store credit for what the cart costs without it, one for each term, shortest first. Empty for other methods,
   * and if the platform provides none.
   */
  readonly creditOffers: ReadonlyArray<CreditOffer>;
  /** Fee of the method, with tax; null if there is none. */
  readonly fee: Maybe<Money>;
  /** Fee of the method, without tax, from the platform's `cost`. Null if there is no fee or the platform does not provide it. */
  readonly feeExcludingTax: Maybe<Money>;
  /** True if the method should be preselected. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** True if the money is paid outside this site: on delivery, by transfer, in a shop. False if the platform does not say. */
  readonly isOffline: Scalars['Boolean']['output'];
  /** True if the platform's server offers the method. False only if the platform marks it as one of the client. */
  readonly isServerMethod: Scalars['Boolean']['output'];
  /** Interest-free monthly payment plans, fewest months first. Empty if there are none. */
  readonly plans: ReadonlyArray<PaymentPlan>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** A plan of interest-free monthly payments that add up to the total. */
export type PaymentPlan = {
  readonly __typename?: 'PaymentPlan';
  /** Amount of the last payment, which includes the rounding difference. */
  readonly last: Money;
  /** Amount of each payment except the last. */
  readonly monthly: Money;
  /** Number of payments. */
  readonly months: Scalars['Int']['output'];
};

/** A telephone number. */
export type PhoneNumber = {
  readonly __typename?: 'PhoneNumber';
  /** Number in dialling format: `+525500000100`. */
  readonly dialled: Scalars['String']['output'];
  /** Number in display format: `55 0000 0100`. */
  readonly formatted: Scalars['String']['output'];
};

/** A branch in which an order, or a product, can be picked up. */
export type PickupBranch = {
  readonly __typename?: 'PickupBranch';
  /** Address and opening hours of the branch. */
  readonly branch: Branch;
  /** First day on which the goods are ready, in the store's time zone. Null if the platform does not provide it. */
  readonly readyFrom: Maybe<Scalars['Date']['output']>;
};

/** A town. */
export type Place = {
  readonly __typename?: 'Place';
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Middle of the town. */
  readonly point: GeoPoint;
};

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /**
   * Whether the shopper accepts the terms of sale. False is refused with `TERMS_REQUIRED`. Clients that omit it must
   * obtain the consent by other means.
   */
  readonly acceptsTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Billing address. Defaults to the delivery address; required for a virtual cart. */
  readonly billingAddress?: InputMaybe<AddressInput>;
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. Required, so that an order cannot be placed twice. */
  readonly clientMutationId: Scalars['ID']['input'];
  /**
   * The company's own number of the order, at most 40 characters. For an order in the name of an approved company; any
   * other order with a number is refused with `COMPANY_FORBIDDEN`.
   */
  readonly companyOrderNumber?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for the confirmation. Required for guests; defaults to the customer's address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /**
   * Total that the shopper agreed to pay. If the platform's total differs, no order is placed and the error is
   * `TOTAL_CHANGED`. A platform that cannot compare totals may place the order at a different one, which the notice
   * `ORDER_TOTAL_DIFFERS` reports. Defaults to the current total.
   */
  readonly expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * True if the shopper was shown that their credit line pays the order (`CheckoutCreditLine.coversCart`). If it no longer
   * does, no order is placed and the error is `CREDIT_LINE_CHANGED`. Otherwise such an order waits for an application.
   */
  readonly expectsCreditLine?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Traffic source of the order, at most 100 characters: the `utm_source`, or the advertising network. Stored with the
   * order if the platform supports it; an unsupported origin never prevents the order.
   */
  readonly origin?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `placeOrder`. */
export type PlaceOrderPayload = MutationPayload & {
  readonly __typename?: 'PlaceOrderPayload';
  /** The current cart: null after an order, unchanged after a refusal. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the placed order. */
  readonly notices: ReadonlyArray<Notice>;
  /** The placed order. Null if it was refused, and if the platform has queued it, which the notice `ORDER_QUEUED` reports. */
  readonly order: Maybe<Order>;
  /** Number of the order. Null if it was refused, and while it is queued: the platform then sends the number by e-mail. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Reasons why the order was refused; empty if it was placed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The known place names of a postal code. */
export type PostalPlace = {
  readonly __typename?: 'PostalPlace';
  /** Towns with this code, or the borough of Mexico City. Empty if none is known. */
  readonly cities: ReadonlyArray<Scalars['String']['output']>;
  /** The requested postal code. */
  readonly postcode: Scalars['String']['output'];
  /** Name of the state or province. Null if `regionCode` is null. */
  readonly region: Maybe<Scalars['String']['output']>;
  /**
   * State or province, as in `AddressInput.regionCode`. Null if the code is unknown or shared by several regions, and in
   * Germany.
   */
  readonly regionCode: Maybe<Scalars['String']['output']>;
  /** Mexico's colonias. Empty if none is known, and in other countries. */
  readonly suburbs: ReadonlyArray<Scalars['String']['output']>;
};

/** Credit in a postal code. */
export type PostcodeCredit = {
  readonly __typename?: 'PostcodeCredit';
  /** True if the store lends to addresses of the postal code. False also for a text that is no postal code. */
  readonly isCovered: Scalars['Boolean']['output'];
  /** Municipality. Null if the store does not lend there, and for a postal code that several municipalities share. */
  readonly municipality: Maybe<Scalars['String']['output']>;
  /** Display name of the state. Null if the store does not lend there. */
  readonly state: Maybe<Scalars['String']['output']>;
  /** Suburbs (colonias), as suggestions: others are possible. Null if they could not be read. */
  readonly suburbs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Lowest and highest final price of a list. */
export type PriceBounds = {
  readonly __typename?: 'PriceBounds';
  /** Highest final price. */
  readonly highest: Money;
  /** Lowest final price. */
  readonly lowest: Money;
};

/** A difference between the expected and the current unit price of a cart line. */
export type PriceChange = {
  readonly __typename?: 'PriceChange';
  /** Expected unit price, with tax and options. */
  readonly before: Money;
  /** Current unit price, with tax and options. */
  readonly now: Money;
  /** Value of `CartLine.optionsChecksum`. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** SKU of the line. */
  readonly sku: Scalars['String']['output'];
};

/** A product that the shop lists and sells. */
export type Product = {
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** A product that the shop lists and sells. */
export type ProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product that the shop lists and sells. */
export type ProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product that the shop lists and sells. */
export type ProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that the shop lists and sells. */
export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that the shop lists and sells. */
export type ProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** A product that the shop lists and sells. */
export type ProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An attribute of a product, as display texts. */
export type ProductAttribute = {
  readonly __typename?: 'ProductAttribute';
  /** The platform's attribute code: `style`. */
  readonly code: Scalars['String']['output'];
  /** Display name: `Estilo`. */
  readonly label: Scalars['String']['output'];
  /** Display value; several values are separated by commas. */
  readonly value: Scalars['String']['output'];
};

/** Reference to a product, by exactly one of its fields. */
export type ProductBy =
  /** Global id. */
  { readonly id: Scalars['ID']['input']; readonly sku?: never; readonly slug?: never; readonly urlPath?: never; }
  |  /** Stock keeping unit (SKU) of the product or of one of its variants, at most 255 characters. */
  { readonly id?: never; readonly sku: Scalars['String']['input']; readonly slug?: never; readonly urlPath?: never; }
  |  /** URL slug, at most 1,024 characters: `sofa-oslo`. */
  { readonly id?: never; readonly sku?: never; readonly slug: Scalars['String']['input']; readonly urlPath?: never; }
  |  /** `urlPath` of a product, or the platform's path for it, decoded, at most 1,024 characters: `salas/sofa-oslo`. */
  { readonly id?: never; readonly sku?: never; readonly slug?: never; readonly urlPath: Scalars['String']['input']; };

/** A page of products. */
export type ProductConnection = {
  readonly __typename?: 'ProductConnection';
  /** Products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /**
   * Facets of the list with counts over all pages, in display order. The counts of a facet ignore its own chosen values,
   * so that a second value can be added. Facets that would not narrow the list, or that repeat an earlier facet, are
   * omitted, except facets with a chosen value and the price facet while prices differ: a custom range still narrows the
   * list if all prices lie in one step. Of a search they cover the products that match all words, as `match.count` does,
   * or all products if none matches all words. Null if the counts could not be read.
   */
  readonly facets: Maybe<ReadonlyArray<Facet>>;
  /** Interpretation of the search text. Null in lists other than search results, and if the platform does not provide it. */
  readonly match: Maybe<SearchMatch>;
  /** Products without cursors. */
  readonly nodes: ReadonlyArray<Product>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Maximum number of products of this page: the requested one, less at the edges of the list. */
  readonly perPage: Scalars['Int']['output'];
  /**
   * Lowest and highest final price over all pages, with tax, of products and of their variants that match the filters;
   * of a search, of the products that its facets cover. Null if nothing matches.
   */
  readonly priceBounds: Maybe<PriceBounds>;
  /** Orders that the list can be requested in, in display order. */
  readonly sortOptions: ReadonlyArray<SortOption>;
  /** Number of products before this page. */
  readonly start: Scalars['Int']['output'];
  /** Number of matching products over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /**
   * Filters because of which the list is empty, regardless of the others: the store has no such attribute, or the attribute
   * has none of the values. They are no errors, since an old address may hold them. Empty if the list has products. Null if
   * attributes could not be read.
   */
  readonly unmatchedFilters: Maybe<ReadonlyArray<UnmatchedFilter>>;
};

/** Outer dimensions of a product. Each is null if the platform does not provide it. */
export type ProductDimensions = {
  readonly __typename?: 'ProductDimensions';
  /** Depth in centimetres. */
  readonly depthCm: Maybe<Scalars['Float']['output']>;
  /** Height in centimetres. */
  readonly heightCm: Maybe<Scalars['Float']['output']>;
  /** Shape of the dimension drawing; `BOX` if the platform does not provide one. */
  readonly outline: ProductOutline;
  /** Weight in kilograms. */
  readonly weightKg: Maybe<Scalars['Float']['output']>;
  /** Width in centimetres. */
  readonly widthCm: Maybe<Scalars['Float']['output']>;
};

/** A product and its cursor. */
export type ProductEdge = {
  readonly __typename?: 'ProductEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list: with the same filters and order. */
  readonly cursor: Scalars['String']['output'];
  /** True if the product matched only some words of the search, or only by its description. */
  readonly isRelated: Scalars['Boolean']['output'];
  /**
   * Variant that matches the list's filters, or the colours and sizes in the search text, for display in place of the
   * product: in a list filtered to grey below 10,000, a grey variant below 10,000. Null if no filter distinguishes the
   * variants.
   */
  readonly matchingVariant: Maybe<ProductVariant>;
  /** The product. */
  readonly node: Product;
};

/** A picture or video of a product. */
export type ProductMedia = {
  readonly __typename?: 'ProductMedia';
  /** Alternative text. */
  readonly alt: Scalars['String']['output'];
  /** Kind of media. */
  readonly kind: MediaKind;
  /**
   * Path below the image service, without extension, for clients that build their own source sets:
   * `{service}/{width}/{height}/fit/{path}.{avif,webp,jpg}`.
   */
  readonly path: Scalars['String']['output'];
  /** Colour to display while the picture loads. */
  readonly placeholderColor: Scalars['HexColor']['output'];
  /** URL of the picture, or of the video's still, in the requested size. */
  readonly url: Scalars['URL']['output'];
  /** URL of the video; null for a picture. */
  readonly videoUrl: Maybe<Scalars['URL']['output']>;
};


/** A picture or video of a product. */
export type ProductMediaUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Shapes of dimension drawings. */
export type ProductOutline =
  /** Appliance with a door. */
  | 'APPLIANCE'
  /** Lying surface and head. */
  | 'BED'
  /** A box, for all other products. */
  | 'BOX'
  /** Seat, back and legs. */
  | 'CHAIR'
  /** A sofa with one long seat. */
  | 'CORNER_SOFA'
  /** Cabinet with drawers. */
  | 'DRESSER'
  /** Shade on a cord. */
  | 'HANGING_LAMP'
  /** Shade on a pole. */
  | 'LAMP'
  /** Lying surface alone. */
  | 'MATTRESS'
  /** Flat on the floor or the wall. */
  | 'PANEL'
  /** Flat screen on feet. */
  | 'SCREEN'
  /** Open boards between two sides. */
  | 'SHELF'
  /** Seat, back and two arms. */
  | 'SOFA'
  /** Seat on legs, without a back. */
  | 'STOOL'
  /** Top on legs. */
  | 'TABLE'
  /** Tall cabinet with doors. */
  | 'WARDROBE';

/** Price of a product for this store and viewer. Amounts include tax unless stated otherwise. */
export type ProductPrice = {
  readonly __typename?: 'ProductPrice';
  /** Store credit terms; null if the store offers no credit or the platform provides no terms. */
  readonly credit: Maybe<CreditPrice>;
  /**
   * Discount in whole percent: from `lowestPrior` to `final` if the former is known, else from `regular` to `final`. At
   * least 1 for an actual reduction; 0 if there is no special price, or if it is not below the amount it is compared with.
   */
  readonly discountPercent: Scalars['Int']['output'];
  /** Price to pay now. */
  readonly final: Money;
  /** Price to pay now, without tax. */
  readonly finalExcludingTax: Money;
  /** Interest-free monthly instalments, fewest months first; empty if the platform offers none. */
  readonly instalments: ReadonlyArray<Instalment>;
  /**
   * True if the platform's price service has confirmed the amounts. False while a newer price is being fetched, or if
   * prices are synchronised and the platform did not answer.
   */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** True if variants or parts have different prices, so that `final` should be displayed as "from". */
  readonly isFrom: Scalars['Boolean']['output'];
  /**
   * False if the platform names no price. All amounts are then 0 and must not be displayed, and the product cannot be
   * bought: `Product.unavailable` is `PRICE_UNKNOWN`. A product that costs nothing has a known price of 0.
   */
  readonly isKnown: Scalars['Boolean']['output'];
  /**
   * Lowest price in the 30 days before the current reduction began, with tax and in the currency of `regular`. Stores of
   * the European Union display it beside a reduction. The period ends when the reduction begins; a reduction that was
   * deepened in steps began with its first step. Null if there is no reduction, in stores outside Germany and Italy, and
   * if the platform's price history is missing or does not reach back before the reduction.
   */
  readonly lowestPrior: Maybe<Money>;
  /**
   * Price to pay now for shoppers who do not buy at wholesale prices, with tax. Null unless `final` is a wholesale price: of a
   * company's user in the store of companies, below the public price.
   */
  readonly publicPrice: Maybe<Money>;
  /** Time at which the platform confirmed the amounts; null if it has not. */
  readonly refreshedAt: Maybe<Scalars['DateTime']['output']>;
  /** Price before special offers. */
  readonly regular: Money;
  /** Price before special offers, without tax. */
  readonly regularExcludingTax: Money;
  /** Special price; null outside its dates, or if it is not below `regular`. */
  readonly special: Maybe<Money>;
  /** Time at which the special price began; null if there is no special price or it has no start. */
  readonly specialFrom: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the special price ends; null if there is no special price or it has no end. */
  readonly specialUntil: Maybe<Scalars['DateTime']['output']>;
  /** Tax in `final`: 0 if the gateway or the platform applies none. */
  readonly tax: Money;
  /** Tax rate of the amounts with tax. Null if no rule matches: amounts with and without tax are then equal. */
  readonly taxRate: Maybe<TaxRate>;
  /** Tier prices, lowest quantity first; empty if the store has tier prices disabled. */
  readonly tiers: ReadonlyArray<TierPrice>;
};

/** A shopper's question about a product, with the shop's answer. */
export type ProductQuestion = {
  readonly __typename?: 'ProductQuestion';
  /** Answer of the shop, with line breaks. Plain text, never HTML. */
  readonly answer: Scalars['String']['output'];
  /** Time of the answer; null if the platform does not provide it. */
  readonly answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the question was asked; null if the platform does not provide it. */
  readonly askedAt: Maybe<Scalars['DateTime']['output']>;
  /** Display name of the shopper; null if the platform does not provide it. */
  readonly nickname: Maybe<Scalars['String']['output']>;
  /** Text of the question. Plain text, never HTML. */
  readonly question: Scalars['String']['output'];
};

/** A page of answered questions. */
export type ProductQuestionConnection = {
  readonly __typename?: 'ProductQuestionConnection';
  /** Questions with their cursors. */
  readonly edges: ReadonlyArray<ProductQuestionEdge>;
  /** Questions without cursors. */
  readonly nodes: ReadonlyArray<ProductQuestion>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of answered questions over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An answered question and its cursor. */
export type ProductQuestionEdge = {
  readonly __typename?: 'ProductQuestionEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The question. */
  readonly node: ProductQuestion;
};

/** Average rating of a product over its approved reviews. */
export type ProductRating = {
  readonly __typename?: 'ProductRating';
  /** Average number of stars, 1 to 5, rounded to a tenth. */
  readonly average: Scalars['Float']['output'];
  /** Number of approved reviews. */
  readonly count: Scalars['Int']['output'];
};

/** A series of products with a common design. */
export type ProductSeries = {
  readonly __typename?: 'ProductSeries';
  /** Display name: `Siena`. */
  readonly label: Scalars['String']['output'];
  /**
   * Path of the page of the series inside the store, or of the list narrowed to it if there is no page; with a leading slash
   * and without the store's prefix.
   */
  readonly path: Scalars['String']['output'];
  /** Option of the attribute `series`, as a value of `FilterInput.in`. */
  readonly value: Scalars['String']['output'];
};

/** A service that is bought with products. */
export type ProductService = {
  readonly __typename?: 'ProductService';
  /** Categories of the products that the service is for; empty if the platform names none. */
  readonly categories: ReadonlyArray<Category>;
  /** Kind of the service. */
  readonly kind: ServiceKind;
};

/** Sort orders of product lists. */
export type ProductSort =
  /** Highest discount first. */
  | 'DISCOUNT_DESC'
  /** Most recently changed first. */
  | 'LATEST'
  /** Lowest final price first. */
  | 'PRICE_ASC'
  /** Highest final price first. */
  | 'PRICE_DESC'
  /**
   * Best rated first, by the average of a product's reviews and ten additional reviews of 3.5 stars, so that few reviews
   * have less weight than many. Products without reviews come last.
   */
  | 'RATING_DESC'
  /**
   * Lowest weekly payment on store credit first, then the newest. Products that are not sold on credit come last; in a
   * store that lends nothing, all of them.
   */
  | 'WEEKLY_ASC';

/** A short label to overlay on a product's picture. */
export type ProductTag = {
  readonly __typename?: 'ProductTag';
  /** Background colour. */
  readonly background: Scalars['HexColor']['output'];
  /** Text colour. */
  readonly color: Scalars['HexColor']['output'];
  /** Text of the label, at most 30 characters: `Envío gratis`. */
  readonly text: Scalars['String']['output'];
};

/** A variant of a configurable product. */
export type ProductVariant = Node & {
  readonly __typename?: 'ProductVariant';
  /** Attributes of the product, with this variant's own values in place of the values of all variants. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Estimated delivery of this variant. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description of this variant; null if it has none, in which case the product's description applies. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions of this variant. Each defaults to that of the product. Null if none is known. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of this variant; that of the product if it has none. Prefer it to `media` in lists: it does not read
   * galleries.
   */
  readonly image: ProductMedia;
  /** Media of this variant; those of the product if it has none. Never empty. */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** SKU of that product. */
  readonly parentSku: Scalars['String']['output'];
  /** Price of this variant. */
  readonly price: ProductPrice;
  /** Product of which this is a variant. */
  readonly product: ConfigurableProduct;
  /** Value of each option. */
  readonly selection: ReadonlyArray<Selection>;
  /** SKU of the variant, for use in carts. */
  readonly sku: Scalars['String']['output'];
  /** Live stock of this variant. Null if it could not be read, `VOLATILE` if the store does not synchronise stock. */
  readonly stock: Maybe<Stock>;
  /** Short coloured labels of this variant, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
};


/** A variant of a configurable product. */
export type ProductVariantDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};

/** Places in which a product is listed. */
export type ProductVisibility =
  /** Lists and results of a search. */
  | 'EVERYWHERE'
  /** None: the product is a part of another one. */
  | 'HIDDEN'
  /** Lists of categories. */
  | 'LISTS'
  /** Results of a search. */
  | 'SEARCH';

/** A limited offer with a featured product, a list of products, or both. */
export type Promotion = Node & {
  readonly __typename?: 'Promotion';
  /** The same promotion in other stores, excluding its store. Null if they are not known. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Coupon code for the cart; null without one, and after the end. */
  readonly coupon: Maybe<Scalars['String']['output']>;
  /** Code of its department; null if it has none. */
  readonly department: Maybe<Scalars['String']['output']>;
  /** End; null if it is not limited. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  /** True if it has a list of products. */
  readonly hasProducts: Scalars['Boolean']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture; null if there is none. */
  readonly image: Maybe<CmsImage>;
  /** True after the end: then it has no products. */
  readonly isOver: Scalars['Boolean']['output'];
  /** Time at which this promotion changes next: its end, or the removal of its page. Null if it is not limited. */
  readonly nextChangeAt: Maybe<Scalars['DateTime']['output']>;
  /** Path inside its store, percent-encoded, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /**
   * Featured product. Null without one, after the end, if the product is no longer sold, and for a promotion of another
   * store.
   */
  readonly product: Maybe<Product>;
  /**
   * Products on offer, in the promotion's own order unless `sort` is given. Null without a list, after the end, for a
   * promotion of another store, and if they could not be read.
   */
  readonly products: Maybe<ProductConnection>;
  /** Name in addresses, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** Start; null if it is not limited. */
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Store that has the promotion. */
  readonly store: Store;
  /** One sentence about the promotion; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Conditions; null if there are none. */
  readonly terms: Maybe<Scalars['HTML']['output']>;
  /** Text of the page; null if there is none. */
  readonly text: Maybe<Scalars['HTML']['output']>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};


/** A limited offer with a featured product, a list of products, or both. */
export type PromotionProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
};

/** A page of promotions. */
export type PromotionConnection = {
  readonly __typename?: 'PromotionConnection';
  /** Departments with running promotions, whether or not `department` is given. */
  readonly departments: ReadonlyArray<PromotionDepartment>;
  /** Promotions with their cursors. */
  readonly edges: ReadonlyArray<PromotionEdge>;
  /** Time at which the next promotion of the store begins or ends. Null if none will. */
  readonly nextChangeAt: Maybe<Scalars['DateTime']['output']>;
  /** Promotions without cursors. */
  readonly nodes: ReadonlyArray<Promotion>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of running promotions over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A department with running promotions. */
export type PromotionDepartment = {
  readonly __typename?: 'PromotionDepartment';
  /** Code, for the `department` argument. */
  readonly code: Scalars['String']['output'];
  /** Number of running promotions. */
  readonly count: Scalars['Int']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
};

/** A promotion and its cursor. */
export type PromotionEdge = {
  readonly __typename?: 'PromotionEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The promotion. */
  readonly node: Promotion;
};

/** Root of all read operations. */
export type Query = {
  readonly __typename?: 'Query';
  /** Series of the store with a page, in the editors' order. Null if they could not be read. */
  readonly allSeries: Maybe<ReadonlyArray<Series>>;
  /**
   * Attributes of the store's products: the meaning of the codes of facets, filters, options and product attributes. Omits
   * internal attributes, and those that shoppers neither see nor filter by. Fails with `BAD_USER_INPUT` for more than 50
   * codes. Null if they could not be read.
   */
  readonly attributes: Maybe<ReadonlyArray<Attribute>>;
  /** Blog of the store. */
  readonly blog: Blog;
  /** A category of the blog. Null if it is unknown, hidden, or not part of this store. */
  readonly blogCategory: Maybe<BlogCategory>;
  /** A post of the blog. Null if it is unknown, not public yet, or not part of this store. */
  readonly blogPost: Maybe<BlogPost>;
  /** A category. Null if it is unknown or inactive. */
  readonly category: Maybe<Category>;
  /** A content block written by editors. Null if it is unknown, inactive or not part of this store. */
  readonly cmsBlock: Maybe<CmsBlock>;
  /**
   * Content blocks by their identifiers, or all blocks of the store. Blocks that are unknown, inactive or not part of this
   * store are omitted. Fails with `BAD_USER_INPUT` for more than 50 identifiers, or if `first` is not between 1 and 500.
   * Null if they could not be read.
   */
  readonly cmsBlocks: Maybe<ReadonlyArray<CmsBlock>>;
  /** A page written by editors. Null if it is unknown, inactive or not part of this store. */
  readonly cmsPage: Maybe<CmsPage>;
  /**
   * Compares products side by side. Fails with `BAD_USER_INPUT` for more than 4 ids or a repeated id. Unknown products and
   * products that are no longer sold are omitted.
   */
  readonly comparison: Comparison;
  /**
   * The credit account whose PIN or SMS code was proven in this session by `openCreditAccount` or `confirmCreditCode`. Null
   * without one, and after the proof has expired: 15 minutes after its last use, two hours at most.
   */
  readonly creditAccount: Maybe<CreditAccount>;
  /**
   * The credit application that is open in this session: started, in progress, or sent. Null without one, and once it was
   * erased or its key is no longer valid.
   */
  readonly creditApplication: Maybe<CreditApplication>;
  /**
   * A payment of credits, by its global id. Null if it does not exist, or if neither the credit account that was proven in
   * this session nor the one that is linked to the customer made it.
   */
  readonly creditPayment: Maybe<CreditPayment>;
  /**
   * Gift cards that the store sells. Null if it sells none, or if they could not be read. A card is bought with
   * `addCartLines`: one line per card, whose custom options are named by `fields`.
   */
  readonly giftCardOffer: Maybe<GiftCardOffer>;
  /** Landing page of a campaign. Null if it is unknown or not part of this store. */
  readonly landing: Maybe<Landing>;
  /** Any object by its global id; null if it does not exist or the viewer may not read it. */
  readonly node: Maybe<Node>;
  /** Objects by their global ids, in the order of the ids; null for each id for which `node` returns null. At most 50 ids. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /**
   * Branches that have a product in stock for pick-up, in display order. Empty if none has, and for a product that is too
   * heavy for a counter or is not delivered. Null if the platform does not provide it.
   */
  readonly pickupBranches: Maybe<ReadonlyArray<PickupBranch>>;
  /**
   * Largest town of the area of a postal code in the country of the store, to sort branches by distance: near enough to
   * sort, not to measure. Null for an area without one, and for a malformed code.
   */
  readonly placeOfPostcode: Maybe<Place>;
  /**
   * Region, towns and suburbs of a postal code in the store's country, for filling in a form. Null if they could not be
   * read.
   */
  readonly postalPlace: Maybe<PostalPlace>;
  /** Whether the store lends to addresses of a postal code. Null in stores that do not lend, and if it could not be read. */
  readonly postcodeCredit: Maybe<PostcodeCredit>;
  /** A product. Null if it is unknown, disabled or not sold in this store. */
  readonly product: Maybe<Product>;
  /**
   * Promotion by its name in addresses. Null before its start, 30 days after its end, and if it is unknown or not part of
   * this store.
   */
  readonly promotion: Maybe<Promotion>;
  /**
   * Running promotions, in the editors' order. Fails with `BAD_USER_INPUT` for an unknown store and for a department of the wrong
   * length. Null if they could not be read.
   */
  readonly promotions: Maybe<PromotionConnection>;
  /**
   * Receipt of an order. The proof is `Order.receiptProof`, or the code in the link of the confirmation mail. Null if the
   * proof is invalid. Personal data is masked, because links are shared.
   */
  readonly receipt: Maybe<Receipt>;
  /** Furnished room. Null if it is unknown or not part of this store, and if the platform has no rooms. */
  readonly room: Maybe<Room>;
  /** Furnished rooms of the store, in the editors' order. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /** Target of a storefront path. Null if this store has no such path. */
  readonly route: Maybe<RouteTarget>;
  /**
   * The product and variant of a scanned code, which is a SKU or the address of a product in this store. Null if there is
   * no such product.
   */
  readonly scanned: Maybe<ScannedItem>;
  /**
   * The product of a scanned code, which is a SKU or the address of a product in this store. Null if there is no such
   * product.
   */
  readonly scannedProduct: Maybe<Product>;
  /**
   * Full-text search over products, best match first unless `sort` is given. Fails with `BAD_USER_INPUT` if `term` has
   * fewer than 3 characters. Not nullable: to keep the rest of an answer while products cannot be read, select it in a
   * fragment with `@defer`, or in a request of its own.
   */
  readonly search: ProductConnection;
  /** Page of a series. Null if it is unknown or not part of this store, and if the platform has no pages of series. */
  readonly series: Maybe<Series>;
  /**
   * A cart that another shopper shared, for review before taking it over. Null if the code is unknown, expired or revoked.
   * Subject to an attempt limit.
   */
  readonly sharedCart: Maybe<SharedCart>;
  /**
   * A wish list that its owner shares. Null if the code is unknown, or if the list was made private. Subject to an attempt
   * limit.
   */
  readonly sharedWishList: Maybe<SharedWishList>;
  /** A part of the store's sitemap. Null after the last part. */
  readonly sitemap: Maybe<SitemapPart>;
  /** The store of this request: from the `X-Store` header, else from the host, else the main brand. */
  readonly store: Store;
  /** All stores, main brand first. */
  readonly stores: ReadonlyArray<Store>;
  /**
   * Suburbs of a postal code (Mexico's colonias), for suggestions in a form. Empty if none is known; null if they could
   * not be read.
   */
  readonly suburbs: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * Suggestions for a search text that is being typed: its last word may be incomplete. Fails with `BAD_USER_INPUT` if
   * `term` has fewer than 3 characters. Fields of products are not nullable: to keep `categories` while products cannot be
   * read, select `products`, `totalCount` and `match` in a fragment with `@defer`.
   */
  readonly suggestions: Suggestions;
  /** The guest or customer who sends the request, with the session's cart. */
  readonly viewer: Viewer;
};


/** Root of all read operations. */
export type QueryAttributesArgs = {
  codes: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Root of all read operations. */
export type QueryBlogCategoryArgs = {
  categoryId: Scalars['Int']['input'];
};


/** Root of all read operations. */
export type QueryBlogPostArgs = {
  postId: Scalars['Int']['input'];
};


/** Root of all read operations. */
export type QueryCategoryArgs = {
  by: CategoryBy;
};


/** Root of all read operations. */
export type QueryCmsBlockArgs = {
  identifier: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryCmsBlocksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  identifiers: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Root of all read operations. */
export type QueryCmsPageArgs = {
  identifier: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryComparisonArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Root of all read operations. */
export type QueryCreditPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. */
export type QueryLandingArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Root of all read operations. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Root of all read operations. */
export type QueryPickupBranchesArgs = {
  sku: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryPlaceOfPostcodeArgs = {
  postcode: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryPostalPlaceArgs = {
  postcode: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryPostcodeCreditArgs = {
  postcode: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryProductArgs = {
  by: ProductBy;
};


/** Root of all read operations. */
export type QueryPromotionArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryPromotionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  department: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  store: InputMaybe<Scalars['String']['input']>;
};


/** Root of all read operations. */
export type QueryReceiptArgs = {
  proof: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryRoomArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryRouteArgs = {
  path: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryScannedArgs = {
  code: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QueryScannedProductArgs = {
  code: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySearchArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filters: InputMaybe<ReadonlyArray<FilterInput>>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
  term: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySeriesArgs = {
  slug: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySharedCartArgs = {
  code: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySharedWishListArgs = {
  code: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySitemapArgs = {
  part: Scalars['Int']['input'];
};


/** Root of all read operations. */
export type QuerySuburbsArgs = {
  postcode: Scalars['String']['input'];
};


/** Root of all read operations. */
export type QuerySuggestionsArgs = {
  categories?: InputMaybe<Scalars['Int']['input']>;
  products?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};

/** A cart saved under a name. Only the session that saved it can read it; in other sessions its id resolves to null. */
export type Quote = Node & {
  readonly __typename?: 'Quote';
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** Name given by the shopper. */
  readonly name: Scalars['String']['output'];
  /** The platform's number of the quote, as in addresses of its page. */
  readonly number: Scalars['String']['output'];
  /** Time at which the quote was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** Sum of the lines that are still sold, at current prices, with tax. */
  readonly totalNow: Money;
  /** Sum of all lines with tax at the time of saving, before coupon and shipping. */
  readonly totalThen: Money;
  /** Time until which the quote can be restored. */
  readonly validUntil: Scalars['DateTime']['output'];
};

/** A page of quotes. */
export type QuoteConnection = {
  readonly __typename?: 'QuoteConnection';
  /** Quotes with their cursors. */
  readonly edges: ReadonlyArray<QuoteEdge>;
  /** Quotes without cursors. */
  readonly nodes: ReadonlyArray<Quote>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of quotes over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A quote and its cursor. */
export type QuoteEdge = {
  readonly __typename?: 'QuoteEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The quote. */
  readonly node: Quote;
};

/** A product of a quote. */
export type QuoteLine = {
  readonly __typename?: 'QuoteLine';
  /** Chosen options, in the form of `CartLineInput`. */
  readonly choices: CartLineChoices;
  /** Delivery option, like `CartLine.deliveryOption`. */
  readonly deliveryOption: Maybe<Scalars['String']['output']>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Chosen options, as display texts. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Identifies the chosen options of the SKU, like `CartLine.optionsChecksum`. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to display; null if it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Number of units. */
  readonly quantity: Scalars['Float']['output'];
  /** SKU to buy. */
  readonly sku: Scalars['String']['output'];
  /** Current price of one unit, with tax and options; null if the product is no longer sold. */
  readonly unitPriceNow: Maybe<Money>;
  /** Price of one unit at the time of saving, with tax and options. */
  readonly unitPriceThen: Money;
  /** The variant to buy; null if the product has no variants. */
  readonly variant: Maybe<ProductVariant>;
  /** Chosen warranty, like `CartLine.warranty`. */
  readonly warranty: Maybe<Scalars['String']['output']>;
};

/** A customer rank. */
export type Rank = {
  readonly __typename?: 'Rank';
  /** The platform's code: `plata`. */
  readonly code: Scalars['String']['output'];
  /** Purchases within a year that the rank requires. */
  readonly from: Money;
  /**
   * Days after its delivery in which an order may be returned, by the rank of its buyer at the delivery. Null if the platform
   * names none.
   */
  readonly returnDays: Maybe<Scalars['Int']['output']>;
};

/** Rank of a customer and its progress. */
export type Ranking = {
  readonly __typename?: 'Ranking';
  /** Loyalty card of the customer. */
  readonly card: LoyaltyCard;
  /** Amount missing for the next rank; null in the highest rank. */
  readonly missing: Maybe<Money>;
  /** Next rank; null in the highest rank. */
  readonly next: Maybe<Rank>;
  /** Current rank. */
  readonly rank: Rank;
  /** All ranks, lowest first. */
  readonly ranks: ReadonlyArray<Rank>;
  /** Total of the purchases of the past year, without canceled and returned ones. */
  readonly spent: Money;
  /** Time at which the rank was calculated. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Input of `recalculateOrder`. */
export type RecalculateOrderInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `recalculateOrder`. */
export type RecalculateOrderPayload = MutationPayload & {
  readonly __typename?: 'RecalculateOrderPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the cart was recalculated. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An order as displayed to holders of its link, with personal data masked. */
export type Receipt = {
  readonly __typename?: 'Receipt';
  /** Amount of the canceled units, which is not charged or is refunded. 0 if nothing was canceled. */
  readonly canceledTotal: Money;
  /** Total without the canceled units: `total` less `canceledTotal`. */
  readonly currentTotal: Money;
  /** Time at which the order was delivered or picked up. Null before, and if it is unknown. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Delivery estimate at the time of the order. Null if there was none. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** City, region and postal code of the delivery address. Null if nothing is shipped. */
  readonly destination: Maybe<Scalars['String']['output']>;
  /** Amount still to pay, without units that were canceled or came back unpaid. Null if unknown, as for store credit. */
  readonly dueTotal: Maybe<Money>;
  /** Masked e-mail address of the confirmation: `a…@example.mx`. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Order number. */
  readonly number: Scalars['String']['output'];
  /** Amount that the customer has paid, before refunds. Null if unknown, as for store credit. */
  readonly paidTotal: Maybe<Money>;
  /** Deadline of the payment. Null for payment on delivery, and if no payment is due. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** The platform's code of the payment method: `banktransfer`. Null if it is not provided. */
  readonly paymentMethodCode: Maybe<Scalars['String']['output']>;
  /** Display name of the payment method. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /** Monthly payment plan. Null if the total is paid at once. */
  readonly paymentPlan: Maybe<PaymentPlan>;
  /** Time at which the order was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Initials of the recipient: `A. L.`. Null if nothing is shipped. */
  readonly recipient: Maybe<Scalars['String']['output']>;
  /** Amount that goes back to the customer, for cancellations and returns. Null if unknown, as for store credit. */
  readonly refundedTotal: Maybe<Money>;
  /** Total rows, in the platform's order. */
  readonly segments: ReadonlyArray<TotalSegment>;
  /** Display name of the shipping method; null if nothing is shipped. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: OrderStatus;
  /** Tax included in the total; null if the platform does not provide it. */
  readonly tax: Maybe<Money>;
  /** Total at which the order was placed, with tax and shipping. */
  readonly total: Money;
  /** Totals with tax, as in a cart. Null if the platform does not provide them. */
  readonly totals: Maybe<CartTotals>;
};

/** Input of `redeemGiftCard`. */
export type RedeemGiftCardInput = {
  /** Idempotency key: repeating it with the same code returns the first answer. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the card, in any case, with or without hyphens; at most 60 characters. */
  readonly code: Scalars['String']['input'];
};

/** Payload of `redeemGiftCard`. */
export type RedeemGiftCardPayload = MutationPayload & {
  readonly __typename?: 'RedeemGiftCardPayload';
  /** Amount that was added to the wallet; null if the card was not redeemed. */
  readonly amount: Maybe<Money>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer, with the new balance; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the card was not redeemed; empty if it was. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A redirect to another path. */
export type Redirect = {
  readonly __typename?: 'Redirect';
  /** HTTP status: 301 for a permanent redirect, 302 otherwise. */
  readonly statusCode: Scalars['Int']['output'];
  /** Code of the store that the target is inside: the store of the request, unless a rule leads to another one. */
  readonly storeCode: Scalars['String']['output'];
  /** Target path inside the store of `storeCode`, percent-encoded, with a leading slash. */
  readonly target: Scalars['String']['output'];
};

/** Input of `registerCompany`. */
export type RegisterCompanyInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. A repeated request makes no second account. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Data of the company. */
  readonly company: CompanyInput;
  /** E-mail address of the account that is created. Ignored for a signed-in customer. */
  readonly email: Scalars['EmailAddress']['input'];
  /** First name of the person who registers the company, at most 60 characters. Ignored for a signed-in customer. */
  readonly firstName: Scalars['String']['input'];
  /** Job title, at most 80 characters. Defaults to none. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 60 characters. */
  readonly lastName: Scalars['String']['input'];
  /** Mother's surname, at most 60 characters. Defaults to none. */
  readonly mothersName?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `registerCompany`. */
export type RegisterCompanyPayload = MutationPayload & {
  readonly __typename?: 'RegisterCompanyPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The company of the signed-in customer; null for a guest, and if the request was refused. */
  readonly company: Maybe<Company>;
  /** The signed-in customer after the change; null for a guest, whose account is opened by the link in the mail. */
  readonly customer: Maybe<Customer>;
  /** Notices about the registered company: `COMPANY_REGISTERED`. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the company was refused: `INVALID`, `EMAIL_TAKEN`, `COMPANY_TAX_ID`, `COMPANY_TAX_ID_TAKEN`,
   * `COMPANY_USER_KNOWN` for a customer who is in another company, `COMPANY_FORBIDDEN`, `TOO_MANY_ATTEMPTS`, `REFUSED`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `removeCartCoupon`. */
export type RemoveCartCouponInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `removeCartCoupon`. */
export type RemoveCartCouponPayload = MutationPayload & {
  readonly __typename?: 'RemoveCartCouponPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if no coupon is applied. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `removeCartLines`. */
export type RemoveCartLinesInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Lines to remove, at most 50. */
  readonly lines: ReadonlyArray<CartLineRef>;
};

/** Payload of `removeCartLines`. */
export type RemoveCartLinesPayload = MutationPayload & {
  readonly __typename?: 'RemoveCartLinesPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Global ids of the removed lines. */
  readonly removedLineIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `removeFromWishList`. */
export type RemoveFromWishListInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** SKU of the product. */
  readonly sku: Scalars['String']['input'];
  /** Global id of the customer's wish list. Defaults to all lists. */
  readonly wishListId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `removeFromWishList`. */
export type RemoveFromWishListPayload = MutationPayload & {
  readonly __typename?: 'RemoveFromWishListPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `requestEmailChange`. */
export type RequestEmailChangeInput = {
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's password. */
  readonly currentPassword: Scalars['String']['input'];
  /** New e-mail address, at most 254 characters. */
  readonly email: Scalars['String']['input'];
};

/** Payload of `requestEmailChange`. */
export type RequestEmailChangePayload = MutationPayload & {
  readonly __typename?: 'RequestEmailChangePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `requestGuestOrders`. */
export type RequestGuestOrdersInput = {
  /**
   * Returned unchanged. Not an idempotency key: a repeated request may send another mail, a few times an hour, and makes
   * the earlier link invalid.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `requestGuestOrders`. */
export type RequestGuestOrdersPayload = MutationPayload & {
  readonly __typename?: 'RequestGuestOrdersPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request may send another mail, up to three times an hour. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's e-mail address, at most 254 characters. */
  readonly email: Scalars['String']['input'];
};

/** Payload of `requestPasswordReset`. */
export type RequestPasswordResetPayload = MutationPayload & {
  readonly __typename?: 'RequestPasswordResetPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `requestWholesale`. */
export type RequestWholesaleInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `requestWholesale`. */
export type RequestWholesalePayload = MutationPayload & {
  readonly __typename?: 'RequestWholesalePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The company after the request; null without one. */
  readonly company: Maybe<Company>;
  /** Notices about the granted request: `WHOLESALE_GRANTED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `SIGNED_OUT`, `COMPANY_FORBIDDEN`, `WHOLESALE_NOT_YET`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `resendEmailChange`. */
export type ResendEmailChangeInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `resendEmailChange`. */
export type ResendEmailChangePayload = MutationPayload & {
  readonly __typename?: 'ResendEmailChangePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** Returned unchanged. Not an idempotency key: passwords are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** The account's e-mail address, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /**
   * New password: 8 to 256 characters of at least three kinds (lower case, upper case, digits, others), including a
   * capital letter and a digit.
   */
  readonly newPassword: Scalars['String']['input'];
  /** Token from the link in the e-mail. */
  readonly resetToken: Scalars['String']['input'];
};

/** Payload of `resetPassword`. */
export type ResetPasswordPayload = MutationPayload & {
  readonly __typename?: 'ResetPasswordPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `restoreQuote`. */
export type RestoreQuoteInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the quote. */
  readonly id: Scalars['ID']['input'];
  /** How the lines of the cart are treated. */
  readonly mode?: RestoreQuoteMode;
};

/** How restoring a quote treats the lines of the cart. */
export type RestoreQuoteMode =
  /** Keeps the lines of the cart. A line that both contain keeps the larger quantity. */
  | 'MERGE'
  /** Removes the lines of the cart that the quote does not contain. The other lines take the quantities of the quote. */
  | 'REPLACE';

/** Payload of `restoreQuote`. */
export type RestoreQuotePayload = MutationPayload & {
  readonly __typename?: 'RestoreQuotePayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why single lines were refused; the other lines are restored. `QUOTE_NOT_FOUND` if there is no such quote. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `resumeCreditApplication`. */
export type ResumeCreditApplicationInput = {
  /** Returned unchanged. Not an idempotency key: codes are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code from the SMS: four digits. */
  readonly code: Scalars['String']['input'];
  /** `CreditApplication.number`, as in `SendCreditResumeCodeInput`. */
  readonly number: Scalars['String']['input'];
  /** Last four digits of the applicant's telephone. */
  readonly telephoneEnd: Scalars['String']['input'];
};

/** Payload of `resumeCreditApplication`. */
export type ResumeCreditApplicationPayload = MutationPayload & {
  readonly __typename?: 'ResumeCreditApplicationPayload';
  /** The application that was opened. If the request was refused, the one that is open in this session, if any. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Reasons why the request was refused: `SMS_CODE_INCORRECT` for a wrong code and an unknown application alike,
   * `TOO_MANY_ATTEMPTS`, `CREDIT_UNAVAILABLE`, `INVALID`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A form field for each returned product. */
export type ReturnAttribute = {
  readonly __typename?: 'ReturnAttribute';
  /** Name of the input field: `reason`, `condition` or `resolution`. */
  readonly code: Scalars['String']['output'];
  /** Label of the field. */
  readonly label: Scalars['String']['output'];
  /** Available options. */
  readonly options: ReadonlyArray<AnswerOption>;
};

/** Form for returning products of an order. */
export type ReturnForm = {
  readonly __typename?: 'ReturnForm';
  /** Fields to fill in for each product. English: "Could not get the list of \"rma attribute metadata\" (404)" */
  readonly attributes: ReadonlyArray<ReturnAttribute>;
  /** Lines of the order. */
  readonly lines: ReadonlyArray<ReturnFormLine>;
  /** Maximum number of photos. */
  readonly photosMax: Scalars['Int']['output'];
  /** Deadline for returns; null before the delivery, and after the order is closed. */
  readonly returnBefore: Maybe<Scalars['DateTime']['output']>;
};

/** A line of an order, and the quantity that can be returned. */
export type ReturnFormLine = {
  readonly __typename?: 'ReturnFormLine';
  /** Identifier of the line for `createReturn`. */
  readonly lineId: Scalars['ID']['output'];
  /** Product name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** Number of units bought. */
  readonly quantity: Scalars['Int']['output'];
  /** Number of units that can still be returned: 0 after the deadline. */
  readonly returnableQuantity: Scalars['Int']['output'];
  /** SKU that was bought. */
  readonly sku: Scalars['String']['output'];
};

/** A returned product. */
export type ReturnLine = {
  readonly __typename?: 'ReturnLine';
  /** Condition of the product, as display text. */
  readonly condition: Scalars['String']['output'];
  /** Product name at the time of the order. */
  readonly name: Scalars['String']['output'];
  /** Number of units. */
  readonly quantity: Scalars['Int']['output'];
  /** Reason for the return, as display text. */
  readonly reason: Scalars['String']['output'];
  /** Number of units that the shop has received. Null if the platform does not count them. */
  readonly receivedQuantity: Maybe<Scalars['Int']['output']>;
  /** Resolution that the shopper requests, as display text. */
  readonly resolution: Scalars['String']['output'];
  /** SKU that was bought. */
  readonly sku: Scalars['String']['output'];
};

/** Input of `returnLine`. */
export type ReturnLineInput = {
  /** `AnswerOption.value` of the attribute `condition`. */
  readonly condition: Scalars['String']['input'];
  /** Value of `ReturnFormLine.lineId`; each at most once. */
  readonly lineId: Scalars['ID']['input'];
  /** Number of units, at least 1. */
  readonly quantity: Scalars['Int']['input'];
  /** `AnswerOption.value` of the attribute `reason`. */
  readonly reason: Scalars['String']['input'];
  /** `AnswerOption.value` of the attribute `resolution`. */
  readonly resolution: Scalars['String']['input'];
};

/** A return of products of an order. Only the customer who requested it can read it. */
export type ReturnRequest = Node & {
  readonly __typename?: 'ReturnRequest';
  /** Comment of the shopper. */
  readonly comment: Maybe<Scalars['String']['output']>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Returned products. */
  readonly lines: ReadonlyArray<ReturnLine>;
  /** Return number, for communication with the shopper. */
  readonly number: Scalars['String']['output'];
  /** Photos of the products, each a JPEG as a `data:` URL. Null if they could not be read. */
  readonly photos: Maybe<ReadonlyArray<Scalars['URL']['output']>>;
  /** Time at which the return was requested. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Status of the return. */
  readonly status: ReturnStatus;
};

/** Statuses of a return. */
export type ReturnStatus =
  /** The shop has received part of the products. */
  | 'PARTIALLY_RECEIVED'
  /** The shop has received all products. */
  | 'RECEIVED'
  /** Requested; the shop has received nothing yet. */
  | 'REQUESTED';

/** A shopper's review of a product. */
export type Review = Node & {
  readonly __typename?: 'Review';
  /** Time at which the review was written; null if the platform does not provide it. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Text with line breaks. Plain text, never HTML. */
  readonly detail: Scalars['String']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True if the author had bought the product from this shop. Null if the platform does not provide it. */
  readonly isVerifiedPurchase: Maybe<Scalars['Boolean']['output']>;
  /** Display name of the author; null if the platform does not provide it. */
  readonly nickname: Maybe<Scalars['String']['output']>;
  /** Photos that the author added, in their order; at most 4. Empty if the platform provides none. */
  readonly photos: ReadonlyArray<ReviewPhoto>;
  /** Number of stars, 1 to 5. Null if the platform stores none. */
  readonly rating: Maybe<Scalars['Int']['output']>;
  /** Title; null if there is none. */
  readonly title: Maybe<Scalars['String']['output']>;
};

/** A page of reviews. */
export type ReviewConnection = {
  readonly __typename?: 'ReviewConnection';
  /** Average number of stars of all approved reviews, rounded to a tenth. Null if there are none. */
  readonly averageRating: Maybe<Scalars['Float']['output']>;
  /**
   * Number of approved reviews with 5, 4, 3, 2 and 1 stars, in that order. Null if the platform does not count them, and
   * if there are none.
   */
  readonly distribution: Maybe<ReadonlyArray<StarCount>>;
  /** Reviews with their cursors. */
  readonly edges: ReadonlyArray<ReviewEdge>;
  /** Reviews without cursors. */
  readonly nodes: ReadonlyArray<Review>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /**
   * Newest photos of all approved reviews, at most 12, independent of the page and of `stars`. Empty if the platform
   * provides none.
   */
  readonly photos: ReadonlyArray<ReviewPhoto>;
  /** Number of approved reviews over all pages; with `stars` or `withPhotos`, only those that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A review and its cursor. */
export type ReviewEdge = {
  readonly __typename?: 'ReviewEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The review. */
  readonly node: Review;
};

/** A photo that the author of a review took. It holds no metadata, such as the place. */
export type ReviewPhoto = {
  readonly __typename?: 'ReviewPhoto';
  /** Height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** Display name of the author; null if the platform does not provide it. */
  readonly nickname: Maybe<Scalars['String']['output']>;
  /**
   * Path below the image service, without extension, for clients that build their own source sets:
   * `{service}/{width}/{height}/{fit,resize}/{path}.{avif,webp,jpg}`.
   */
  readonly path: Scalars['String']['output'];
  /** URL of the photo, with its own ratio of width to height. */
  readonly url: Scalars['URL']['output'];
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};


/** A photo that the author of a review took. It holds no metadata, such as the place. */
export type ReviewPhotoUrlArgs = {
  format?: InputMaybe<ImageFormat>;
  side?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture of a furnished room, with the products in it. */
export type Room = Node & {
  readonly __typename?: 'Room';
  /** The same room in other stores, excluding this store. Null if they are not known. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture of the room. */
  readonly image: CmsImage;
  /** Kind of the room. */
  readonly kind: RoomKind;
  /** Path inside the store, percent-encoded, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** Products in the picture, in display order, at most 20. Empty for a room of another store. */
  readonly points: ReadonlyArray<RoomPoint>;
  /** Name in addresses, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** One sentence about the room; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Text of the page; null if there is none. */
  readonly text: Maybe<Scalars['HTML']['output']>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change; null if it is not known. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A kind of room, such as living rooms. */
export type RoomKind = {
  readonly __typename?: 'RoomKind';
  /** Code of the kind: `living`. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
};

/** A product at a place of a picture. */
export type RoomPoint = {
  readonly __typename?: 'RoomPoint';
  /** Product; null if it is no longer sold. */
  readonly product: Maybe<Product>;
  /** Number of units in the picture, 1 to 20. */
  readonly quantity: Scalars['Int']['output'];
  /** Variant that the picture shows; null for a product without variants, and if it is no longer sold. */
  readonly variant: Maybe<ProductVariant>;
  /** Distance from the left edge, in percent of the picture's width. */
  readonly x: Scalars['Float']['output'];
  /** Distance from the upper edge, in percent of the picture's height. */
  readonly y: Scalars['Float']['output'];
};

/** Target of a storefront path. */
export type RouteTarget = BundleProduct | Category | CmsPage | ConfigurableProduct | DownloadableProduct | GroupedProduct | Landing | Promotion | Redirect | SimpleProduct | VirtualProduct;

/** Input of `saveCustomerAddress`. */
export type SaveCustomerAddressInput = {
  /** Complete address. */
  readonly address: AddressInput;
  /** `CustomerAddress.addressId` of the address to change. Omit it for a new address. */
  readonly addressId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** If true, makes this the default billing address; if false, removes that role from it. */
  readonly isDefaultBilling?: InputMaybe<Scalars['Boolean']['input']>;
  /** If true, makes this the default delivery address; if false, removes that role from it. */
  readonly isDefaultShipping?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Payload of `saveCustomerAddress`. */
export type SaveCustomerAddressPayload = MutationPayload & {
  readonly __typename?: 'SaveCustomerAddressPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `saveQuote`. */
export type SaveQuoteInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * True saves only the lines beside the product that must be ordered alone, and removes them from the cart: both, or
   * neither. A cart without such a product is refused with `CONFLICT`; see `Cart.mixesSoleItem`. Defaults to the whole cart,
   * which stays as it is.
   */
  readonly movesLinesBesideSoleItem?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the quote, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
};

/** Payload of `saveQuote`. */
export type SaveQuotePayload = MutationPayload & {
  readonly __typename?: 'SaveQuotePayload';
  /** The current cart; null if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** The saved quote; null if the request was refused. */
  readonly quote: Maybe<Quote>;
  /** Reasons why the request was refused; empty if the quote was saved. `QUOTE_LIMIT` if there are already 20 quotes. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The product and variant of a scanned code. */
export type ScannedItem = {
  readonly __typename?: 'ScannedItem';
  /** The product. */
  readonly product: Product;
  /**
   * The variant that the code identifies. Null if the product has no variants, or if the code identifies the product as a
   * whole.
   */
  readonly variant: Maybe<ProductVariant>;
};

/** Interpretation of a search text. */
export type SearchMatch = {
  readonly __typename?: 'SearchMatch';
  /** Number of products that match all words. They come first in every order, followed by related products. */
  readonly count: Scalars['Int']['output'];
  /**
   * Highest price named in the text, with tax, which all products respect: `sofá hasta 10,000`. Null if the text names
   * none.
   */
  readonly maximumPrice: Maybe<Money>;
  /** Words that were ignored because no product matches them together with the other words. */
  readonly missingWords: ReadonlyArray<Scalars['String']['output']>;
  /** Words that matched products, as typed. Words without a meaning of their own are in neither list. */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** A selected value of an option. */
export type Selection = {
  readonly __typename?: 'Selection';
  /** Attribute code of the option: `color`. */
  readonly attributeCode: Scalars['String']['output'];
  /** Display name of the option: `Color`. */
  readonly label: Scalars['String']['output'];
  /** The platform's identifier of the value. */
  readonly value: Scalars['String']['output'];
  /** Display name of the value: `Gris`. */
  readonly valueLabel: Scalars['String']['output'];
};

/** A value to select. */
export type SelectionInput = {
  /** Attribute code of the option: `color`. */
  readonly attributeCode: Scalars['String']['input'];
  /** The platform's identifier of the value. */
  readonly value: Scalars['String']['input'];
};

/** Input of `sendContactMessage`. */
export type SendContactMessageInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of complaint, as `ComplaintKind.code` of `Store.complaintKinds`. Omit it if the message is not a complaint. */
  readonly complaint?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for the answer. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Text of the message, at most 2,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Name of the sender, at most 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Telephone number for a call back, as in `AddressInput`. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `sendContactMessage`. */
export type SendContactMessagePayload = MutationPayload & {
  readonly __typename?: 'SendContactMessagePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Number of the complaint: `Q-7KD29MXF`. Null if the message is not a complaint or the platform assigns no number. */
  readonly complaintNumber: Maybe<Scalars['String']['output']>;
  /** Notices with the e-mail address of the answer and the complaint number. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the message was refused; empty if it was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `sendCreditCode`. */
export type SendCreditCodeInput = {
  /**
   * Number of the account: `C` and eight digits; the letter can be omitted. Omit the number for the applicant of the open
   * `creditApplication`.
   */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Returned unchanged. Not an idempotency key: a repeated request is refused until `resendAt`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `sendCreditCode`. */
export type SendCreditCodePayload = MutationPayload & {
  readonly __typename?: 'SendCreditCodePayload';
  /** The open credit application after a request without an account number; null otherwise. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Number of digits of the code. */
  readonly codeLength: Scalars['Int']['output'];
  /** Notices about the SMS: `CREDIT_CODE_SENT` with four digits of the telephone. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Time from which another code can be sent, after this SMS or after the earlier one that caused the refusal. Null if it
   * is not known, or if a code can be sent at once.
   */
  readonly resendAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of seconds until `resendAt`, for devices whose clock is wrong. */
  readonly resendSeconds: Maybe<Scalars['Int']['output']>;
  /**
   * Reasons why no SMS was sent: `CREDIT_NUMBER_INVALID`, `CREDIT_CLIENT_NOT_FOUND`, `SMS_TOO_SOON`, `SMS_DAY_LIMIT`,
   * `SMS_NOT_SENT`, `TOO_MANY_ATTEMPTS`; without a number `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`,
   * `CREDIT_TELEPHONE_CONFIRMED`.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `sendCreditResumeCode`. */
export type SendCreditResumeCodeInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request counts as an attempt. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** `CreditApplication.number`: `S-` and eight characters; spaces and lower case are accepted. */
  readonly number: Scalars['String']['input'];
  /** Last four digits of the applicant's telephone. */
  readonly telephoneEnd: Scalars['String']['input'];
};

/** Payload of `sendCreditResumeCode`. */
export type SendCreditResumeCodePayload = MutationPayload & {
  readonly __typename?: 'SendCreditResumeCodePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Number of digits of the code. */
  readonly codeLength: Scalars['Int']['output'];
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Time from which another code can be sent, if this request has sent one. Null if the request was refused. */
  readonly resendAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of seconds until `resendAt`, for devices whose clock is wrong. */
  readonly resendSeconds: Maybe<Scalars['Int']['output']>;
  /** Reasons why no SMS was sent: `TOO_MANY_ATTEMPTS`, `SMS_NOT_SENT`, `CREDIT_UNAVAILABLE`, `INVALID`. An unknown application is none. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `sendTelephoneCode`. */
export type SendTelephoneCodeInput = {
  /** `CustomerAddress.addressId` of the customer's address. */
  readonly addressId: Scalars['String']['input'];
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `sendTelephoneCode`. */
export type SendTelephoneCodePayload = MutationPayload & {
  readonly __typename?: 'SendTelephoneCodePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Number of digits of the code. */
  readonly codeLength: Scalars['Int']['output'];
  /** The signed-in customer; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /**
   * True if the SMS was sent; false if the platform could not be reached; null if no SMS was sent for another reason, or if
   * that is unknown (`SMS_UNCERTAIN`).
   */
  readonly isSent: Maybe<Scalars['Boolean']['output']>;
  /** Notices about the SMS, or about an earlier confirmation. */
  readonly notices: ReadonlyArray<Notice>;
  /**
   * Time from which another code can be sent, after this SMS or after the earlier one that caused the refusal. Null if it
   * can be sent at once.
   */
  readonly resendAt: Maybe<Scalars['DateTime']['output']>;
  /** Number of seconds until `resendAt`, for devices whose clock is wrong. */
  readonly resendSeconds: Maybe<Scalars['Int']['output']>;
  /** Reasons why the request was refused; empty if the SMS was sent. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A series of products with a common design, as a page. */
export type Series = Node & {
  readonly __typename?: 'Series';
  /** The same series in other stores, excluding this store. Null if they are not known. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Categories of its products, in the order of the shop. Null if they could not be read. */
  readonly categories: Maybe<ReadonlyArray<SeriesCategory>>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** Picture; null if there is none. */
  readonly image: Maybe<CmsImage>;
  /** Path inside the store, percent-encoded, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** Products of the series. Null if they could not be read. */
  readonly products: Maybe<ProductConnection>;
  /** Name in addresses, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /** One sentence about the series; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Text of the page; null if there is none. */
  readonly text: Maybe<Scalars['HTML']['output']>;
  /** Display name: `Serie Siena`. */
  readonly title: Scalars['String']['output'];
  /** Time of the last change; null if it is not known. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Option of the attribute `series`, as a value of `FilterInput.in`. */
  readonly value: Scalars['String']['output'];
};


/** A series of products with a common design, as a page. */
export type SeriesProductsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  category: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort: InputMaybe<ProductSort>;
};

/** A category with products of a series. */
export type SeriesCategory = {
  readonly __typename?: 'SeriesCategory';
  /** The category. */
  readonly category: Category;
  /** Number of products of the series in it. */
  readonly count: Scalars['Int']['output'];
};

/** Kinds of services that are bought with products. */
export type ServiceKind =
  /** The product is assembled in the shopper's home. */
  | 'ASSEMBLY'
  /** The product is installed and connected. */
  | 'INSTALLATION'
  /** Another service. */
  | 'OTHER'
  /** A used product is taken away. */
  | 'REMOVAL'
  /** The guarantee is extended. */
  | 'WARRANTY';

/** Input of `setCartGift`. */
export type SetCartGiftInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Gift message of the cart. Null removes it. */
  readonly gift?: InputMaybe<GiftMessageInput>;
};

/** Payload of `setCartGift`. */
export type SetCartGiftPayload = MutationPayload & {
  readonly __typename?: 'SetCartGiftPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCartPayment`. */
export type SetCartPaymentInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Value of `PaymentMethod.code`. */
  readonly methodCode: Scalars['String']['input'];
  /**
   * Term: `PaymentPlan.months` of one of `PaymentMethod.plans`, or `CreditOffer.months` of one of
   * `PaymentMethod.creditOffers`. Defaults to a single payment, and for store credit to the platform's usual term.
   */
  readonly months?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `setCartPayment`. */
export type SetCartPaymentPayload = MutationPayload & {
  readonly __typename?: 'SetCartPaymentPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if the method is set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCartShipping`. */
export type SetCartShippingInput = {
  /** Delivery address. */
  readonly address: AddressInput;
  /** Value of `ShippingMethod.carrierCode`. */
  readonly carrierCode: Scalars['String']['input'];
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Value of `ShippingMethod.methodCode`. */
  readonly methodCode: Scalars['String']['input'];
  /**
   * `Branch.code` of one of `ShippingMethod.pickupBranches`. Required if there are any: the order then goes to the branch,
   * with the name and telephone of `address`.
   */
  readonly pickupBranchCode?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `setCartShipping`. */
export type SetCartShippingPayload = MutationPayload & {
  readonly __typename?: 'SetCartShippingPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if address and method are set. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditAddress`. */
export type SetCreditAddressInput = {
  /** `AnswerOption.value` of one of `StoreCredit.addressAges`. */
  readonly age: Scalars['String']['input'];
  /**
   * `CreditApplication.id` of the application that the answer is meant for, for a request that may be sent late: if another
   * one is open by then, it is refused with `CREDIT_APPLICATION_NOT_FOUND`. Omit it for the open application.
   */
  readonly applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Returned unchanged. Not an idempotency key: personal data is not stored for a retry, and a repeated request sets the same values. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Streets between which the house stands, at most 80 characters. */
  readonly crossStreet?: InputMaybe<Scalars['String']['input']>;
  /** Interior number, at most 80 characters. */
  readonly interior?: InputMaybe<Scalars['String']['input']>;
  /** Municipality, at most 80 characters. */
  readonly municipality: Scalars['String']['input'];
  /** Exterior number, at most 80 characters. */
  readonly number: Scalars['String']['input'];
  /** Postal code of five digits. */
  readonly postcode: Scalars['String']['input'];
  /** Street, at most 80 characters. */
  readonly street: Scalars['String']['input'];
  /** Suburb (colonia), at most 80 characters. */
  readonly suburb: Scalars['String']['input'];
};

/** Payload of `setCreditAddress`. */
export type SetCreditAddressPayload = MutationPayload & {
  readonly __typename?: 'SetCreditAddressPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `ZIP_WITHOUT_COVERAGE`, `REFERENCE_SAME_ADDRESS`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditApplicant`. */
export type SetCreditApplicantInput = {
  /** Date of birth. Applicants are at least 18 years old in the calendar of Mexico City. */
  readonly birthDate: Scalars['Date']['input'];
  /** Returned unchanged. Not an idempotency key: personal data is not stored for a retry, and a repeated request sets the same values. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** CURP of 18 characters; spaces and lower case are accepted. */
  readonly curp: Scalars['String']['input'];
  /** E-mail address, at most 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Paternal surname: 2 to 60 letters. */
  readonly fatherName: Scalars['String']['input'];
  /** Given names: 2 to 60 letters. */
  readonly firstNames: Scalars['String']['input'];
  /** Maternal surname: 2 to 60 letters; omit it if there is none. */
  readonly motherName?: InputMaybe<Scalars['String']['input']>;
  /** Mexican telephone number of ten digits, to which a code is sent. */
  readonly telephone: Scalars['String']['input'];
};

/** Payload of `setCreditApplicant`. */
export type SetCreditApplicantPayload = MutationPayload & {
  readonly __typename?: 'SetCreditApplicantPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `UNDERAGE`, `DATE_IN_FUTURE`, `CURP_INVALID`, `CURP_MISMATCH`, `REFERENCE_SAME_TELEPHONE`, `CREDIT_REQUEST_PENDING`, `CREDIT_AMOUNT`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `TOO_MANY_ATTEMPTS`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditDeposit`. */
export type SetCreditDepositInput = {
  /** CLABE of 18 digits or debit card of 16. Required but for a branch. */
  readonly account?: InputMaybe<Scalars['String']['input']>;
  /** `Bank.code`. Required for a debit card; a CLABE names its bank. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Returned unchanged. Not an idempotency key: account numbers are not stored, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Way of the deposit. */
  readonly method: CreditDepositMethod;
};

/** Payload of `setCreditDeposit`. */
export type SetCreditDepositPayload = MutationPayload & {
  readonly __typename?: 'SetCreditDepositPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `BANK_ACCOUNT_WRONG`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditInsurance`. */
export type SetCreditInsuranceInput = {
  /**
   * `CreditApplication.id` of the application that the answer is meant for, for a request that may be sent late: if another
   * one is open by then, it is refused with `CREDIT_APPLICATION_NOT_FOUND`. Omit it for the open application.
   */
  readonly applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Persons whom the insurance pays: 1 to 5, with 100 percent together. Ignored without `code`. */
  readonly beneficiaries?: ReadonlyArray<BeneficiaryInput>;
  /** Returned unchanged. Not an idempotency key: personal data is not stored for a retry, and a repeated request sets the same values. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** `LifeInsurance.code` of one of `StoreCredit.insurances`; null for no insurance. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `setCreditInsurance`. */
export type SetCreditInsurancePayload = MutationPayload & {
  readonly __typename?: 'SetCreditInsurancePayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `INSURANCE_TOO_LOW`, `BENEFICIARIES_COUNT`, `BENEFICIARIES_TWICE`, `BENEFICIARIES_SUM`, `CREDIT_STEP_MISSING` before an offer is chosen, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditOffer`. */
export type SetCreditOfferInput = {
  /** Amount, with at most two decimals. */
  readonly amount: Scalars['Decimal']['input'];
  /**
   * `CreditApplication.id` of the application that the answer is meant for, for a request that may be sent late: if another
   * one is open by then, it is refused with `CREDIT_APPLICATION_NOT_FOUND`. Omit it for the open application.
   */
  readonly applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Returned unchanged. Not an idempotency key: personal data is not stored for a retry, and a repeated request sets the same values. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Interval between payments. */
  readonly frequency: CreditFrequency;
  /** Term in months. */
  readonly months: Scalars['Int']['input'];
};

/** Payload of `setCreditOffer`. */
export type SetCreditOfferPayload = MutationPayload & {
  readonly __typename?: 'SetCreditOfferPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_AMOUNT`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditReference`. */
export type SetCreditReferenceInput = {
  /**
   * `CreditApplication.id` of the application that the answer is meant for, for a request that may be sent late: if another
   * one is open by then, it is refused with `CREDIT_APPLICATION_NOT_FOUND`. Omit it for the open application.
   */
  readonly applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Returned unchanged. Not an idempotency key: personal data is not stored for a retry, and a repeated request sets the same values. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Paternal surname: 2 to 60 letters. */
  readonly fatherName: Scalars['String']['input'];
  /** Given names: 2 to 60 letters. */
  readonly firstNames: Scalars['String']['input'];
  /** `AnswerOption.value` of one of `StoreCredit.kinships`. */
  readonly kinship: Scalars['String']['input'];
  /** Maternal surname: 2 to 60 letters; omit it if there is none. */
  readonly motherName?: InputMaybe<Scalars['String']['input']>;
  /** Exterior number, at most 80 characters. */
  readonly number: Scalars['String']['input'];
  /** Postal code of five digits. */
  readonly postcode: Scalars['String']['input'];
  /** Street, at most 80 characters. */
  readonly street: Scalars['String']['input'];
  /** Mexican telephone number of ten digits, other than that of the applicant. */
  readonly telephone: Scalars['String']['input'];
};

/** Payload of `setCreditReference`. */
export type SetCreditReferencePayload = MutationPayload & {
  readonly __typename?: 'SetCreditReferencePayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `REFERENCE_SAME_ADDRESS`, `REFERENCE_SAME_TELEPHONE`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `setCreditSeller`. */
export type SetCreditSellerInput = {
  /** Returned unchanged. Not an idempotency key: a repeated request counts as an attempt. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a promoter, at most 120 characters. Give this or `sellerCode`. */
  readonly promoterCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of a seller, at most 120 characters. */
  readonly sellerCode?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `setCreditSeller`. */
export type SetCreditSellerPayload = MutationPayload & {
  readonly __typename?: 'SetCreditSellerPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** First name of the promoter or seller. Null if the request was refused. */
  readonly seller: Maybe<Scalars['String']['output']>;
  /** Reasons why the request was refused: `PROMOTER_CODE_INVALID`, `TOO_MANY_ATTEMPTS`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `shareCart`. */
export type ShareCartInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `shareCart`. */
export type ShareCartPayload = MutationPayload & {
  readonly __typename?: 'ShareCartPayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the link. */
  readonly notices: ReadonlyArray<Notice>;
  /** The shared cart; null if the request was refused. */
  readonly sharedCart: Maybe<SharedCart>;
  /** Reasons why the request was refused; empty if the link was created. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Copy of a cart at the time it was shared. */
export type SharedCart = {
  readonly __typename?: 'SharedCart';
  /** Code of the link: 128 random bits. */
  readonly code: Scalars['String']['output'];
  /** Time at which the link expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<SharedCartLine>;
};

/** A product of a shared cart. */
export type SharedCartLine = {
  readonly __typename?: 'SharedCartLine';
  /** Chosen options, in the form of `CartLineInput`. */
  readonly choices: CartLineChoices;
  /** Delivery option, like `CartLine.deliveryOption`. */
  readonly deliveryOption: Maybe<Scalars['String']['output']>;
  /** Display name; null if the product is no longer sold. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Chosen options, as display texts. */
  readonly options: ReadonlyArray<CartLineOption>;
  /** Identifies the chosen options of the SKU, like `CartLine.optionsChecksum`. */
  readonly optionsChecksum: Maybe<Scalars['String']['output']>;
  /** The product to display; null if it is no longer in the catalogue. */
  readonly product: Maybe<Product>;
  /** Number of units. */
  readonly quantity: Scalars['Float']['output'];
  /** SKU to buy. */
  readonly sku: Scalars['String']['output'];
  /** Current price of one unit, with tax and options. Null if the product is no longer sold or the platform names no price. */
  readonly unitPrice: Maybe<Money>;
  /** The variant to buy; null if the product has no variants. */
  readonly variant: Maybe<ProductVariant>;
  /** Chosen warranty, like `CartLine.warranty`. */
  readonly warranty: Maybe<Scalars['String']['output']>;
};

/** A wish list as displayed to holders of its link. */
export type SharedWishList = {
  readonly __typename?: 'SharedWishList';
  /** Code of the link: 128 random bits. */
  readonly code: Scalars['String']['output'];
  /** Number of items. */
  readonly itemCount: Scalars['Int']['output'];
  /** Items of the list. */
  readonly items: WishListItemConnection;
  /** Name given by the owner. */
  readonly name: Scalars['String']['output'];
  /** First name of the owner if the list is public; null if it is shared without a name. */
  readonly ownerName: Maybe<Scalars['String']['output']>;
};


/** A wish list as displayed to holders of its link. */
export type SharedWishListItemsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WishListSort>;
};

/** A shipping method. */
export type ShippingMethod = {
  readonly __typename?: 'ShippingMethod';
  /** The platform's code of the carrier: `flatrate`. */
  readonly carrierCode: Scalars['String']['output'];
  /**
   * Estimated delivery of the whole cart by this method. Null if the platform gives no dates, for example without a postal
   * code.
   */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** True if the method should be preselected. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** True if the shopper picks up the goods. */
  readonly isPickup: Scalars['Boolean']['output'];
  /** The platform's code of the carrier's method. */
  readonly methodCode: Scalars['String']['output'];
  /**
   * Branches that have the whole cart in stock. One of them must be set in `SetCartShippingInput.pickupBranchCode`. Empty
   * for delivery, and if the platform names no branch.
   */
  readonly pickupBranches: ReadonlyArray<PickupBranch>;
  /** Shipping cost, with tax. */
  readonly price: Money;
  /** Shipping cost, without tax. */
  readonly priceExcludingTax: Money;
  /** Display name: carrier and method. */
  readonly title: Scalars['String']['output'];
};

/** Input of `signOutDevices`. */
export type SignOutDevicesInput = {
  /** A UUID that the client generates. Repeating the request is not an error. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Device to sign out. Defaults to all devices except this one, for which there is `logout`. */
  readonly deviceId?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `signOutDevices`. */
export type SignOutDevicesPayload = MutationPayload & {
  readonly __typename?: 'SignOutDevicesPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the remaining devices; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A product without variants or parts. */
export type SimpleProduct = Node & Product & {
  readonly __typename?: 'SimpleProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Options that change the product or its price, in display order. Empty for most products. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** A product without variants or parts. */
export type SimpleProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product without variants or parts. */
export type SimpleProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product without variants or parts. */
export type SimpleProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product without variants or parts. */
export type SimpleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product without variants or parts. */
export type SimpleProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** A product without variants or parts. */
export type SimpleProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page for search engines. */
export type SitemapEntry = {
  readonly __typename?: 'SitemapEntry';
  /** The same page in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Path inside the store, percent-encoded, with a leading slash and without the store's prefix. */
  readonly path: Scalars['String']['output'];
  /** Time of the last change; null if the platform does not provide it. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A part of a store's sitemap. */
export type SitemapPart = {
  readonly __typename?: 'SitemapPart';
  /** Pages in no particular order, at most 500 products; a part may be empty. */
  readonly entries: ReadonlyArray<SitemapEntry>;
  /** Number of the last part. */
  readonly lastPart: Scalars['Int']['output'];
};

/**
 * A social provider for signing in. A browser opens the store's path `/social-login/{code}`, with the return path as
 * base64 in the parameter `r`, and is redirected to the provider and back.
 */
export type SocialProvider = {
  readonly __typename?: 'SocialProvider';
  /** Code of the provider: `google`, `facebook`. */
  readonly code: Scalars['String']['output'];
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** An order of a product list. */
export type SortOption = {
  readonly __typename?: 'SortOption';
  /** True if this page has the order. */
  readonly isApplied: Scalars['Boolean']['output'];
  /** Display name: `Precio: menor a mayor`. */
  readonly label: Scalars['String']['output'];
  /** Value for the argument `sort`. Null for the list's own order. */
  readonly sort: Maybe<ProductSort>;
};

/** Number of reviews of a product with a given number of stars. */
export type StarCount = {
  readonly __typename?: 'StarCount';
  /** Number of approved reviews. */
  readonly count: Scalars['Int']['output'];
  /** Number of stars, 1 to 5. */
  readonly stars: Scalars['Int']['output'];
};

/** Input of `startCreditApplication`. */
export type StartCreditApplicationInput = {
  /** Amount, with at most two decimals. Required for a loan; a new credit line for goods has none. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Returned unchanged. Not an idempotency key: a repeated request starts the same application. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of borrower. `HOME` requires a credit account that is proven in this session. */
  readonly customer?: CreditCustomer;
  /** Interval between payments. Required with `amount`. */
  readonly frequency?: InputMaybe<CreditFrequency>;
  /** Kind of credit. */
  readonly kind: CreditKind;
  /** Term in months. Required with `amount`. */
  readonly months?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `startCreditApplication`. */
export type StartCreditApplicationPayload = MutationPayload & {
  readonly __typename?: 'StartCreditApplicationPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_AMOUNT`, `CREDIT_SESSION_OVER`, `CREDIT_REQUEST_PENDING`, `CREDIT_UNAVAILABLE`, `TOO_MANY_ATTEMPTS`, `INVALID`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `startLiveTest`. */
export type StartLiveTestInput = {
  /** Returned unchanged. Not an idempotency key: each request returns another challenge. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `startLiveTest`. */
export type StartLiveTestPayload = MutationPayload & {
  readonly __typename?: 'StartLiveTestPayload';
  /** Challenge to send with the pictures; valid once. Null if the request was refused. */
  readonly challenge: Maybe<Scalars['String']['output']>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Time until which the pictures can be sent: two minutes. Null if the request was refused. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Moves in the order in which they are made: three. Null if the request was refused. */
  readonly moves: Maybe<ReadonlyArray<LiveTestMove>>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `TOO_MANY_ATTEMPTS`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Live stock of a product. */
export type Stock = {
  readonly __typename?: 'Stock';
  /** True if the product can be bought and fewer units than the store's `lowStockThreshold` are left. */
  readonly isLow: Scalars['Boolean']['output'];
  /** True if the platform counts the units (`manage_stock`); false for a product that is sold without being counted. */
  readonly isManaged: Scalars['Boolean']['output'];
  /** Number of units that can be bought; null if the platform does not provide it. */
  readonly quantity: Maybe<Scalars['Float']['output']>;
  /** Whether the product can be bought. */
  readonly status: StockStatus;
};

/** Stock statuses of a product. */
export type StockStatus =
  /** In stock. */
  | 'OK'
  /** Out of stock. */
  | 'OUT_OF_STOCK'
  /** Stock is not synchronised: the shop takes a pre-reservation. */
  | 'VOLATILE';

/** A shop front for a brand or country, with its own catalogue scope, language and currency. */
export type Store = Node & {
  readonly __typename?: 'Store';
  /** Form fields of an address, like `customerAttributes`. */
  readonly addressAttributes: Maybe<ReadonlyArray<FormAttribute>>;
  /**
   * Branches of the store, in display order, at most 200. Empty if the platform has no such list; null if it could not be
   * read, and for stores other than the store of the request.
   */
  readonly branches: Maybe<ReadonlyArray<Branch>>;
  /** Companies in this store. Null where there are none. */
  readonly business: Maybe<StoreBusiness>;
  /** Display settings of carts. */
  readonly cartSettings: CartSettings;
  /** Display settings of the catalogue. */
  readonly catalogueSettings: CatalogueSettings;
  /** Store code for the `X-Store` header and the URL prefix: `hogar`, `viu`, `de`. */
  readonly code: Scalars['String']['output'];
  /**
   * Kinds of complaint, in display order, at most 50. Empty if the platform has no such list; null if it could not be
   * read, and for stores other than the store of the request.
   */
  readonly complaintKinds: Maybe<ReadonlyArray<ComplaintKind>>;
  /**
   * Contact details of the store. Null if the platform does not provide them, and for stores other than the store of the
   * request.
   */
  readonly contact: Maybe<StoreContact>;
  /** Default country for addresses and tax. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /**
   * Credit of the store. Null in stores that do not lend, for a platform without credit, and for stores other than the
   * store of the request.
   */
  readonly credit: Maybe<StoreCredit>;
  /** Currency of all prices of this store. */
  readonly currencyCode: Scalars['CurrencyCode']['output'];
  /**
   * Form fields of an account, in display order, for apps that build their own forms. Empty if the platform does not
   * provide them; null if they could not be read, and for stores other than the store of the request.
   */
  readonly customerAttributes: Maybe<ReadonlyArray<FormAttribute>>;
  /**
   * Host of the external checkout; null if the storefront's own checkout is used. To send the session's cart there, a
   * browser opens the store's path `/checkout/external`, which answers with a redirect: the API never returns the cart's
   * token.
   */
  readonly externalCheckoutUrl: Maybe<Scalars['URL']['output']>;
  /**
   * Features that the store's platform supports beyond catalogue, carts, orders and accounts. A feature counts as
   * supported while the platform does not answer.
   */
  readonly features: ReadonlyArray<StoreFeature>;
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True for the store of requests that name no store. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Language of all texts in this store's answers. */
  readonly language: Scalars['LanguageTag']['output'];
  /** Number of units below which `Stock.isLow` is true. Defaults to 10 if the platform does not provide it. */
  readonly lowStockThreshold: Scalars['Int']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /**
   * Path inside the store of the list of all offers, sorted by discount, largest first. Null if there are no offers or the
   * platform could not be read, and for stores other than the store of the request.
   */
  readonly offersLink: Maybe<Scalars['String']['output']>;
  /** Root of the category tree. Null if the platform could not be read, and for stores other than the store of the request. */
  readonly rootCategory: Maybe<Category>;
  /**
   * Social providers for signing in. Empty if there are none; null if they could not be read, and for stores other than the
   * store of the request.
   */
  readonly socialProviders: Maybe<ReadonlyArray<SocialProvider>>;
  /** First path segment of the store's pages with a leading slash, empty for the main brand: `/de`. */
  readonly urlPrefix: Scalars['String']['output'];
};


/** A shop front for a brand or country, with its own catalogue scope, language and currency. */
export type StoreBranchesArgs = {
  pickupOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Companies, as a store offers them. */
export type StoreBusiness = {
  readonly __typename?: 'StoreBusiness';
  /** True if companies register in this store. */
  readonly isHere: Scalars['Boolean']['output'];
  /** Code of the store in which companies register. */
  readonly storeCode: Scalars['String']['output'];
};

/** Contact details of a store. */
export type StoreContact = {
  readonly __typename?: 'StoreContact';
  /** Telephone numbers, main number first. */
  readonly phones: ReadonlyArray<PhoneNumber>;
  /** URL that opens a WhatsApp conversation with the store. Null if it has none. */
  readonly whatsAppUrl: Maybe<Scalars['URL']['output']>;
};

/** Credit of a store. All amounts and rates come from the platform; the gateway calculates none. */
export type StoreCredit = {
  readonly __typename?: 'StoreCredit';
  /** Answers to how long an applicant has lived at the address, at most 20, shortest first. Null if they could not be read. */
  readonly addressAges: Maybe<ReadonlyArray<AnswerOption>>;
  /** Banks to which a loan can be sent, at most 100, in the platform's order. Null if they could not be read. */
  readonly banks: Maybe<ReadonlyArray<Bank>>;
  /** Life insurances of a loan. Null if they could not be read. */
  readonly insurances: Maybe<LifeInsurances>;
  /**
   * Relations of a reference or a beneficiary to the applicant, at most 20, in the platform's order. Null if they could not
   * be read, or if the platform does not list them.
   */
  readonly kinships: Maybe<ReadonlyArray<AnswerOption>>;
  /**
   * Offers by amount, then by term and by frequency, at most 60. Null if one of them could not be read: a part of the list would be
   * misleading. An amount, term or frequency that the platform does not offer fails with `BAD_USER_INPUT`.
   */
  readonly offers: Maybe<ReadonlyArray<CreditOffer>>;
  /** Telephone number for questions about credit. Null if it could not be read, or if there is none. */
  readonly phone: Maybe<PhoneNumber>;
  /** Terms of a kind of credit. Null if they could not be read, or if the platform does not have them. */
  readonly terms: Maybe<CreditTerms>;
  /**
   * Hours after which a transfer that was received is applied to its credits; 0 within minutes. Null if they could not be read, or
   * if the platform does not state them.
   */
  readonly transferHours: Maybe<Scalars['Int']['output']>;
};


/** Credit of a store. All amounts and rates come from the platform; the gateway calculates none. */
export type StoreCreditOffersArgs = {
  amount: InputMaybe<Scalars['Decimal']['input']>;
  customer?: InputMaybe<CreditCustomer>;
  frequency: InputMaybe<CreditFrequency>;
  kind: CreditKind;
  months?: InputMaybe<Scalars['Int']['input']>;
};


/** Credit of a store. All amounts and rates come from the platform; the gateway calculates none. */
export type StoreCreditTermsArgs = {
  customer?: InputMaybe<CreditCustomer>;
  kind: CreditKind;
};

/**
 * Optional features of a platform. A feature is missing from `Store.features` if the platform has no such endpoint: its
 * fields are then null, and clients should hide it.
 */
export type StoreFeature =
  /** Accounts that their customers erase: `eraseAccount`. */
  | 'ACCOUNT_ERASURE'
  /** Cancellation of orders by the customer: `cancelOrder`. */
  | 'CANCELLATIONS'
  /** Personal coupons: `Customer.coupons`. Carts accept coupon codes without this feature. */
  | 'COUPONS'
  /** Credit accounts: `Customer.creditAccounts`. Stores that do not lend have none even with this feature. */
  | 'CREDIT_ACCOUNTS'
  /** Delivery estimates: `Product.deliveryEstimate`. */
  | 'DELIVERY_ESTIMATES'
  /** List of signed-in devices: `Customer.devices`. */
  | 'DEVICES'
  /** Changes of the account's e-mail address: `requestEmailChange`. */
  | 'EMAIL_CHANGES'
  /** Guarantees of order lines: `OrderLine.guarantee`. */
  | 'GUARANTEES'
  /** Newsletter subscriptions: `Customer.newsletter`. */
  | 'NEWSLETTER'
  /** Carts saved under a name: `Viewer.quotes`. */
  | 'QUOTES'
  /** Customer ranks: `Customer.ranking`. */
  | 'RANKING'
  /** Returns of order lines: `Customer.returns`. */
  | 'RETURNS'
  /** Carts shared by a link: `shareCart`. */
  | 'SHARED_CARTS'
  /** Stock alerts: `notifyWhenInStock`. */
  | 'STOCK_ALERTS'
  /** Telephone numbers confirmed by an SMS code: `sendTelephoneCode`. */
  | 'TELEPHONE_CODES'
  /** Wallet with a balance: `Customer.wallet`. */
  | 'WALLET'
  /** Wish lists: `Customer.wishLists`. */
  | 'WISH_LISTS';

/** Input of `submitCreditApplication`. */
export type SubmitCreditApplicationInput = {
  /** True if the applicant accepts the terms. */
  readonly acceptsTerms: Scalars['Boolean']['input'];
  /** Idempotency key. Required: an application is sent once. */
  readonly clientMutationId: Scalars['ID']['input'];
  /** True if the applicant agrees that the credit history is read for three years. */
  readonly consentsToHistory: Scalars['Boolean']['input'];
  /** True if the applicant agrees to the privacy notice. */
  readonly consentsToPrivacy: Scalars['Boolean']['input'];
  /** `CreditOffer.token` of the offer that the applicant has seen. Omit it for a credit line without an offer. */
  readonly offerToken?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `submitCreditApplication`. */
export type SubmitCreditApplicationPayload = MutationPayload & {
  readonly __typename?: 'SubmitCreditApplicationPayload';
  /** The application after the request. Null if none is open in this session. */
  readonly application: Maybe<CreditApplication>;
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request: `CREDIT_SUBMITTED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `CREDIT_CONSENT_REQUIRED`, `TERMS_REQUIRED`, `CREDIT_OFFER_CHANGED`, `CREDIT_STEP_MISSING`, `CREDIT_REQUEST_PENDING`, `CREDIT_SESSION_OVER`, `IDEMPOTENCY_MISMATCH`, `CREDIT_APPLICATION_NOT_FOUND`, `CREDIT_APPLICATION_CLOSED`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `subscribeToNewsletter`. */
export type SubscribeToNewsletterInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address to subscribe. */
  readonly email: Scalars['EmailAddress']['input'];
};

/** Payload of `subscribeToNewsletter`. */
export type SubscribeToNewsletterPayload = MutationPayload & {
  readonly __typename?: 'SubscribeToNewsletterPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the address is subscribed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Suggestions for a search text that is being typed. */
export type Suggestions = {
  readonly __typename?: 'Suggestions';
  /** Categories whose name matches, best match first. Null if they could not be read. */
  readonly categories: Maybe<ReadonlyArray<Category>>;
  /** Interpretation of the text, which names no maximum price. Null if the platform does not provide it. */
  readonly match: Maybe<SearchMatch>;
  /** Products, best match first. */
  readonly products: ReadonlyArray<Product>;
  /** Number of matching products. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Input of `switchBuyer`. */
export type SwitchBuyerInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** True to shop in the company's name, false for oneself. */
  readonly forCompany: Scalars['Boolean']['input'];
};

/** Payload of `switchBuyer`. */
export type SwitchBuyerPayload = MutationPayload & {
  readonly __typename?: 'SwitchBuyerPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the switch; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the switch. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the switch was refused: `SIGNED_OUT`, `COMPANY_FORBIDDEN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `syncCart`. */
export type SyncCartInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** If true, nothing is changed and only the differences are returned. */
  readonly dryRun?: Scalars['Boolean']['input'];
  /**
   * If true, the client's lines win: lines that exist only on the platform are removed. If false, those lines stay and
   * `diff` reports them.
   */
  readonly force?: Scalars['Boolean']['input'];
  /** All lines of the client's cart, at most 50. */
  readonly lines: ReadonlyArray<CartLineInput>;
  /** If true, the quantities of both sides are added up, as after signing in. If false, the client's quantity wins. */
  readonly mergeQuantities?: Scalars['Boolean']['input'];
};

/** Payload of `syncCart`. */
export type SyncCartPayload = MutationPayload & {
  readonly __typename?: 'SyncCartPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Differences line by line; empty if both carts were equal. They are resolved unless `dryRun` was true. */
  readonly diff: ReadonlyArray<CartDiff>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why single lines were refused. The other lines are merged. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `takeOverSharedCart`. */
export type TakeOverSharedCartInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Code from the link. */
  readonly code: Scalars['String']['input'];
  /** Lines to take over, at most 50. Defaults to all lines. */
  readonly lines?: InputMaybe<ReadonlyArray<CartLineIdentityInput>>;
};

/** Payload of `takeOverSharedCart`. */
export type TakeOverSharedCartPayload = MutationPayload & {
  readonly __typename?: 'TakeOverSharedCartPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why single lines were refused; the other lines are taken over. `SHARE_NOT_FOUND` if the code is invalid. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A tax rate. */
export type TaxRate = {
  readonly __typename?: 'TaxRate';
  /** Country of the tax rule. */
  readonly countryCode: Scalars['CountryCode']['output'];
  /** Rate in percent: `16` is 16 %. */
  readonly percent: Scalars['Float']['output'];
  /** Region of the tax rule; null if it applies to the whole country. */
  readonly regionCode: Maybe<Scalars['String']['output']>;
};

/** A price that applies from a minimum quantity. */
export type TierPrice = {
  readonly __typename?: 'TierPrice';
  /** Price of one unit, with tax. */
  readonly price: Money;
  /** Minimum number of units. */
  readonly quantity: Scalars['Float']['output'];
};

/** A row of the totals. */
export type TotalSegment = {
  readonly __typename?: 'TotalSegment';
  /** The platform's code of the row: `subtotal`, `shipping`, `discount`, `tax`, `grand_total`. */
  readonly code: Scalars['String']['output'];
  /** Display name, in the store's language if the row is a known one. */
  readonly title: Scalars['String']['output'];
  /** Amount of the row; negative for a discount. Null until it is known. */
  readonly value: Maybe<Money>;
};

/** Input of `trackOrder`. */
export type TrackOrderInput = {
  /** Value that is returned in the payload. Not an idempotency key: each request reads the current order. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address with which the order was placed, in any case. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Order number, at most 64 characters. Blanks and a leading `#` are ignored. */
  readonly orderNumber: Scalars['String']['input'];
};

/** Payload of `trackOrder`. */
export type TrackOrderPayload = MutationPayload & {
  readonly __typename?: 'TrackOrderPayload';
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the order. */
  readonly notices: ReadonlyArray<Notice>;
  /** The current order; null if it was not found. */
  readonly order: Maybe<TrackedOrder>;
  /** Reasons why no order is returned; empty if it was found. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An order as displayed to callers who know its number and e-mail address, without personal data of its buyer. */
export type TrackedOrder = OrderView & {
  readonly __typename?: 'TrackedOrder';
  /** Time at which the order was canceled, denied or rejected. Null for any other order, and if it is unknown. */
  readonly canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** Amount of the canceled units, which is not charged or is refunded. 0 if nothing was canceled. */
  readonly canceledTotal: Money;
  /** Total without the canceled units: `total` less `canceledTotal`. */
  readonly currentTotal: Money;
  /** Time at which the order was delivered or picked up. Null before, and if it is unknown. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Delivery company; null until it is known. */
  readonly deliveryCompany: Maybe<Scalars['String']['output']>;
  /** Delivery estimate at the time of the order. Null if there was none. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Postal code and city of the delivery address: `44100 Guadalajara`. Null if nothing is shipped. */
  readonly destination: Maybe<Scalars['String']['output']>;
  /** Amount still to pay, without units that were canceled or came back unpaid. Null if unknown, as for store credit. */
  readonly dueTotal: Maybe<Money>;
  /** Tracking number of the parcel; null before it is sent. */
  readonly guideNumber: Maybe<Scalars['String']['output']>;
  /** Lines in the order of the cart. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Order number, for communication with the shopper. */
  readonly number: Scalars['String']['output'];
  /** Amount that the customer has paid, before refunds. Null if unknown, as for store credit. */
  readonly paidTotal: Maybe<Money>;
  /** Deadline of the payment. Null for payment on delivery, and if no payment is due. */
  readonly payBefore: Maybe<Scalars['DateTime']['output']>;
  /** Instructions for paying the order; null for payment on delivery, and if it was paid when it was placed. */
  readonly paymentInstructions: Maybe<PaymentInstructions>;
  /** The platform's code of the payment method: `banktransfer`. Null if it is not provided. */
  readonly paymentMethodCode: Maybe<Scalars['String']['output']>;
  /** Display name of the payment method. */
  readonly paymentMethodTitle: Maybe<Scalars['String']['output']>;
  /** Monthly payment plan. Null if the total is paid at once. */
  readonly paymentPlan: Maybe<PaymentPlan>;
  /**
   * Payment provider's page for paying by card. Its parameter `return` contains the shop's path to return to. Null for other
   * payment methods, for store credit, and if no payment is due.
   */
  readonly paymentUrl: Maybe<Scalars['URL']['output']>;
  /** Branch in which the order is picked up. Null for delivery, and if the platform names no branch. */
  readonly pickupBranch: Maybe<PickupBranch>;
  /** Time at which the order was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Step that the order has reached. Null if it will not progress: canceled, denied or rejected. */
  readonly progress: Maybe<OrderProgress>;
  /** First name of the recipient. Null if nothing is shipped. */
  readonly recipient: Maybe<Scalars['String']['output']>;
  /** Amount that goes back to the customer, for cancellations and returns. Null if unknown, as for store credit. */
  readonly refundedTotal: Maybe<Money>;
  /** Display name of the shipping method; null if nothing is shipped. */
  readonly shippingMethodTitle: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: OrderStatus;
  /** Detailed status of the order, for display. */
  readonly statusLabel: OrderStatusLabel;
  /** Steps that the order has reached at a known time, in sequence. */
  readonly steps: ReadonlyArray<OrderStep>;
  /** Total at which the order was placed, with tax and shipping. */
  readonly total: Money;
  /** Totals with tax, as in a cart. Null if the platform does not provide them. */
  readonly totals: Maybe<CartTotals>;
  /** The delivery company's page about the parcel. Null before it is sent, and for companies without a known page. */
  readonly trackingUrl: Maybe<Scalars['URL']['output']>;
};

/** Input of `transferForCredit`. */
export type TransferForCreditInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. Required, so that a payment cannot be made twice. */
  readonly clientMutationId: Scalars['ID']['input'];
  /** Amounts to pay, 1 to 20, each for another credit. */
  readonly lines: ReadonlyArray<CreditPaymentLineInput>;
};

/** Payload of `transferForCredit`. */
export type TransferForCreditPayload = MutationPayload & {
  readonly __typename?: 'TransferForCreditPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Notices about the completed request: `CREDIT_TRANSFER_READY`. */
  readonly notices: ReadonlyArray<Notice>;
  /** The payment. Null if the request was refused. */
  readonly payment: Maybe<CreditPayment>;
  /**
   * Reasons why the request was refused, as for `payCredit`: `CREDIT_METHOD_UNAVAILABLE` if a credit cannot be paid by
   * transfer.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where to transfer the amount of a payment, and with which reference. */
export type TransferInstructions = {
  readonly __typename?: 'TransferInstructions';
  /** Account number (CLABE) of the receiver: 18 digits. */
  readonly account: Scalars['String']['output'];
  /** Bank of the receiver. */
  readonly bank: Scalars['String']['output'];
  /** Name of the receiver. */
  readonly beneficiary: Scalars['String']['output'];
  /** Reference to enter with the transfer, by which it is assigned to the payment. */
  readonly reference: Scalars['String']['output'];
};

/** Input of `undoEmailChange`. */
export type UndoEmailChangeInput = {
  /** Returned unchanged. Not an idempotency key: the link works once, so no answer is stored for a retry. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Token from the link in the notice. */
  readonly token: Scalars['String']['input'];
};

/** Payload of `undoEmailChange`. */
export type UndoEmailChangePayload = MutationPayload & {
  readonly __typename?: 'UndoEmailChangePayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Restored e-mail address of the account; null if the request was refused. */
  readonly email: Maybe<Scalars['EmailAddress']['output']>;
  /** Notices about the completed request. */
  readonly notices: ReadonlyArray<Notice>;
  /** Token for setting a new password by `resetPassword` with this address. Null if the request was refused. */
  readonly resetToken: Maybe<Scalars['String']['output']>;
  /** Reasons why the request was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `unlinkCreditAccount`. */
export type UnlinkCreditAccountInput = {
  /** `CreditAccount.id` of the account that was proven in this session. */
  readonly accountId: Scalars['ID']['input'];
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `unlinkCreditAccount`. */
export type UnlinkCreditAccountPayload = MutationPayload & {
  readonly __typename?: 'UnlinkCreditAccountPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The signed-in customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed request: `CREDIT_UNLINKED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused: `SIGNED_OUT`; `CREDIT_SESSION_OVER` also for an account that is not the proven one. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A filter that no product can match. */
export type UnmatchedFilter = {
  readonly __typename?: 'UnmatchedFilter';
  /** Attribute code of the filter. */
  readonly attribute: Scalars['String']['output'];
  /** Reason why no product can match it. */
  readonly code: UnmatchedFilterCode;
  /** Position of the filter in `filters`, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Values of the filter, if the attribute has none of them; else empty. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** Reasons why no product can match a filter. */
export type UnmatchedFilterCode =
  /** The store has no attribute with this code. */
  | 'UNKNOWN_ATTRIBUTE'
  /** The attribute has none of the values, such as a label in place of the platform's identifier. */
  | 'UNKNOWN_VALUES';

/** Input of `unsubscribeFromNewsletter`. */
export type UnsubscribeFromNewsletterInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `unsubscribeFromNewsletter`. */
export type UnsubscribeFromNewsletterPayload = MutationPayload & {
  readonly __typename?: 'UnsubscribeFromNewsletterPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the address is not subscribed any more. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `updateCartLines`. */
export type UpdateCartLinesInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Value of `Cart.hash` that the change is based on. If the cart has changed since, nothing is changed and the error is
   * `CONFLICT`. If omitted, the change applies to the current cart.
   */
  readonly expectedHash?: InputMaybe<Scalars['String']['input']>;
  /** Lines to change, at most 50. */
  readonly lines: ReadonlyArray<CartLineUpdateInput>;
};

/** Payload of `updateCartLines`. */
export type UpdateCartLinesPayload = MutationPayload & {
  readonly __typename?: 'UpdateCartLinesPayload';
  /** The current cart; null only if there is none. */
  readonly cart: Maybe<Cart>;
  /** Value of the input's `clientMutationId`. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** Changed lines, without removed ones. */
  readonly lines: ReadonlyArray<CartLine>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `updateCompany`. */
export type UpdateCompanyInput = {
  /** Idempotency key; see `AddCartLinesInput.clientMutationId`. */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Data of the company. */
  readonly company: CompanyInput;
};

/** Payload of `updateCompany`. */
export type UpdateCompanyPayload = MutationPayload & {
  readonly __typename?: 'UpdateCompanyPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The company after the change; null without one. */
  readonly company: Maybe<Company>;
  /** Notices about the changed data: `COMPANY_UPDATED`. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the data was refused: `SIGNED_OUT`, `INVALID`, `COMPANY_TAX_ID`, `COMPANY_TAX_ID_TAKEN`, `COMPANY_FORBIDDEN`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `updateCustomer`. */
export type UpdateCustomerInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** Current e-mail address, at most 254 characters; may be omitted. A different one is refused: see `requestEmailChange`. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Given names, at most 60 characters. */
  readonly firstName: Scalars['String']['input'];
  /** Paternal surname, or the only surname, at most 60 characters. */
  readonly lastName: Scalars['String']['input'];
  /** Maternal surname, at most 60 characters; omitted or empty for none. */
  readonly mothersName?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `updateCustomer`. */
export type UpdateCustomerPayload = MutationPayload & {
  readonly __typename?: 'UpdateCustomerPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `updateRanking`. */
export type UpdateRankingInput = {
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `updateRanking`. */
export type UpdateRankingPayload = MutationPayload & {
  readonly __typename?: 'UpdateRankingPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the recalculated rank; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the recalculated rank. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the request was refused; empty if the rank was recalculated. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Input of `updateWishList`. */
export type UpdateWishListInput = {
  /** New read access to the list. Unchanged if omitted. */
  readonly access?: InputMaybe<WishListAccess>;
  /**
   * Idempotency key: a UUID that the client generates. For 24 hours, repeating the key with the same input returns the
   * first answer and changes nothing; with a different input it fails with `IDEMPOTENCY_MISMATCH`.
   */
  readonly clientMutationId?: InputMaybe<Scalars['ID']['input']>;
  /** New name of the list: 1 to 30 characters, unique among the customer's lists. Unchanged if omitted. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the customer's wish list. */
  readonly wishListId: Scalars['ID']['input'];
};

/** Payload of `updateWishList`. */
export type UpdateWishListPayload = MutationPayload & {
  readonly __typename?: 'UpdateWishListPayload';
  /** Value of `clientMutationId` in the input. */
  readonly clientMutationId: Maybe<Scalars['ID']['output']>;
  /** The customer with the lists after the change; null if no customer is signed in. */
  readonly customer: Maybe<Customer>;
  /** Notices about the completed change. */
  readonly notices: ReadonlyArray<Notice>;
  /** Reasons why the change was refused; empty if it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A reason why a mutation was refused, which the user can act on. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** Number of units of the product that can still be bought; null if the reason is not the quantity. */
  readonly availableQuantity: Maybe<Scalars['Float']['output']>;
  /** Machine-readable code. */
  readonly code: UserErrorCode;
  /** Path of the invalid input field; null if the error concerns no single field: `["lines", "0", "quantity"]`. */
  readonly field: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * Display text in the store's language, or in English if `Accept-Language` prefers it. It names the subject, such as the
   * line or the remaining quantity.
   */
  readonly message: Scalars['String']['output'];
  /** SKU of the product concerned; null if the error concerns no single product. */
  readonly sku: Maybe<Scalars['String']['output']>;
};

/** Reasons why a mutation was refused. */
export type UserErrorCode =
  /** The customer already has the maximum number of addresses. */
  | 'ADDRESS_LIMIT'
  /** The customer has no such address. */
  | 'ADDRESS_NOT_FOUND'
  /** The CLABE or debit card is wrong, or of another bank. English: "Wrong debit card or key account" */
  | 'BANK_ACCOUNT_WRONG'
  /** There are no beneficiaries, or too many. */
  | 'BENEFICIARIES_COUNT'
  /** The shares of the beneficiaries do not add up to 100 percent; `message` names the sum. */
  | 'BENEFICIARIES_SUM'
  /** Two beneficiaries have the same names and kinship. */
  | 'BENEFICIARIES_TWICE'
  /** The platform refused the request without a reason. English: "Order or product cancel or return failed" */
  | 'CANCEL_OR_RETURN_FAILED'
  /** The cart has no lines. */
  | 'CART_EMPTY'
  /** The cart has as many lines as it can have; `message` names the number. */
  | 'CART_FULL'
  /** There is no cart yet, or it was ordered. */
  | 'CART_NOT_FOUND'
  /** The company may not order at present. */
  | 'COMPANY_BLOCKED'
  /** The customer has no company, or may not do this in it. */
  | 'COMPANY_FORBIDDEN'
  /** The invitation is unknown, used or expired. */
  | 'COMPANY_INVITATION_PAST'
  /** The super user of a company cannot leave it or lose the role before another user has it. */
  | 'COMPANY_LAST_ADMIN'
  /** The tax number of a company is malformed. */
  | 'COMPANY_TAX_ID'
  /** The tax number belongs to another company. */
  | 'COMPANY_TAX_ID_TAKEN'
  /** The person is a user of a company already. */
  | 'COMPANY_USER_KNOWN'
  /** The company has no such user. */
  | 'COMPANY_USER_UNKNOWN'
  /** The cart has changed since the client read it: the payload's `cart` is the current one. */
  | 'CONFLICT'
  /** The coupon code is unknown, expired or not valid for this cart. English: "Coupon code not valid" */
  | 'COUPON_INVALID'
  /** The amount is outside the limits for this applicant; `message` names them. */
  | 'CREDIT_AMOUNT'
  /** The state of the credit application does not allow the change. */
  | 'CREDIT_APPLICATION_CLOSED'
  /** No credit application is open in this session, its key is no longer valid, or the customer has none with the number. */
  | 'CREDIT_APPLICATION_NOT_FOUND'
  /** No credit account has the number. English: "Client not found" */
  | 'CREDIT_CLIENT_NOT_FOUND'
  /** The applicant must agree to the reading of the credit history and to the privacy notice. */
  | 'CREDIT_CONSENT_REQUIRED'
  /** The credit line that the shopper was shown does not pay the order any more: read `PaymentMethod.creditLine` again. */
  | 'CREDIT_LINE_CHANGED'
  /** The credit account is linked to another customer, or the customer to another credit account. */
  | 'CREDIT_LINK_TAKEN'
  /** The credit cannot be paid in this way. */
  | 'CREDIT_METHOD_UNAVAILABLE'
  /** The credit is settled or canceled. */
  | 'CREDIT_NOTHING_OWED'
  /** The number of the credit account is malformed, or its check digit is wrong. English: "Invalid account number" */
  | 'CREDIT_NUMBER_INVALID'
  /** The offer has changed: read it again before sending the application. */
  | 'CREDIT_OFFER_CHANGED'
  /** The person has a credit application in review. */
  | 'CREDIT_REQUEST_PENDING'
  /** The credit account was not proven in this session, or the proof has expired: use `openCreditAccount`. */
  | 'CREDIT_SESSION_OVER'
  /** Steps of the credit application are missing; `message` names them. */
  | 'CREDIT_STEP_MISSING'
  /** The telephone of the applicant is already confirmed. */
  | 'CREDIT_TELEPHONE_CONFIRMED'
  /** The store or the platform does not take credit applications. */
  | 'CREDIT_UNAVAILABLE'
  /** The CURP is malformed, or its check digit is wrong. */
  | 'CURP_INVALID'
  /** The CURP has another date of birth. */
  | 'CURP_MISMATCH'
  /** The date is after today. */
  | 'DATE_IN_FUTURE'
  /** Changing the e-mail address requires the password: use `requestEmailChange`. */
  | 'EMAIL_CHANGE_NEEDS_PASSWORD'
  /** No e-mail address is pending: it was confirmed or canceled, or has expired. */
  | 'EMAIL_CHANGE_NOT_FOUND'
  /** The platform does not support changing the e-mail address. */
  | 'EMAIL_CHANGE_UNAVAILABLE'
  /** The link about an e-mail address has expired. */
  | 'EMAIL_LINK_EXPIRED'
  /** The link about an e-mail address is invalid, was used, or was replaced by a later one. */
  | 'EMAIL_LINK_INVALID'
  /** Another account has this e-mail address. English: "A customer with the same email exists" */
  | 'EMAIL_TAKEN'
  /** The account already has this e-mail address. */
  | 'EMAIL_UNCHANGED'
  /** The account cannot be erased yet: its owner is the super user of a company. */
  | 'ERASURE_COMPANY_OWNER'
  /** The account cannot be erased yet: it has a credit that is not paid off, or an application in progress. */
  | 'ERASURE_CREDIT_OPEN'
  /** The account cannot be erased yet: an earlier e-mail address can still take it back. */
  | 'ERASURE_LATER'
  /** The account cannot be erased yet: it has orders or returns in progress. */
  | 'ERASURE_ORDERS_OPEN'
  /** The account cannot be erased yet: it has delivered orders that are not paid. The message names them with what is due. */
  | 'ERASURE_PAYMENT_DUE'
  /** The platform does not support erasing an account. */
  | 'ERASURE_UNAVAILABLE'
  /** The account cannot be erased yet: its wallet has a balance. */
  | 'ERASURE_WALLET_LEFT'
  /** The store takes orders in a checkout of its own: see `Store.externalCheckoutUrl`. */
  | 'EXTERNAL_CHECKOUT'
  /** The file is too large. */
  | 'FILE_TOO_LARGE'
  /** The file is neither a JPEG nor a PDF. */
  | 'FILE_TYPE'
  /** The platform has no gift cards. */
  | 'GIFT_CARDS_UNAVAILABLE'
  /** The amount of a gift card is not a whole number within the bounds of `Query.giftCardOffer`; `message` names them. */
  | 'GIFT_CARD_AMOUNT'
  /** The order of the gift card was canceled. */
  | 'GIFT_CARD_CANCELED'
  /** The day on which a gift card is to be sent is malformed, over or too late; `message` names the first and the last one. */
  | 'GIFT_CARD_DAY'
  /** The gift card has expired. */
  | 'GIFT_CARD_EXPIRED'
  /** The message of a gift card is too long. */
  | 'GIFT_CARD_MESSAGE'
  /** The gift card was sold by another store, and is redeemed there. */
  | 'GIFT_CARD_OTHER_STORE'
  /** The e-mail address of the recipient of a gift card is missing or malformed. */
  | 'GIFT_CARD_RECIPIENT_EMAIL'
  /** The name of the recipient of a gift card is missing or too long. */
  | 'GIFT_CARD_RECIPIENT_NAME'
  /** The gift card was redeemed already. */
  | 'GIFT_CARD_REDEEMED'
  /** No gift card has the code. */
  | 'GIFT_CARD_UNKNOWN'
  /** This store takes no gift messages. */
  | 'GIFT_UNAVAILABLE'
  /** An earlier e-mail address can still take the account back; guest orders can be added some days later. */
  | 'GUEST_ORDERS_LATER'
  /** Guest orders of the address are already added to the account. */
  | 'GUEST_ORDERS_THERE'
  /** The platform does not support adding guest orders to an account. */
  | 'GUEST_ORDERS_UNAVAILABLE'
  /** The `clientMutationId` was used before with a different input: generate a new one. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The picture is not legible. English: "ID photo not legible" */
  | 'ID_NOT_LEGIBLE'
  /** The requested quantity exceeds the stock: see `availableQuantity`. English: "The requested qty is not available" */
  | 'INSUFFICIENT_STOCK'
  /** The insured sum is below the loan. */
  | 'INSURANCE_TOO_LOW'
  /** An input field is missing, too long, out of range or malformed. */
  | 'INVALID'
  /** The quantity is zero or negative, or a fraction of a product that is sold in whole units. */
  | 'INVALID_QUANTITY'
  /** The product is in stock, so no stock alert is needed. */
  | 'IN_STOCK'
  /** The cart has no such line: it was removed on this or another device. */
  | 'LINE_NOT_FOUND'
  /** The challenge of the live test is over or was used: start another one. */
  | 'LIVE_TEST_EXPIRED'
  /** The pictures of the live test show no movement. */
  | 'LIVE_TEST_FAILED'
  /** A product that must be the only one of its order, such as a motorcycle, is in the cart with others. */
  | 'MOTORCYCLE_ALONE'
  /** No variant of the product is enabled and in stock. English: "No available product variants" */
  | 'NO_VARIANT_AVAILABLE'
  /** The input lacks a required choice: a variant, a bundle part or a required option. */
  | 'OPTIONS_REQUIRED'
  /** The quantity is zero or exceeds that of the line, or the order has no such line. */
  | 'ORDER_LINE_QUANTITY'
  /** The order can no longer be canceled, or its payment is pending and it can only be canceled as a whole. */
  | 'ORDER_NOT_CANCELABLE'
  /** The customer has no such order: it is unknown or belongs to another customer. */
  | 'ORDER_NOT_FOUND'
  /** The order does not wait for credit, or does not any more. */
  | 'ORDER_NOT_WAITING'
  /** The product is out of stock. English: "The product is out of stock and cannot be added to the cart!" */
  | 'OUT_OF_STOCK'
  /** The link for setting a new password has expired. English: "Password reset deadline expired" */
  | 'PASSWORD_LINK_EXPIRED'
  /** The link for setting a new password belongs to another account, or was used. English: "Password token mismatch" */
  | 'PASSWORD_LINK_INVALID'
  /** The current password is wrong. */
  | 'PASSWORD_WRONG'
  /** An amount to pay is malformed, too small, or more than settles the credit; `message` names the bounds. */
  | 'PAYMENT_AMOUNT'
  /** The payment method is not available for this cart. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** A payment method must be set first. */
  | 'PAYMENT_REQUIRED'
  /** A pick-up branch must be chosen. */
  | 'PICKUP_BRANCH_REQUIRED'
  /** The branch no longer has the whole cart in stock. */
  | 'PICKUP_BRANCH_UNAVAILABLE'
  /** The PIN of the credit account is wrong; `message` names the number of attempts left, if known. English: "Incorrect PIN" */
  | 'PIN_INCORRECT'
  /** The PIN is locked until the time in `message`, or until a new one is set by an SMS code. */
  | 'PIN_LOCKED'
  /** The new PIN is a series, or the holder's date of birth. */
  | 'PIN_TOO_EASY'
  /** The PIN has fewer than four digits. */
  | 'PIN_TOO_SHORT'
  /** The platform provides no price, so the product cannot be bought. English: "Product price is unknown, product cannot be added to the cart!" */
  | 'PRICE_UNKNOWN'
  /** The product does not exist in this store, or it is not for sale. */
  | 'PRODUCT_NOT_FOUND'
  /** No promoter or seller has the code. English: "Invalid promoter code" */
  | 'PROMOTER_CODE_INVALID'
  /** The platform takes no questions about products. */
  | 'QUESTIONS_UNAVAILABLE'
  /** The session already has the maximum number of quotes. */
  | 'QUOTE_LIMIT'
  /** The session has no such quote: it is unknown, expired or deleted. */
  | 'QUOTE_NOT_FOUND'
  /** The reference lives at the address of the applicant. */
  | 'REFERENCE_SAME_ADDRESS'
  /** The reference has the telephone of the applicant. */
  | 'REFERENCE_SAME_TELEPHONE'
  /** The platform refused the request; `message` is its own text. */
  | 'REFUSED'
  /** The order is not delivered or is closed, or the deadline for returns has passed. */
  | 'RETURN_NOT_POSSIBLE'
  /** There are too many photos, or one is too large or not a JPEG. */
  | 'RETURN_PHOTOS'
  /** A review has too many photos. */
  | 'REVIEW_PHOTOS_TOO_MANY'
  /** A photo of a review is too large. `field` names its position, from 0. */
  | 'REVIEW_PHOTO_TOO_LARGE'
  /** A photo of a review is no JPEG, PNG or WebP that can be read. `field` names its position, from 0. */
  | 'REVIEW_PHOTO_UNREADABLE'
  /** The link of a shared cart is unknown, expired or revoked. */
  | 'SHARE_NOT_FOUND'
  /** The shipping method is not available for this address. */
  | 'SHIPPING_METHOD_UNAVAILABLE'
  /** A delivery address and a shipping method must be set first. */
  | 'SHIPPING_REQUIRED'
  /** No customer is signed in. */
  | 'SIGNED_OUT'
  /** E-mail address or password is wrong, or the account is temporarily locked; the error does not say which. English: "Account sign-in incorrect or temporarily disabled" */
  | 'SIGN_IN_REFUSED'
  /** The code does not match the last SMS to the number, or has expired. English: "Incorrect SMS code" */
  | 'SMS_CODE_INCORRECT'
  /** The number or the customer has reached the daily maximum of codes. */
  | 'SMS_DAY_LIMIT'
  /** The SMS could not be sent. English: "SMS not sent" */
  | 'SMS_NOT_SENT'
  /** A code was sent to the number less than five minutes ago: retry after `resendAt`. */
  | 'SMS_TOO_SOON'
  /** The platform gave no answer: the SMS may have been sent, and its code is valid then. */
  | 'SMS_UNCERTAIN'
  /** The address has no telephone number that can receive an SMS. */
  | 'TELEPHONE_MISSING'
  /** The terms of sale were not accepted. */
  | 'TERMS_REQUIRED'
  /** Attempt limit or rate limit exceeded: retry after the time given in `message`. English: "Number of attempts exceeded" */
  | 'TOO_MANY_ATTEMPTS'
  /** The total of the cart differs from the total that the shopper agreed to: the payload's `cart` is the current one. */
  | 'TOTAL_CHANGED'
  /** No order of the store has this number and this e-mail address. */
  | 'TRACKED_ORDER_UNKNOWN'
  /** The platform cannot find orders by number and e-mail address. */
  | 'TRACKING_UNAVAILABLE'
  /** The applicant is below the legal age. */
  | 'UNDERAGE'
  /** The quantity exceeds the maximum per order: motorcycles are limited to one unit. */
  | 'UNIT_LIMIT_EXCEEDED'
  /** The company lacks orders for wholesale prices; `message` names how many. */
  | 'WHOLESALE_NOT_YET'
  /** The wish list already has the maximum number of items. */
  | 'WISH_LIST_FULL'
  /** The customer already has the maximum number of wish lists. */
  | 'WISH_LIST_LIMIT'
  /** Another wish list of the customer has this name. English: "Wishlist name already exists" */
  | 'WISH_LIST_NAME_TAKEN'
  /** The platform did not create the wish list and gave no reason. Spanish: "Lista no creada" */
  | 'WISH_LIST_NOT_CREATED'
  /** The customer has no such wish list: it is unknown, deleted or belongs to another customer. */
  | 'WISH_LIST_NOT_FOUND'
  /** Products that are out of stock cannot be added to a wish list. English: "Cannot add product without stock to wishlist." */
  | 'WISH_LIST_OUT_OF_STOCK'
  /** The store does not lend in the postal code. English: "Zip code without coverage" */
  | 'ZIP_WITHOUT_COVERAGE';

/**
 * The guest or customer who sends the request. Browsers are identified by the session cookie, partner apps by
 * `Authorization: Bearer` with the value of the last `X-Session` response header. A bearer token that matches no session
 * of the store is refused with status 401 and `UNAUTHENTICATED`. An app without a session starts one with the request
 * header `X-Session: new`.
 */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /**
   * Notices about the cart after a sign-in without a form (an app's link or a social provider), for the page after the
   * redirect. Available for five minutes.
   */
  readonly arrivalNotices: ReadonlyArray<Notice>;
  /** The cart of this session. Null until the first line is added. */
  readonly cart: Maybe<Cart>;
  /**
   * The signed-in customer. Null for a guest, and if the platform no longer confirms the sign-in: the session is then a
   * guest session again.
   */
  readonly customer: Maybe<Customer>;
  /**
   * Carts that this session has saved under a name in this store, newest first, at most 20. Null if they could not be
   * read.
   */
  readonly quotes: Maybe<QuoteConnection>;
};


/**
 * The guest or customer who sends the request. Browsers are identified by the session cookie, partner apps by
 * `Authorization: Bearer` with the value of the last `X-Session` response header. A bearer token that matches no session
 * of the store is refused with status 401 and `UNAUTHENTICATED`. An app without a session starts one with the request
 * header `X-Session: new`.
 */
export type ViewerQuotesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProduct = Node & Product & {
  readonly __typename?: 'VirtualProduct';
  /** The same product in other stores, excluding this store. Null if they could not be read. */
  readonly alternates: Maybe<ReadonlyArray<Alternate>>;
  /** Attributes that are visible in the storefront, in the platform's order. */
  readonly attributes: ReadonlyArray<ProductAttribute>;
  /** Brand name (`marca`); null if the platform names none. */
  readonly brand: Maybe<Scalars['String']['output']>;
  /** Path of categories to the product's main category, root first. */
  readonly breadcrumbs: ReadonlyArray<Category>;
  /** Active categories that contain the product, in the platform's order. */
  readonly categories: ReadonlyArray<Category>;
  /** Options that change the product or its price, in display order. Empty for most products. */
  readonly customOptions: ReadonlyArray<CustomOption>;
  /** Estimated delivery. Null if the platform gives no estimate or could not be read. */
  readonly deliveryEstimate: Maybe<DeliveryEstimate>;
  /** Full description; null if there is none. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** Outer dimensions; null if the platform does not provide them. */
  readonly dimensions: Maybe<ProductDimensions>;
  /** Global id, for `node`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Main picture of the product itself, or the shop's placeholder. If it shows variants that are sold out, the picture of
   * the first variant in stock. Prefer it to `media` in lists: it does not read galleries.
   */
  readonly image: ProductMedia;
  /** True while the platform marks the product as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True while the platform marks the product as on sale (`sale`). */
  readonly isOnSale: Scalars['Boolean']['output'];
  /**
   * Catalogue media, main picture first. Never empty: a product without pictures has the shop's placeholder. Includes the
   * pictures of variants.
   */
  readonly media: ReadonlyArray<ProductMedia>;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Price. For a product with variants, that of the cheapest variant; for a grouped product, that of the cheapest part. */
  readonly price: ProductPrice;
  /** The platform's number of the product. Null if it has none. */
  readonly productId: Maybe<Scalars['Int']['output']>;
  /**
   * Questions that the shop has answered, newest answer first. Null if they could not be read, and if the platform has no
   * questions.
   */
  readonly questions: Maybe<ProductQuestionConnection>;
  /**
   * Average rating. It is part of the product document and costs no extra call. Null if there are no approved reviews or
   * the platform does not provide a rating.
   */
  readonly rating: Maybe<ProductRating>;
  /**
   * Products that the recommendation service returns: first those bought together, then similar ones, without related and
   * up-sell products; at most 12. Null if the store has no such service or it could not be read.
   */
  readonly recommendations: Maybe<ReadonlyArray<Product>>;
  /** Related products, at most 12, in the platform's order. Null if they could not be read. */
  readonly related: Maybe<ReadonlyArray<Product>>;
  /** Approved reviews, newest first. Null if they could not be read. */
  readonly reviews: Maybe<ReviewConnection>;
  /** Furnished rooms in whose pictures the product stands. Null if they could not be read. */
  readonly rooms: Maybe<ReadonlyArray<Room>>;
  /**
   * A second picture, for cards that the pointer rests on; null if the product has fewer than two pictures, or if `image`
   * is that of a variant.
   */
  readonly secondImage: Maybe<ProductMedia>;
  /** Series that the product is part of; null if it is part of none, or if attributes could not be read. */
  readonly series: Maybe<ProductSeries>;
  /** Facts of a service that is bought with products; null for other products. */
  readonly service: Maybe<ProductService>;
  /**
   * Services that can be bought with the product, such as assembly, installation or a warranty, in the platform's order; at
   * most 6. One unit of a service covers one unit of the product. Null if they could not be read.
   */
  readonly services: Maybe<ReadonlyArray<Product>>;
  /** Stock keeping unit (SKU), unique within the platform, at most 255 characters. */
  readonly sku: Scalars['String']['output'];
  /** URL slug, unique in the store. */
  readonly slug: Scalars['String']['output'];
  /**
   * Live stock, fetched in batches separately from the catalogue. Null if it could not be read, `VOLATILE` if the store
   * does not synchronise stock.
   */
  readonly stock: Maybe<Stock>;
  /** Short description of one or two sentences, as plain text; null if there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** Short coloured labels to overlay on the picture, at most 2. */
  readonly tags: ReadonlyArray<ProductTag>;
  /** The platform's number of the product's tax class. Null if the platform does not provide it; variants may have their own. */
  readonly taxClassId: Maybe<Scalars['Int']['output']>;
  /**
   * First reason why the product cannot be bought: `REFUSED` with the platform's text; `PRICE_UNKNOWN` if the platform
   * names no price; `NO_VARIANT_AVAILABLE` if every
   * variant is out of stock or disabled; `OUT_OF_STOCK` for other products, including a grouped product without an
   * available part and a bundle with a required option without an available selection. Null if it can be bought, or if its
   * stock could not be read. A choice that the shopper has not made yet is not a reason.
   */
  readonly unavailable: Maybe<UserError>;
  /**
   * All reasons why the product cannot be bought: each of the platform's, else the one of `unavailable`. Empty if it can be
   * bought, or if its stock could not be read.
   */
  readonly unavailableReasons: ReadonlyArray<UserError>;
  /** Time of the last change at the platform. Null if the platform does not say. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** Up-sell products, at most 12, in the platform's order. Null if they could not be read. */
  readonly upsell: Maybe<ReadonlyArray<Product>>;
  /** Name in the platform's addresses: `sofa-oslo`. Null if the platform has none. */
  readonly urlKey: Maybe<Scalars['String']['output']>;
  /**
   * Path inside the store, percent-encoded, without a leading slash and without the store's prefix:
   * `salas/sofas/sofa-oslo`. `p/{sku}/{slug}` if the platform has no path for the product, or if the storefront itself
   * uses that path.
   */
  readonly urlPath: Scalars['String']['output'];
  /** Places in which the product is listed. */
  readonly visibility: ProductVisibility;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductDeliveryEstimateArgs = {
  postcode: InputMaybe<Scalars['String']['input']>;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductQuestionsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductRecommendationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductReviewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  stars: InputMaybe<Scalars['Int']['input']>;
  withPhotos: InputMaybe<Scalars['Boolean']['input']>;
};


/** A product that is not shipped, such as a warranty or an assembly service. */
export type VirtualProductUpsellArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * A customer's balance with the shop. It pays an order by the payment method `wallet`, if the balance covers the whole
 * total.
 */
export type Wallet = {
  readonly __typename?: 'Wallet';
  /**
   * Balance of the wallet. 0 for an unused wallet, and also if the platform failed to calculate it: `isBalanceKnown` tells
   * the two cases apart.
   */
  readonly balance: Money;
  /** Entries of the wallet, newest first. Null if they could not be read. */
  readonly history: Maybe<WalletEntryConnection>;
  /** False if `balance` is 0 because the platform did not provide it: the balance should then not be displayed. */
  readonly isBalanceKnown: Scalars['Boolean']['output'];
};


/**
 * A customer's balance with the shop. It pays an order by the payment method `wallet`, if the balance covers the whole
 * total.
 */
export type WalletHistoryArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
};

/** An entry of a wallet. */
export type WalletEntry = {
  readonly __typename?: 'WalletEntry';
  /** Amount: positive for a credit, negative for a debit. */
  readonly amount: Money;
  /** Balance after the entry. Null if the platform does not provide it. */
  readonly balance: Maybe<Money>;
  /** Time at which the entry was booked. */
  readonly bookedAt: Scalars['DateTime']['output'];
  /** The platform's identifier of the entry. */
  readonly entryId: Scalars['String']['output'];
  /** Kind of entry. */
  readonly kind: WalletEntryKind;
  /** Global id of that order, for `node`. Null if the entry belongs to no order. */
  readonly orderId: Maybe<Scalars['ID']['output']>;
  /** Number of the order that was paid or refunded. Null if the entry belongs to no order. */
  readonly orderNumber: Maybe<Scalars['String']['output']>;
  /** Reason given by the shop. Plain text, never HTML. Null if there is none. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Number of the return that was refunded. Null if the entry belongs to no return. */
  readonly returnNumber: Maybe<Scalars['String']['output']>;
};

/** A page of wallet entries. */
export type WalletEntryConnection = {
  readonly __typename?: 'WalletEntryConnection';
  /** Entries with their cursors. */
  readonly edges: ReadonlyArray<WalletEntryEdge>;
  /** Entries without cursors. */
  readonly nodes: ReadonlyArray<WalletEntry>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of entries over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type WalletEntryEdge = {
  readonly __typename?: 'WalletEntryEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: WalletEntry;
};

/** Kinds of wallet entry. */
export type WalletEntryKind =
  /** The shop credited or debited the wallet; see `reason`. */
  | 'BOOKING'
  /** A gift card that the customer redeemed. */
  | 'GIFT_CARD'
  /** Payment of an order. */
  | 'PAYMENT'
  /** Refund of a canceled order. */
  | 'REFUND'
  /** Refund of a return that the shop has received; see `returnNumber`. */
  | 'RETURN';

/** Distance to wholesale prices: either of the two is enough. */
export type WholesaleProgress = {
  readonly __typename?: 'WholesaleProgress';
  /** Value of delivered orders within 12 months that is missing. */
  readonly amountMissing: Money;
  /** Number of delivered orders within 12 months that are missing. */
  readonly ordersMissing: Scalars['Int']['output'];
};

/** A customer's wish list. Other shoppers can read it only by its sharing code. */
export type WishList = Node & {
  readonly __typename?: 'WishList';
  /** Read access to the list. */
  readonly access: WishListAccess;
  /** True if the list contains the product. */
  readonly hasProduct: Scalars['Boolean']['output'];
  /** Opaque global id: unique over all types and stores, and stable over time. Clients must not parse it. */
  readonly id: Scalars['ID']['output'];
  /** True for the list that products are added to by default. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Number of items. */
  readonly itemCount: Scalars['Int']['output'];
  /** Items of the list. */
  readonly items: WishListItemConnection;
  /** Name given by the customer. */
  readonly name: Scalars['String']['output'];
  /** Code of the link that shares the list; null if the list is private. */
  readonly sharingCode: Maybe<Scalars['String']['output']>;
};


/** A customer's wish list. Other shoppers can read it only by its sharing code. */
export type WishListHasProductArgs = {
  sku: Scalars['String']['input'];
};


/** A customer's wish list. Other shoppers can read it only by its sharing code. */
export type WishListItemsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  first: InputMaybe<Scalars['Int']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<WishListSort>;
};

/** Read access to a wish list. */
export type WishListAccess =
  /** Only the owner. */
  | 'PRIVATE'
  /** Holders of the link, with the owner's first name. The default. Spanish: "Publica" */
  | 'PUBLIC'
  /** Holders of the link, without the owner's name. */
  | 'SHARED';

/** A page of wish lists. */
export type WishListConnection = {
  readonly __typename?: 'WishListConnection';
  /** Wish lists with their cursors. */
  readonly edges: ReadonlyArray<WishListEdge>;
  /** Wish lists without cursors. */
  readonly nodes: ReadonlyArray<WishList>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of wish lists over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A wish list and its cursor. */
export type WishListEdge = {
  readonly __typename?: 'WishListEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The list. */
  readonly node: WishList;
};

/** A product in a wish list. */
export type WishListItem = {
  readonly __typename?: 'WishListItem';
  /** Time at which the product was added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The product; null if it is no longer sold or could not be read. */
  readonly product: Maybe<Product>;
  /** SKU of the product; each is in a list at most once. */
  readonly sku: Scalars['String']['output'];
};

/** A page of wish-list items. */
export type WishListItemConnection = {
  readonly __typename?: 'WishListItemConnection';
  /** Items with their cursors. */
  readonly edges: ReadonlyArray<WishListItemEdge>;
  /** Items without cursors. */
  readonly nodes: ReadonlyArray<WishListItem>;
  /** Pagination state of this page. */
  readonly pageInfo: PageInfo;
  /** Number of items over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A wish-list item and its cursor. */
export type WishListItemEdge = {
  readonly __typename?: 'WishListItemEdge';
  /** Opaque cursor, valid as `after` or `before` of the same list. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WishListItem;
};

/** Sort orders of a wish list. Products that are no longer sold come last, except in `DEFAULT`. */
export type WishListSort =
  /** By product name. */
  | 'ALPHABETICAL'
  /** In the order of adding. Spanish: "Predeterminado" */
  | 'DEFAULT'
  /** Lowest price first; a special price takes precedence over the regular one. Spanish: "Ascendente" */
  | 'PRICE_ASC'
  /** `PRICE_ASC`. */
  | 'PRICE_ASCENDING'
  /** Highest price first; a special price takes precedence over the regular one. Spanish: "Descendente" */
  | 'PRICE_DESC'
  /** `PRICE_DESC`. */
  | 'PRICE_DESCENDING';
