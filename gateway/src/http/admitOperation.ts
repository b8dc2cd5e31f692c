import { getVariableValues, GraphQLError } from 'graphql'
import { GatewayError } from '../graph/gatewayError.ts'
import { checkVariables } from '../limits/checkVariables.ts'
import { COST_MAX_PARTNER, COST_MAX_SHOP, COST_MAX_TRUSTED } from '../limits/limits.ts'
import type { Operation } from '../operations/operation.ts'
import type { CoreServices } from './coreServices.ts'
import { documentOf, registerDocument } from './documentOf.ts'
import type { GraphqlParams } from './graphqlParams.ts'
import { RequestRefusal } from './requestRefusal.ts'

/** An operation that may run, with what it is taken to cost. */
export type Admitted = Readonly<{
  operation: Operation
  text: string
  /** As they came, and as they are after coercion with the defaults filled in. */
  variables: Readonly<Record<string, unknown>>
  coerced: Readonly<Record<string, unknown>>
  cost: Readonly<{ requested: number; maximum: number }>
}>

type Caller = Readonly<{ method: string; partner: string | null }>

/**
 * Finds the operation that a request means, and decides whether this caller may run it with these variables. Rejects with
 * RequestRefusal; nothing is executed and no session opened before.
 */
export async function admitOperation(services: CoreServices, params: GraphqlParams, caller: Caller): Promise<Admitted> {
  const text = await documentOf(services, params, caller)
  const operation = services.operations.get(text, params.operationName)
  if (operation.isMutation && caller.method === 'GET') {
    const error = new GatewayError('BAD_USER_INPUT', 'A mutation has to be sent by POST.')
    throw new RequestRefusal([error], { status: 405, headers: { allow: 'POST' } })
  }
  if (operation.isIntrospection && services.env.production && caller.partner === null) {
    throw new RequestRefusal([new GatewayError('FORBIDDEN', 'Introspection needs a partner key.')])
  }
  const coerced = coerceVariables(services, operation, params.variables)
  const requested = operation.cost(coerced)
  const maximum = costMaximum(services, text, caller)
  if (requested > maximum) {
    const message = `The operation may return ${requested} objects; ${maximum} are allowed. Ask for less.`
    throw new RequestRefusal([new GatewayError('COST_LIMITED', message)], { requested })
  }
  await registerDocument(services, params, caller)
  return { operation, text, variables: params.variables, coerced, cost: { requested, maximum } }
}

/** Trusted documents are bounded by their page sizes; anything else by what its sender may ask for at once. */
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
