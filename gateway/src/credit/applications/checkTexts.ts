import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { invalidField } from '../../errors/userError.ts'
import { APPLICATION_TEXT_MAX_CHARACTERS } from './limits.ts'

/** Refuses an input with a text that is too long for any field of an application; null for a good one. */
export function checkTexts({ store }: Pick<RequestScope, 'store'>, input: object): UserError | null {
  const long = Object.entries(input).find(
    ([name, value]) =>
      name !== 'clientMutationId' && typeof value === 'string' && value.length > APPLICATION_TEXT_MAX_CHARACTERS,
  )
  return long === undefined ? null : invalidField(store.language, 'FIELD_TOO_LONG', { field: [long[0]] })
}
