import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CompanyMapper } from '../b2b/mappers.ts';
import type { BlogPostMapper, BlogCategoryMapper, BlogPostConnectionMapper, BlogMapper } from '../blog/mappers.ts';
import type { CartMapper, CartLineMapper, CartTotalsMapper, SharedCartMapper, SharedCartLineMapper, CartLineChoicesMapper, QuoteMapper, QuoteConnectionMapper, QuoteLineMapper } from '../cart/mappers.ts';
import type { SimpleProductMapper, VirtualProductMapper, DownloadableProductMapper, ConfigurableProductMapper, GroupedProductMapper, BundleProductMapper, ProductVariantMapper, AttributeMapper, CategoryMapper, ProductConnectionMapper, ProductEdgeMapper, ProductPriceMapper, ProductMediaMapper } from '../catalogue/mappers.ts';
import type { ShippingMethodMapper } from '../checkout/mappers.ts';
import type { BranchMapper, PickupBranchMapper } from '../contact/mappers.ts';
import type { CmsBlockMapper, CmsPageMapper, CmsImageMapper } from '../content/mappers.ts';
import type { CustomerCouponMapper, CustomerCouponConnectionMapper } from '../coupons/mappers.ts';
import type { StoreCreditMapper, CreditTermsMapper, PostcodeCreditMapper, CreditAccountMapper, CreditInvoiceMapper, CreditPaymentLineMapper, CreditPaymentMapper, CreditApplicationMapper, CreditApplicationConnectionMapper } from '../credit/mappers.ts';
import type { CustomerMapper, EmailChangeMapper, CustomerDeviceMapper, CustomerAddressMapper } from '../customers/mappers.ts';
import type { GiftCardOfferMapper, OrderGiftCardMapper } from '../giftcards/mappers.ts';
import type { NewsletterSubscriptionMapper } from '../newsletter/mappers.ts';
import type { OrderMapper, OrderCreditMapper, OrderConnectionMapper, OrderLineMapper, ReceiptMapper, TrackedOrderMapper } from '../orders/mappers.ts';
import type { PromotionMapper, PromotionConnectionMapper, LandingTextMapper, LandingProductsMapper, LandingLinksMapper, LandingMapper } from '../promotions/mappers.ts';
import type { ProductQuestionConnectionMapper } from '../questions/mappers.ts';
import type { RankMapper, RankingMapper } from '../ranking/mappers.ts';
import type { ReturnRequestMapper } from '../returns/mappers.ts';
import type { ReviewMapper, ReviewPhotoMapper, ReviewConnectionMapper } from '../reviews/mappers.ts';
import type { RoomPointMapper, RoomMapper } from '../rooms/mappers.ts';
import type { RedirectMapper, SitemapEntryMapper } from '../routing/mappers.ts';
import type { SuggestionsMapper, FacetMapper } from '../search/mappers.ts';
import type { SeriesMapper, ProductSeriesMapper } from '../series/mappers.ts';
import type { ViewerMapper } from '../session/mappers.ts';
import type { StockMapper } from '../stock/mappers.ts';
import type { StoreMapper } from '../stores/mappers.ts';
import type { SendTelephoneCodePayloadMapper } from '../telephones/mappers.ts';
import type { WalletMapper, WalletEntryMapper, WalletEntryConnectionMapper } from '../wallet/mappers.ts';
import type { WishListMapper, SharedWishListMapper, WishListItemMapper, WishListConnectionMapper, WishListItemConnectionMapper } from '../wishlist/mappers.ts';
import type { GraphContext } from '../app/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
import type * as Types from './schemaTypes.ts'


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
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

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
  LandingBlock:
    | ( LandingLinksMapper )
    | ( LandingProductsMapper )
    | ( LandingTextMapper )
  ;
  RouteTarget:
    | ( BundleProductMapper )
    | ( CategoryMapper )
    | ( CmsPageMapper )
    | ( ConfigurableProductMapper )
    | ( DownloadableProductMapper )
    | ( GroupedProductMapper )
    | ( LandingMapper )
    | ( PromotionMapper )
    | ( RedirectMapper )
    | ( SimpleProductMapper )
    | ( VirtualProductMapper )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationPayload:
    | ( Omit<Types.AcceptCompanyInvitationPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.AcceptCreditOfferPayload, 'application' | 'customer'> & { application?: Types.Maybe<_RefType['CreditApplication']>, customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.AddCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<_RefType['Cart']>, lines: ReadonlyArray<_RefType['CartLine']> } )
    | ( Omit<Types.AddToWishListPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.ApplyCartCouponPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Types.AskQuestionPayload )
    | ( Omit<Types.CancelCreditApplicationPayload, 'application' | 'customer'> & { application?: Types.Maybe<_RefType['CreditApplication']>, customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.CancelEmailChangePayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.CancelOrderPayload, 'customer' | 'order'> & { customer?: Types.Maybe<_RefType['Customer']>, order?: Types.Maybe<_RefType['Order']> } )
    | ( Omit<Types.ChangeCompanyUserPayload, 'company'> & { company?: Types.Maybe<_RefType['Company']> } )
    | ( Omit<Types.ChangePasswordPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.CheckBankAccountPayload )
    | ( Omit<Types.ClaimGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.CloseCreditAccountPayload )
    | ( Omit<Types.ConfirmCreditCodePayload, 'account' | 'application'> & { account?: Types.Maybe<_RefType['CreditAccount']>, application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.ConfirmEmailChangePayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.ConfirmTelephonePayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.CreateAccountPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<_RefType['Cart']>, customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.CreateReturnPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.CreateReviewPayload )
    | ( Omit<Types.CreateWishListPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.DeleteCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.DeleteQuotePayload )
    | ( Omit<Types.DeleteWishListPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.EndExternalCheckoutPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Types.EraseAccountPayload )
    | ( Types.EraseCreditApplicationPayload )
    | ( Omit<Types.InviteCompanyUserPayload, 'company'> & { company?: Types.Maybe<_RefType['Company']> } )
    | ( Omit<Types.LinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.LoginPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<_RefType['Cart']>, customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.LogoutPayload )
    | ( Types.LookUpCreditAccountPayload )
    | ( Types.NotifyWhenInStockPayload )
    | ( Omit<Types.OpenCreditAccountPayload, 'account'> & { account?: Types.Maybe<_RefType['CreditAccount']> } )
    | ( Omit<Types.PayCreditPayload, 'payment'> & { payment?: Types.Maybe<_RefType['CreditPayment']> } )
    | ( Omit<Types.PayOrderFromCreditLinePayload, 'customer' | 'order'> & { customer?: Types.Maybe<_RefType['Customer']>, order?: Types.Maybe<_RefType['Order']> } )
    | ( Omit<Types.PlaceOrderPayload, 'cart' | 'order'> & { cart?: Types.Maybe<_RefType['Cart']>, order?: Types.Maybe<_RefType['Order']> } )
    | ( Omit<Types.RecalculateOrderPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.RedeemGiftCardPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.RegisterCompanyPayload, 'company' | 'customer'> & { company?: Types.Maybe<_RefType['Company']>, customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.RemoveCartCouponPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.RemoveCartLinesPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.RemoveFromWishListPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.RequestEmailChangePayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.RequestGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.RequestPasswordResetPayload )
    | ( Omit<Types.RequestWholesalePayload, 'company'> & { company?: Types.Maybe<_RefType['Company']> } )
    | ( Omit<Types.ResendEmailChangePayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Types.ResetPasswordPayload )
    | ( Omit<Types.RestoreQuotePayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.ResumeCreditApplicationPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SaveCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.SaveQuotePayload, 'cart' | 'quote'> & { cart?: Types.Maybe<_RefType['Cart']>, quote?: Types.Maybe<_RefType['Quote']> } )
    | ( Types.SendContactMessagePayload )
    | ( Omit<Types.SendCreditCodePayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Types.SendCreditResumeCodePayload )
    | ( SendTelephoneCodePayloadMapper )
    | ( Omit<Types.SetCartGiftPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.SetCartPaymentPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.SetCartShippingPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.SetCreditAddressPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditApplicantPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditDepositPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditInsurancePayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditOfferPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditReferencePayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SetCreditSellerPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.ShareCartPayload, 'sharedCart'> & { sharedCart?: Types.Maybe<_RefType['SharedCart']> } )
    | ( Omit<Types.SignOutDevicesPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.StartCreditApplicationPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Types.StartLiveTestPayload )
    | ( Omit<Types.SubmitCreditApplicationPayload, 'application'> & { application?: Types.Maybe<_RefType['CreditApplication']> } )
    | ( Omit<Types.SubscribeToNewsletterPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.SwitchBuyerPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.SyncCartPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.TakeOverSharedCartPayload, 'cart'> & { cart?: Types.Maybe<_RefType['Cart']> } )
    | ( Omit<Types.TrackOrderPayload, 'order'> & { order?: Types.Maybe<_RefType['TrackedOrder']> } )
    | ( Omit<Types.TransferForCreditPayload, 'payment'> & { payment?: Types.Maybe<_RefType['CreditPayment']> } )
    | ( Types.UndoEmailChangePayload )
    | ( Omit<Types.UnlinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.UnsubscribeFromNewsletterPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.UpdateCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<_RefType['Cart']>, lines: ReadonlyArray<_RefType['CartLine']> } )
    | ( Omit<Types.UpdateCompanyPayload, 'company'> & { company?: Types.Maybe<_RefType['Company']> } )
    | ( Omit<Types.UpdateCustomerPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.UpdateRankingPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
    | ( Omit<Types.UpdateWishListPayload, 'customer'> & { customer?: Types.Maybe<_RefType['Customer']> } )
  ;
  Node:
    | ( AttributeMapper )
    | ( BlogCategoryMapper )
    | ( BlogPostMapper )
    | ( BundleProductMapper )
    | ( CartMapper )
    | ( CartLineMapper )
    | ( CategoryMapper )
    | ( CmsBlockMapper )
    | ( CmsPageMapper )
    | ( CompanyMapper )
    | ( ConfigurableProductMapper )
    | ( CreditAccountMapper )
    | ( CreditApplicationMapper )
    | ( CreditInvoiceMapper )
    | ( CreditPaymentMapper )
    | ( CustomerMapper )
    | ( DownloadableProductMapper )
    | ( GroupedProductMapper )
    | ( LandingMapper )
    | ( OrderMapper )
    | ( ProductVariantMapper )
    | ( PromotionMapper )
    | ( QuoteMapper )
    | ( ReturnRequestMapper )
    | ( ReviewMapper )
    | ( RoomMapper )
    | ( SeriesMapper )
    | ( SimpleProductMapper )
    | ( StoreMapper )
    | ( VirtualProductMapper )
    | ( WishListMapper )
  ;
  OrderView:
    | ( OrderMapper )
    | ( TrackedOrderMapper )
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
  AcceptCompanyInvitationInput: Types.AcceptCompanyInvitationInput;
  AcceptCompanyInvitationPayload: ResolverTypeWrapper<Omit<Types.AcceptCompanyInvitationPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  AcceptCreditOfferInput: Types.AcceptCreditOfferInput;
  AcceptCreditOfferPayload: ResolverTypeWrapper<Omit<Types.AcceptCreditOfferPayload, 'application' | 'customer'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']>, customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  AddCartLinesInput: Types.AddCartLinesInput;
  AddCartLinesPayload: ResolverTypeWrapper<Omit<Types.AddCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  AddToWishListInput: Types.AddToWishListInput;
  AddToWishListPayload: ResolverTypeWrapper<Omit<Types.AddToWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  Address: ResolverTypeWrapper<Types.Address>;
  AddressInput: Types.AddressInput;
  Alternate: ResolverTypeWrapper<Omit<Types.Alternate, 'store'> & { store: ResolversTypes['Store'] }>;
  AnswerOption: ResolverTypeWrapper<Types.AnswerOption>;
  ApplyCartCouponInput: Types.ApplyCartCouponInput;
  ApplyCartCouponPayload: ResolverTypeWrapper<Omit<Types.ApplyCartCouponPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  AskQuestionInput: Types.AskQuestionInput;
  AskQuestionPayload: ResolverTypeWrapper<Types.AskQuestionPayload>;
  Attribute: ResolverTypeWrapper<AttributeMapper>;
  AttributeValue: ResolverTypeWrapper<Types.AttributeValue>;
  Bank: ResolverTypeWrapper<Types.Bank>;
  Beneficiary: ResolverTypeWrapper<Types.Beneficiary>;
  BeneficiaryInput: Types.BeneficiaryInput;
  Blog: ResolverTypeWrapper<BlogMapper>;
  BlogAuthor: ResolverTypeWrapper<Types.BlogAuthor>;
  BlogCategory: ResolverTypeWrapper<BlogCategoryMapper>;
  BlogPost: ResolverTypeWrapper<BlogPostMapper>;
  BlogPostConnection: ResolverTypeWrapper<BlogPostConnectionMapper>;
  BlogPostEdge: ResolverTypeWrapper<Omit<Types.BlogPostEdge, 'node'> & { node: ResolversTypes['BlogPost'] }>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Branch: ResolverTypeWrapper<BranchMapper>;
  BranchKind: Types.BranchKind;
  BranchService: Types.BranchService;
  BundleOption: ResolverTypeWrapper<Omit<Types.BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversTypes['BundleSelection']> }>;
  BundleOptionChoice: ResolverTypeWrapper<Types.BundleOptionChoice>;
  BundleOptionInput: Types.BundleOptionInput;
  BundleProduct: ResolverTypeWrapper<BundleProductMapper>;
  BundleSelection: ResolverTypeWrapper<Omit<Types.BundleSelection, 'product'> & { product: ResolversTypes['Product'] }>;
  CancelCreditApplicationInput: Types.CancelCreditApplicationInput;
  CancelCreditApplicationPayload: ResolverTypeWrapper<Omit<Types.CancelCreditApplicationPayload, 'application' | 'customer'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']>, customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CancelEmailChangeInput: Types.CancelEmailChangeInput;
  CancelEmailChangePayload: ResolverTypeWrapper<Omit<Types.CancelEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CancelOrderInput: Types.CancelOrderInput;
  CancelOrderLineInput: Types.CancelOrderLineInput;
  CancelOrderPayload: ResolverTypeWrapper<Omit<Types.CancelOrderPayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversTypes['Customer']>, order?: Types.Maybe<ResolversTypes['Order']> }>;
  Cart: ResolverTypeWrapper<CartMapper>;
  CartCounter: Types.CartCounter;
  CartDiff: ResolverTypeWrapper<Types.CartDiff>;
  CartDiffParty: Types.CartDiffParty;
  CartDiffStatus: Types.CartDiffStatus;
  CartLine: ResolverTypeWrapper<CartLineMapper>;
  CartLineChoices: ResolverTypeWrapper<CartLineChoicesMapper>;
  CartLineIdentityInput: Types.CartLineIdentityInput;
  CartLineInput: Types.CartLineInput;
  CartLineOption: ResolverTypeWrapper<Types.CartLineOption>;
  CartLineRef: Types.CartLineRef;
  CartLineUpdateInput: Types.CartLineUpdateInput;
  CartSettings: ResolverTypeWrapper<Types.CartSettings>;
  CartTotals: ResolverTypeWrapper<CartTotalsMapper>;
  CatalogueSettings: ResolverTypeWrapper<Types.CatalogueSettings>;
  Category: ResolverTypeWrapper<CategoryMapper>;
  CategoryBy: Types.CategoryBy;
  ChangeCompanyUserInput: Types.ChangeCompanyUserInput;
  ChangeCompanyUserPayload: ResolverTypeWrapper<Omit<Types.ChangeCompanyUserPayload, 'company'> & { company?: Types.Maybe<ResolversTypes['Company']> }>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<Types.ChangePasswordPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CheckBankAccountInput: Types.CheckBankAccountInput;
  CheckBankAccountPayload: ResolverTypeWrapper<Types.CheckBankAccountPayload>;
  CheckoutCreditLine: ResolverTypeWrapper<Types.CheckoutCreditLine>;
  ClaimGuestOrdersInput: Types.ClaimGuestOrdersInput;
  ClaimGuestOrdersPayload: ResolverTypeWrapper<Omit<Types.ClaimGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CloseCreditAccountInput: Types.CloseCreditAccountInput;
  CloseCreditAccountPayload: ResolverTypeWrapper<Types.CloseCreditAccountPayload>;
  CmsBlock: ResolverTypeWrapper<CmsBlockMapper>;
  CmsHeading: ResolverTypeWrapper<Types.CmsHeading>;
  CmsImage: ResolverTypeWrapper<CmsImageMapper>;
  CmsPage: ResolverTypeWrapper<CmsPageMapper>;
  CmsQuestion: ResolverTypeWrapper<Types.CmsQuestion>;
  Company: ResolverTypeWrapper<CompanyMapper>;
  CompanyInput: Types.CompanyInput;
  CompanyPermission: Types.CompanyPermission;
  CompanyRole: Types.CompanyRole;
  CompanyStatus: Types.CompanyStatus;
  CompanyUser: ResolverTypeWrapper<Types.CompanyUser>;
  Comparison: ResolverTypeWrapper<Omit<Types.Comparison, 'products' | 'variants'> & { products: ReadonlyArray<ResolversTypes['Product']>, variants: ReadonlyArray<Types.Maybe<ResolversTypes['ProductVariant']>> }>;
  ComparisonRow: ResolverTypeWrapper<Types.ComparisonRow>;
  ComplaintKind: ResolverTypeWrapper<Types.ComplaintKind>;
  ConfigurableOption: ResolverTypeWrapper<Types.ConfigurableOption>;
  ConfigurableOptionValue: ResolverTypeWrapper<Types.ConfigurableOptionValue>;
  ConfigurableProduct: ResolverTypeWrapper<ConfigurableProductMapper>;
  ConfirmCreditCodeInput: Types.ConfirmCreditCodeInput;
  ConfirmCreditCodePayload: ResolverTypeWrapper<Omit<Types.ConfirmCreditCodePayload, 'account' | 'application'> & { account?: Types.Maybe<ResolversTypes['CreditAccount']>, application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  ConfirmEmailChangeInput: Types.ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: ResolverTypeWrapper<Omit<Types.ConfirmEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  ConfirmTelephoneInput: Types.ConfirmTelephoneInput;
  ConfirmTelephonePayload: ResolverTypeWrapper<Omit<Types.ConfirmTelephonePayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CountryCode: ResolverTypeWrapper<Types.Scalars['CountryCode']['output']>;
  Coupon: ResolverTypeWrapper<Types.Coupon>;
  CreateAccountInput: Types.CreateAccountInput;
  CreateAccountPayload: ResolverTypeWrapper<Omit<Types.CreateAccountPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CreateReturnInput: Types.CreateReturnInput;
  CreateReturnPayload: ResolverTypeWrapper<Omit<Types.CreateReturnPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CreateReviewInput: Types.CreateReviewInput;
  CreateReviewPayload: ResolverTypeWrapper<Types.CreateReviewPayload>;
  CreateWishListInput: Types.CreateWishListInput;
  CreateWishListPayload: ResolverTypeWrapper<Omit<Types.CreateWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  CreditAccount: ResolverTypeWrapper<CreditAccountMapper>;
  CreditAccountHint: ResolverTypeWrapper<Types.CreditAccountHint>;
  CreditAccountStatus: Types.CreditAccountStatus;
  CreditAddress: ResolverTypeWrapper<Types.CreditAddress>;
  CreditApplicant: ResolverTypeWrapper<Types.CreditApplicant>;
  CreditApplication: ResolverTypeWrapper<CreditApplicationMapper>;
  CreditApplicationConnection: ResolverTypeWrapper<CreditApplicationConnectionMapper>;
  CreditApplicationEdge: ResolverTypeWrapper<Omit<Types.CreditApplicationEdge, 'node'> & { node: ResolversTypes['CreditApplication'] }>;
  CreditApplicationStatus: Types.CreditApplicationStatus;
  CreditCustomer: Types.CreditCustomer;
  CreditDenial: Types.CreditDenial;
  CreditDepositMethod: Types.CreditDepositMethod;
  CreditDue: ResolverTypeWrapper<Types.CreditDue>;
  CreditFileSlot: Types.CreditFileSlot;
  CreditFrequency: Types.CreditFrequency;
  CreditInstalment: ResolverTypeWrapper<Types.CreditInstalment>;
  CreditInstalmentStatus: Types.CreditInstalmentStatus;
  CreditInsurance: ResolverTypeWrapper<Types.CreditInsurance>;
  CreditInvoice: ResolverTypeWrapper<CreditInvoiceMapper>;
  CreditInvoiceStatus: Types.CreditInvoiceStatus;
  CreditKind: Types.CreditKind;
  CreditOffer: ResolverTypeWrapper<Types.CreditOffer>;
  CreditOfferInsurance: ResolverTypeWrapper<Types.CreditOfferInsurance>;
  CreditPayment: ResolverTypeWrapper<CreditPaymentMapper>;
  CreditPaymentLine: ResolverTypeWrapper<CreditPaymentLineMapper>;
  CreditPaymentLineInput: Types.CreditPaymentLineInput;
  CreditPaymentMethod: Types.CreditPaymentMethod;
  CreditPaymentStatus: Types.CreditPaymentStatus;
  CreditPayoff: ResolverTypeWrapper<Types.CreditPayoff>;
  CreditPlan: ResolverTypeWrapper<Types.CreditPlan>;
  CreditPrice: ResolverTypeWrapper<Types.CreditPrice>;
  CreditReference: ResolverTypeWrapper<Types.CreditReference>;
  CreditStep: ResolverTypeWrapper<Types.CreditStep>;
  CreditStepCode: Types.CreditStepCode;
  CreditTerms: ResolverTypeWrapper<CreditTermsMapper>;
  CreditTotals: ResolverTypeWrapper<Types.CreditTotals>;
  CurrencyCode: ResolverTypeWrapper<Types.Scalars['CurrencyCode']['output']>;
  CustomOption: ResolverTypeWrapper<Types.CustomOption>;
  CustomOptionChoice: ResolverTypeWrapper<Types.CustomOptionChoice>;
  CustomOptionInput: Types.CustomOptionInput;
  CustomOptionKind: Types.CustomOptionKind;
  CustomOptionValue: ResolverTypeWrapper<Types.CustomOptionValue>;
  Customer: ResolverTypeWrapper<CustomerMapper>;
  CustomerAddress: ResolverTypeWrapper<CustomerAddressMapper>;
  CustomerCoupon: ResolverTypeWrapper<CustomerCouponMapper>;
  CustomerCouponConnection: ResolverTypeWrapper<CustomerCouponConnectionMapper>;
  CustomerCouponEdge: ResolverTypeWrapper<Omit<Types.CustomerCouponEdge, 'node'> & { node: ResolversTypes['CustomerCoupon'] }>;
  CustomerCouponOrigin: Types.CustomerCouponOrigin;
  CustomerCouponState: Types.CustomerCouponState;
  CustomerDevice: ResolverTypeWrapper<CustomerDeviceMapper>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Types.Scalars['Decimal']['output']>;
  DeleteCustomerAddressInput: Types.DeleteCustomerAddressInput;
  DeleteCustomerAddressPayload: ResolverTypeWrapper<Omit<Types.DeleteCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  DeleteQuoteInput: Types.DeleteQuoteInput;
  DeleteQuotePayload: ResolverTypeWrapper<Types.DeleteQuotePayload>;
  DeleteWishListInput: Types.DeleteWishListInput;
  DeleteWishListPayload: ResolverTypeWrapper<Omit<Types.DeleteWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  DeliveryEstimate: ResolverTypeWrapper<Types.DeliveryEstimate>;
  DestinationInput: Types.DestinationInput;
  Download: ResolverTypeWrapper<Types.Download>;
  DownloadSample: ResolverTypeWrapper<Types.DownloadSample>;
  DownloadableProduct: ResolverTypeWrapper<DownloadableProductMapper>;
  EmailAddress: ResolverTypeWrapper<Types.Scalars['EmailAddress']['output']>;
  EmailChange: ResolverTypeWrapper<EmailChangeMapper>;
  EndExternalCheckoutInput: Types.EndExternalCheckoutInput;
  EndExternalCheckoutPayload: ResolverTypeWrapper<Omit<Types.EndExternalCheckoutPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  EraseAccountInput: Types.EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<Types.EraseAccountPayload>;
  EraseCreditApplicationInput: Types.EraseCreditApplicationInput;
  EraseCreditApplicationPayload: ResolverTypeWrapper<Types.EraseCreditApplicationPayload>;
  Facet: ResolverTypeWrapper<FacetMapper>;
  FacetKind: Types.FacetKind;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  FilterInput: Types.FilterInput;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FormAttribute: ResolverTypeWrapper<Types.FormAttribute>;
  FormAttributeInput: Types.FormAttributeInput;
  GeoPoint: ResolverTypeWrapper<Types.GeoPoint>;
  GiftCardFields: ResolverTypeWrapper<Types.GiftCardFields>;
  GiftCardOffer: ResolverTypeWrapper<GiftCardOfferMapper>;
  GiftMessage: ResolverTypeWrapper<Types.GiftMessage>;
  GiftMessageInput: Types.GiftMessageInput;
  GroupedItem: ResolverTypeWrapper<Omit<Types.GroupedItem, 'product'> & { product: ResolversTypes['Product'] }>;
  GroupedProduct: ResolverTypeWrapper<GroupedProductMapper>;
  Guarantee: ResolverTypeWrapper<Types.Guarantee>;
  GuaranteeContact: ResolverTypeWrapper<Types.GuaranteeContact>;
  GuaranteeContactMethod: Types.GuaranteeContactMethod;
  GuaranteeKind: Types.GuaranteeKind;
  GuaranteeProvider: ResolverTypeWrapper<Types.GuaranteeProvider>;
  HTML: ResolverTypeWrapper<Types.Scalars['HTML']['output']>;
  HexColor: ResolverTypeWrapper<Types.Scalars['HexColor']['output']>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ImageFormat: Types.ImageFormat;
  Instalment: ResolverTypeWrapper<Types.Instalment>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  InviteCompanyUserInput: Types.InviteCompanyUserInput;
  InviteCompanyUserPayload: ResolverTypeWrapper<Omit<Types.InviteCompanyUserPayload, 'company'> & { company?: Types.Maybe<ResolversTypes['Company']> }>;
  JobPosting: ResolverTypeWrapper<Types.JobPosting>;
  Landing: ResolverTypeWrapper<LandingMapper>;
  LandingBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LandingBlock']>;
  LandingLink: ResolverTypeWrapper<Types.LandingLink>;
  LandingLinks: ResolverTypeWrapper<LandingLinksMapper>;
  LandingProducts: ResolverTypeWrapper<LandingProductsMapper>;
  LandingText: ResolverTypeWrapper<LandingTextMapper>;
  LanguageTag: ResolverTypeWrapper<Types.Scalars['LanguageTag']['output']>;
  LifeInsurance: ResolverTypeWrapper<Types.LifeInsurance>;
  LifeInsurances: ResolverTypeWrapper<Types.LifeInsurances>;
  LinkCreditAccountInput: Types.LinkCreditAccountInput;
  LinkCreditAccountPayload: ResolverTypeWrapper<Omit<Types.LinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  LiveTestMove: Types.LiveTestMove;
  LoginInput: Types.LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<Types.LoginPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  LogoutInput: Types.LogoutInput;
  LogoutPayload: ResolverTypeWrapper<Types.LogoutPayload>;
  LookUpCreditAccountInput: Types.LookUpCreditAccountInput;
  LookUpCreditAccountPayload: ResolverTypeWrapper<Types.LookUpCreditAccountPayload>;
  LoyaltyCard: ResolverTypeWrapper<Types.LoyaltyCard>;
  MediaKind: Types.MediaKind;
  Money: ResolverTypeWrapper<Types.Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  NewsletterSubscription: ResolverTypeWrapper<NewsletterSubscriptionMapper>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notice: ResolverTypeWrapper<Types.Notice>;
  NoticeCode: Types.NoticeCode;
  NotifyWhenInStockInput: Types.NotifyWhenInStockInput;
  NotifyWhenInStockPayload: ResolverTypeWrapper<Types.NotifyWhenInStockPayload>;
  OpenCreditAccountInput: Types.OpenCreditAccountInput;
  OpenCreditAccountPayload: ResolverTypeWrapper<Omit<Types.OpenCreditAccountPayload, 'account'> & { account?: Types.Maybe<ResolversTypes['CreditAccount']> }>;
  OpeningHours: ResolverTypeWrapper<Types.OpeningHours>;
  Order: ResolverTypeWrapper<OrderMapper>;
  OrderCancelable: Types.OrderCancelable;
  OrderConnection: ResolverTypeWrapper<OrderConnectionMapper>;
  OrderCredit: ResolverTypeWrapper<OrderCreditMapper>;
  OrderCreditLine: ResolverTypeWrapper<Types.OrderCreditLine>;
  OrderEdge: ResolverTypeWrapper<Omit<Types.OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderGiftCard: ResolverTypeWrapper<OrderGiftCardMapper>;
  OrderLine: ResolverTypeWrapper<OrderLineMapper>;
  OrderProgress: Types.OrderProgress;
  OrderStatus: Types.OrderStatus;
  OrderStatusLabel: Types.OrderStatusLabel;
  OrderStep: ResolverTypeWrapper<Types.OrderStep>;
  OrderView: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OrderView']>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PayCreditInput: Types.PayCreditInput;
  PayCreditPayload: ResolverTypeWrapper<Omit<Types.PayCreditPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['CreditPayment']> }>;
  PayOrderFromCreditLineInput: Types.PayOrderFromCreditLineInput;
  PayOrderFromCreditLinePayload: ResolverTypeWrapper<Omit<Types.PayOrderFromCreditLinePayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversTypes['Customer']>, order?: Types.Maybe<ResolversTypes['Order']> }>;
  PaymentInstructions: ResolverTypeWrapper<Types.PaymentInstructions>;
  PaymentMethod: ResolverTypeWrapper<Types.PaymentMethod>;
  PaymentPlan: ResolverTypeWrapper<Types.PaymentPlan>;
  PhoneNumber: ResolverTypeWrapper<Types.PhoneNumber>;
  PickupBranch: ResolverTypeWrapper<PickupBranchMapper>;
  Place: ResolverTypeWrapper<Types.Place>;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<Omit<Types.PlaceOrderPayload, 'cart' | 'order'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, order?: Types.Maybe<ResolversTypes['Order']> }>;
  PostalPlace: ResolverTypeWrapper<Types.PostalPlace>;
  PostcodeCredit: ResolverTypeWrapper<PostcodeCreditMapper>;
  PriceBounds: ResolverTypeWrapper<Types.PriceBounds>;
  PriceChange: ResolverTypeWrapper<Types.PriceChange>;
  Product: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Product']>;
  ProductAttribute: ResolverTypeWrapper<Types.ProductAttribute>;
  ProductBy: Types.ProductBy;
  ProductConnection: ResolverTypeWrapper<ProductConnectionMapper>;
  ProductDimensions: ResolverTypeWrapper<Types.ProductDimensions>;
  ProductEdge: ResolverTypeWrapper<ProductEdgeMapper>;
  ProductMedia: ResolverTypeWrapper<ProductMediaMapper>;
  ProductOutline: Types.ProductOutline;
  ProductPrice: ResolverTypeWrapper<ProductPriceMapper>;
  ProductQuestion: ResolverTypeWrapper<Types.ProductQuestion>;
  ProductQuestionConnection: ResolverTypeWrapper<ProductQuestionConnectionMapper>;
  ProductQuestionEdge: ResolverTypeWrapper<Types.ProductQuestionEdge>;
  ProductRating: ResolverTypeWrapper<Types.ProductRating>;
  ProductSeries: ResolverTypeWrapper<ProductSeriesMapper>;
  ProductService: ResolverTypeWrapper<Omit<Types.ProductService, 'categories'> & { categories: ReadonlyArray<ResolversTypes['Category']> }>;
  ProductSort: Types.ProductSort;
  ProductTag: ResolverTypeWrapper<Types.ProductTag>;
  ProductVariant: ResolverTypeWrapper<ProductVariantMapper>;
  ProductVisibility: Types.ProductVisibility;
  Promotion: ResolverTypeWrapper<PromotionMapper>;
  PromotionConnection: ResolverTypeWrapper<PromotionConnectionMapper>;
  PromotionDepartment: ResolverTypeWrapper<Types.PromotionDepartment>;
  PromotionEdge: ResolverTypeWrapper<Omit<Types.PromotionEdge, 'node'> & { node: ResolversTypes['Promotion'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteMapper>;
  QuoteConnection: ResolverTypeWrapper<QuoteConnectionMapper>;
  QuoteEdge: ResolverTypeWrapper<Omit<Types.QuoteEdge, 'node'> & { node: ResolversTypes['Quote'] }>;
  QuoteLine: ResolverTypeWrapper<QuoteLineMapper>;
  Rank: ResolverTypeWrapper<RankMapper>;
  Ranking: ResolverTypeWrapper<RankingMapper>;
  RecalculateOrderInput: Types.RecalculateOrderInput;
  RecalculateOrderPayload: ResolverTypeWrapper<Omit<Types.RecalculateOrderPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  Receipt: ResolverTypeWrapper<ReceiptMapper>;
  RedeemGiftCardInput: Types.RedeemGiftCardInput;
  RedeemGiftCardPayload: ResolverTypeWrapper<Omit<Types.RedeemGiftCardPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  Redirect: ResolverTypeWrapper<RedirectMapper>;
  RegisterCompanyInput: Types.RegisterCompanyInput;
  RegisterCompanyPayload: ResolverTypeWrapper<Omit<Types.RegisterCompanyPayload, 'company' | 'customer'> & { company?: Types.Maybe<ResolversTypes['Company']>, customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  RemoveCartCouponInput: Types.RemoveCartCouponInput;
  RemoveCartCouponPayload: ResolverTypeWrapper<Omit<Types.RemoveCartCouponPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  RemoveCartLinesInput: Types.RemoveCartLinesInput;
  RemoveCartLinesPayload: ResolverTypeWrapper<Omit<Types.RemoveCartLinesPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  RemoveFromWishListInput: Types.RemoveFromWishListInput;
  RemoveFromWishListPayload: ResolverTypeWrapper<Omit<Types.RemoveFromWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: ResolverTypeWrapper<Omit<Types.RequestEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  RequestGuestOrdersInput: Types.RequestGuestOrdersInput;
  RequestGuestOrdersPayload: ResolverTypeWrapper<Omit<Types.RequestGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Types.RequestPasswordResetPayload>;
  RequestWholesaleInput: Types.RequestWholesaleInput;
  RequestWholesalePayload: ResolverTypeWrapper<Omit<Types.RequestWholesalePayload, 'company'> & { company?: Types.Maybe<ResolversTypes['Company']> }>;
  ResendEmailChangeInput: Types.ResendEmailChangeInput;
  ResendEmailChangePayload: ResolverTypeWrapper<Omit<Types.ResendEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Types.ResetPasswordPayload>;
  RestoreQuoteInput: Types.RestoreQuoteInput;
  RestoreQuoteMode: Types.RestoreQuoteMode;
  RestoreQuotePayload: ResolverTypeWrapper<Omit<Types.RestoreQuotePayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  ResumeCreditApplicationInput: Types.ResumeCreditApplicationInput;
  ResumeCreditApplicationPayload: ResolverTypeWrapper<Omit<Types.ResumeCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  ReturnAttribute: ResolverTypeWrapper<Types.ReturnAttribute>;
  ReturnForm: ResolverTypeWrapper<Types.ReturnForm>;
  ReturnFormLine: ResolverTypeWrapper<Types.ReturnFormLine>;
  ReturnLine: ResolverTypeWrapper<Types.ReturnLine>;
  ReturnLineInput: Types.ReturnLineInput;
  ReturnRequest: ResolverTypeWrapper<ReturnRequestMapper>;
  ReturnStatus: Types.ReturnStatus;
  Review: ResolverTypeWrapper<ReviewMapper>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionMapper>;
  ReviewEdge: ResolverTypeWrapper<Omit<Types.ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewPhoto: ResolverTypeWrapper<ReviewPhotoMapper>;
  Room: ResolverTypeWrapper<RoomMapper>;
  RoomKind: ResolverTypeWrapper<Types.RoomKind>;
  RoomPoint: ResolverTypeWrapper<RoomPointMapper>;
  RouteTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RouteTarget']>;
  SaveCustomerAddressInput: Types.SaveCustomerAddressInput;
  SaveCustomerAddressPayload: ResolverTypeWrapper<Omit<Types.SaveCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  SaveQuoteInput: Types.SaveQuoteInput;
  SaveQuotePayload: ResolverTypeWrapper<Omit<Types.SaveQuotePayload, 'cart' | 'quote'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, quote?: Types.Maybe<ResolversTypes['Quote']> }>;
  ScannedItem: ResolverTypeWrapper<Omit<Types.ScannedItem, 'product' | 'variant'> & { product: ResolversTypes['Product'], variant?: Types.Maybe<ResolversTypes['ProductVariant']> }>;
  SearchMatch: ResolverTypeWrapper<Types.SearchMatch>;
  Selection: ResolverTypeWrapper<Types.Selection>;
  SelectionInput: Types.SelectionInput;
  SendContactMessageInput: Types.SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<Types.SendContactMessagePayload>;
  SendCreditCodeInput: Types.SendCreditCodeInput;
  SendCreditCodePayload: ResolverTypeWrapper<Omit<Types.SendCreditCodePayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SendCreditResumeCodeInput: Types.SendCreditResumeCodeInput;
  SendCreditResumeCodePayload: ResolverTypeWrapper<Types.SendCreditResumeCodePayload>;
  SendTelephoneCodeInput: Types.SendTelephoneCodeInput;
  SendTelephoneCodePayload: ResolverTypeWrapper<SendTelephoneCodePayloadMapper>;
  Series: ResolverTypeWrapper<SeriesMapper>;
  SeriesCategory: ResolverTypeWrapper<Omit<Types.SeriesCategory, 'category'> & { category: ResolversTypes['Category'] }>;
  ServiceKind: Types.ServiceKind;
  SetCartGiftInput: Types.SetCartGiftInput;
  SetCartGiftPayload: ResolverTypeWrapper<Omit<Types.SetCartGiftPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  SetCartPaymentInput: Types.SetCartPaymentInput;
  SetCartPaymentPayload: ResolverTypeWrapper<Omit<Types.SetCartPaymentPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  SetCartShippingInput: Types.SetCartShippingInput;
  SetCartShippingPayload: ResolverTypeWrapper<Omit<Types.SetCartShippingPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  SetCreditAddressInput: Types.SetCreditAddressInput;
  SetCreditAddressPayload: ResolverTypeWrapper<Omit<Types.SetCreditAddressPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditApplicantInput: Types.SetCreditApplicantInput;
  SetCreditApplicantPayload: ResolverTypeWrapper<Omit<Types.SetCreditApplicantPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditDepositInput: Types.SetCreditDepositInput;
  SetCreditDepositPayload: ResolverTypeWrapper<Omit<Types.SetCreditDepositPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditInsuranceInput: Types.SetCreditInsuranceInput;
  SetCreditInsurancePayload: ResolverTypeWrapper<Omit<Types.SetCreditInsurancePayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditOfferInput: Types.SetCreditOfferInput;
  SetCreditOfferPayload: ResolverTypeWrapper<Omit<Types.SetCreditOfferPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditReferenceInput: Types.SetCreditReferenceInput;
  SetCreditReferencePayload: ResolverTypeWrapper<Omit<Types.SetCreditReferencePayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SetCreditSellerInput: Types.SetCreditSellerInput;
  SetCreditSellerPayload: ResolverTypeWrapper<Omit<Types.SetCreditSellerPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  ShareCartInput: Types.ShareCartInput;
  ShareCartPayload: ResolverTypeWrapper<Omit<Types.ShareCartPayload, 'sharedCart'> & { sharedCart?: Types.Maybe<ResolversTypes['SharedCart']> }>;
  SharedCart: ResolverTypeWrapper<SharedCartMapper>;
  SharedCartLine: ResolverTypeWrapper<SharedCartLineMapper>;
  SharedWishList: ResolverTypeWrapper<SharedWishListMapper>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethodMapper>;
  SignOutDevicesInput: Types.SignOutDevicesInput;
  SignOutDevicesPayload: ResolverTypeWrapper<Omit<Types.SignOutDevicesPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  SimpleProduct: ResolverTypeWrapper<SimpleProductMapper>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntryMapper>;
  SitemapPart: ResolverTypeWrapper<Omit<Types.SitemapPart, 'entries'> & { entries: ReadonlyArray<ResolversTypes['SitemapEntry']> }>;
  SocialProvider: ResolverTypeWrapper<Types.SocialProvider>;
  SortOption: ResolverTypeWrapper<Types.SortOption>;
  StarCount: ResolverTypeWrapper<Types.StarCount>;
  StartCreditApplicationInput: Types.StartCreditApplicationInput;
  StartCreditApplicationPayload: ResolverTypeWrapper<Omit<Types.StartCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  StartLiveTestInput: Types.StartLiveTestInput;
  StartLiveTestPayload: ResolverTypeWrapper<Types.StartLiveTestPayload>;
  Stock: ResolverTypeWrapper<StockMapper>;
  StockStatus: Types.StockStatus;
  Store: ResolverTypeWrapper<StoreMapper>;
  StoreBusiness: ResolverTypeWrapper<Types.StoreBusiness>;
  StoreContact: ResolverTypeWrapper<Types.StoreContact>;
  StoreCredit: ResolverTypeWrapper<StoreCreditMapper>;
  StoreFeature: Types.StoreFeature;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  SubmitCreditApplicationInput: Types.SubmitCreditApplicationInput;
  SubmitCreditApplicationPayload: ResolverTypeWrapper<Omit<Types.SubmitCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversTypes['CreditApplication']> }>;
  SubscribeToNewsletterInput: Types.SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<Omit<Types.SubscribeToNewsletterPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  Suggestions: ResolverTypeWrapper<SuggestionsMapper>;
  SwitchBuyerInput: Types.SwitchBuyerInput;
  SwitchBuyerPayload: ResolverTypeWrapper<Omit<Types.SwitchBuyerPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  SyncCartInput: Types.SyncCartInput;
  SyncCartPayload: ResolverTypeWrapper<Omit<Types.SyncCartPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  TakeOverSharedCartInput: Types.TakeOverSharedCartInput;
  TakeOverSharedCartPayload: ResolverTypeWrapper<Omit<Types.TakeOverSharedCartPayload, 'cart'> & { cart?: Types.Maybe<ResolversTypes['Cart']> }>;
  TaxRate: ResolverTypeWrapper<Types.TaxRate>;
  TierPrice: ResolverTypeWrapper<Types.TierPrice>;
  TotalSegment: ResolverTypeWrapper<Types.TotalSegment>;
  TrackOrderInput: Types.TrackOrderInput;
  TrackOrderPayload: ResolverTypeWrapper<Omit<Types.TrackOrderPayload, 'order'> & { order?: Types.Maybe<ResolversTypes['TrackedOrder']> }>;
  TrackedOrder: ResolverTypeWrapper<TrackedOrderMapper>;
  TransferForCreditInput: Types.TransferForCreditInput;
  TransferForCreditPayload: ResolverTypeWrapper<Omit<Types.TransferForCreditPayload, 'payment'> & { payment?: Types.Maybe<ResolversTypes['CreditPayment']> }>;
  TransferInstructions: ResolverTypeWrapper<Types.TransferInstructions>;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UndoEmailChangeInput: Types.UndoEmailChangeInput;
  UndoEmailChangePayload: ResolverTypeWrapper<Types.UndoEmailChangePayload>;
  UnlinkCreditAccountInput: Types.UnlinkCreditAccountInput;
  UnlinkCreditAccountPayload: ResolverTypeWrapper<Omit<Types.UnlinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  UnmatchedFilter: ResolverTypeWrapper<Types.UnmatchedFilter>;
  UnmatchedFilterCode: Types.UnmatchedFilterCode;
  UnsubscribeFromNewsletterInput: Types.UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: ResolverTypeWrapper<Omit<Types.UnsubscribeFromNewsletterPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  UpdateCartLinesInput: Types.UpdateCartLinesInput;
  UpdateCartLinesPayload: ResolverTypeWrapper<Omit<Types.UpdateCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<ResolversTypes['Cart']>, lines: ReadonlyArray<ResolversTypes['CartLine']> }>;
  UpdateCompanyInput: Types.UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<Omit<Types.UpdateCompanyPayload, 'company'> & { company?: Types.Maybe<ResolversTypes['Company']> }>;
  UpdateCustomerInput: Types.UpdateCustomerInput;
  UpdateCustomerPayload: ResolverTypeWrapper<Omit<Types.UpdateCustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  UpdateRankingInput: Types.UpdateRankingInput;
  UpdateRankingPayload: ResolverTypeWrapper<Omit<Types.UpdateRankingPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  UpdateWishListInput: Types.UpdateWishListInput;
  UpdateWishListPayload: ResolverTypeWrapper<Omit<Types.UpdateWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversTypes['Customer']> }>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  Viewer: ResolverTypeWrapper<ViewerMapper>;
  VirtualProduct: ResolverTypeWrapper<VirtualProductMapper>;
  Wallet: ResolverTypeWrapper<WalletMapper>;
  WalletEntry: ResolverTypeWrapper<WalletEntryMapper>;
  WalletEntryConnection: ResolverTypeWrapper<WalletEntryConnectionMapper>;
  WalletEntryEdge: ResolverTypeWrapper<Omit<Types.WalletEntryEdge, 'node'> & { node: ResolversTypes['WalletEntry'] }>;
  WalletEntryKind: Types.WalletEntryKind;
  WholesaleProgress: ResolverTypeWrapper<Types.WholesaleProgress>;
  WishList: ResolverTypeWrapper<WishListMapper>;
  WishListAccess: Types.WishListAccess;
  WishListConnection: ResolverTypeWrapper<WishListConnectionMapper>;
  WishListEdge: ResolverTypeWrapper<Omit<Types.WishListEdge, 'node'> & { node: ResolversTypes['WishList'] }>;
  WishListItem: ResolverTypeWrapper<WishListItemMapper>;
  WishListItemConnection: ResolverTypeWrapper<WishListItemConnectionMapper>;
  WishListItemEdge: ResolverTypeWrapper<Omit<Types.WishListItemEdge, 'node'> & { node: ResolversTypes['WishListItem'] }>;
  WishListSort: Types.WishListSort;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptCompanyInvitationInput: Types.AcceptCompanyInvitationInput;
  AcceptCompanyInvitationPayload: Omit<Types.AcceptCompanyInvitationPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  AcceptCreditOfferInput: Types.AcceptCreditOfferInput;
  AcceptCreditOfferPayload: Omit<Types.AcceptCreditOfferPayload, 'application' | 'customer'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']>, customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  AddCartLinesInput: Types.AddCartLinesInput;
  AddCartLinesPayload: Omit<Types.AddCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  AddToWishListInput: Types.AddToWishListInput;
  AddToWishListPayload: Omit<Types.AddToWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  Address: Types.Address;
  AddressInput: Types.AddressInput;
  Alternate: Omit<Types.Alternate, 'store'> & { store: ResolversParentTypes['Store'] };
  AnswerOption: Types.AnswerOption;
  ApplyCartCouponInput: Types.ApplyCartCouponInput;
  ApplyCartCouponPayload: Omit<Types.ApplyCartCouponPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  AskQuestionInput: Types.AskQuestionInput;
  AskQuestionPayload: Types.AskQuestionPayload;
  Attribute: AttributeMapper;
  AttributeValue: Types.AttributeValue;
  Bank: Types.Bank;
  Beneficiary: Types.Beneficiary;
  BeneficiaryInput: Types.BeneficiaryInput;
  Blog: BlogMapper;
  BlogAuthor: Types.BlogAuthor;
  BlogCategory: BlogCategoryMapper;
  BlogPost: BlogPostMapper;
  BlogPostConnection: BlogPostConnectionMapper;
  BlogPostEdge: Omit<Types.BlogPostEdge, 'node'> & { node: ResolversParentTypes['BlogPost'] };
  Boolean: Types.Scalars['Boolean']['output'];
  Branch: BranchMapper;
  BundleOption: Omit<Types.BundleOption, 'selections'> & { selections: ReadonlyArray<ResolversParentTypes['BundleSelection']> };
  BundleOptionChoice: Types.BundleOptionChoice;
  BundleOptionInput: Types.BundleOptionInput;
  BundleProduct: BundleProductMapper;
  BundleSelection: Omit<Types.BundleSelection, 'product'> & { product: ResolversParentTypes['Product'] };
  CancelCreditApplicationInput: Types.CancelCreditApplicationInput;
  CancelCreditApplicationPayload: Omit<Types.CancelCreditApplicationPayload, 'application' | 'customer'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']>, customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CancelEmailChangeInput: Types.CancelEmailChangeInput;
  CancelEmailChangePayload: Omit<Types.CancelEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CancelOrderInput: Types.CancelOrderInput;
  CancelOrderLineInput: Types.CancelOrderLineInput;
  CancelOrderPayload: Omit<Types.CancelOrderPayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']>, order?: Types.Maybe<ResolversParentTypes['Order']> };
  Cart: CartMapper;
  CartDiff: Types.CartDiff;
  CartLine: CartLineMapper;
  CartLineChoices: CartLineChoicesMapper;
  CartLineIdentityInput: Types.CartLineIdentityInput;
  CartLineInput: Types.CartLineInput;
  CartLineOption: Types.CartLineOption;
  CartLineRef: Types.CartLineRef;
  CartLineUpdateInput: Types.CartLineUpdateInput;
  CartSettings: Types.CartSettings;
  CartTotals: CartTotalsMapper;
  CatalogueSettings: Types.CatalogueSettings;
  Category: CategoryMapper;
  CategoryBy: Types.CategoryBy;
  ChangeCompanyUserInput: Types.ChangeCompanyUserInput;
  ChangeCompanyUserPayload: Omit<Types.ChangeCompanyUserPayload, 'company'> & { company?: Types.Maybe<ResolversParentTypes['Company']> };
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Omit<Types.ChangePasswordPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CheckBankAccountInput: Types.CheckBankAccountInput;
  CheckBankAccountPayload: Types.CheckBankAccountPayload;
  CheckoutCreditLine: Types.CheckoutCreditLine;
  ClaimGuestOrdersInput: Types.ClaimGuestOrdersInput;
  ClaimGuestOrdersPayload: Omit<Types.ClaimGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CloseCreditAccountInput: Types.CloseCreditAccountInput;
  CloseCreditAccountPayload: Types.CloseCreditAccountPayload;
  CmsBlock: CmsBlockMapper;
  CmsHeading: Types.CmsHeading;
  CmsImage: CmsImageMapper;
  CmsPage: CmsPageMapper;
  CmsQuestion: Types.CmsQuestion;
  Company: CompanyMapper;
  CompanyInput: Types.CompanyInput;
  CompanyUser: Types.CompanyUser;
  Comparison: Omit<Types.Comparison, 'products' | 'variants'> & { products: ReadonlyArray<ResolversParentTypes['Product']>, variants: ReadonlyArray<Types.Maybe<ResolversParentTypes['ProductVariant']>> };
  ComparisonRow: Types.ComparisonRow;
  ComplaintKind: Types.ComplaintKind;
  ConfigurableOption: Types.ConfigurableOption;
  ConfigurableOptionValue: Types.ConfigurableOptionValue;
  ConfigurableProduct: ConfigurableProductMapper;
  ConfirmCreditCodeInput: Types.ConfirmCreditCodeInput;
  ConfirmCreditCodePayload: Omit<Types.ConfirmCreditCodePayload, 'account' | 'application'> & { account?: Types.Maybe<ResolversParentTypes['CreditAccount']>, application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  ConfirmEmailChangeInput: Types.ConfirmEmailChangeInput;
  ConfirmEmailChangePayload: Omit<Types.ConfirmEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  ConfirmTelephoneInput: Types.ConfirmTelephoneInput;
  ConfirmTelephonePayload: Omit<Types.ConfirmTelephonePayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CountryCode: Types.Scalars['CountryCode']['output'];
  Coupon: Types.Coupon;
  CreateAccountInput: Types.CreateAccountInput;
  CreateAccountPayload: Omit<Types.CreateAccountPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CreateReturnInput: Types.CreateReturnInput;
  CreateReturnPayload: Omit<Types.CreateReturnPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CreateReviewInput: Types.CreateReviewInput;
  CreateReviewPayload: Types.CreateReviewPayload;
  CreateWishListInput: Types.CreateWishListInput;
  CreateWishListPayload: Omit<Types.CreateWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  CreditAccount: CreditAccountMapper;
  CreditAccountHint: Types.CreditAccountHint;
  CreditAddress: Types.CreditAddress;
  CreditApplicant: Types.CreditApplicant;
  CreditApplication: CreditApplicationMapper;
  CreditApplicationConnection: CreditApplicationConnectionMapper;
  CreditApplicationEdge: Omit<Types.CreditApplicationEdge, 'node'> & { node: ResolversParentTypes['CreditApplication'] };
  CreditDue: Types.CreditDue;
  CreditInstalment: Types.CreditInstalment;
  CreditInsurance: Types.CreditInsurance;
  CreditInvoice: CreditInvoiceMapper;
  CreditOffer: Types.CreditOffer;
  CreditOfferInsurance: Types.CreditOfferInsurance;
  CreditPayment: CreditPaymentMapper;
  CreditPaymentLine: CreditPaymentLineMapper;
  CreditPaymentLineInput: Types.CreditPaymentLineInput;
  CreditPayoff: Types.CreditPayoff;
  CreditPlan: Types.CreditPlan;
  CreditPrice: Types.CreditPrice;
  CreditReference: Types.CreditReference;
  CreditStep: Types.CreditStep;
  CreditTerms: CreditTermsMapper;
  CreditTotals: Types.CreditTotals;
  CurrencyCode: Types.Scalars['CurrencyCode']['output'];
  CustomOption: Types.CustomOption;
  CustomOptionChoice: Types.CustomOptionChoice;
  CustomOptionInput: Types.CustomOptionInput;
  CustomOptionValue: Types.CustomOptionValue;
  Customer: CustomerMapper;
  CustomerAddress: CustomerAddressMapper;
  CustomerCoupon: CustomerCouponMapper;
  CustomerCouponConnection: CustomerCouponConnectionMapper;
  CustomerCouponEdge: Omit<Types.CustomerCouponEdge, 'node'> & { node: ResolversParentTypes['CustomerCoupon'] };
  CustomerDevice: CustomerDeviceMapper;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  Decimal: Types.Scalars['Decimal']['output'];
  DeleteCustomerAddressInput: Types.DeleteCustomerAddressInput;
  DeleteCustomerAddressPayload: Omit<Types.DeleteCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  DeleteQuoteInput: Types.DeleteQuoteInput;
  DeleteQuotePayload: Types.DeleteQuotePayload;
  DeleteWishListInput: Types.DeleteWishListInput;
  DeleteWishListPayload: Omit<Types.DeleteWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  DeliveryEstimate: Types.DeliveryEstimate;
  DestinationInput: Types.DestinationInput;
  Download: Types.Download;
  DownloadSample: Types.DownloadSample;
  DownloadableProduct: DownloadableProductMapper;
  EmailAddress: Types.Scalars['EmailAddress']['output'];
  EmailChange: EmailChangeMapper;
  EndExternalCheckoutInput: Types.EndExternalCheckoutInput;
  EndExternalCheckoutPayload: Omit<Types.EndExternalCheckoutPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  EraseAccountInput: Types.EraseAccountInput;
  EraseAccountPayload: Types.EraseAccountPayload;
  EraseCreditApplicationInput: Types.EraseCreditApplicationInput;
  EraseCreditApplicationPayload: Types.EraseCreditApplicationPayload;
  Facet: FacetMapper;
  FacetValue: Types.FacetValue;
  FilterInput: Types.FilterInput;
  Float: Types.Scalars['Float']['output'];
  FormAttribute: Types.FormAttribute;
  GeoPoint: Types.GeoPoint;
  GiftCardFields: Types.GiftCardFields;
  GiftCardOffer: GiftCardOfferMapper;
  GiftMessage: Types.GiftMessage;
  GiftMessageInput: Types.GiftMessageInput;
  GroupedItem: Omit<Types.GroupedItem, 'product'> & { product: ResolversParentTypes['Product'] };
  GroupedProduct: GroupedProductMapper;
  Guarantee: Types.Guarantee;
  GuaranteeContact: Types.GuaranteeContact;
  GuaranteeProvider: Types.GuaranteeProvider;
  HTML: Types.Scalars['HTML']['output'];
  HexColor: Types.Scalars['HexColor']['output'];
  ID: Types.Scalars['ID']['output'];
  Instalment: Types.Instalment;
  Int: Types.Scalars['Int']['output'];
  InviteCompanyUserInput: Types.InviteCompanyUserInput;
  InviteCompanyUserPayload: Omit<Types.InviteCompanyUserPayload, 'company'> & { company?: Types.Maybe<ResolversParentTypes['Company']> };
  JobPosting: Types.JobPosting;
  Landing: LandingMapper;
  LandingBlock: ResolversUnionTypes<ResolversParentTypes>['LandingBlock'];
  LandingLink: Types.LandingLink;
  LandingLinks: LandingLinksMapper;
  LandingProducts: LandingProductsMapper;
  LandingText: LandingTextMapper;
  LanguageTag: Types.Scalars['LanguageTag']['output'];
  LifeInsurance: Types.LifeInsurance;
  LifeInsurances: Types.LifeInsurances;
  LinkCreditAccountInput: Types.LinkCreditAccountInput;
  LinkCreditAccountPayload: Omit<Types.LinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  LoginInput: Types.LoginInput;
  LoginPayload: Omit<Types.LoginPayload, 'cart' | 'customer'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  LogoutInput: Types.LogoutInput;
  LogoutPayload: Types.LogoutPayload;
  LookUpCreditAccountInput: Types.LookUpCreditAccountInput;
  LookUpCreditAccountPayload: Types.LookUpCreditAccountPayload;
  LoyaltyCard: Types.LoyaltyCard;
  Money: Types.Money;
  Mutation: Record<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  NewsletterSubscription: NewsletterSubscriptionMapper;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notice: Types.Notice;
  NotifyWhenInStockInput: Types.NotifyWhenInStockInput;
  NotifyWhenInStockPayload: Types.NotifyWhenInStockPayload;
  OpenCreditAccountInput: Types.OpenCreditAccountInput;
  OpenCreditAccountPayload: Omit<Types.OpenCreditAccountPayload, 'account'> & { account?: Types.Maybe<ResolversParentTypes['CreditAccount']> };
  OpeningHours: Types.OpeningHours;
  Order: OrderMapper;
  OrderConnection: OrderConnectionMapper;
  OrderCredit: OrderCreditMapper;
  OrderCreditLine: Types.OrderCreditLine;
  OrderEdge: Omit<Types.OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderGiftCard: OrderGiftCardMapper;
  OrderLine: OrderLineMapper;
  OrderStep: Types.OrderStep;
  OrderView: ResolversInterfaceTypes<ResolversParentTypes>['OrderView'];
  PageInfo: Types.PageInfo;
  PayCreditInput: Types.PayCreditInput;
  PayCreditPayload: Omit<Types.PayCreditPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['CreditPayment']> };
  PayOrderFromCreditLineInput: Types.PayOrderFromCreditLineInput;
  PayOrderFromCreditLinePayload: Omit<Types.PayOrderFromCreditLinePayload, 'customer' | 'order'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']>, order?: Types.Maybe<ResolversParentTypes['Order']> };
  PaymentInstructions: Types.PaymentInstructions;
  PaymentMethod: Types.PaymentMethod;
  PaymentPlan: Types.PaymentPlan;
  PhoneNumber: Types.PhoneNumber;
  PickupBranch: PickupBranchMapper;
  Place: Types.Place;
  PlaceOrderInput: Types.PlaceOrderInput;
  PlaceOrderPayload: Omit<Types.PlaceOrderPayload, 'cart' | 'order'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, order?: Types.Maybe<ResolversParentTypes['Order']> };
  PostalPlace: Types.PostalPlace;
  PostcodeCredit: PostcodeCreditMapper;
  PriceBounds: Types.PriceBounds;
  PriceChange: Types.PriceChange;
  Product: ResolversInterfaceTypes<ResolversParentTypes>['Product'];
  ProductAttribute: Types.ProductAttribute;
  ProductBy: Types.ProductBy;
  ProductConnection: ProductConnectionMapper;
  ProductDimensions: Types.ProductDimensions;
  ProductEdge: ProductEdgeMapper;
  ProductMedia: ProductMediaMapper;
  ProductPrice: ProductPriceMapper;
  ProductQuestion: Types.ProductQuestion;
  ProductQuestionConnection: ProductQuestionConnectionMapper;
  ProductQuestionEdge: Types.ProductQuestionEdge;
  ProductRating: Types.ProductRating;
  ProductSeries: ProductSeriesMapper;
  ProductService: Omit<Types.ProductService, 'categories'> & { categories: ReadonlyArray<ResolversParentTypes['Category']> };
  ProductTag: Types.ProductTag;
  ProductVariant: ProductVariantMapper;
  Promotion: PromotionMapper;
  PromotionConnection: PromotionConnectionMapper;
  PromotionDepartment: Types.PromotionDepartment;
  PromotionEdge: Omit<Types.PromotionEdge, 'node'> & { node: ResolversParentTypes['Promotion'] };
  Query: Record<PropertyKey, never>;
  Quote: QuoteMapper;
  QuoteConnection: QuoteConnectionMapper;
  QuoteEdge: Omit<Types.QuoteEdge, 'node'> & { node: ResolversParentTypes['Quote'] };
  QuoteLine: QuoteLineMapper;
  Rank: RankMapper;
  Ranking: RankingMapper;
  RecalculateOrderInput: Types.RecalculateOrderInput;
  RecalculateOrderPayload: Omit<Types.RecalculateOrderPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  Receipt: ReceiptMapper;
  RedeemGiftCardInput: Types.RedeemGiftCardInput;
  RedeemGiftCardPayload: Omit<Types.RedeemGiftCardPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  Redirect: RedirectMapper;
  RegisterCompanyInput: Types.RegisterCompanyInput;
  RegisterCompanyPayload: Omit<Types.RegisterCompanyPayload, 'company' | 'customer'> & { company?: Types.Maybe<ResolversParentTypes['Company']>, customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  RemoveCartCouponInput: Types.RemoveCartCouponInput;
  RemoveCartCouponPayload: Omit<Types.RemoveCartCouponPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  RemoveCartLinesInput: Types.RemoveCartLinesInput;
  RemoveCartLinesPayload: Omit<Types.RemoveCartLinesPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  RemoveFromWishListInput: Types.RemoveFromWishListInput;
  RemoveFromWishListPayload: Omit<Types.RemoveFromWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: Omit<Types.RequestEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  RequestGuestOrdersInput: Types.RequestGuestOrdersInput;
  RequestGuestOrdersPayload: Omit<Types.RequestGuestOrdersPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: Types.RequestPasswordResetPayload;
  RequestWholesaleInput: Types.RequestWholesaleInput;
  RequestWholesalePayload: Omit<Types.RequestWholesalePayload, 'company'> & { company?: Types.Maybe<ResolversParentTypes['Company']> };
  ResendEmailChangeInput: Types.ResendEmailChangeInput;
  ResendEmailChangePayload: Omit<Types.ResendEmailChangePayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  RestoreQuoteInput: Types.RestoreQuoteInput;
  RestoreQuotePayload: Omit<Types.RestoreQuotePayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  ResumeCreditApplicationInput: Types.ResumeCreditApplicationInput;
  ResumeCreditApplicationPayload: Omit<Types.ResumeCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  ReturnAttribute: Types.ReturnAttribute;
  ReturnForm: Types.ReturnForm;
  ReturnFormLine: Types.ReturnFormLine;
  ReturnLine: Types.ReturnLine;
  ReturnLineInput: Types.ReturnLineInput;
  ReturnRequest: ReturnRequestMapper;
  Review: ReviewMapper;
  ReviewConnection: ReviewConnectionMapper;
  ReviewEdge: Omit<Types.ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewPhoto: ReviewPhotoMapper;
  Room: RoomMapper;
  RoomKind: Types.RoomKind;
  RoomPoint: RoomPointMapper;
  RouteTarget: ResolversUnionTypes<ResolversParentTypes>['RouteTarget'];
  SaveCustomerAddressInput: Types.SaveCustomerAddressInput;
  SaveCustomerAddressPayload: Omit<Types.SaveCustomerAddressPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  SaveQuoteInput: Types.SaveQuoteInput;
  SaveQuotePayload: Omit<Types.SaveQuotePayload, 'cart' | 'quote'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, quote?: Types.Maybe<ResolversParentTypes['Quote']> };
  ScannedItem: Omit<Types.ScannedItem, 'product' | 'variant'> & { product: ResolversParentTypes['Product'], variant?: Types.Maybe<ResolversParentTypes['ProductVariant']> };
  SearchMatch: Types.SearchMatch;
  Selection: Types.Selection;
  SelectionInput: Types.SelectionInput;
  SendContactMessageInput: Types.SendContactMessageInput;
  SendContactMessagePayload: Types.SendContactMessagePayload;
  SendCreditCodeInput: Types.SendCreditCodeInput;
  SendCreditCodePayload: Omit<Types.SendCreditCodePayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SendCreditResumeCodeInput: Types.SendCreditResumeCodeInput;
  SendCreditResumeCodePayload: Types.SendCreditResumeCodePayload;
  SendTelephoneCodeInput: Types.SendTelephoneCodeInput;
  SendTelephoneCodePayload: SendTelephoneCodePayloadMapper;
  Series: SeriesMapper;
  SeriesCategory: Omit<Types.SeriesCategory, 'category'> & { category: ResolversParentTypes['Category'] };
  SetCartGiftInput: Types.SetCartGiftInput;
  SetCartGiftPayload: Omit<Types.SetCartGiftPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  SetCartPaymentInput: Types.SetCartPaymentInput;
  SetCartPaymentPayload: Omit<Types.SetCartPaymentPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  SetCartShippingInput: Types.SetCartShippingInput;
  SetCartShippingPayload: Omit<Types.SetCartShippingPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  SetCreditAddressInput: Types.SetCreditAddressInput;
  SetCreditAddressPayload: Omit<Types.SetCreditAddressPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditApplicantInput: Types.SetCreditApplicantInput;
  SetCreditApplicantPayload: Omit<Types.SetCreditApplicantPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditDepositInput: Types.SetCreditDepositInput;
  SetCreditDepositPayload: Omit<Types.SetCreditDepositPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditInsuranceInput: Types.SetCreditInsuranceInput;
  SetCreditInsurancePayload: Omit<Types.SetCreditInsurancePayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditOfferInput: Types.SetCreditOfferInput;
  SetCreditOfferPayload: Omit<Types.SetCreditOfferPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditReferenceInput: Types.SetCreditReferenceInput;
  SetCreditReferencePayload: Omit<Types.SetCreditReferencePayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SetCreditSellerInput: Types.SetCreditSellerInput;
  SetCreditSellerPayload: Omit<Types.SetCreditSellerPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  ShareCartInput: Types.ShareCartInput;
  ShareCartPayload: Omit<Types.ShareCartPayload, 'sharedCart'> & { sharedCart?: Types.Maybe<ResolversParentTypes['SharedCart']> };
  SharedCart: SharedCartMapper;
  SharedCartLine: SharedCartLineMapper;
  SharedWishList: SharedWishListMapper;
  ShippingMethod: ShippingMethodMapper;
  SignOutDevicesInput: Types.SignOutDevicesInput;
  SignOutDevicesPayload: Omit<Types.SignOutDevicesPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  SimpleProduct: SimpleProductMapper;
  SitemapEntry: SitemapEntryMapper;
  SitemapPart: Omit<Types.SitemapPart, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['SitemapEntry']> };
  SocialProvider: Types.SocialProvider;
  SortOption: Types.SortOption;
  StarCount: Types.StarCount;
  StartCreditApplicationInput: Types.StartCreditApplicationInput;
  StartCreditApplicationPayload: Omit<Types.StartCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  StartLiveTestInput: Types.StartLiveTestInput;
  StartLiveTestPayload: Types.StartLiveTestPayload;
  Stock: StockMapper;
  Store: StoreMapper;
  StoreBusiness: Types.StoreBusiness;
  StoreContact: Types.StoreContact;
  StoreCredit: StoreCreditMapper;
  String: Types.Scalars['String']['output'];
  SubmitCreditApplicationInput: Types.SubmitCreditApplicationInput;
  SubmitCreditApplicationPayload: Omit<Types.SubmitCreditApplicationPayload, 'application'> & { application?: Types.Maybe<ResolversParentTypes['CreditApplication']> };
  SubscribeToNewsletterInput: Types.SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: Omit<Types.SubscribeToNewsletterPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  Suggestions: SuggestionsMapper;
  SwitchBuyerInput: Types.SwitchBuyerInput;
  SwitchBuyerPayload: Omit<Types.SwitchBuyerPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  SyncCartInput: Types.SyncCartInput;
  SyncCartPayload: Omit<Types.SyncCartPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  TakeOverSharedCartInput: Types.TakeOverSharedCartInput;
  TakeOverSharedCartPayload: Omit<Types.TakeOverSharedCartPayload, 'cart'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']> };
  TaxRate: Types.TaxRate;
  TierPrice: Types.TierPrice;
  TotalSegment: Types.TotalSegment;
  TrackOrderInput: Types.TrackOrderInput;
  TrackOrderPayload: Omit<Types.TrackOrderPayload, 'order'> & { order?: Types.Maybe<ResolversParentTypes['TrackedOrder']> };
  TrackedOrder: TrackedOrderMapper;
  TransferForCreditInput: Types.TransferForCreditInput;
  TransferForCreditPayload: Omit<Types.TransferForCreditPayload, 'payment'> & { payment?: Types.Maybe<ResolversParentTypes['CreditPayment']> };
  TransferInstructions: Types.TransferInstructions;
  URL: Types.Scalars['URL']['output'];
  UndoEmailChangeInput: Types.UndoEmailChangeInput;
  UndoEmailChangePayload: Types.UndoEmailChangePayload;
  UnlinkCreditAccountInput: Types.UnlinkCreditAccountInput;
  UnlinkCreditAccountPayload: Omit<Types.UnlinkCreditAccountPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  UnmatchedFilter: Types.UnmatchedFilter;
  UnsubscribeFromNewsletterInput: Types.UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: Omit<Types.UnsubscribeFromNewsletterPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  UpdateCartLinesInput: Types.UpdateCartLinesInput;
  UpdateCartLinesPayload: Omit<Types.UpdateCartLinesPayload, 'cart' | 'lines'> & { cart?: Types.Maybe<ResolversParentTypes['Cart']>, lines: ReadonlyArray<ResolversParentTypes['CartLine']> };
  UpdateCompanyInput: Types.UpdateCompanyInput;
  UpdateCompanyPayload: Omit<Types.UpdateCompanyPayload, 'company'> & { company?: Types.Maybe<ResolversParentTypes['Company']> };
  UpdateCustomerInput: Types.UpdateCustomerInput;
  UpdateCustomerPayload: Omit<Types.UpdateCustomerPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  UpdateRankingInput: Types.UpdateRankingInput;
  UpdateRankingPayload: Omit<Types.UpdateRankingPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  UpdateWishListInput: Types.UpdateWishListInput;
  UpdateWishListPayload: Omit<Types.UpdateWishListPayload, 'customer'> & { customer?: Types.Maybe<ResolversParentTypes['Customer']> };
  UserError: Types.UserError;
  Viewer: ViewerMapper;
  VirtualProduct: VirtualProductMapper;
  Wallet: WalletMapper;
  WalletEntry: WalletEntryMapper;
  WalletEntryConnection: WalletEntryConnectionMapper;
  WalletEntryEdge: Omit<Types.WalletEntryEdge, 'node'> & { node: ResolversParentTypes['WalletEntry'] };
  WholesaleProgress: Types.WholesaleProgress;
  WishList: WishListMapper;
  WishListConnection: WishListConnectionMapper;
  WishListEdge: Omit<Types.WishListEdge, 'node'> & { node: ResolversParentTypes['WishList'] };
  WishListItem: WishListItemMapper;
  WishListItemConnection: WishListItemConnectionMapper;
  WishListItemEdge: Omit<Types.WishListItemEdge, 'node'> & { node: ResolversParentTypes['WishListItem'] };
};

export type AcceptCompanyInvitationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptCompanyInvitationPayload'] = ResolversParentTypes['AcceptCompanyInvitationPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcceptCreditOfferPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptCreditOfferPayload'] = ResolversParentTypes['AcceptCreditOfferPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddCartLinesPayload'] = ResolversParentTypes['AddCartLinesPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddToWishListPayload'] = ResolversParentTypes['AddToWishListPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  crossStreet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskQuestionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AskQuestionPayload'] = ResolversParentTypes['AskQuestionPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  attributeId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultLabel?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isComparable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFilterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUserDefined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AttributeValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AttributeValue'] = ResolversParentTypes['AttributeValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['HexColor']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesClabe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BeneficiaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Beneficiary'] = ResolversParentTypes['Beneficiary']> = {
  kinship?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Blog'] = ResolversParentTypes['Blog']> = {
  categories?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['BlogCategory']>>, ParentType, ContextType>;
  nextPublishAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  posts?: Resolver<Types.Maybe<ResolversTypes['BlogPostConnection']>, ParentType, ContextType, Partial<Types.BlogPostsArgs>>;
};

export type BlogAuthorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlogAuthor'] = ResolversParentTypes['BlogAuthor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlogCategory'] = ResolversParentTypes['BlogCategory']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<Types.Maybe<ResolversTypes['BlogPostConnection']>, ParentType, ContextType, Partial<Types.BlogCategoryPostsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  author?: Resolver<Types.Maybe<ResolversTypes['BlogAuthor']>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['BlogCategory']>>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['CmsImage']>, ParentType, ContextType>;
  metaDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Types.Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlogPostConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlogPostConnection'] = ResolversParentTypes['BlogPostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlogPostEdge']>, ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlogPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlogPostEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlogPostEdge'] = ResolversParentTypes['BlogPostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType>;
};

export type BranchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  city?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closesAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasParking?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hours?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpenNow?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPickupPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStepFree?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BranchKind'], ParentType, ContextType>;
  location?: Resolver<Types.Maybe<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  mapUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ReadonlyArray<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  opensAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  postcode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['BranchService']>, ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  selectionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundleProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleProduct'] = ResolversParentTypes['BundleProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  bundleOptions?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['BundleOption']>>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.BundleProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.BundleProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.BundleProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.BundleProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.BundleProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.BundleProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BundleSelectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BundleSelection'] = ResolversParentTypes['BundleSelection']> = {
  canChangeQuantity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selectionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelCreditApplicationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelCreditApplicationPayload'] = ResolversParentTypes['CancelCreditApplicationPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelEmailChangePayload'] = ResolversParentTypes['CancelEmailChangePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  coupon?: Resolver<Types.Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  exceedsUnitLimit?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  gift?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBranchDeliveryOnly?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVirtual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  mixesSoleItem?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  pickupBranch?: Resolver<Types.Maybe<ResolversTypes['PickupBranch']>, ParentType, ContextType>;
  pickupRefusal?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<Types.CartPickupRefusalArgs>>;
  selectedPaymentMethod?: Resolver<Types.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  selectedPaymentPlan?: Resolver<Types.Maybe<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  selectedShippingMethod?: Resolver<Types.Maybe<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethods?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ShippingMethod']>>, ParentType, ContextType, Partial<Types.CartShippingMethodsArgs>>;
  totalQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartDiffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartDiff'] = ResolversParentTypes['CartDiff']> = {
  clientQuantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['CartDiffParty'], ParentType, ContextType>;
  serverQuantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CartDiffStatus'], ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  deliveryOption?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBranchDeliveryOnly?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSoldOneByOne?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  publicUnitPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  credit?: Resolver<Types.Maybe<ResolversTypes['CreditTotals']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  saved?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shipping?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CatalogueSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogueSettings'] = ResolversParentTypes['CatalogueSettings']> = {
  listsOutOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsVariantInAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  banner?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categorySku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  icon?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensInNewWindow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Types.CategoryProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeCompanyUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeCompanyUserPayload'] = ResolversParentTypes['ChangeCompanyUserPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckBankAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckBankAccountPayload'] = ResolversParentTypes['CheckBankAccountPayload']> = {
  bank?: Resolver<Types.Maybe<ResolversTypes['Bank']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutCreditLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutCreditLine'] = ResolversParentTypes['CheckoutCreditLine']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coversCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClaimGuestOrdersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimGuestOrdersPayload'] = ResolversParentTypes['ClaimGuestOrdersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseCreditAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CloseCreditAccountPayload'] = ResolversParentTypes['CloseCreditAccountPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsHeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsHeading'] = ResolversParentTypes['CmsHeading']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CmsImageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsImage'] = ResolversParentTypes['CmsImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholderColor?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.CmsImageUrlArgs, 'format' | 'height' | 'width'>>;
};

export type CmsPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['CmsHeading']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['JobPosting']>, ParentType, ContextType>;
  metaDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['CmsQuestion']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CmsQuestion'] = ResolversParentTypes['CmsQuestion']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWholesale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Types.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<Types.CompanyOrdersArgs>>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['CompanyPermission']>, ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanyStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CompanyUser']>>, ParentType, ContextType>;
  wholesaleProgress?: Resolver<Types.Maybe<ResolversTypes['WholesaleProgress']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompanyUser'] = ResolversParentTypes['CompanyUser']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CompanyRole'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ComparisonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comparison'] = ResolversParentTypes['Comparison']> = {
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ComparisonRow']>, ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['ProductVariant']>>, ParentType, ContextType>;
};

export type ComparisonRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComparisonRow'] = ResolversParentTypes['ComparisonRow']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ComplaintKindResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComplaintKind'] = ResolversParentTypes['ComplaintKind']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableOption'] = ResolversParentTypes['ConfigurableOption']> = {
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributeId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableOptionValue']>, ParentType, ContextType>;
};

export type ConfigurableOptionValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableOptionValue'] = ResolversParentTypes['ConfigurableOptionValue']> = {
  defaultLabel?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['HexColor']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfigurableProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfigurableProduct'] = ResolversParentTypes['ConfigurableProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.ConfigurableProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['ConfigurableOption']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.ConfigurableProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.ConfigurableProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.ConfigurableProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.ConfigurableProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.ConfigurableProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<Types.ConfigurableProductVariantArgs, 'selection'>>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmCreditCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfirmCreditCodePayload'] = ResolversParentTypes['ConfirmCreditCodePayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['CreditAccount']>, ParentType, ContextType>;
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfirmEmailChangePayload'] = ResolversParentTypes['ConfirmEmailChangePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmTelephonePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConfirmTelephonePayload'] = ResolversParentTypes['ConfirmTelephonePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CreateAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAccountPayload'] = ResolversParentTypes['CreateAccountPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReturnPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReturnPayload'] = ResolversParentTypes['CreateReturnPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReviewPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReviewPayload'] = ResolversParentTypes['CreateReviewPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateWishListPayload'] = ResolversParentTypes['CreateWishListPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditAccount'] = ResolversParentTypes['CreditAccount']> = {
  available?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['CreditInvoice']>, ParentType, ContextType, RequireFields<Types.CreditAccountCreditArgs, 'number'>>;
  credits?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditInvoice']>>, ParentType, ContextType, Partial<Types.CreditAccountCreditsArgs>>;
  holder?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['CreditDue']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openTransfers?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditPayment']>>, ParentType, ContextType>;
  owed?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Types.Maybe<ResolversTypes['CreditAccountStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditAccountHintResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditAccountHint'] = ResolversParentTypes['CreditAccountHint']> = {
  fatherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditAddress'] = ResolversParentTypes['CreditAddress']> = {
  age?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crossStreet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interior?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suburb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditApplicantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditApplicant'] = ResolversParentTypes['CreditApplicant']> = {
  birthDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  fatherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstNames?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTelephoneConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  motherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephoneHint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditApplicationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditApplication'] = ResolversParentTypes['CreditApplication']> = {
  acceptBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  address?: Resolver<Types.Maybe<ResolversTypes['CreditAddress']>, ParentType, ContextType>;
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  answerBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  applicant?: Resolver<Types.Maybe<ResolversTypes['CreditApplicant']>, ParentType, ContextType>;
  approved?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  consentUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['CreditCustomer']>, ParentType, ContextType>;
  depositHint?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditFileSlot']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insurance?: Resolver<Types.Maybe<ResolversTypes['CreditInsurance']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreditKind'], ParentType, ContextType>;
  maximum?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  missingFiles?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditFileSlot']>>, ParentType, ContextType>;
  missingSteps?: Resolver<ReadonlyArray<ResolversTypes['CreditStepCode']>, ParentType, ContextType>;
  number?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['CreditOffer']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['CreditDenial']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['CreditReference']>, ParentType, ContextType>;
  sellerCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditApplicationStatus'], ParentType, ContextType>;
  steps?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditStep']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditApplicationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditApplicationConnection'] = ResolversParentTypes['CreditApplicationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CreditApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditApplicationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditApplicationEdge'] = ResolversParentTypes['CreditApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CreditApplication'], ParentType, ContextType>;
};

export type CreditDueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditDue'] = ResolversParentTypes['CreditDue']> = {
  contract?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultInterest?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  late?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  punctual?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditInstalmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditInstalment'] = ResolversParentTypes['CreditInstalment']> = {
  contract?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultInterest?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  payBy?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  premium?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  punctual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditInstalmentStatus'], ParentType, ContextType>;
};

export type CreditInsuranceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditInsurance'] = ResolversParentTypes['CreditInsurance']> = {
  beneficiaries?: Resolver<ReadonlyArray<ResolversTypes['Beneficiary']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditInvoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditInvoice'] = ResolversParentTypes['CreditInvoice']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  due?: Resolver<Types.Maybe<ResolversTypes['CreditDue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instalments?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditInstalment']>>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreditKind'], ParentType, ContextType>;
  movement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['CreditOffer']>, ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payoff?: Resolver<Types.Maybe<ResolversTypes['CreditPayoff']>, ParentType, ContextType>;
  paysByTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditInvoiceStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditOffer'] = ResolversParentTypes['CreditOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bonusPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['CreditPlan'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CreditCustomer'], ParentType, ContextType>;
  dailyDefaultPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['CreditFrequency'], ParentType, ContextType>;
  insurance?: Resolver<Types.Maybe<ResolversTypes['CreditOfferInsurance']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreditKind'], ParentType, ContextType>;
  lateWeek?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  punctual?: Resolver<ResolversTypes['CreditPlan'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditOfferInsuranceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditOfferInsurance'] = ResolversParentTypes['CreditOfferInsurance']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCompulsory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyPremium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditPaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPayment'] = ResolversParentTypes['CreditPayment']> = {
  appliedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CreditPaymentLine']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['CreditPaymentMethod'], ParentType, ContextType>;
  payBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  received?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditPaymentStatus'], ParentType, ContextType>;
  surplus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transfer?: Resolver<Types.Maybe<ResolversTypes['TransferInstructions']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreditPaymentLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPaymentLine'] = ResolversParentTypes['CreditPaymentLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  defaultInterest?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  invoice?: Resolver<Types.Maybe<ResolversTypes['CreditInvoice']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenOff?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreditPayoffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPayoff'] = ResolversParentTypes['CreditPayoff']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  goodUntil?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  savesAgainstContract?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  savesAgainstPunctual?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CreditPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPlan'] = ResolversParentTypes['CreditPlan']> = {
  cat?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  catWithTax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lastPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditPrice'] = ResolversParentTypes['CreditPrice']> = {
  annualCost?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  annualCostPunctual?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bonus?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bonusPercent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interest?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lastPayment?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lateWeek?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  punctualTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  punctualWeekly?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weekly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  weeks?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreditReferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditReference'] = ResolversParentTypes['CreditReference']> = {
  fatherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstNames?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinship?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  motherName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephoneHint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditStep'] = ResolversParentTypes['CreditStep']> = {
  code?: Resolver<ResolversTypes['CreditStepCode'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreditTermsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditTerms'] = ResolversParentTypes['CreditTerms']> = {
  defaultMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequencies?: Resolver<ReadonlyArray<ResolversTypes['CreditFrequency']>, ParentType, ContextType>;
  insuranceFrom?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreditKind'], ParentType, ContextType>;
  legend?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  publishedCat?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CreditTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditTotals'] = ResolversParentTypes['CreditTotals']> = {
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Types.Maybe<ResolversTypes['CreditOffer']>, ParentType, ContextType>;
  subtotalWithoutCredit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type CustomOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomOption'] = ResolversParentTypes['CustomOption']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomOptionKind'], ParentType, ContextType>;
  maxLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceDelta?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  buysForCompany?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cancelReasons?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AnswerOption']>>, ParentType, ContextType, RequireFields<Types.CustomerCancelReasonsArgs, 'orderId'>>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  companyRole?: Resolver<Types.Maybe<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  coupons?: Resolver<Types.Maybe<ResolversTypes['CustomerCouponConnection']>, ParentType, ContextType, Partial<Types.CustomerCouponsArgs>>;
  creditAccounts?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditAccount']>>, ParentType, ContextType>;
  creditRequest?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType, RequireFields<Types.CustomerCreditRequestArgs, 'number'>>;
  creditRequests?: Resolver<Types.Maybe<ResolversTypes['CreditApplicationConnection']>, ParentType, ContextType, Partial<Types.CustomerCreditRequestsArgs>>;
  dateOfBirth?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  devices?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CustomerDevice']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  emailChange?: Resolver<Types.Maybe<ResolversTypes['EmailChange']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guaranteeContact?: Resolver<Types.Maybe<ResolversTypes['GuaranteeContact']>, ParentType, ContextType, RequireFields<Types.CustomerGuaranteeContactArgs, 'orderId'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailProven?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<Types.Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
  orders?: Resolver<Types.Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, Partial<Types.CustomerOrdersArgs>>;
  ranking?: Resolver<Types.Maybe<ResolversTypes['Ranking']>, ParentType, ContextType>;
  returnForm?: Resolver<Types.Maybe<ResolversTypes['ReturnForm']>, ParentType, ContextType, RequireFields<Types.CustomerReturnFormArgs, 'orderId'>>;
  returns?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ReturnRequest']>>, ParentType, ContextType, RequireFields<Types.CustomerReturnsArgs, 'orderId'>>;
  wallet?: Resolver<Types.Maybe<ResolversTypes['Wallet']>, ParentType, ContextType>;
  wishLists?: Resolver<Types.Maybe<ResolversTypes['WishListConnection']>, ParentType, ContextType, Partial<Types.CustomerWishListsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  addressId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Types.Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  crossStreet?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefaultBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTelephoneConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mothersName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerCouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerCoupon'] = ResolversParentTypes['CustomerCoupon']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumSubtotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['CustomerCouponOrigin'], ParentType, ContextType>;
  percent?: Resolver<Types.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerCouponState'], ParentType, ContextType>;
  validUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteQuotePayload'] = ResolversParentTypes['DeleteQuotePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deletedQuoteId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWishListPayload'] = ResolversParentTypes['DeleteWishListPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryEstimateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeliveryEstimate'] = ResolversParentTypes['DeliveryEstimate']> = {
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  madeToOrderDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  downloadsAllowed?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sampleUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadSampleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadSample'] = ResolversParentTypes['DownloadSample']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type DownloadableProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DownloadableProduct'] = ResolversParentTypes['DownloadableProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.DownloadableProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  downloads?: Resolver<ReadonlyArray<ResolversTypes['Download']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.DownloadableProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.DownloadableProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.DownloadableProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.DownloadableProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['DownloadSample']>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.DownloadableProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
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
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseCreditApplicationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EraseCreditApplicationPayload'] = ResolversParentTypes['EraseCreditApplicationPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buckets?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  definition?: Resolver<Types.Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatch?: Resolver<Types.Maybe<ResolversTypes['HexColor']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormAttributeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FormAttribute'] = ResolversParentTypes['FormAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  input?: Resolver<ResolversTypes['FormAttributeInput'], ParentType, ContextType>;
  isChangeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GiftCardFieldsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftCardFields'] = ResolversParentTypes['GiftCardFields']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiftCardOfferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftCardOffer'] = ResolversParentTypes['GiftCardOffer']> = {
  daysMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['GiftCardFields'], ParentType, ContextType>;
  maximum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  messageMaxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nameMaxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggested?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  validYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiftMessageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftMessage'] = ResolversParentTypes['GiftMessage']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidesPrices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupedItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupedItem'] = ResolversParentTypes['GroupedItem']> = {
  defaultQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type GroupedProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GroupedProduct'] = ResolversParentTypes['GroupedProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.GroupedProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['GroupedItem']>>, ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.GroupedProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.GroupedProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.GroupedProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.GroupedProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.GroupedProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GuaranteeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Guarantee'] = ResolversParentTypes['Guarantee']> = {
  kind?: Resolver<ResolversTypes['GuaranteeKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['GuaranteeProvider']>, ParentType, ContextType>;
};

export type GuaranteeContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GuaranteeContact'] = ResolversParentTypes['GuaranteeContact']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethod?: Resolver<Types.Maybe<ResolversTypes['GuaranteeContactMethod']>, ParentType, ContextType>;
  movement?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuaranteeProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GuaranteeProvider'] = ResolversParentTypes['GuaranteeProvider']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  hours?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type InviteCompanyUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteCompanyUserPayload'] = ResolversParentTypes['InviteCompanyUserPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobPostingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobPosting'] = ResolversParentTypes['JobPosting']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hours?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postedOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Landing'] = ResolversParentTypes['Landing']> = {
  blocks?: Resolver<ReadonlyArray<ResolversTypes['LandingBlock']>, ParentType, ContextType>;
  heading?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['CmsImage']>, ParentType, ContextType>;
  intro?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  metaDescription?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandingBlockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingBlock'] = ResolversParentTypes['LandingBlock']> = {
  __resolveType: TypeResolveFn<'LandingLinks' | 'LandingProducts' | 'LandingText', ParentType, ContextType>;
};

export type LandingLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingLink'] = ResolversParentTypes['LandingLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingLinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingLinks'] = ResolversParentTypes['LandingLinks']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['LandingLink']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandingProductsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingProducts'] = ResolversParentTypes['LandingProducts']> = {
  path?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<Types.LandingProductsProductsArgs, 'first'>>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LandingTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LandingText'] = ResolversParentTypes['LandingText']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LanguageTagScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LanguageTag'], any> {
  name: 'LanguageTag';
}

export type LifeInsuranceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LifeInsurance'] = ResolversParentTypes['LifeInsurance']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyPremium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LifeInsurancesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LifeInsurances'] = ResolversParentTypes['LifeInsurances']> = {
  beneficiariesMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['LifeInsurance']>, ParentType, ContextType>;
};

export type LinkCreditAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkCreditAccountPayload'] = ResolversParentTypes['LinkCreditAccountPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LookUpCreditAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LookUpCreditAccountPayload'] = ResolversParentTypes['LookUpCreditAccountPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hint?: Resolver<Types.Maybe<ResolversTypes['CreditAccountHint']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoyaltyCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LoyaltyCard'] = ResolversParentTypes['LoyaltyCard']> = {
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberSince?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCompanyInvitation?: Resolver<ResolversTypes['AcceptCompanyInvitationPayload'], ParentType, ContextType, RequireFields<Types.MutationAcceptCompanyInvitationArgs, 'input'>>;
  acceptCreditOffer?: Resolver<ResolversTypes['AcceptCreditOfferPayload'], ParentType, ContextType, RequireFields<Types.MutationAcceptCreditOfferArgs, 'input'>>;
  addCartLines?: Resolver<ResolversTypes['AddCartLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationAddCartLinesArgs, 'input'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListPayload'], ParentType, ContextType, RequireFields<Types.MutationAddToWishListArgs, 'input'>>;
  applyCartCoupon?: Resolver<ResolversTypes['ApplyCartCouponPayload'], ParentType, ContextType, RequireFields<Types.MutationApplyCartCouponArgs, 'input'>>;
  askQuestion?: Resolver<ResolversTypes['AskQuestionPayload'], ParentType, ContextType, RequireFields<Types.MutationAskQuestionArgs, 'input'>>;
  cancelCreditApplication?: Resolver<ResolversTypes['CancelCreditApplicationPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelCreditApplicationArgs, 'input'>>;
  cancelEmailChange?: Resolver<ResolversTypes['CancelEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationCancelEmailChangeArgs, 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelOrderArgs, 'input'>>;
  changeCompanyUser?: Resolver<ResolversTypes['ChangeCompanyUserPayload'], ParentType, ContextType, RequireFields<Types.MutationChangeCompanyUserArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  checkBankAccount?: Resolver<ResolversTypes['CheckBankAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationCheckBankAccountArgs, 'input'>>;
  claimGuestOrders?: Resolver<ResolversTypes['ClaimGuestOrdersPayload'], ParentType, ContextType, RequireFields<Types.MutationClaimGuestOrdersArgs, 'input'>>;
  closeCreditAccount?: Resolver<ResolversTypes['CloseCreditAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationCloseCreditAccountArgs, 'input'>>;
  confirmCreditCode?: Resolver<ResolversTypes['ConfirmCreditCodePayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmCreditCodeArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['ConfirmEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'input'>>;
  confirmTelephone?: Resolver<ResolversTypes['ConfirmTelephonePayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmTelephoneArgs, 'input'>>;
  createAccount?: Resolver<ResolversTypes['CreateAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateAccountArgs, 'input'>>;
  createReturn?: Resolver<ResolversTypes['CreateReturnPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateReturnArgs, 'input'>>;
  createReview?: Resolver<ResolversTypes['CreateReviewPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateReviewArgs, 'input'>>;
  createWishList?: Resolver<ResolversTypes['CreateWishListPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateWishListArgs, 'input'>>;
  deleteCustomerAddress?: Resolver<ResolversTypes['DeleteCustomerAddressPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteCustomerAddressArgs, 'input'>>;
  deleteQuote?: Resolver<ResolversTypes['DeleteQuotePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteQuoteArgs, 'input'>>;
  deleteWishList?: Resolver<ResolversTypes['DeleteWishListPayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteWishListArgs, 'input'>>;
  endExternalCheckout?: Resolver<ResolversTypes['EndExternalCheckoutPayload'], ParentType, ContextType, RequireFields<Types.MutationEndExternalCheckoutArgs, 'input'>>;
  eraseAccount?: Resolver<ResolversTypes['EraseAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationEraseAccountArgs, 'input'>>;
  eraseCreditApplication?: Resolver<ResolversTypes['EraseCreditApplicationPayload'], ParentType, ContextType, RequireFields<Types.MutationEraseCreditApplicationArgs, 'input'>>;
  inviteCompanyUser?: Resolver<ResolversTypes['InviteCompanyUserPayload'], ParentType, ContextType, RequireFields<Types.MutationInviteCompanyUserArgs, 'input'>>;
  linkCreditAccount?: Resolver<ResolversTypes['LinkCreditAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationLinkCreditAccountArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, RequireFields<Types.MutationLogoutArgs, 'input'>>;
  lookUpCreditAccount?: Resolver<ResolversTypes['LookUpCreditAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationLookUpCreditAccountArgs, 'input'>>;
  notifyWhenInStock?: Resolver<ResolversTypes['NotifyWhenInStockPayload'], ParentType, ContextType, RequireFields<Types.MutationNotifyWhenInStockArgs, 'input'>>;
  openCreditAccount?: Resolver<ResolversTypes['OpenCreditAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationOpenCreditAccountArgs, 'input'>>;
  payCredit?: Resolver<ResolversTypes['PayCreditPayload'], ParentType, ContextType, RequireFields<Types.MutationPayCreditArgs, 'input'>>;
  payOrderFromCreditLine?: Resolver<ResolversTypes['PayOrderFromCreditLinePayload'], ParentType, ContextType, RequireFields<Types.MutationPayOrderFromCreditLineArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationPlaceOrderArgs, 'input'>>;
  recalculateOrder?: Resolver<ResolversTypes['RecalculateOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationRecalculateOrderArgs, 'input'>>;
  redeemGiftCard?: Resolver<ResolversTypes['RedeemGiftCardPayload'], ParentType, ContextType, RequireFields<Types.MutationRedeemGiftCardArgs, 'input'>>;
  registerCompany?: Resolver<ResolversTypes['RegisterCompanyPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterCompanyArgs, 'input'>>;
  removeCartCoupon?: Resolver<ResolversTypes['RemoveCartCouponPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveCartCouponArgs, 'input'>>;
  removeCartLines?: Resolver<ResolversTypes['RemoveCartLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveCartLinesArgs, 'input'>>;
  removeFromWishList?: Resolver<ResolversTypes['RemoveFromWishListPayload'], ParentType, ContextType, RequireFields<Types.MutationRemoveFromWishListArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['RequestEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestEmailChangeArgs, 'input'>>;
  requestGuestOrders?: Resolver<ResolversTypes['RequestGuestOrdersPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestGuestOrdersArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  requestWholesale?: Resolver<ResolversTypes['RequestWholesalePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestWholesaleArgs, 'input'>>;
  resendEmailChange?: Resolver<ResolversTypes['ResendEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationResendEmailChangeArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  restoreQuote?: Resolver<ResolversTypes['RestoreQuotePayload'], ParentType, ContextType, RequireFields<Types.MutationRestoreQuoteArgs, 'input'>>;
  resumeCreditApplication?: Resolver<ResolversTypes['ResumeCreditApplicationPayload'], ParentType, ContextType, RequireFields<Types.MutationResumeCreditApplicationArgs, 'input'>>;
  saveCustomerAddress?: Resolver<ResolversTypes['SaveCustomerAddressPayload'], ParentType, ContextType, RequireFields<Types.MutationSaveCustomerAddressArgs, 'input'>>;
  saveQuote?: Resolver<ResolversTypes['SaveQuotePayload'], ParentType, ContextType, RequireFields<Types.MutationSaveQuoteArgs, 'input'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<Types.MutationSendContactMessageArgs, 'input'>>;
  sendCreditCode?: Resolver<ResolversTypes['SendCreditCodePayload'], ParentType, ContextType, RequireFields<Types.MutationSendCreditCodeArgs, 'input'>>;
  sendCreditResumeCode?: Resolver<ResolversTypes['SendCreditResumeCodePayload'], ParentType, ContextType, RequireFields<Types.MutationSendCreditResumeCodeArgs, 'input'>>;
  sendTelephoneCode?: Resolver<ResolversTypes['SendTelephoneCodePayload'], ParentType, ContextType, RequireFields<Types.MutationSendTelephoneCodeArgs, 'input'>>;
  setCartGift?: Resolver<ResolversTypes['SetCartGiftPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCartGiftArgs, 'input'>>;
  setCartPayment?: Resolver<ResolversTypes['SetCartPaymentPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCartPaymentArgs, 'input'>>;
  setCartShipping?: Resolver<ResolversTypes['SetCartShippingPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCartShippingArgs, 'input'>>;
  setCreditAddress?: Resolver<ResolversTypes['SetCreditAddressPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditAddressArgs, 'input'>>;
  setCreditApplicant?: Resolver<ResolversTypes['SetCreditApplicantPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditApplicantArgs, 'input'>>;
  setCreditDeposit?: Resolver<ResolversTypes['SetCreditDepositPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditDepositArgs, 'input'>>;
  setCreditInsurance?: Resolver<ResolversTypes['SetCreditInsurancePayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditInsuranceArgs, 'input'>>;
  setCreditOffer?: Resolver<ResolversTypes['SetCreditOfferPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditOfferArgs, 'input'>>;
  setCreditReference?: Resolver<ResolversTypes['SetCreditReferencePayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditReferenceArgs, 'input'>>;
  setCreditSeller?: Resolver<ResolversTypes['SetCreditSellerPayload'], ParentType, ContextType, RequireFields<Types.MutationSetCreditSellerArgs, 'input'>>;
  shareCart?: Resolver<ResolversTypes['ShareCartPayload'], ParentType, ContextType, RequireFields<Types.MutationShareCartArgs, 'input'>>;
  signOutDevices?: Resolver<ResolversTypes['SignOutDevicesPayload'], ParentType, ContextType, RequireFields<Types.MutationSignOutDevicesArgs, 'input'>>;
  startCreditApplication?: Resolver<ResolversTypes['StartCreditApplicationPayload'], ParentType, ContextType, RequireFields<Types.MutationStartCreditApplicationArgs, 'input'>>;
  startLiveTest?: Resolver<ResolversTypes['StartLiveTestPayload'], ParentType, ContextType, RequireFields<Types.MutationStartLiveTestArgs, 'input'>>;
  submitCreditApplication?: Resolver<ResolversTypes['SubmitCreditApplicationPayload'], ParentType, ContextType, RequireFields<Types.MutationSubmitCreditApplicationArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterPayload'], ParentType, ContextType, RequireFields<Types.MutationSubscribeToNewsletterArgs, 'input'>>;
  switchBuyer?: Resolver<ResolversTypes['SwitchBuyerPayload'], ParentType, ContextType, RequireFields<Types.MutationSwitchBuyerArgs, 'input'>>;
  syncCart?: Resolver<ResolversTypes['SyncCartPayload'], ParentType, ContextType, RequireFields<Types.MutationSyncCartArgs, 'input'>>;
  takeOverSharedCart?: Resolver<ResolversTypes['TakeOverSharedCartPayload'], ParentType, ContextType, RequireFields<Types.MutationTakeOverSharedCartArgs, 'input'>>;
  trackOrder?: Resolver<ResolversTypes['TrackOrderPayload'], ParentType, ContextType, RequireFields<Types.MutationTrackOrderArgs, 'input'>>;
  transferForCredit?: Resolver<ResolversTypes['TransferForCreditPayload'], ParentType, ContextType, RequireFields<Types.MutationTransferForCreditArgs, 'input'>>;
  undoEmailChange?: Resolver<ResolversTypes['UndoEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationUndoEmailChangeArgs, 'input'>>;
  unlinkCreditAccount?: Resolver<ResolversTypes['UnlinkCreditAccountPayload'], ParentType, ContextType, RequireFields<Types.MutationUnlinkCreditAccountArgs, 'input'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['UnsubscribeFromNewsletterPayload'], ParentType, ContextType, RequireFields<Types.MutationUnsubscribeFromNewsletterArgs, 'input'>>;
  updateCartLines?: Resolver<ResolversTypes['UpdateCartLinesPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateCartLinesArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateCompanyArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['UpdateCustomerPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateCustomerArgs, 'input'>>;
  updateRanking?: Resolver<ResolversTypes['UpdateRankingPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateRankingArgs, 'input'>>;
  updateWishList?: Resolver<ResolversTypes['UpdateWishListPayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateWishListArgs, 'input'>>;
};

export type MutationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AcceptCompanyInvitationPayload' | 'AcceptCreditOfferPayload' | 'AddCartLinesPayload' | 'AddToWishListPayload' | 'ApplyCartCouponPayload' | 'AskQuestionPayload' | 'CancelCreditApplicationPayload' | 'CancelEmailChangePayload' | 'CancelOrderPayload' | 'ChangeCompanyUserPayload' | 'ChangePasswordPayload' | 'CheckBankAccountPayload' | 'ClaimGuestOrdersPayload' | 'CloseCreditAccountPayload' | 'ConfirmCreditCodePayload' | 'ConfirmEmailChangePayload' | 'ConfirmTelephonePayload' | 'CreateAccountPayload' | 'CreateReturnPayload' | 'CreateReviewPayload' | 'CreateWishListPayload' | 'DeleteCustomerAddressPayload' | 'DeleteQuotePayload' | 'DeleteWishListPayload' | 'EndExternalCheckoutPayload' | 'EraseAccountPayload' | 'EraseCreditApplicationPayload' | 'InviteCompanyUserPayload' | 'LinkCreditAccountPayload' | 'LoginPayload' | 'LogoutPayload' | 'LookUpCreditAccountPayload' | 'NotifyWhenInStockPayload' | 'OpenCreditAccountPayload' | 'PayCreditPayload' | 'PayOrderFromCreditLinePayload' | 'PlaceOrderPayload' | 'RecalculateOrderPayload' | 'RedeemGiftCardPayload' | 'RegisterCompanyPayload' | 'RemoveCartCouponPayload' | 'RemoveCartLinesPayload' | 'RemoveFromWishListPayload' | 'RequestEmailChangePayload' | 'RequestGuestOrdersPayload' | 'RequestPasswordResetPayload' | 'RequestWholesalePayload' | 'ResendEmailChangePayload' | 'ResetPasswordPayload' | 'RestoreQuotePayload' | 'ResumeCreditApplicationPayload' | 'SaveCustomerAddressPayload' | 'SaveQuotePayload' | 'SendContactMessagePayload' | 'SendCreditCodePayload' | 'SendCreditResumeCodePayload' | 'SendTelephoneCodePayload' | 'SetCartGiftPayload' | 'SetCartPaymentPayload' | 'SetCartShippingPayload' | 'SetCreditAddressPayload' | 'SetCreditApplicantPayload' | 'SetCreditDepositPayload' | 'SetCreditInsurancePayload' | 'SetCreditOfferPayload' | 'SetCreditReferencePayload' | 'SetCreditSellerPayload' | 'ShareCartPayload' | 'SignOutDevicesPayload' | 'StartCreditApplicationPayload' | 'StartLiveTestPayload' | 'SubmitCreditApplicationPayload' | 'SubscribeToNewsletterPayload' | 'SwitchBuyerPayload' | 'SyncCartPayload' | 'TakeOverSharedCartPayload' | 'TrackOrderPayload' | 'TransferForCreditPayload' | 'UndoEmailChangePayload' | 'UnlinkCreditAccountPayload' | 'UnsubscribeFromNewsletterPayload' | 'UpdateCartLinesPayload' | 'UpdateCompanyPayload' | 'UpdateCustomerPayload' | 'UpdateRankingPayload' | 'UpdateWishListPayload', ParentType, ContextType>;
};

export type NewsletterSubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Attribute' | 'BlogCategory' | 'BlogPost' | 'BundleProduct' | 'Cart' | 'CartLine' | 'Category' | 'CmsBlock' | 'CmsPage' | 'Company' | 'ConfigurableProduct' | 'CreditAccount' | 'CreditApplication' | 'CreditInvoice' | 'CreditPayment' | 'Customer' | 'DownloadableProduct' | 'GroupedProduct' | 'Landing' | 'Order' | 'ProductVariant' | 'Promotion' | 'Quote' | 'ReturnRequest' | 'Review' | 'Room' | 'Series' | 'SimpleProduct' | 'Store' | 'VirtualProduct' | 'WishList', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  code?: Resolver<ResolversTypes['NoticeCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceChange?: Resolver<Types.Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
};

export type NotifyWhenInStockPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotifyWhenInStockPayload'] = ResolversParentTypes['NotifyWhenInStockPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenCreditAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpenCreditAccountPayload'] = ResolversParentTypes['OpenCreditAccountPayload']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['CreditAccount']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  cancelable?: Resolver<Types.Maybe<ResolversTypes['OrderCancelable']>, ParentType, ContextType>;
  canceledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  companyOrderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['OrderCredit']>, ParentType, ContextType>;
  currentTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  dueTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  gift?: Resolver<Types.Maybe<ResolversTypes['GiftMessage']>, ParentType, ContextType>;
  giftCards?: Resolver<ReadonlyArray<ResolversTypes['OrderGiftCard']>, ParentType, ContextType>;
  guideNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentInstructions?: Resolver<Types.Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPlan?: Resolver<Types.Maybe<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  pickupBranch?: Resolver<Types.Maybe<ResolversTypes['PickupBranch']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  placedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Types.Maybe<ResolversTypes['OrderProgress']>, ParentType, ContextType>;
  receiptProof?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  returnBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Types.Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['OrderStatusLabel'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  store?: Resolver<Types.Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderCredit'] = ResolversParentTypes['OrderCredit']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applicationNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applyBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approved?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  creditNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Types.Maybe<ResolversTypes['OrderCreditLine']>, ParentType, ContextType>;
  rest?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderCreditLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderCreditLine'] = ResolversParentTypes['OrderCreditLine']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  coversOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderGiftCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderGiftCard'] = ResolversParentTypes['OrderGiftCard']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCanceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipientEmail?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  canceledQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  deliveryOption?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guarantee?: Resolver<Types.Maybe<ResolversTypes['Guarantee']>, ParentType, ContextType>;
  lineId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  progress?: Resolver<ResolversTypes['OrderProgress'], ParentType, ContextType>;
  reachedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderViewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderView'] = ResolversParentTypes['OrderView']> = {
  __resolveType: TypeResolveFn<'Order' | 'TrackedOrder', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayCreditPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PayCreditPayload'] = ResolversParentTypes['PayCreditPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['CreditPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayOrderFromCreditLinePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PayOrderFromCreditLinePayload'] = ResolversParentTypes['PayOrderFromCreditLinePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentInstructionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentInstructions'] = ResolversParentTypes['PaymentInstructions']> = {
  account?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shops?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creditLine?: Resolver<Types.Maybe<ResolversTypes['CheckoutCreditLine']>, ParentType, ContextType>;
  creditOffers?: Resolver<ReadonlyArray<ResolversTypes['CreditOffer']>, ParentType, ContextType>;
  fee?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  feeExcludingTax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isServerMethod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plans?: Resolver<ReadonlyArray<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentPlan'] = ResolversParentTypes['PaymentPlan']> = {
  last?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhoneNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhoneNumber'] = ResolversParentTypes['PhoneNumber']> = {
  dialled?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickupBranchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PickupBranch'] = ResolversParentTypes['PickupBranch']> = {
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
  readyFrom?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  point?: Resolver<ResolversTypes['GeoPoint'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostalPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostalPlace'] = ResolversParentTypes['PostalPlace']> = {
  cities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suburbs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostcodeCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostcodeCredit'] = ResolversParentTypes['PostcodeCredit']> = {
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  municipality?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suburbs?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  highest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  before?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  optionsChecksum?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  facets?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Facet']>>, ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceBounds?: Resolver<Types.Maybe<ResolversTypes['PriceBounds']>, ParentType, ContextType>;
  sortOptions?: Resolver<ReadonlyArray<ResolversTypes['SortOption']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatchedFilters?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['UnmatchedFilter']>>, ParentType, ContextType>;
};

export type ProductDimensionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductDimensions'] = ResolversParentTypes['ProductDimensions']> = {
  depthCm?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  heightCm?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outline?: Resolver<ResolversTypes['ProductOutline'], ParentType, ContextType>;
  weightKg?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  widthCm?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRelated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchingVariant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductMediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductMedia'] = ResolversParentTypes['ProductMedia']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MediaKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholderColor?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.ProductMediaUrlArgs, 'format' | 'height' | 'width'>>;
  videoUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  credit?: Resolver<Types.Maybe<ResolversTypes['CreditPrice']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  final?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  finalExcludingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  instalments?: Resolver<ReadonlyArray<ResolversTypes['Instalment']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFrom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lowestPrior?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  publicPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refreshedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regularExcludingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  special?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  specialFrom?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  specialUntil?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<Types.Maybe<ResolversTypes['TaxRate']>, ParentType, ContextType>;
  tiers?: Resolver<ReadonlyArray<ResolversTypes['TierPrice']>, ParentType, ContextType>;
};

export type ProductQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductQuestion'] = ResolversParentTypes['ProductQuestion']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductQuestionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductQuestionConnection'] = ResolversParentTypes['ProductQuestionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductQuestionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProductQuestion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductQuestionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductQuestionEdge'] = ResolversParentTypes['ProductQuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductQuestion'], ParentType, ContextType>;
};

export type ProductRatingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductRating'] = ResolversParentTypes['ProductRating']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductSeries'] = ResolversParentTypes['ProductSeries']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductServiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductService'] = ResolversParentTypes['ProductService']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ServiceKind'], ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  background?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['HexColor'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.ProductVariantDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentSku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ConfigurableProduct'], ParentType, ContextType>;
  selection?: Resolver<ReadonlyArray<ResolversTypes['Selection']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  coupon?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasProducts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['CmsImage']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextChangeAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Types.PromotionProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  departments?: Resolver<ReadonlyArray<ResolversTypes['PromotionDepartment']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['PromotionEdge']>, ParentType, ContextType>;
  nextChangeAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Promotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionDepartmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionDepartment'] = ResolversParentTypes['PromotionDepartment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionEdge'] = ResolversParentTypes['PromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allSeries?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Series']>>, ParentType, ContextType>;
  attributes?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Attribute']>>, ParentType, ContextType, Partial<Types.QueryAttributesArgs>>;
  blog?: Resolver<ResolversTypes['Blog'], ParentType, ContextType>;
  blogCategory?: Resolver<Types.Maybe<ResolversTypes['BlogCategory']>, ParentType, ContextType, RequireFields<Types.QueryBlogCategoryArgs, 'categoryId'>>;
  blogPost?: Resolver<Types.Maybe<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<Types.QueryBlogPostArgs, 'postId'>>;
  category?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<Types.QueryCategoryArgs, 'by'>>;
  cmsBlock?: Resolver<Types.Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType, RequireFields<Types.QueryCmsBlockArgs, 'identifier'>>;
  cmsBlocks?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CmsBlock']>>, ParentType, ContextType, RequireFields<Types.QueryCmsBlocksArgs, 'first'>>;
  cmsPage?: Resolver<Types.Maybe<ResolversTypes['CmsPage']>, ParentType, ContextType, RequireFields<Types.QueryCmsPageArgs, 'identifier'>>;
  comparison?: Resolver<ResolversTypes['Comparison'], ParentType, ContextType, RequireFields<Types.QueryComparisonArgs, 'ids'>>;
  creditAccount?: Resolver<Types.Maybe<ResolversTypes['CreditAccount']>, ParentType, ContextType>;
  creditApplication?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  creditPayment?: Resolver<Types.Maybe<ResolversTypes['CreditPayment']>, ParentType, ContextType, RequireFields<Types.QueryCreditPaymentArgs, 'id'>>;
  giftCardOffer?: Resolver<Types.Maybe<ResolversTypes['GiftCardOffer']>, ParentType, ContextType>;
  landing?: Resolver<Types.Maybe<ResolversTypes['Landing']>, ParentType, ContextType, RequireFields<Types.QueryLandingArgs, 'slug'>>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  pickupBranches?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['PickupBranch']>>, ParentType, ContextType, RequireFields<Types.QueryPickupBranchesArgs, 'sku'>>;
  placeOfPostcode?: Resolver<Types.Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<Types.QueryPlaceOfPostcodeArgs, 'postcode'>>;
  postalPlace?: Resolver<Types.Maybe<ResolversTypes['PostalPlace']>, ParentType, ContextType, RequireFields<Types.QueryPostalPlaceArgs, 'postcode'>>;
  postcodeCredit?: Resolver<Types.Maybe<ResolversTypes['PostcodeCredit']>, ParentType, ContextType, RequireFields<Types.QueryPostcodeCreditArgs, 'postcode'>>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryProductArgs, 'by'>>;
  promotion?: Resolver<Types.Maybe<ResolversTypes['Promotion']>, ParentType, ContextType, RequireFields<Types.QueryPromotionArgs, 'slug'>>;
  promotions?: Resolver<Types.Maybe<ResolversTypes['PromotionConnection']>, ParentType, ContextType, Partial<Types.QueryPromotionsArgs>>;
  receipt?: Resolver<Types.Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<Types.QueryReceiptArgs, 'proof'>>;
  room?: Resolver<Types.Maybe<ResolversTypes['Room']>, ParentType, ContextType, RequireFields<Types.QueryRoomArgs, 'slug'>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  route?: Resolver<Types.Maybe<ResolversTypes['RouteTarget']>, ParentType, ContextType, RequireFields<Types.QueryRouteArgs, 'path'>>;
  scanned?: Resolver<Types.Maybe<ResolversTypes['ScannedItem']>, ParentType, ContextType, RequireFields<Types.QueryScannedArgs, 'code'>>;
  scannedProduct?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<Types.QueryScannedProductArgs, 'code'>>;
  search?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<Types.QuerySearchArgs, 'term'>>;
  series?: Resolver<Types.Maybe<ResolversTypes['Series']>, ParentType, ContextType, RequireFields<Types.QuerySeriesArgs, 'slug'>>;
  sharedCart?: Resolver<Types.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType, RequireFields<Types.QuerySharedCartArgs, 'code'>>;
  sharedWishList?: Resolver<Types.Maybe<ResolversTypes['SharedWishList']>, ParentType, ContextType, RequireFields<Types.QuerySharedWishListArgs, 'code'>>;
  sitemap?: Resolver<Types.Maybe<ResolversTypes['SitemapPart']>, ParentType, ContextType, RequireFields<Types.QuerySitemapArgs, 'part'>>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['Store']>, ParentType, ContextType>;
  suburbs?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<Types.QuerySuburbsArgs, 'postcode'>>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<Types.QuerySuggestionsArgs, 'categories' | 'products' | 'term'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  deliveryOption?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPriceNow?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPriceThen?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RankResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Rank'] = ResolversParentTypes['Rank']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returnDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RankingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Ranking'] = ResolversParentTypes['Ranking']> = {
  card?: Resolver<ResolversTypes['LoyaltyCard'], ParentType, ContextType>;
  missing?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  next?: Resolver<Types.Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Rank'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['Rank']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RecalculateOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecalculateOrderPayload'] = ResolversParentTypes['RecalculateOrderPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  canceledTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currentTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  destination?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPlan?: Resolver<Types.Maybe<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['TotalSegment']>, ParentType, ContextType>;
  shippingMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  tax?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
};

export type RedeemGiftCardPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedeemGiftCardPayload'] = ResolversParentTypes['RedeemGiftCardPayload']> = {
  amount?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterCompanyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RegisterCompanyPayload'] = ResolversParentTypes['RegisterCompanyPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCartCouponPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveCartCouponPayload'] = ResolversParentTypes['RemoveCartCouponPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveCartLinesPayload'] = ResolversParentTypes['RemoveCartLinesPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  removedLineIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFromWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveFromWishListPayload'] = ResolversParentTypes['RemoveFromWishListPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestEmailChangePayload'] = ResolversParentTypes['RequestEmailChangePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestGuestOrdersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestGuestOrdersPayload'] = ResolversParentTypes['RequestGuestOrdersPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestWholesalePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestWholesalePayload'] = ResolversParentTypes['RequestWholesalePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendEmailChangePayload'] = ResolversParentTypes['ResendEmailChangePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RestoreQuotePayload'] = ResolversParentTypes['RestoreQuotePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeCreditApplicationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResumeCreditApplicationPayload'] = ResolversParentTypes['ResumeCreditApplicationPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  returnBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  receivedQuantity?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  comment?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['URL']>>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerifiedPurchase?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  rating?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  averageRating?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distribution?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['StarCount']>>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewPhotoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReviewPhoto'] = ResolversParentTypes['ReviewPhoto']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickname?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, RequireFields<Types.ReviewPhotoUrlArgs, 'format' | 'side'>>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoomResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['CmsImage'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoomKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['RoomPoint']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoomKindResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomKind'] = ResolversParentTypes['RoomKind']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomPointResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomPoint'] = ResolversParentTypes['RoomPoint']> = {
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RouteTargetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RouteTarget'] = ResolversParentTypes['RouteTarget']> = {
  __resolveType: TypeResolveFn<'BundleProduct' | 'Category' | 'CmsPage' | 'ConfigurableProduct' | 'DownloadableProduct' | 'GroupedProduct' | 'Landing' | 'Promotion' | 'Redirect' | 'SimpleProduct' | 'VirtualProduct', ParentType, ContextType>;
};

export type SaveCustomerAddressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveCustomerAddressPayload'] = ResolversParentTypes['SaveCustomerAddressPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveQuotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveQuotePayload'] = ResolversParentTypes['SaveQuotePayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  quote?: Resolver<Types.Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScannedItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScannedItem'] = ResolversParentTypes['ScannedItem']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
};

export type SearchMatchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchMatch'] = ResolversParentTypes['SearchMatch']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  missingWords?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Selection'] = ResolversParentTypes['Selection']> = {
  attributeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  complaintNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendCreditCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendCreditCodePayload'] = ResolversParentTypes['SendCreditCodePayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resendAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resendSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendCreditResumeCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendCreditResumeCodePayload'] = ResolversParentTypes['SendCreditResumeCodePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resendAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resendSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendTelephoneCodePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendTelephoneCodePayload'] = ResolversParentTypes['SendTelephoneCodePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  codeLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  isSent?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resendAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resendSeconds?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  categories?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SeriesCategory']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Types.Maybe<ResolversTypes['CmsImage']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Types.Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<Types.SeriesProductsArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeriesCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeriesCategory'] = ResolversParentTypes['SeriesCategory']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetCartGiftPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCartGiftPayload'] = ResolversParentTypes['SetCartGiftPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCartPaymentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCartPaymentPayload'] = ResolversParentTypes['SetCartPaymentPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCartShippingPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCartShippingPayload'] = ResolversParentTypes['SetCartShippingPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditAddressPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditAddressPayload'] = ResolversParentTypes['SetCreditAddressPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditApplicantPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditApplicantPayload'] = ResolversParentTypes['SetCreditApplicantPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditDepositPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditDepositPayload'] = ResolversParentTypes['SetCreditDepositPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditInsurancePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditInsurancePayload'] = ResolversParentTypes['SetCreditInsurancePayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditOfferPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditOfferPayload'] = ResolversParentTypes['SetCreditOfferPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditReferencePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditReferencePayload'] = ResolversParentTypes['SetCreditReferencePayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCreditSellerPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetCreditSellerPayload'] = ResolversParentTypes['SetCreditSellerPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  seller?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShareCartPayload'] = ResolversParentTypes['ShareCartPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  sharedCart?: Resolver<Types.Maybe<ResolversTypes['SharedCart']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedCartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedCart'] = ResolversParentTypes['SharedCart']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['SharedCartLine']>, ParentType, ContextType>;
};

export type SharedCartLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedCartLine'] = ResolversParentTypes['SharedCartLine']> = {
  choices?: Resolver<ResolversTypes['CartLineChoices'], ParentType, ContextType>;
  deliveryOption?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  optionsChecksum?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  variant?: Resolver<Types.Maybe<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  warranty?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedWishListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SharedWishList'] = ResolversParentTypes['SharedWishList']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['WishListItemConnection'], ParentType, ContextType, RequireFields<Types.SharedWishListItemsArgs, 'sort'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  carrierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methodCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupBranches?: Resolver<ReadonlyArray<ResolversTypes['PickupBranch']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceExcludingTax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignOutDevicesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutDevicesPayload'] = ResolversParentTypes['SignOutDevicesPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.SimpleProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.SimpleProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.SimpleProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.SimpleProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.SimpleProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.SimpleProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['SitemapEntry']>, ParentType, ContextType>;
  lastPart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialProvider'] = ResolversParentTypes['SocialProvider']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SortOption'] = ResolversParentTypes['SortOption']> = {
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<Types.Maybe<ResolversTypes['ProductSort']>, ParentType, ContextType>;
};

export type StarCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StarCount'] = ResolversParentTypes['StarCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartCreditApplicationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartCreditApplicationPayload'] = ResolversParentTypes['StartCreditApplicationPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartLiveTestPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StartLiveTestPayload'] = ResolversParentTypes['StartLiveTestPayload']> = {
  challenge?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moves?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['LiveTestMove']>>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Stock'] = ResolversParentTypes['Stock']> = {
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  addressAttributes?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['FormAttribute']>>, ParentType, ContextType>;
  branches?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Branch']>>, ParentType, ContextType, RequireFields<Types.StoreBranchesArgs, 'pickupOnly'>>;
  business?: Resolver<Types.Maybe<ResolversTypes['StoreBusiness']>, ParentType, ContextType>;
  cartSettings?: Resolver<ResolversTypes['CartSettings'], ParentType, ContextType>;
  catalogueSettings?: Resolver<ResolversTypes['CatalogueSettings'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  complaintKinds?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ComplaintKind']>>, ParentType, ContextType>;
  contact?: Resolver<Types.Maybe<ResolversTypes['StoreContact']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['StoreCredit']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  customerAttributes?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['FormAttribute']>>, ParentType, ContextType>;
  externalCheckoutUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['StoreFeature']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['LanguageTag'], ParentType, ContextType>;
  lowStockThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offersLink?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rootCategory?: Resolver<Types.Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  socialProviders?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['SocialProvider']>>, ParentType, ContextType>;
  urlPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreBusinessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StoreBusiness'] = ResolversParentTypes['StoreBusiness']> = {
  isHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StoreContact'] = ResolversParentTypes['StoreContact']> = {
  phones?: Resolver<ReadonlyArray<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  whatsAppUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type StoreCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StoreCredit'] = ResolversParentTypes['StoreCredit']> = {
  addressAges?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AnswerOption']>>, ParentType, ContextType>;
  banks?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Bank']>>, ParentType, ContextType>;
  insurances?: Resolver<Types.Maybe<ResolversTypes['LifeInsurances']>, ParentType, ContextType>;
  kinships?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['AnswerOption']>>, ParentType, ContextType>;
  offers?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['CreditOffer']>>, ParentType, ContextType, RequireFields<Types.StoreCreditOffersArgs, 'customer' | 'kind' | 'months'>>;
  phone?: Resolver<Types.Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  terms?: Resolver<Types.Maybe<ResolversTypes['CreditTerms']>, ParentType, ContextType, RequireFields<Types.StoreCreditTermsArgs, 'customer' | 'kind'>>;
  transferHours?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubmitCreditApplicationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubmitCreditApplicationPayload'] = ResolversParentTypes['SubmitCreditApplicationPayload']> = {
  application?: Resolver<Types.Maybe<ResolversTypes['CreditApplication']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Category']>>, ParentType, ContextType>;
  match?: Resolver<Types.Maybe<ResolversTypes['SearchMatch']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SwitchBuyerPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchBuyerPayload'] = ResolversParentTypes['SwitchBuyerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SyncCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SyncCartPayload'] = ResolversParentTypes['SyncCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  diff?: Resolver<ReadonlyArray<ResolversTypes['CartDiff']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeOverSharedCartPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TakeOverSharedCartPayload'] = ResolversParentTypes['TakeOverSharedCartPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaxRateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TaxRate'] = ResolversParentTypes['TaxRate']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  regionCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TierPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TierPrice'] = ResolversParentTypes['TierPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TotalSegmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TotalSegment'] = ResolversParentTypes['TotalSegment']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TrackOrderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TrackOrderPayload'] = ResolversParentTypes['TrackOrderPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  order?: Resolver<Types.Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  canceledAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currentTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCompany?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
  destination?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  guideNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payBefore?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentInstructions?: Resolver<Types.Maybe<ResolversTypes['PaymentInstructions']>, ParentType, ContextType>;
  paymentMethodCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentPlan?: Resolver<Types.Maybe<ResolversTypes['PaymentPlan']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  pickupBranch?: Resolver<Types.Maybe<ResolversTypes['PickupBranch']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  progress?: Resolver<Types.Maybe<ResolversTypes['OrderProgress']>, ParentType, ContextType>;
  recipient?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedTotal?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingMethodTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['OrderStatusLabel'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<Types.Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransferForCreditPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransferForCreditPayload'] = ResolversParentTypes['TransferForCreditPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  payment?: Resolver<Types.Maybe<ResolversTypes['CreditPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransferInstructionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransferInstructions'] = ResolversParentTypes['TransferInstructions']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beneficiary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoEmailChangePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UndoEmailChangePayload'] = ResolversParentTypes['UndoEmailChangePayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  resetToken?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnlinkCreditAccountPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnlinkCreditAccountPayload'] = ResolversParentTypes['UnlinkCreditAccountPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnmatchedFilterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnmatchedFilter'] = ResolversParentTypes['UnmatchedFilter']> = {
  attribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UnmatchedFilterCode'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnsubscribeFromNewsletterPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnsubscribeFromNewsletterPayload'] = ResolversParentTypes['UnsubscribeFromNewsletterPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCartLinesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCartLinesPayload'] = ResolversParentTypes['UpdateCartLinesPayload']> = {
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CartLine']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Types.Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCustomerPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCustomerPayload'] = ResolversParentTypes['UpdateCustomerPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRankingPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRankingPayload'] = ResolversParentTypes['UpdateRankingPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWishListPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWishListPayload'] = ResolversParentTypes['UpdateWishListPayload']> = {
  clientMutationId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  availableQuantity?: Resolver<Types.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  arrivalNotices?: Resolver<ReadonlyArray<ResolversTypes['Notice']>, ParentType, ContextType>;
  cart?: Resolver<Types.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  customer?: Resolver<Types.Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  quotes?: Resolver<Types.Maybe<ResolversTypes['QuoteConnection']>, ParentType, ContextType, Partial<Types.ViewerQuotesArgs>>;
};

export type VirtualProductResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VirtualProduct'] = ResolversParentTypes['VirtualProduct']> = {
  alternates?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Alternate']>>, ParentType, ContextType>;
  attributes?: Resolver<ReadonlyArray<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  brand?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  customOptions?: Resolver<ReadonlyArray<ResolversTypes['CustomOption']>, ParentType, ContextType>;
  deliveryEstimate?: Resolver<Types.Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, Partial<Types.VirtualProductDeliveryEstimateArgs>>;
  description?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  dimensions?: Resolver<Types.Maybe<ResolversTypes['ProductDimensions']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ProductMedia'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ReadonlyArray<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['ProductPrice'], ParentType, ContextType>;
  productId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Types.Maybe<ResolversTypes['ProductQuestionConnection']>, ParentType, ContextType, Partial<Types.VirtualProductQuestionsArgs>>;
  rating?: Resolver<Types.Maybe<ResolversTypes['ProductRating']>, ParentType, ContextType>;
  recommendations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.VirtualProductRecommendationsArgs, 'first'>>;
  related?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.VirtualProductRelatedArgs, 'first'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<Types.VirtualProductReviewsArgs>>;
  rooms?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Room']>>, ParentType, ContextType>;
  secondImage?: Resolver<Types.Maybe<ResolversTypes['ProductMedia']>, ParentType, ContextType>;
  series?: Resolver<Types.Maybe<ResolversTypes['ProductSeries']>, ParentType, ContextType>;
  service?: Resolver<Types.Maybe<ResolversTypes['ProductService']>, ParentType, ContextType>;
  services?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock?: Resolver<Types.Maybe<ResolversTypes['Stock']>, ParentType, ContextType>;
  summary?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  taxClassId?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailable?: Resolver<Types.Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  unavailableReasons?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  updatedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upsell?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<Types.VirtualProductUpsellArgs, 'first'>>;
  urlKey?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ProductVisibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  history?: Resolver<Types.Maybe<ResolversTypes['WalletEntryConnection']>, ParentType, ContextType, Partial<Types.WalletHistoryArgs>>;
  isBalanceKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WalletEntry'] = ResolversParentTypes['WalletEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<Types.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WalletEntryKind'], ParentType, ContextType>;
  orderId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnNumber?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type WholesaleProgressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WholesaleProgress'] = ResolversParentTypes['WholesaleProgress']> = {
  amountMissing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ordersMissing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WishList'] = ResolversParentTypes['WishList']> = {
  access?: Resolver<ResolversTypes['WishListAccess'], ParentType, ContextType>;
  hasProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Types.WishListHasProductArgs, 'sku'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['WishListItemConnection'], ParentType, ContextType, RequireFields<Types.WishListItemsArgs, 'sort'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharingCode?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  product?: Resolver<Types.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
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
  AcceptCompanyInvitationPayload?: AcceptCompanyInvitationPayloadResolvers<ContextType>;
  AcceptCreditOfferPayload?: AcceptCreditOfferPayloadResolvers<ContextType>;
  AddCartLinesPayload?: AddCartLinesPayloadResolvers<ContextType>;
  AddToWishListPayload?: AddToWishListPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Alternate?: AlternateResolvers<ContextType>;
  AnswerOption?: AnswerOptionResolvers<ContextType>;
  ApplyCartCouponPayload?: ApplyCartCouponPayloadResolvers<ContextType>;
  AskQuestionPayload?: AskQuestionPayloadResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeValue?: AttributeValueResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  Beneficiary?: BeneficiaryResolvers<ContextType>;
  Blog?: BlogResolvers<ContextType>;
  BlogAuthor?: BlogAuthorResolvers<ContextType>;
  BlogCategory?: BlogCategoryResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  BlogPostConnection?: BlogPostConnectionResolvers<ContextType>;
  BlogPostEdge?: BlogPostEdgeResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BundleOption?: BundleOptionResolvers<ContextType>;
  BundleOptionChoice?: BundleOptionChoiceResolvers<ContextType>;
  BundleProduct?: BundleProductResolvers<ContextType>;
  BundleSelection?: BundleSelectionResolvers<ContextType>;
  CancelCreditApplicationPayload?: CancelCreditApplicationPayloadResolvers<ContextType>;
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
  ChangeCompanyUserPayload?: ChangeCompanyUserPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckBankAccountPayload?: CheckBankAccountPayloadResolvers<ContextType>;
  CheckoutCreditLine?: CheckoutCreditLineResolvers<ContextType>;
  ClaimGuestOrdersPayload?: ClaimGuestOrdersPayloadResolvers<ContextType>;
  CloseCreditAccountPayload?: CloseCreditAccountPayloadResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsHeading?: CmsHeadingResolvers<ContextType>;
  CmsImage?: CmsImageResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsQuestion?: CmsQuestionResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyUser?: CompanyUserResolvers<ContextType>;
  Comparison?: ComparisonResolvers<ContextType>;
  ComparisonRow?: ComparisonRowResolvers<ContextType>;
  ComplaintKind?: ComplaintKindResolvers<ContextType>;
  ConfigurableOption?: ConfigurableOptionResolvers<ContextType>;
  ConfigurableOptionValue?: ConfigurableOptionValueResolvers<ContextType>;
  ConfigurableProduct?: ConfigurableProductResolvers<ContextType>;
  ConfirmCreditCodePayload?: ConfirmCreditCodePayloadResolvers<ContextType>;
  ConfirmEmailChangePayload?: ConfirmEmailChangePayloadResolvers<ContextType>;
  ConfirmTelephonePayload?: ConfirmTelephonePayloadResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  Coupon?: CouponResolvers<ContextType>;
  CreateAccountPayload?: CreateAccountPayloadResolvers<ContextType>;
  CreateReturnPayload?: CreateReturnPayloadResolvers<ContextType>;
  CreateReviewPayload?: CreateReviewPayloadResolvers<ContextType>;
  CreateWishListPayload?: CreateWishListPayloadResolvers<ContextType>;
  CreditAccount?: CreditAccountResolvers<ContextType>;
  CreditAccountHint?: CreditAccountHintResolvers<ContextType>;
  CreditAddress?: CreditAddressResolvers<ContextType>;
  CreditApplicant?: CreditApplicantResolvers<ContextType>;
  CreditApplication?: CreditApplicationResolvers<ContextType>;
  CreditApplicationConnection?: CreditApplicationConnectionResolvers<ContextType>;
  CreditApplicationEdge?: CreditApplicationEdgeResolvers<ContextType>;
  CreditDue?: CreditDueResolvers<ContextType>;
  CreditInstalment?: CreditInstalmentResolvers<ContextType>;
  CreditInsurance?: CreditInsuranceResolvers<ContextType>;
  CreditInvoice?: CreditInvoiceResolvers<ContextType>;
  CreditOffer?: CreditOfferResolvers<ContextType>;
  CreditOfferInsurance?: CreditOfferInsuranceResolvers<ContextType>;
  CreditPayment?: CreditPaymentResolvers<ContextType>;
  CreditPaymentLine?: CreditPaymentLineResolvers<ContextType>;
  CreditPayoff?: CreditPayoffResolvers<ContextType>;
  CreditPlan?: CreditPlanResolvers<ContextType>;
  CreditPrice?: CreditPriceResolvers<ContextType>;
  CreditReference?: CreditReferenceResolvers<ContextType>;
  CreditStep?: CreditStepResolvers<ContextType>;
  CreditTerms?: CreditTermsResolvers<ContextType>;
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
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  EraseCreditApplicationPayload?: EraseCreditApplicationPayloadResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FormAttribute?: FormAttributeResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  GiftCardFields?: GiftCardFieldsResolvers<ContextType>;
  GiftCardOffer?: GiftCardOfferResolvers<ContextType>;
  GiftMessage?: GiftMessageResolvers<ContextType>;
  GroupedItem?: GroupedItemResolvers<ContextType>;
  GroupedProduct?: GroupedProductResolvers<ContextType>;
  Guarantee?: GuaranteeResolvers<ContextType>;
  GuaranteeContact?: GuaranteeContactResolvers<ContextType>;
  GuaranteeProvider?: GuaranteeProviderResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HexColor?: GraphQLScalarType;
  Instalment?: InstalmentResolvers<ContextType>;
  InviteCompanyUserPayload?: InviteCompanyUserPayloadResolvers<ContextType>;
  JobPosting?: JobPostingResolvers<ContextType>;
  Landing?: LandingResolvers<ContextType>;
  LandingBlock?: LandingBlockResolvers<ContextType>;
  LandingLink?: LandingLinkResolvers<ContextType>;
  LandingLinks?: LandingLinksResolvers<ContextType>;
  LandingProducts?: LandingProductsResolvers<ContextType>;
  LandingText?: LandingTextResolvers<ContextType>;
  LanguageTag?: GraphQLScalarType;
  LifeInsurance?: LifeInsuranceResolvers<ContextType>;
  LifeInsurances?: LifeInsurancesResolvers<ContextType>;
  LinkCreditAccountPayload?: LinkCreditAccountPayloadResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LookUpCreditAccountPayload?: LookUpCreditAccountPayloadResolvers<ContextType>;
  LoyaltyCard?: LoyaltyCardResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NotifyWhenInStockPayload?: NotifyWhenInStockPayloadResolvers<ContextType>;
  OpenCreditAccountPayload?: OpenCreditAccountPayloadResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderCredit?: OrderCreditResolvers<ContextType>;
  OrderCreditLine?: OrderCreditLineResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderGiftCard?: OrderGiftCardResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderView?: OrderViewResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PayCreditPayload?: PayCreditPayloadResolvers<ContextType>;
  PayOrderFromCreditLinePayload?: PayOrderFromCreditLinePayloadResolvers<ContextType>;
  PaymentInstructions?: PaymentInstructionsResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentPlan?: PaymentPlanResolvers<ContextType>;
  PhoneNumber?: PhoneNumberResolvers<ContextType>;
  PickupBranch?: PickupBranchResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PostalPlace?: PostalPlaceResolvers<ContextType>;
  PostcodeCredit?: PostcodeCreditResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductDimensions?: ProductDimensionsResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductMedia?: ProductMediaResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  ProductQuestion?: ProductQuestionResolvers<ContextType>;
  ProductQuestionConnection?: ProductQuestionConnectionResolvers<ContextType>;
  ProductQuestionEdge?: ProductQuestionEdgeResolvers<ContextType>;
  ProductRating?: ProductRatingResolvers<ContextType>;
  ProductSeries?: ProductSeriesResolvers<ContextType>;
  ProductService?: ProductServiceResolvers<ContextType>;
  ProductTag?: ProductTagResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionConnection?: PromotionConnectionResolvers<ContextType>;
  PromotionDepartment?: PromotionDepartmentResolvers<ContextType>;
  PromotionEdge?: PromotionEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteConnection?: QuoteConnectionResolvers<ContextType>;
  QuoteEdge?: QuoteEdgeResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  Rank?: RankResolvers<ContextType>;
  Ranking?: RankingResolvers<ContextType>;
  RecalculateOrderPayload?: RecalculateOrderPayloadResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RedeemGiftCardPayload?: RedeemGiftCardPayloadResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RegisterCompanyPayload?: RegisterCompanyPayloadResolvers<ContextType>;
  RemoveCartCouponPayload?: RemoveCartCouponPayloadResolvers<ContextType>;
  RemoveCartLinesPayload?: RemoveCartLinesPayloadResolvers<ContextType>;
  RemoveFromWishListPayload?: RemoveFromWishListPayloadResolvers<ContextType>;
  RequestEmailChangePayload?: RequestEmailChangePayloadResolvers<ContextType>;
  RequestGuestOrdersPayload?: RequestGuestOrdersPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestWholesalePayload?: RequestWholesalePayloadResolvers<ContextType>;
  ResendEmailChangePayload?: ResendEmailChangePayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreQuotePayload?: RestoreQuotePayloadResolvers<ContextType>;
  ResumeCreditApplicationPayload?: ResumeCreditApplicationPayloadResolvers<ContextType>;
  ReturnAttribute?: ReturnAttributeResolvers<ContextType>;
  ReturnForm?: ReturnFormResolvers<ContextType>;
  ReturnFormLine?: ReturnFormLineResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewPhoto?: ReviewPhotoResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  RoomKind?: RoomKindResolvers<ContextType>;
  RoomPoint?: RoomPointResolvers<ContextType>;
  RouteTarget?: RouteTargetResolvers<ContextType>;
  SaveCustomerAddressPayload?: SaveCustomerAddressPayloadResolvers<ContextType>;
  SaveQuotePayload?: SaveQuotePayloadResolvers<ContextType>;
  ScannedItem?: ScannedItemResolvers<ContextType>;
  SearchMatch?: SearchMatchResolvers<ContextType>;
  Selection?: SelectionResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendCreditCodePayload?: SendCreditCodePayloadResolvers<ContextType>;
  SendCreditResumeCodePayload?: SendCreditResumeCodePayloadResolvers<ContextType>;
  SendTelephoneCodePayload?: SendTelephoneCodePayloadResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesCategory?: SeriesCategoryResolvers<ContextType>;
  SetCartGiftPayload?: SetCartGiftPayloadResolvers<ContextType>;
  SetCartPaymentPayload?: SetCartPaymentPayloadResolvers<ContextType>;
  SetCartShippingPayload?: SetCartShippingPayloadResolvers<ContextType>;
  SetCreditAddressPayload?: SetCreditAddressPayloadResolvers<ContextType>;
  SetCreditApplicantPayload?: SetCreditApplicantPayloadResolvers<ContextType>;
  SetCreditDepositPayload?: SetCreditDepositPayloadResolvers<ContextType>;
  SetCreditInsurancePayload?: SetCreditInsurancePayloadResolvers<ContextType>;
  SetCreditOfferPayload?: SetCreditOfferPayloadResolvers<ContextType>;
  SetCreditReferencePayload?: SetCreditReferencePayloadResolvers<ContextType>;
  SetCreditSellerPayload?: SetCreditSellerPayloadResolvers<ContextType>;
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
  SortOption?: SortOptionResolvers<ContextType>;
  StarCount?: StarCountResolvers<ContextType>;
  StartCreditApplicationPayload?: StartCreditApplicationPayloadResolvers<ContextType>;
  StartLiveTestPayload?: StartLiveTestPayloadResolvers<ContextType>;
  Stock?: StockResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreBusiness?: StoreBusinessResolvers<ContextType>;
  StoreContact?: StoreContactResolvers<ContextType>;
  StoreCredit?: StoreCreditResolvers<ContextType>;
  SubmitCreditApplicationPayload?: SubmitCreditApplicationPayloadResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  SwitchBuyerPayload?: SwitchBuyerPayloadResolvers<ContextType>;
  SyncCartPayload?: SyncCartPayloadResolvers<ContextType>;
  TakeOverSharedCartPayload?: TakeOverSharedCartPayloadResolvers<ContextType>;
  TaxRate?: TaxRateResolvers<ContextType>;
  TierPrice?: TierPriceResolvers<ContextType>;
  TotalSegment?: TotalSegmentResolvers<ContextType>;
  TrackOrderPayload?: TrackOrderPayloadResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TransferForCreditPayload?: TransferForCreditPayloadResolvers<ContextType>;
  TransferInstructions?: TransferInstructionsResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoEmailChangePayload?: UndoEmailChangePayloadResolvers<ContextType>;
  UnlinkCreditAccountPayload?: UnlinkCreditAccountPayloadResolvers<ContextType>;
  UnmatchedFilter?: UnmatchedFilterResolvers<ContextType>;
  UnsubscribeFromNewsletterPayload?: UnsubscribeFromNewsletterPayloadResolvers<ContextType>;
  UpdateCartLinesPayload?: UpdateCartLinesPayloadResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
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
  WholesaleProgress?: WholesaleProgressResolvers<ContextType>;
  WishList?: WishListResolvers<ContextType>;
  WishListConnection?: WishListConnectionResolvers<ContextType>;
  WishListEdge?: WishListEdgeResolvers<ContextType>;
  WishListItem?: WishListItemResolvers<ContextType>;
  WishListItemConnection?: WishListItemConnectionResolvers<ContextType>;
  WishListItemEdge?: WishListItemEdgeResolvers<ContextType>;
};

