import type { QueuedUserError } from '../offline/outcome.ts'
import { ACCOUNT_FIELDS, type AccountDraft, type AccountField } from './registration/accountFaults.ts'

/** Reason why a form was refused: the platform's user errors, or a message of this page. */
export type Refusal = Readonly<{ userErrors: readonly QueuedUserError[] }> | Readonly<{ message: string }>

/** Splits a refusal into errors of the form's fields and errors shown above the form. */
export function sortRefusal(
  refusal: Refusal,
  draft: AccountDraft,
): Readonly<{ fields: Readonly<Partial<Record<AccountField, string>>>; others: readonly string[] }> {
  if ('message' in refusal) return { fields: {}, others: [refusal.message] }
  const fields: Partial<Record<AccountField, string>> = {}
  const others: string[] = []
  for (const { field, message } of refusal.userErrors) {
    const name = ACCOUNT_FIELDS.find((known) => known === field?.[0] && draft[known] !== undefined)
    if (name) fields[name] ??= message
    else others.push(message)
  }
  return { fields, others }
}
