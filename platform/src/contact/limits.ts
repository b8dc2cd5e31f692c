/** Maximum lengths of a contact message's fields, in characters. */
export const CONTACT_NAME_MAX_CHARACTERS = 120
export const CONTACT_TELEPHONE_MAX_CHARACTERS = 20
export const CONTACT_MESSAGE_MAX_CHARACTERS = 2_000
export const COMPLAINT_CODE_MAX_CHARACTERS = 40
/** Number of random characters in a folio: 40 bits, so that a folio does not reveal how many there are. */
export const FOLIO_CHARACTERS = 8
