import { SEARCH_TERM_MAX_CHARACTERS, SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { GatewayError } from '../errors/gatewayError.ts'

/** Trims a search term. Throws `BAD_USER_INPUT` if it is too short or too long. */
export function searchTerm(term: string): string {
  const text = term.trim()
  if (text.length < SEARCH_TERM_MIN_CHARACTERS || text.length > SEARCH_TERM_MAX_CHARACTERS) {
    const message = `A search term has ${SEARCH_TERM_MIN_CHARACTERS} to ${SEARCH_TERM_MAX_CHARACTERS} characters.`
    throw new GatewayError('BAD_USER_INPUT', message)
  }
  return text
}
