import * as v from 'valibot'

const text = v.fallback(v.string(), '')
const flag = (whenUnknown: boolean) => v.fallback(v.boolean(), whenUnknown)

const addressDraftSchema = v.object({
  firstName: text,
  lastName: text,
  mothersName: text,
  street: text,
  number: text,
  suburb: text,
  postcode: text,
  city: text,
  regionCode: text,
  telephone: text,
  company: text,
  taxId: text,
  crossStreet: text,
})

/** An address while it is being written: every field a text, right or wrong. */
export type AddressDraft = v.InferOutput<typeof addressDraftSchema>

export type AddressField = keyof AddressDraft

const EMPTY_ADDRESS: AddressDraft = v.parse(addressDraftSchema, {})

/**
 * What a shopper has told the checkout, as it is kept on the device. Whatever an older version of the shop has left
 * there is read field by field. Never a password, never a card.
 */
export const checkoutDetailsSchema = v.object({
  email: text,
  isContactConfirmed: flag(false),
  address: v.fallback(addressDraftSchema, EMPTY_ADDRESS),
  isAddressConfirmed: flag(false),
  isBillingSame: flag(true),
  billing: v.fallback(addressDraftSchema, EMPTY_ADDRESS),
  /** When it was last changed, in milliseconds of the clock; 0 for what an earlier version of the shop has left. */
  modifiedAt: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  /** The address and method that were last sent, as one text: when it is another by now, shipping has to be chosen again. */
  sentShipping: v.fallback(v.nullable(v.string()), null),
})

export type CheckoutDetails = v.InferOutput<typeof checkoutDetailsSchema>

export const EMPTY_DETAILS: CheckoutDetails = v.parse(checkoutDetailsSchema, {})
