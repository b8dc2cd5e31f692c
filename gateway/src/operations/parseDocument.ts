import { type DocumentNode, GraphQLError, parse } from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { DOCUMENT_MAX_CHARACTERS, DOCUMENT_MAX_TOKENS } from '../limits/limits.ts'

/**
 * Parses a document within its limits. Throws RequestRefusal with the position of a syntax error, but without the
 * parser's message, which quotes the document.
 */
export function parseDocument(text: string): DocumentNode {
  if (text.length > DOCUMENT_MAX_CHARACTERS) {
    throw refusal('COST_LIMITED', `A document has at most ${DOCUMENT_MAX_CHARACTERS} characters.`)
  }
  try {
    return parse(text, { maxTokens: DOCUMENT_MAX_TOKENS })
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : ''
    if (/\btokens\b/.test(message)) {
      throw refusal('COST_LIMITED', `A document has at most ${DOCUMENT_MAX_TOKENS} tokens.`)
    }
    const [place] = (error instanceof GraphQLError && error.locations) || []
    const where = place ? ` at line ${place.line}, column ${place.column}` : ''
    throw refusal('BAD_USER_INPUT', `The document is not valid GraphQL${where}.`)
  }
}

function refusal(code: 'BAD_USER_INPUT' | 'COST_LIMITED', message: string): RequestRefusal {
  return new RequestRefusal([new GatewayError(code, message)])
}
