import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { CREDIT_ADDRESS_MAX_CHARACTERS, POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { Coverage } from './useCoverage.ts'

/** Fields of an address, in page order. */
export const EMPTY_ADDRESS = {
  postcode: '',
  municipality: '',
  suburb: '',
  street: '',
  number: '',
  interior: '',
  crossStreet: '',
  age: '',
}

export type AddressDraft = Readonly<Record<keyof typeof EMPTY_ADDRESS, string>>

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)

/** Returns the ids of the messages on fields that the platform would refuse. */
export function addressFaults(draft: AddressDraft, { isCovered }: Pick<Coverage, 'isCovered'>) {
  return {
    postcode: postcodeMessage(draft.postcode) ?? (isCovered === false ? 'creditWizard.notCovered' : undefined),
    municipality: lineMessage(draft.municipality, 'creditWizard.missingMunicipality'),
    suburb: lineMessage(draft.suburb, 'creditWizard.missingSuburb'),
    street: lineMessage(draft.street, 'checkout.missingStreet'),
    number: lineMessage(draft.number, 'checkout.missingNumber'),
    interior: lineMessage(draft.interior, undefined),
    crossStreet: lineMessage(draft.crossStreet, undefined),
    age: draft.age === '' ? 'creditWizard.missingAge' : undefined,
  }
}

/** Returns the id of the message on a postal code that is none. */
export function postcodeMessage(text: string) {
  if (text === '') return 'checkout.missingPostcode'
  return POSTCODE.test(text) ? undefined : 'checkout.wrongPostcode'
}

/** Returns the id of the message on a text of an address that is too long, or `missing` on an empty one. */
export function lineMessage<Missing extends string | undefined>(text: string, missing: Missing) {
  const line = cleanText(text)
  if (line === '') return missing
  return Array.from(line).length > CREDIT_ADDRESS_MAX_CHARACTERS ? 'checkout.tooLong' : undefined
}
