import * as v from 'valibot'

/**
 * Returns the message ids of a draft's faults, by field. `messages`: the message id of each fault that the schema names;
 * issues of other names are left out.
 */
export function faultMessages(
  schema: v.GenericSchema,
  messages: Readonly<Record<string, string>>,
  draft: unknown,
): Readonly<Record<string, string>> {
  const parsed = v.safeParse(schema, draft)
  if (parsed.success) return {}
  const faults = parsed.issues.flatMap((issue) => {
    const field = v.getDotPath(issue)?.split('.')[0]
    const known = messages[issue.message]
    return known !== undefined && field !== undefined ? [[field, known] as const] : []
  })
  return Object.fromEntries(faults)
}
