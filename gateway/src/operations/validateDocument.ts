import { type DocumentNode, GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import { checkDocument } from '../limits/checkDocument.ts'
import { withoutValue } from './withoutValue.ts'

const VALIDATION_ERRORS_MAX = 20

/**
 * Throws RequestRefusal for a document that exceeds the limits, before it is validated: some rules take quadratic time.
 * The storefront's persisted operations are exempt: their set is fixed at build time, and a fragment on an interface is
 * expanded there for each of its types. If introspection is disabled, errors carry no suggestions, which would reveal
 * the schema.
 */
export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  { isPersisted, hidesSchema }: Readonly<{ isPersisted: boolean; hidesSchema: boolean }>,
): void {
  const excesses = isPersisted ? [] : checkDocument(document)
  if (excesses.length > 0) throw new RequestRefusal(excesses)
  const errors = validate(schema, document, specifiedRules, {
    maxErrors: VALIDATION_ERRORS_MAX,
    hideSuggestions: hidesSchema,
  })
  if (errors.length > 0) throw new RequestRefusal(errors.map((error) => asUserInput(error, hidesSchema)))
}

/** Suggestion of one rule that always adds one: how to select from a field without a selection. */
const SUGGESTION = / Did you mean .*$/s

function asUserInput(error: GraphQLError, hidesSchema: boolean): GraphQLError {
  const message = hidesSchema ? error.message.replace(SUGGESTION, '') : error.message
  return new GraphQLError(withoutValue(message), {
    nodes: error.nodes,
    positions: error.positions,
    source: error.source,
    extensions: { code: 'BAD_USER_INPUT' },
  })
}
