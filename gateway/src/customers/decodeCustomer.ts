import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import * as v from 'valibot'
import { instant } from '../parse/instant.ts'
import { decodeDay } from '../parse/decodeDay.ts'
import { REST_TEXT_NAMES, readTexts } from '../checkout/restAddress.ts'
import { CUSTOMER_ADDRESSES_MAX } from './limits.ts'
import type { CustomerAddressMapper, CustomerMapper } from './mappers.ts'

const text = v.pipe(v.string(), v.trim())
const filledText = v.pipe(
  v.nullish(v.union([text, v.number()]), null),
  v.transform((value) => (value === null || value === '' ? null : String(value))),
)
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]), v.transform(String))

const addressSchema = v.object({
  id: number,
  firstname: text,
  lastname: text,
  street: v.pipe(v.array(text), v.readonly()),
  city: text,
  postcode: filledText,
  country_id: filledText,
  region: v.fallback(v.object({ region: filledText, region_code: filledText }), { region: null, region_code: null }),
  telephone: filledText,
  telephone_confirmed: v.nullish(v.boolean()),
  ...mapFields(REST_TEXT_NAMES, () => filledText),
  default_shipping: v.nullish(v.boolean()),
  default_billing: v.nullish(v.boolean()),
})

const emailChangeSchema = v.object({
  email: v.pipe(text, v.nonEmpty()),
  expires_at: v.pipe(
    v.string(),
    v.transform((value) => instant(value)),
    v.string(),
  ),
})

const customerSchema = v.object({
  id: number,
  email: v.pipe(v.string(), v.nonEmpty()),
  firstname: text,
  lastname: text,
  dob: v.optional(v.pipe(v.unknown(), v.transform(decodeDay)), null),
  group_id: v.nullish(v.number()),
  addresses: v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(CUSTOMER_ADDRESSES_MAX)), []),
  extension_attributes: v.fallback(
    v.object({
      email_change: v.fallback(v.nullish(emailChangeSchema), null),
      email_proven: v.fallback(v.nullish(v.boolean()), null),
    }),
    {},
  ),
  custom_attributes: v.fallback(v.array(v.object({ attribute_code: v.string(), value: filledText })), []),
})

/** Decodes a customer; null for any other reply. Drops malformed addresses. */
export function decodeCustomer(value: unknown, storeCode: string): CustomerMapper | null {
  const parsed = v.safeParse(customerSchema, value)
  if (!parsed.success) return null
  const { id, email, firstname, lastname, dob, group_id: groupId, addresses } = parsed.output
  const { custom_attributes: attributes, extension_attributes: extension } = parsed.output
  const change = extension.email_change
  return {
    __typename: 'Customer',
    storeCode,
    customerId: id,
    groupId: groupId ?? null,
    email,
    emailChange: change ? { email: change.email, expiresAt: change.expires_at } : null,
    isEmailProven: extension.email_proven ?? null,
    firstName: firstname,
    lastName: lastname,
    mothersName: attributes.find(({ attribute_code: code }) => code === 'mothers_name')?.value ?? null,
    dateOfBirth: dob,
    addresses: addresses.flatMap(decodeAddress),
  }
}

function decodeAddress(value: unknown): CustomerAddressMapper[] {
  const parsed = v.safeParse(addressSchema, value)
  if (!parsed.success) return []
  const { output } = parsed
  return [
    {
      addressId: output.id,
      firstName: output.firstname,
      lastName: output.lastname,
      ...readTexts((name) => output[name]),
      street: output.street.filter((line) => line !== ''),
      city: output.city,
      region: output.region.region,
      regionCode: output.region.region_code,
      postcode: output.postcode ?? '',
      countryCode: output.country_id,
      telephone: output.telephone,
      isTelephoneConfirmed: output.telephone_confirmed === true,
      isDefaultShipping: output.default_shipping === true,
      isDefaultBilling: output.default_billing === true,
    },
  ]
}
