import { nameSchema, passwordSchema } from '@hogar/schema/validation/account.ts'
import { addressSchema, emailSchema } from '@hogar/schema/validation/address.ts'
import {
  CITY_MAX_CHARACTERS,
  COMPANY_MAX_CHARACTERS,
  CROSS_STREET_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  POSTCODE_DIGITS,
  STREET_LINES_MAX,
  STREET_LINE_MAX_CHARACTERS,
  TAX_ID_MAX_CHARACTERS,
  TELEPHONE_MAX_DIGITS,
  TELEPHONE_MIN_DIGITS,
} from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'

/** What a mutation makes of a field: as the shared rules have it. */
export type FormRule = Readonly<{
  field: string
  isRequired: boolean
  minLength?: number
  maxLength?: number
  lines?: number
}>

const { entries } = addressSchema
const isRequired = (schema: v.GenericSchema) => !v.is(schema, undefined)
const ofAddress = (field: keyof typeof entries, bounds: Omit<FormRule, 'field' | 'isRequired'> = {}): FormRule => ({
  field,
  isRequired: isRequired(entries[field]),
  ...bounds,
})
const NAME = { maxLength: NAME_MAX_CHARACTERS }

/** Of an account, by the platform's codes. */
export const CUSTOMER_RULES: Readonly<Record<string, FormRule>> = {
  email: { field: 'email', isRequired: isRequired(emailSchema), maxLength: EMAIL_MAX_CHARACTERS },
  firstname: { field: 'firstName', isRequired: isRequired(nameSchema), ...NAME },
  lastname: { field: 'lastName', isRequired: isRequired(nameSchema), ...NAME },
  mothers_name: { field: 'mothersName', isRequired: false, ...NAME },
  password: {
    field: 'password',
    isRequired: isRequired(passwordSchema),
    minLength: PASSWORD_MIN_CHARACTERS,
    maxLength: PASSWORD_MAX_CHARACTERS,
  },
}

/** Of an address, by the platform's codes. A country is the store's where none is said. */
export const ADDRESS_RULES: Readonly<Record<string, FormRule>> = {
  firstname: ofAddress('firstName', NAME),
  lastname: ofAddress('lastName', NAME),
  mothers_name: ofAddress('mothersName', NAME),
  company: ofAddress('company', { maxLength: COMPANY_MAX_CHARACTERS }),
  vat_id: ofAddress('taxId', { maxLength: TAX_ID_MAX_CHARACTERS }),
  street: ofAddress('street', { maxLength: STREET_LINE_MAX_CHARACTERS, lines: STREET_LINES_MAX }),
  city: ofAddress('city', { maxLength: CITY_MAX_CHARACTERS }),
  region: ofAddress('regionCode'),
  postcode: ofAddress('postcode', { minLength: POSTCODE_DIGITS, maxLength: POSTCODE_DIGITS }),
  country_id: ofAddress('countryCode'),
  telephone: ofAddress('telephone', { minLength: TELEPHONE_MIN_DIGITS, maxLength: TELEPHONE_MAX_DIGITS }),
  cross_street: ofAddress('crossStreet', { maxLength: CROSS_STREET_MAX_CHARACTERS }),
  default_billing: { field: 'isDefaultBilling', isRequired: false },
  default_shipping: { field: 'isDefaultShipping', isRequired: false },
}
