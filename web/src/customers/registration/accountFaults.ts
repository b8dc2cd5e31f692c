import { type AccountFault, nameSchema, passwordSchema } from '@hogar/schema/validation/account.ts'
import { type FieldFault, emailSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'

/** Field of the account's forms. */
export type AccountField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'mothersName'
  | 'currentPassword'
  | 'password'
  | 'newPassword'
  | 'passwordAgain'

export type AccountDraft = Readonly<Partial<Record<AccountField, string>>>

/** Fault of a field, found before the form is sent. */
export type DraftFault = AccountFault | FieldFault | 'mismatch'

export type DraftFaults = Readonly<Partial<Record<AccountField, DraftFault>>>

const RULES = {
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  mothersName: v.union([v.pipe(v.string(), v.trim(), v.literal('')), nameSchema]),
  newPassword: passwordSchema,
} as const

/** Returns the faults that the gateway would refuse, by field. Ignores fields that the form does not have. */
export function accountFaults(draft: AccountDraft): DraftFaults {
  const faults: Partial<Record<AccountField, DraftFault>> = {}
  for (const [field, schema] of Object.entries(RULES)) {
    const name = ACCOUNT_FIELDS.find((known) => known === field)
    const text = name && draft[name]
    const issue = text === undefined ? undefined : v.safeParse(schema, text).issues?.[0]
    if (name && issue) faults[name] = FAULTS.find((known) => known === issue.message) ?? 'name'
  }
  // The platform checks an existing password: the rules may have changed since it was set.
  for (const name of ['password', 'currentPassword', 'newPassword'] as const) {
    if (draft[name] === '') faults[name] = 'required'
  }
  if (draft.passwordAgain !== undefined && draft.passwordAgain !== draft.newPassword) faults.passwordAgain = 'mismatch'
  return faults
}

const FAULTS: readonly DraftFault[] = ['required', 'tooLong', 'email', 'name', 'passwordLength', 'passwordClasses']

/** Fields in page order. */
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  'firstName',
  'lastName',
  'mothersName',
  'email',
  'currentPassword',
  'password',
  'newPassword',
  'passwordAgain',
]

/** Returns the id of the message that explains how to correct a field. */
export function accountFaultMessageId(field: AccountField, fault: DraftFault): string {
  return fault === 'required' ? MISSING[field] : (WRONG[fault] ?? 'customers.wrongName')
}

const MISSING = {
  email: 'customers.missingEmail',
  firstName: 'customers.missingFirstName',
  lastName: 'customers.missingLastName',
  mothersName: 'customers.missingLastName',
  currentPassword: 'customers.missingPassword',
  password: 'customers.missingPassword',
  newPassword: 'customers.missingNewPassword',
  passwordAgain: 'customers.passwordMismatch',
} as const satisfies Record<AccountField, string>

const WRONG: Readonly<Partial<Record<DraftFault, string>>> = {
  tooLong: 'customers.tooLong',
  email: 'customers.wrongEmail',
  name: 'customers.wrongName',
  passwordLength: 'customers.passwordLength',
  passwordClasses: 'customers.passwordClasses',
  mismatch: 'customers.passwordMismatch',
}
