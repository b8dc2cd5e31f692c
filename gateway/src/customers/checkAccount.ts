import { type AccountFault, nameSchema, passwordSchema } from '@hogar/schema/validation/account.ts'
import { type FieldFault, emailSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { invalidField } from '../errors/userError.ts'

const RULES = {
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  mothersName: v.union([v.pipe(v.string(), v.trim(), v.literal('')), nameSchema]),
  password: passwordSchema,
  newPassword: passwordSchema,
} as const

type Checked = keyof typeof RULES

const MESSAGES = {
  required: 'FIELD_REQUIRED',
  tooLong: 'FIELD_TOO_LONG',
  email: 'FIELD_EMAIL',
  name: 'FIELD_NAME',
  passwordLength: 'FIELD_PASSWORD_LENGTH',
  passwordClasses: 'FIELD_PASSWORD_CLASSES',
} as const satisfies Partial<Record<AccountFault | FieldFault, string>>

/** Returns a refusal per field that breaks the rules of the storefront's forms. Omitted fields are not checked. */
export function checkAccount(
  language: MessageLanguage,
  fields: Readonly<Partial<Record<Checked, string | null>>>,
): readonly UserError[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || !isChecked(name)) return []
    const parsed = v.safeParse(RULES[name], value)
    if (parsed.success) return []
    return [invalidField(language, messageOf(parsed.issues[0].message), { field: [name] })]
  })
}

function isChecked(name: string): name is Checked {
  return Object.hasOwn(RULES, name)
}

function messageOf(fault: string) {
  const known = Object.entries(MESSAGES).find(([name]) => name === fault)
  return known ? known[1] : 'FIELD_INVALID'
}
