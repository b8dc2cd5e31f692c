import * as v from 'valibot'
import { regionOfPostcode } from '../regionOfPostcode.ts'
import { findRegion, isRegionRequired, regionsOf } from '../regions.ts'
import { nameSchema } from './account.ts'
import { cleanEmail, isEmail } from './cleanEmail.ts'
import { cleanPostcode } from './cleanPostcode.ts'
import { cleanTelephone } from './cleanTelephone.ts'
import { cleanText } from './cleanText.ts'
import { fieldNames, mapFields } from './fieldTable.ts'
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
  TELEPHONE_TYPED_MAX_CHARACTERS,
} from './limits.ts'
import { cleanTaxId, isRfc } from './taxId.ts'

/** Reason why a field was refused; web and gateway each have their own texts for it. */
export type FieldFault =
  | 'required'
  | 'tooLong'
  | 'name'
  | 'postcode'
  | 'telephone'
  | 'email'
  | 'region'
  | 'regionMismatch'
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

const optionalTelephone = v.nullish(
  v.pipe(v.string(), v.transform(cleanText), v.maxLength(TELEPHONE_TYPED_MAX_CHARACTERS, fault('telephone'))),
  '',
)

/** If true, an address in the country is refused without a telephone. Elsewhere carriers announce themselves by mail. */
export function isTelephoneRequired(countryCode: string): boolean {
  return countryCode === 'MX'
}

/** Returns true for missing and overlong numbers too: other checks report them, and one report is enough. */
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

/** A postal code: five digits in the countries that the stores deliver to, none of which has 00000. */
export const postcodeSchema = v.pipe(
  v.string(),
  v.transform(cleanPostcode),
  v.minLength(1, fault('required')),
  v.regex(new RegExp(`^(?!0+$)\\d{${POSTCODE_DIGITS}}$`), fault('postcode')),
)

/** A name that may be left out: blank is none. Of letters, as those of an account are. */
const optionalName = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => cleanText(value ?? '') || undefined),
  v.optional(nameSchema),
)

const optionalText = (maxLength: number, clean = cleanText) => ({
  schema: optionalLine(maxLength, clean),
  clean,
  maxLength,
})

/** Optional texts of an address that describe its place. They are shown below its town, and dropped with its street. */
const DIRECTIONS = { crossStreet: optionalText(CROSS_STREET_MAX_CHARACTERS) }

/** Optional texts of an address: rule, cleaner and maximum length in characters. */
export const ADDRESS_TEXTS = {
  mothersName: { schema: optionalName, clean: cleanText, maxLength: NAME_MAX_CHARACTERS },
  company: optionalText(COMPANY_MAX_CHARACTERS),
  taxId: optionalText(TAX_ID_MAX_CHARACTERS, cleanTaxId),
  ...DIRECTIONS,
}

export type AddressText = keyof typeof ADDRESS_TEXTS

export const ADDRESS_TEXT_NAMES = fieldNames(ADDRESS_TEXTS)
export const ADDRESS_DIRECTIONS = fieldNames(DIRECTIONS)

// Faults are reported in the order of the entries: names before places.
const { mothersName, ...otherTexts } = mapFields(ADDRESS_TEXT_NAMES, (name) => ADDRESS_TEXTS[name].schema)

/**
 * Returns true if a Mexican postal code belongs to another state than the given one. Italian towns that changed province
 * kept their codes, so there the province is taken as it is given.
 */
function isElsewhere(postcode: string, regionCode: string | undefined, countryCode: string): boolean {
  if (countryCode !== 'MX' || !regionCode || findRegion(countryCode, regionCode) === undefined) return false
  const region = regionOfPostcode(postcode, countryCode)
  return region !== undefined && region !== findRegion(countryCode, regionCode)?.code
}

/**
 * A postal address, the same for delivery and billing. A region and a telephone are asked for in Mexico; in Italy the region
 * follows from the postal code where it was left out.
 */
export const addressSchema = v.pipe(
  v.object({
    firstName: nameSchema,
    lastName: nameSchema,
    mothersName,
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
    telephone: optionalTelephone,
    ...otherTexts,
  }),
  v.forward(
    v.partialCheck(
      [['telephone'], ['countryCode']],
      ({ telephone, countryCode }) => telephone !== '' || !isTelephoneRequired(countryCode),
      fault('required'),
    ),
    ['telephone'],
  ),
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
        if (!regionCode) return !isRegionRequired(countryCode)
        return regionsOf(countryCode).length === 0 || findRegion(countryCode, regionCode) !== undefined
      },
      fault('region'),
    ),
    ['regionCode'],
  ),
  v.forward(
    v.partialCheck(
      [['regionCode'], ['postcode'], ['countryCode']],
      ({ regionCode, postcode, countryCode }) => !isElsewhere(postcode, regionCode, countryCode),
      fault('regionMismatch'),
    ),
    ['regionCode'],
  ),
  v.transform((address) => {
    const { countryCode, regionCode = regionOfPostcode(address.postcode, countryCode), telephone, ...rest } = address
    return {
      ...rest,
      countryCode,
      ...(telephone === '' ? {} : { telephone: cleanTelephone(telephone, countryCode) ?? telephone }),
      ...(regionCode === undefined ? {} : { regionCode }),
    }
  }),
)

export type ValidAddress = v.InferOutput<typeof addressSchema>

/**
 * An address that the rules of its day have passed, as sessions and queues keep it: its shape alone is looked at, so that
 * a stricter rule closes no session and loses no task.
 */
export const storedAddressSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  street: v.array(v.string()),
  city: v.string(),
  regionCode: v.optional(v.string()),
  postcode: v.string(),
  countryCode: addressSchema.entries.countryCode,
  telephone: v.optional(v.string()),
  ...mapFields(ADDRESS_TEXT_NAMES, () => v.optional(v.string())),
})
