import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import { plainText } from '../parse/plainText.ts'
import { readFlag, readSource, readText } from '../parse/readValue.ts'
import { CREDIT_LABEL_MAX_CHARACTERS } from './limits.ts'
import type { PostcodeCreditMapper } from './mappers.ts'
import { type CreditScope, readDocument } from './readDocument.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)

/**
 * Reads whether the store lends in a postal code; not covered without a call for an invalid code. Null if the platform
 * does not have the call.
 */
export async function readCoverage(scope: CreditScope, postcode: string): Promise<PostcodeCreditMapper | null> {
  if (!POSTCODE.test(postcode)) return { postcode, isCovered: false, state: null, municipality: null }
  return readDocument(scope, {
    endpoint: 'creditCoverage',
    call: { body: { storeCode: scope.store.code, cp: postcode, op: 'table' } },
    decode: (result) => {
      const { cobertura, estado, municipio } = readSource(result)
      const isCovered = readFlag(cobertura)
      if (isCovered === null) return null
      const nameOf = (value: unknown) => (isCovered ? words(value) : null)
      return { postcode, isCovered, state: nameOf(estado), municipality: nameOf(municipio) }
    },
  })
}

function words(value: unknown): string | null {
  const text = readText(value, CREDIT_LABEL_MAX_CHARACTERS)
  return text === null ? null : plainText(text, CREDIT_LABEL_MAX_CHARACTERS)
}
