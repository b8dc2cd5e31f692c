import { getVariableValues, GraphQLError } from 'graphql'
import { GatewayError } from '../graph/gatewayError.ts'
import { checkVariables } from '../limits/checkVariables.ts'
import { COST_MAX_PARTNER, COST_MAX_SHOP } from '../limits/limits.ts'
import type { Operation } from '../operations/operation.ts'
import type { CoreServices } from './coreServices.ts'
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
 * Finds the operation that a request means, and decides whether this caller may run it with these variables. Throws
 * RequestRefusal; nothing is executed and no session opened before.
 */
export function admitOperation(services: CoreServices, params: GraphqlParams, caller: Caller): Admitted {
  const text = operationText(services, params, caller)
  const operation = services.operations.get(text, params.operationName)
  if (operation.isMutation && caller.method === 'GET') {
    const error = new GatewayError('BAD_USER_INPUT', 'A mutation has to be sent by POST.')
    throw new RequestRefusal([error], { status: 405, headers: { allow: 'POST' } })
  }
  if (operation.isIntrospection && services.env.production && caller.partner === null) {
    throw refusal('FORBIDDEN', 'Introspection needs a partner key.')
  }
  const coerced = coerceVariables(services, operation, params.variables)
  const requested = operation.cost(coerced)
  const maximum = caller.partner === null ? COST_MAX_SHOP : COST_MAX_PARTNER
  if (requested > maximum) {
    throw refusal(
      'COST_LIMITED',
      `The operation may return ${requested} objects; ${maximum} are allowed. Ask for less.`,
    )
  }
  return { operation, text, variables: params.variables, coerced, cost: { requested, maximum } }
}

/** Strangers send what the storefront was built with; developers and partners send what they like. */
function operationText({ persisted, env }: CoreServices, { id, query }: GraphqlParams, { partner }: Caller): string {
  if (id !== undefined) {
    const text = persisted.textOf(id)
    if (text !== undefined) return text
    if (query === undefined) throw refusal('NOT_FOUND', 'No persisted operation has this id.')
  }
  if (query === undefined) throw refusal('BAD_USER_INPUT', 'Either query or id has to be there.')
  if (env.production && partner === null && !persisted.hasText(query)) {
    throw refusal('FORBIDDEN', 'Only persisted operations are answered: send an id, or ask for a partner key.')
  }
  return query
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

function refusal(code: 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'COST_LIMITED', message: string): RequestRefusal {
  return new RequestRefusal([new GatewayError(code, message)])
}
