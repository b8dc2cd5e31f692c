/** Place where a person lives. */
export type Place = Readonly<{ postcode: string; street: string; number: string }>

/**
 * Returns true for two spellings of one place, without case, accents, dots and blanks: a reference lives elsewhere. An
 * incomplete place is none.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  return [one.postcode, one.street, one.number].every((text) => plain(text) !== '') && keyOf(one) === keyOf(other)
}

const keyOf = ({ postcode, street, number }: Place) => plain(`${postcode}${street}${number}`)

/** Letters and figures of a text alone. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
