import * as v from 'valibot'
import { regionsOf } from '../regions.ts'
import { nameSchema } from './account.ts'
import { cleanEmail, isEmail } from './cleanEmail.ts'
import { cleanPostcode } from './cleanPostcode.ts'
import { cleanTelephone } from './cleanTelephone.ts'
import { cleanText } from './cleanText.ts'
import {
  CITY_MAX_CHARACTERS,
  COMPANY_MAX_CHARACTERS,
  CROSS_STREET_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  POSTCODE_DIGITS,
  STREET_LINES_MAX,
  STREET_LINE_MAX_CHARACTERS,
  TAX_ID_MAX_CHARACTERS,
  TELEPHONE_TYPED_MAX_CHARACTERS,
} from './limits.ts'
import { cleanTaxId, isRfc } from './taxId.ts'

/** Why a field was refused; each end has its own sentences for them. */
export type FieldFault =
  | 'required'
  | 'tooLong'
  | 'name'
  | 'postcode'
  | 'telephone'
  | 'email'
  | 'region'
  | 'country'
  | 'taxId'

const fault = (name: FieldFault): FieldFault => name

const line = (max: number) =>
  v.pipe(v.string(), v.transform(cleanText), v.minLength(1, fault('required')), v.maxLength(max, fault('tooLong')))

const optionalLine = (max: number, clean = cleanText) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.transform(clean), v.maxLength(max, fault('tooLong')))),
    v.transform((value) => value || undefined),
  )

const typedTelephone = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1, fault('required')),
  v.maxLength(TELEPHONE_TYPED_MAX_CHARACTERS, fault('telephone')),
)

/** What is missing or too long has been said to be so, and is not said to be wrong as well. */
const isUsable = (telephone: string, countryCode: string) =>
  telephone === '' ||
  telephone.length > TELEPHONE_TYPED_MAX_CHARACTERS ||
  cleanTelephone(telephone, countryCode) !== null

/** A telephone number as it is written in a country, in the one shape that is stored: see `cleanTelephone`. */
export const telephoneSchema = (countryCode: string) =>
  v.pipe(
    typedTelephone,
    v.check((text) => isUsable(text, countryCode), fault('telephone')),
    v.transform((text) => cleanTelephone(text, countryCode) ?? text),
  )

/** An address that mail can be sent to, in the one shape that is stored: see `cleanEmail`. */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.minLength(1, fault('required')),
  v.maxLength(EMAIL_MAX_CHARACTERS, fault('email')),
  v.check(isEmail, fault('email')),
)

/** A postal code: five digits in the countries that the stores deliver to. */
export const postcodeSchema = v.pipe(
  v.string(),
  v.transform(cleanPostcode),
  v.minLength(1, fault('required')),
  v.regex(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), fault('postcode')),
)

/** A name that may be left out: blank is none. Of letters, as those of an account are. */
const optionalName = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => cleanText(value ?? '') || undefined),
  v.optional(nameSchema),
)

/** A postal address, the same for delivery and billing. A region is asked for where the country has them. */
export const addressSchema = v.pipe(
  v.object({
    firstName: nameSchema,
    lastName: nameSchema,
    mothersName: optionalName,
    street: v.pipe(
      v.array(v.pipe(v.string(), v.transform(cleanText), v.maxLength(STREET_LINE_MAX_CHARACTERS, fault('tooLong')))),
      v.transform((lines) => lines.filter((text) => text !== '')),
      v.minLength(1, fault('required')),
      v.maxLength(STREET_LINES_MAX, fault('tooLong')),
    ),
    city: line(CITY_MAX_CHARACTERS),
    regionCode: optionalLine(10),
    postcode: postcodeSchema,
    countryCode: v.picklist(['MX', 'DE', 'IT'], fault('country')),
    telephone: typedTelephone,
    company: optionalLine(COMPANY_MAX_CHARACTERS),
    taxId: optionalLine(TAX_ID_MAX_CHARACTERS, cleanTaxId),
    crossStreet: optionalLine(CROSS_STREET_MAX_CHARACTERS),
  }),
  v.forward(
    v.partialCheck(
      [['telephone'], ['countryCode']],
      ({ telephone, countryCode }) => isUsable(telephone, countryCode),
      fault('telephone'),
    ),
    ['telephone'],
  ),
  v.forward(
    v.partialCheck(
      [['taxId'], ['countryCode']],
      ({ taxId = '', countryCode }) =>
        countryCode !== 'MX' || taxId === '' || taxId.length > TAX_ID_MAX_CHARACTERS || isRfc(taxId),
      fault('taxId'),
    ),
    ['taxId'],
  ),
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
  v.transform((address) => ({
    ...address,
    telephone: cleanTelephone(address.telephone, address.countryCode) ?? address.telephone,
  })),
)

export type ValidAddress = v.InferOutput<typeof addressSchema>

/**
 * An address that the rules of its day have passed, as sessions and queues keep it: its shape alone is looked at, so that
 * a stricter rule closes no session and loses no task.
 */
export const keptAddressSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  mothersName: v.optional(v.string()),
  street: v.array(v.string()),
  city: v.string(),
  regionCode: v.optional(v.string()),
  postcode: v.string(),
  countryCode: addressSchema.entries.countryCode,
  telephone: v.string(),
  company: v.optional(v.string()),
  taxId: v.optional(v.string()),
  crossStreet: v.optional(v.string()),
})
