import { WISH_LIST_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { Language } from '@hogar/schema/stores.ts'
import type { UserError } from '../__generated__/resolverTypes.ts'
import { invalidField } from '../errors/userError.ts'

/** Why a name, without space around it, cannot be a list's. */
export function checkListName(language: Language, name: string): readonly UserError[] {
  const at = { field: ['name'] }
  if (name === '') return [invalidField(language, 'FIELD_REQUIRED', at)]
  return name.length > WISH_LIST_NAME_MAX_CHARACTERS ? [invalidField(language, 'FIELD_TOO_LONG', at)] : []
}
