import { type DocumentNode, GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql'
import { RequestRefusal } from '../http/requestRefusal.ts'
import { checkDocument } from '../limits/checkDocument.ts'

const VALIDATION_ERRORS_MAX = 20

/**
 * Throws RequestRefusal for a document that is too large, and only then looks at whether it fits the schema: some rules
 * take quadratic time. Our own persisted operations are not counted: they were compiled with the storefront, where one
 * fragment on an interface is written out for each of its types, and nobody else can add to them. Errors carry no
 * suggestions where introspection hides the schema: they would spell it out.
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

/** One rule suggests whatever it is told: how to select from a field that stands alone. */
const SUGGESTION = / Did you mean .*$/s

function asUserInput(error: GraphQLError, hidesSchema: boolean): GraphQLError {
  return new GraphQLError(hidesSchema ? error.message.replace(SUGGESTION, '') : error.message, {
    nodes: error.nodes,
    positions: error.positions,
    source: error.source,
    extensions: { code: 'BAD_USER_INPUT' },
  })
}
