import * as v from 'valibot'
import { storedAddressSchema } from '@hogar/schema/validation/address.ts'

const checkoutSchema = v.object({
  address: v.nullable(storedAddressSchema),
  billingAddress: v.nullish(storedAddressSchema),
  carrierCode: v.nullable(v.string()),
  methodCode: v.nullable(v.string()),
  shippingTitle: v.nullable(v.string()),
  /** Code of the pick-up branch. */
  pickupBranch: v.nullish(v.string()),
  paymentCode: v.nullish(v.string()),
  paymentTitle: v.nullish(v.string()),
  /** Number of monthly payments; none for a single payment. */
  paymentMonths: v.nullish(v.number()),
})

const socialVisitSchema = v.object({
  provider: v.string(),
  state: v.string(),
  verifier: v.string(),
  /** Return path in base64, as in the address. */
  returnPath: v.nullable(v.string()),
  leftAt: v.number(),
})

const placedOrderSchema = v.object({ number: v.string(), cartToken: v.string() })

const creditKindSchema = v.picklist(['MERCHANDISE', 'CREDILANA', 'PERSONAL_LOAN'])

const creditStartSchema = v.object({
  /** Random id, which no other start has. Sessions of before have none. */
  id: v.nullish(v.string()),
  kind: creditKindSchema,
  amount: v.nullable(v.string()),
  months: v.nullable(v.number()),
  frequency: v.nullable(v.picklist(['WEEKLY', 'BIWEEKLY', 'MONTHLY'])),
})

const creditApplicationSchema = v.object({
  id: v.string(),
  key: v.string(),
  number: v.string(),
  kind: creditKindSchema,
  customer: v.picklist(['NEW', 'HOME']),
})

const creditPart = {
  /** Token of the credit account that was proven. */
  creditToken: v.nullish(v.string()),
  /** Credit that an application was started for, until the platform has the applicant. */
  creditStart: v.nullish(creditStartSchema),
  /** Credit application that is open, with the key that reads and changes it. */
  creditApplication: v.nullish(creditApplicationSchema),
}

/** Schema of the part of a session that a browser holds in a cookie of its own. */
export const creditPartSchema = v.object(creditPart)

/** Schema of the data sealed into the cookie: tokens and choices only, since a cookie holds 4 KB. */
export const sessionDataSchema = v.object({
  cartToken: v.nullable(v.string()),
  userToken: v.nullable(v.string()),
  /** Refresh token that the platform exchanges for the next user token; none for a guest. */
  refreshToken: v.nullish(v.string()),
  checkout: v.nullable(checkoutSchema),
  orders: v.pipe(v.array(placedOrderSchema), v.readonly()),
  /** Platform's number of the customer; none for a guest. */
  customerId: v.nullish(v.string()),
  /**
   * Time at which the account was opened, in milliseconds since 1970, and a key for its e-mail address at that time.
   */
  openedAt: v.nullish(v.number()),
  emailKey: v.nullish(v.string()),
  /** Id of the guest's session from which this one came: it identifies mutations sent before the sign-in. */
  originId: v.nullish(v.string()),
  /** Platform's number of the customer group that prices and tax depend on; none for a guest. */
  customerGroupId: v.nullish(v.number()),
  /** Number of times that a guest's cart replaced one that the platform refused. */
  cartBypasses: v.nullish(v.number()),
  /** Key of the cart that was transferred to the external checkout, until the shopper returns. */
  handedOver: v.nullish(v.string()),
  /** Sign-in at a provider that is under way. */
  social: v.nullish(socialVisitSchema),
  /** Token to link the account opened next with a provider. */
  socialLink: v.nullish(v.string()),
  ...creditPart,
})

/** Shopper's choices in the checkout. The address is null for a cart without anything to deliver. */
export type CheckoutState = Readonly<v.InferOutput<typeof checkoutSchema>>

/** Order of this session, with the token that reads it. */
export type PlacedOrder = Readonly<v.InferOutput<typeof placedOrderSchema>>

/** Credit that an application was started for. */
export type CreditStart = Readonly<v.InferOutput<typeof creditStartSchema>>

/** Open credit application, with its key. */
export type OpenCreditApplication = Readonly<v.InferOutput<typeof creditApplicationSchema>>

export type SessionData = Readonly<v.InferOutput<typeof sessionDataSchema>>

/** Credit account and credit application of a session. */
export type CreditPart = Readonly<v.InferOutput<typeof creditPartSchema>>

/** Splits a session for the two cookies of a browser; `credit` is null for one without credit. */
export function splitCredit(data: SessionData): Readonly<{ rest: SessionData; credit: CreditPart | null }> {
  const { creditToken, creditStart, creditApplication, ...rest } = data
  const hasCredit = Boolean(creditToken ?? creditStart ?? creditApplication)
  return { rest, credit: hasCredit ? { creditToken, creditStart, creditApplication } : null }
}

/** Placeholder for the tokens of a session whose account was closed; never sent to the platform. */
const CLOSED_TOKEN = 'closed'

/** Returns true for an ended session whose shopper has neither signed in again nor continued as a guest. */
export function isEndedData({ userToken }: Pick<SessionData, 'userToken'>): boolean {
  return userToken === CLOSED_TOKEN
}

/**
 * Returns the data of a session whose account was closed. It keeps the customer, so that another one inherits nothing,
 * and the subject of idempotency keys, so that an interrupted mutation is not repeated after signing in again.
 */
export function endedData({ customerId, originId }: SessionData): SessionData {
  return { ...EMPTY_SESSION, cartToken: CLOSED_TOKEN, userToken: CLOSED_TOKEN, customerId, originId }
}

/** Data of a new session. */
export const EMPTY_SESSION: SessionData = { cartToken: null, userToken: null, checkout: null, orders: [] }
