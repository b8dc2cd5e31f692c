import { COMPANY_NAME_MAX_CHARACTERS, JOB_TITLE_MAX_CHARACTERS } from '@hogar/schema/companyStore.ts'
import { findRegion } from '@hogar/schema/regions.ts'
import { emailSchema, postcodeSchema, telephoneSchema } from '@hogar/schema/validation/address.ts'
import { CITY_MAX_CHARACTERS, STREET_LINE_MAX_CHARACTERS, STREET_LINES_MAX } from '@hogar/schema/validation/limits.ts'
import { cleanTaxId, isRfc } from '@hogar/schema/validation/taxId.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { CompanyInput, UserError } from '../__generated__/schemaTypes.ts'
import { messageOf } from '../checkout/checkAddress.ts'
import { invalidField, userError } from '../errors/userError.ts'

const COUNTRY = 'MX'
/** General tax numbers of the public and of foreigners: no company has one. */
const GENERAL_TAX_IDS: ReadonlySet<string> = new Set(['XAXX010101000', 'XEXX010101000'])

/** A company whose texts keep the rules. `regionCode` is empty if no state was named. */
export type CheckedCompany = Readonly<{
  name: string
  email: string
  taxId: string
  telephone: string
  regionCode: string
  street: readonly string[]
  city: string
  postcode: string
}>

const optional = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength, 'tooLong'))

const companySchema = v.object({
  name: v.pipe(
    v.string(),
    v.minLength(1, 'required'),
    v.maxLength(COMPANY_NAME_MAX_CHARACTERS, 'tooLong'),
    v.regex(/[\p{L}\p{N}]/u, 'invalid'),
  ),
  email: emailSchema,
  taxId: v.pipe(v.string(), v.transform(cleanTaxId)),
  telephone: v.pipe(telephoneSchema(COUNTRY), v.minLength(1, 'required')),
  regionCode: v.pipe(
    v.string(),
    v.check((code) => code === '' || findRegion(COUNTRY, code) !== undefined, 'region'),
  ),
  street: v.pipe(v.array(optional(STREET_LINE_MAX_CHARACTERS)), v.maxLength(STREET_LINES_MAX, 'tooLong')),
  city: optional(CITY_MAX_CHARACTERS),
  postcode: v.union([v.literal(''), postcodeSchema]),
})

type Checked =
  | Readonly<{ company: CheckedCompany; userErrors?: undefined }>
  | Readonly<{ company?: undefined; userErrors: readonly UserError[] }>

/** Returns the data of a company in the shape that is sent, or a refusal per field that breaks its rule. */
export function checkCompany(language: MessageLanguage, input: CompanyInput): Checked {
  const { regionCode, street, city, postcode } = input
  const parsed = v.safeParse(companySchema, {
    ...input,
    regionCode: regionCode ?? '',
    street: (street ?? []).filter((line) => line !== ''),
    city: city ?? '',
    postcode: postcode ?? '',
  })
  const taxId = cleanTaxId(input.taxId)
  const taxIdErrors =
    isRfc(taxId) && !GENERAL_TAX_IDS.has(taxId)
      ? []
      : [userError(language, 'COMPANY_TAX_ID', { field: ['company', 'taxId'] })]
  const faults = parsed.success ? [] : Object.entries(v.flatten(parsed.issues).nested ?? {})
  const others = faults.map(([field, [fault = ''] = []]) =>
    invalidField(language, messageOf(fault), { field: ['company', ...field.split('.')] }),
  )
  if (!parsed.success || taxIdErrors.length > 0) return { userErrors: [...others, ...taxIdErrors] }
  return { company: parsed.output }
}

/** Returns the refusal of a job title that is too long, if it is. */
export function checkJobTitle(language: MessageLanguage, jobTitle: string | null | undefined): readonly UserError[] {
  return (jobTitle ?? '').length > JOB_TITLE_MAX_CHARACTERS
    ? [invalidField(language, 'FIELD_TOO_LONG', { field: ['jobTitle'] })]
    : []
}
