import { MESSAGE_MAX_CHARACTERS } from './limits.ts'

/** Value at the end of a message of graphql: an input object is quoted whole for each of its faults. */
const VALUE = /(?:, found|(cannot represent [^:]*)): [\s\S]*$/

/**
 * Returns a message of graphql about a value without that value: it may be a password, which clients then log, or as
 * long as the request.
 */
export function withoutValue(message: string): string {
  const said = message.replace(VALUE, '$1.')
  return said.length > MESSAGE_MAX_CHARACTERS ? `${said.slice(0, MESSAGE_MAX_CHARACTERS)}…` : said
}
