import { getVariableValues, GraphQLError } from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'
import { checkVariables } from '../limits/checkVariables.ts'
import { COST_MAX_PARTNER, COST_MAX_SHOP, COST_MAX_TRUSTED } from '../limits/limits.ts'
import type { Operation } from '../operations/operation.ts'
import type { CoreServices } from '../http/coreServices.ts'
import type { GraphqlParams } from './documents/graphqlParams.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'

/** Variables and estimated cost of an operation that may run. */
export type Admitted = Readonly<{
  /** Variables after coercion, with defaults filled in. */
  coerced: Readonly<Record<string, unknown>>
  cost: Readonly<{ requested: number; maximum: number }>
}>

type Caller = Readonly<{ partner: string | null }>

type Asked = Readonly<{ operation: Operation; text: string; variables: GraphqlParams['variables'] }>

/**
 * Checks that this caller may run an operation with these variables. Throws RequestRefusal, before anything is executed
 * or a session opened.
 */
export function admitOperation(services: CoreServices, asked: Asked, caller: Caller): Admitted {
  const { operation, text, variables } = asked
  if (operation.isIntrospection && services.env.production && caller.partner === null) {
    throw new RequestRefusal([new GatewayError('FORBIDDEN', 'Introspection needs a partner key.')])
  }
  const coerced = coerceVariables(services, operation, variables)
  const refused = operation.checkDirectives(coerced)
  if (refused.length > 0) throw new RequestRefusal(refused)
  const requested = operation.cost(coerced)
  const maximum = costMaximum(services, text, caller)
  if (requested > maximum) {
    const message = `The operation may return ${requested} objects; ${maximum} are allowed. Select fewer objects.`
    throw new RequestRefusal([new GatewayError('COST_LIMITED', message)], { requested })
  }
  return { coerced, cost: { requested, maximum } }
}

/** Returns the maximum cost: trusted documents are limited by their page sizes, others by a maximum per caller. */
function costMaximum({ persisted }: CoreServices, text: string, { partner }: Caller): number {
  if (partner !== null) return COST_MAX_PARTNER
  return persisted.hasText(text) ? COST_MAX_TRUSTED : COST_MAX_SHOP
}

function coerceVariables({ schema }: CoreServices, operation: Operation, variables: GraphqlParams['variables']) {
  try {
    checkVariables(variables)
  } catch (error) {
    if (error instanceof GatewayError) throw new RequestRefusal([error])
    throw error
  }
  const definitions = operation.definition.variableDefinitions ?? []
  const values = getVariableValues(schema, definitions, variables, { maxErrors: 10, hideSuggestions: true })
  if (values.variableValues) return values.variableValues.coerced
  throw new RequestRefusal(
    values.errors.map(
      (error) => new GraphQLError(error.message, { nodes: error.nodes, extensions: { code: 'BAD_USER_INPUT' } }),
    ),
  )
}
