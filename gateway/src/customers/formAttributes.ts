import { nameSchema, passwordSchema } from '@hogar/schema/validation/account.ts'
import { isRegionRequired } from '@hogar/schema/regions.ts'
import {
  ADDRESS_TEXTS,
  ADDRESS_TEXT_NAMES,
  addressSchema,
  emailSchema,
  isTelephoneRequired,
} from '@hogar/schema/validation/address.ts'
import {
  CITY_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  POSTCODE_DIGITS,
  STREET_LINES_MAX,
  STREET_LINE_MAX_CHARACTERS,
  TELEPHONE_MAX_DIGITS,
  TELEPHONE_MIN_DIGITS,
  TELEPHONE_SHORT_DIGITS,
} from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import { restNameOf } from '../checkout/restAddress.ts'

/** Rule by which a mutation validates a field, as the shared rules define it. */
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

/** Rules of account fields, by the platform's codes. */
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

/** Rules of address fields that all countries share. An omitted country is the store's. */
const ADDRESS_RULES: Readonly<Record<string, FormRule>> = {
  firstname: ofAddress('firstName', NAME),
  lastname: ofAddress('lastName', NAME),
  street: ofAddress('street', { maxLength: STREET_LINE_MAX_CHARACTERS, lines: STREET_LINES_MAX }),
  city: ofAddress('city', { maxLength: CITY_MAX_CHARACTERS }),
  postcode: ofAddress('postcode', { minLength: POSTCODE_DIGITS, maxLength: POSTCODE_DIGITS }),
  country_id: ofAddress('countryCode'),
  ...Object.fromEntries(
    ADDRESS_TEXT_NAMES.map((name) => [restNameOf(name), ofAddress(name, { maxLength: ADDRESS_TEXTS[name].maxLength })]),
  ),
  default_billing: { field: 'isDefaultBilling', isRequired: false },
  default_shipping: { field: 'isDefaultShipping', isRequired: false },
}

/** Returns the rules of address fields in a country, by the platform's codes. */
export function addressRules(countryCode: string): Readonly<Record<string, FormRule>> {
  const isAsked = isTelephoneRequired(countryCode)
  return {
    ...ADDRESS_RULES,
    region: { field: 'regionCode', isRequired: isRegionRequired(countryCode) },
    telephone: {
      field: 'telephone',
      isRequired: isAsked,
      minLength: isAsked ? TELEPHONE_MIN_DIGITS : TELEPHONE_SHORT_DIGITS,
      maxLength: TELEPHONE_MAX_DIGITS,
    },
  }
}
