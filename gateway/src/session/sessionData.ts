import * as v from 'valibot'
import { keptAddressSchema } from '@hogar/schema/validation/address.ts'

const checkoutSchema = v.object({
  address: v.nullable(keptAddressSchema),
  billingAddress: v.nullish(keptAddressSchema),
  carrierCode: v.nullable(v.string()),
  methodCode: v.nullable(v.string()),
  shippingTitle: v.nullable(v.string()),
  paymentCode: v.nullish(v.string()),
  paymentTitle: v.nullish(v.string()),
})

const socialVisitSchema = v.object({
  provider: v.string(),
  state: v.string(),
  verifier: v.string(),
  /** As base64, as the address had it. */
  returnPath: v.nullable(v.string()),
  leftAt: v.number(),
})

const placedOrderSchema = v.object({ number: v.string(), cartToken: v.string() })

/** What is sealed into the cookie. Tokens and choices only: a cookie has room for 4 KB. */
export const sessionDataSchema = v.object({
  cartToken: v.nullable(v.string()),
  userToken: v.nullable(v.string()),
  /** What the platform exchanges for the next user token; none for a guest. */
  refreshToken: v.nullish(v.string()),
  checkout: v.nullable(checkoutSchema),
  orders: v.pipe(v.array(placedOrderSchema), v.readonly()),
  /** The platform's number of whose account is open; none for a guest. */
  customerId: v.nullish(v.string()),
  /** When the account was opened, in milliseconds since 1970, and what stands for its e-mail address then. */
  openedAt: v.nullish(v.number()),
  emailKey: v.nullish(v.string()),
  /** Id of the guest's session that this one has come from: changes sent before a sign-in are known after it by this. */
  originId: v.nullish(v.string()),
  /** The platform's number of the group whose prices and tax the customer gets; none for a guest. */
  customerGroupId: v.nullish(v.number()),
  /** How often a guest's cart took the place of one that the platform refused. */
  cartBypasses: v.nullish(v.number()),
  /** Key of the cart that the checkout on another host was given, until the shopper comes back from there. */
  handedOver: v.nullish(v.string()),
  /** Whoever has gone to a provider to sign in, until they come back. */
  social: v.nullish(socialVisitSchema),
  /** The right to join the account that is opened next with a provider. */
  socialLink: v.nullish(v.string()),
})

/** What a shopper has chosen on the way to an order. An address is null for a cart with nothing to carry. */
export type CheckoutState = Readonly<v.InferOutput<typeof checkoutSchema>>

/** An order of this session, with the token that reads it. */
export type PlacedOrder = Readonly<v.InferOutput<typeof placedOrderSchema>>

export type SessionData = Readonly<v.InferOutput<typeof sessionDataSchema>>

/** What a session starts with. */
export const EMPTY_SESSION: SessionData = { cartToken: null, userToken: null, checkout: null, orders: [] }
