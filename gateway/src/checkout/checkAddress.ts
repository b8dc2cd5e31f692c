import { type FieldFault, type ValidAddress, addressSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { AddressInput, UserError } from '../__generated__/schemaTypes.ts'
import type { MessageKey } from '../errors/core/messageKey.ts'
import { invalidField } from '../errors/userError.ts'

const MESSAGE_OF_FAULT = {
  required: 'FIELD_REQUIRED',
  tooLong: 'FIELD_TOO_LONG',
  name: 'FIELD_NAME',
  postcode: 'FIELD_POSTCODE',
  telephone: 'FIELD_TELEPHONE',
  email: 'FIELD_EMAIL',
  region: 'FIELD_REGION',
  regionMismatch: 'FIELD_REGION_MISMATCH',
  country: 'FIELD_COUNTRY',
  taxId: 'FIELD_TAX_ID',
} as const satisfies Record<FieldFault, MessageKey>

export type CheckedAddress =
  | Readonly<{ address: ValidAddress; userErrors?: undefined }>
  | Readonly<{ address?: undefined; userErrors: readonly UserError[] }>

/**
 * Validates an address by the same rules as the storefront's form; returns the address, or a refusal per invalid field.
 */
export function checkAddress(
  input: AddressInput,
  { path, language }: Readonly<{ path: string; language: MessageLanguage }>,
): CheckedAddress {
  const parsed = v.safeParse(addressSchema, { ...input, countryCode: input.countryCode ?? 'MX' })
  if (parsed.success) return { address: parsed.output }
  const userErrors = parsed.issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => String(key)) ?? []
    return invalidField(language, messageOf(issue.message), { field: [path, ...keys] })
  })
  return { userErrors }
}

/** Returns the message key of a fault that the shared rules report. */
export function messageOf(fault: string) {
  const known = Object.entries(MESSAGE_OF_FAULT).find(([name]) => name === fault)
  return known ? known[1] : 'FIELD_INVALID'
}
