import { type Place, isSamePlace } from '@hogar/schema/validation/samePlace.ts'
import { lineMessage, postcodeMessage } from '../address/addressFaults.ts'
import { nameMessage, optionalNameMessage, telephoneMessage } from '../applicant/applicantFaults.ts'

/** Fields of a reference, in page order. */
export const EMPTY_REFERENCE = {
  kinship: '',
  firstNames: '',
  fatherName: '',
  motherName: '',
  telephone: '',
  postcode: '',
  street: '',
  number: '',
}

export type ReferenceDraft = Readonly<Record<keyof typeof EMPTY_REFERENCE, string>>

/**
 * Returns the ids of the messages on fields that the platform would refuse.
 * @param home place of the applicant, where a reference cannot live; null if it is not known
 */
export function referenceFaults(draft: ReferenceDraft, home: Place | null) {
  const isAtHome = home !== null && isSamePlace(draft, home)
  return {
    kinship: draft.kinship === '' ? 'creditWizard.missingKinship' : undefined,
    firstNames: nameMessage(draft.firstNames, 'creditWizard.missingReferenceNames'),
    fatherName: nameMessage(draft.fatherName, 'creditWizard.missingReferenceFather'),
    motherName: optionalNameMessage(draft.motherName),
    telephone: telephoneMessage(draft.telephone),
    postcode: postcodeMessage(draft.postcode),
    street: lineMessage(draft.street, 'checkout.missingStreet') ?? (isAtHome ? 'creditWizard.sameAddress' : undefined),
    number: lineMessage(draft.number, 'checkout.missingNumber'),
  }
}
