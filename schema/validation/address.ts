import * as v from 'valibot'
import { regionsOf } from '../regions.ts'
import { nameSchema } from './account.ts'
import {
  CITY_MAX_CHARACTERS,
  COMPANY_MAX_CHARACTERS,
  CROSS_STREET_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  POSTCODE_DIGITS,
  STREET_LINES_MAX,
  STREET_LINE_MAX_CHARACTERS,
  TAX_ID_MAX_CHARACTERS,
  TELEPHONE_MAX_DIGITS,
  TELEPHONE_MIN_DIGITS,
} from './limits.ts'

/** Why a field was refused; each end has its own sentences for them. */
export type FieldFault = 'required' | 'tooLong' | 'name' | 'postcode' | 'telephone' | 'email' | 'region' | 'country'

const fault = (name: FieldFault): FieldFault => name

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

const optionalLine = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max, fault('tooLong')))),
    v.transform((value) => value || undefined),
  )

/** A telephone number of 10 to 15 digits: spaces, dashes, brackets, dots and a leading plus are taken off. */
export const telephoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, fault('required')),
  v.transform((value) => value.replace(/^\+|[\s().-]/g, '')),
  v.regex(new RegExp(`^\\d{${TELEPHONE_MIN_DIGITS},${TELEPHONE_MAX_DIGITS}}$`), fault('telephone')),
)

/** An address that mail can be sent to. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, fault('required')),
  v.maxLength(EMAIL_MAX_CHARACTERS, fault('email')),
  v.email(fault('email')),
)

/** A postal code: five digits in the countries that the stores deliver to. */
export const postcodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, fault('required')),
  v.regex(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), fault('postcode')),
)

/** A name that may be left out: blank is none. Of letters, as those of an account are. */
const optionalName = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() || undefined),
  v.optional(nameSchema),
)

/** A postal address, the same for delivery and billing. A region is asked for where the country has them. */
export const addressSchema = v.pipe(
  v.object({
    firstName: line(NAME_MAX_CHARACTERS),
    lastName: line(NAME_MAX_CHARACTERS),
    mothersName: optionalName,
    street: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.maxLength(STREET_LINE_MAX_CHARACTERS, fault('tooLong')))),
      v.transform((lines) => lines.filter((text) => text !== '')),
      v.minLength(1, fault('required')),
      v.maxLength(STREET_LINES_MAX, fault('tooLong')),
    ),
    city: line(CITY_MAX_CHARACTERS),
    regionCode: optionalLine(10),
    postcode: postcodeSchema,
    countryCode: v.picklist(['MX', 'DE', 'IT'], fault('country')),
    telephone: telephoneSchema,
    company: optionalLine(COMPANY_MAX_CHARACTERS),
    taxId: optionalLine(TAX_ID_MAX_CHARACTERS),
    crossStreet: optionalLine(CROSS_STREET_MAX_CHARACTERS),
  }),
  v.forward(
    v.partialCheck(
      [['regionCode'], ['countryCode']],
      ({ regionCode, countryCode }) => {
        const regions = regionsOf(countryCode)
        return regions.length === 0 || regions.some((region) => region.code === regionCode)
      },
      fault('region'),
    ),
    ['regionCode'],
  ),
)

export type ValidAddress = v.InferOutput<typeof addressSchema>
