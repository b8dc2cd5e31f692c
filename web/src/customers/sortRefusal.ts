import type { QueuedUserError } from '../offline/outcome.ts'
import { ACCOUNT_FIELDS, type AccountDraft, type AccountField } from './accountFaults.ts'

/** Why a form was not taken: what the shop said, or what this page has to say about it. */
export type Refusal = Readonly<{ userErrors: readonly QueuedUserError[] }> | Readonly<{ message: string }>

/** A refusal by the fields of the form that it is about, and what is left for above the form. */
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
