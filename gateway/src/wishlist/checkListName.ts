import { WISH_LIST_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { invalidField } from '../errors/userError.ts'

/** Returns the errors of a list's name, which must be trimmed already. */
export function checkListName(language: MessageLanguage, name: string): readonly UserError[] {
  const at = { field: ['name'] }
  if (name === '') return [invalidField(language, 'FIELD_REQUIRED', at)]
  return name.length > WISH_LIST_NAME_MAX_CHARACTERS ? [invalidField(language, 'FIELD_TOO_LONG', at)] : []
}
