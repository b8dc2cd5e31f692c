import { isCreditFolio, isTelephoneEnd } from '@hogar/schema/validation/creditFolio.ts'
import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { invalidField } from '../../../errors/userError.ts'

/** Names of an application outside its session: its number and the last digits of a telephone. */
export type ResumeName = Readonly<{ number: string; telephoneEnd: string }>

/** Returns the first field that cannot be right; null for a name that can be sent. */
export function checkResumeName(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  { number, telephoneEnd }: ResumeName,
): UserError | null {
  if (!isCreditFolio(number)) return invalidField(language, 'FIELD_INVALID', { field: ['number'] })
  return isTelephoneEnd(telephoneEnd) ? null : invalidField(language, 'FIELD_INVALID', { field: ['telephoneEnd'] })
}

/** Returns the fields by which a body names an application outside its session. */
export function resumeFields(
  { store }: Pick<GraphContext, 'store'>,
  { number, telephoneEnd }: ResumeName,
): Readonly<Record<string, string>> {
  return { storeCode: store.code, incrementId: number, telefono_final: telephoneEnd }
}
