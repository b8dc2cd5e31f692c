import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { invalidField } from '../../errors/userError.ts'
import { APPLICATION_TEXT_MAX_CHARACTERS } from './limits.ts'

/** Refuses an input with a text that is too long for any field of an application; null for a good one. */
export function checkTexts(
  { messageLanguage }: Pick<GraphContext, 'messageLanguage'>,
  input: object,
): UserError | null {
  const long = Object.entries(input).find(
    ([name, value]) =>
      name !== 'clientMutationId' && typeof value === 'string' && value.length > APPLICATION_TEXT_MAX_CHARACTERS,
  )
  return long === undefined ? null : invalidField(messageLanguage, 'FIELD_TOO_LONG', { field: [long[0]] })
}
