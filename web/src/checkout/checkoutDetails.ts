import * as v from 'valibot'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import { ADDRESS_FIELDS, type AddressDraft } from './address/addressForm.ts'

const text = v.fallback(v.string(), '')
const flag = (whenUnknown: boolean) => v.fallback(v.boolean(), whenUnknown)

const addressDraftSchema = v.object(mapFields(ADDRESS_FIELDS, () => text))

const EMPTY_ADDRESS: AddressDraft = v.parse(addressDraftSchema, {})

const branchSchema = v.object({
  code: v.string(),
  name: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  /** First day on which the order is ready in the branch. */
  readyFrom: v.nullable(v.string()),
})

/** Pickup branch, as the platform offered it. */
export type ChosenBranch = v.InferOutput<typeof branchSchema>

const pickedPaymentSchema = v.object({ code: v.string(), months: v.optional(v.number()) })

/** Payment method by its code, with the number of instalments of a card, or the months of a credit. */
export type PickedPayment = v.InferOutput<typeof pickedPaymentSchema>

/**
 * Schema of the checkout details stored on the device. Each field has a fallback, so that data of an older version is
 * read field by field. Contains no passwords and no card data.
 */
export const checkoutDetailsSchema = v.object({
  email: text,
  isContactConfirmed: flag(false),
  address: v.fallback(addressDraftSchema, EMPTY_ADDRESS),
  isAddressConfirmed: flag(false),
  /** Null for home delivery. */
  pickup: v.fallback(v.nullable(branchSchema), null),
  /** Payment method that was chosen but not sent yet; survives a reload. */
  pickedPayment: v.fallback(v.nullable(pickedPaymentSchema), null),
  isBillingSame: flag(true),
  billing: v.fallback(addressDraftSchema, EMPTY_ADDRESS),
  /** Time of the last change in milliseconds since the epoch; 0 in data of an earlier version. */
  modifiedAt: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  /**
   * Key of the address and method that were last sent. If it differs from the current one, shipping has to be chosen
   * again.
   */
  sentShipping: v.fallback(v.nullable(v.string()), null),
})

export type CheckoutDetails = v.InferOutput<typeof checkoutDetailsSchema>

export const EMPTY_DETAILS: CheckoutDetails = v.parse(checkoutDetailsSchema, {})
