import { getVariableValues, GraphQLError } from 'graphql'
import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { listTooLong } from '../limits/checkDocument.ts'
import {
  COST_MAX_PARTNER,
  COST_MAX_SHOP,
  COST_MAX_TRUSTED,
  INPUT_LIST_MAX_ITEMS,
  VARIABLES_MAX_DEPTH,
} from '../limits/limits.ts'
import type { Operation } from '../operations/operation.ts'
import { withoutValue } from '../operations/withoutValue.ts'
import { registerDocument } from './documents/documentOf.ts'
import type { GraphqlParams } from './documents/graphqlParams.ts'
import { type Admitted, type GatewayPlugin, known } from './visit.ts'

/**
 * Refuses an operation that this caller may not run with these variables: its cost, its method, introspection, values
 * that do not fit. Registers the document of an admitted one, if the client asked for it.
 */
export function useQueryLimits(services: CoreServices): GatewayPlugin {
  return {
    onContextBuilding({ context: { visit } }) {
      const [params, caller] = [known(visit.params), known(visit.caller)]
      const asked = { operation: known(visit.operation), text: known(visit.text), variables: params.variables }
      visit.admitted = admitOperation(services, asked, caller)
      return registerDocument(services, params, caller)
    },
  }
}

type Caller = Readonly<{ partner: string | null }>

type Asked = Readonly<{ operation: Operation; text: string; variables: GraphqlParams['variables'] }>

/**
 * Checks that this caller may run an operation with these variables. Throws RequestRefusal, before anything is executed
 * or a session opened.
 */
function admitOperation(services: CoreServices, asked: Asked, caller: Caller): Admitted {
  const { operation, text, variables } = asked
  if (operation.isIntrospection && services.env.production && caller.partner === null) {
    throw new RequestRefusal([new GatewayError('FORBIDDEN', 'Introspection needs a partner key.')])
  }
  const coerced = coerceVariables(services, operation, variables)
  const refused = operation.checkValues(coerced)
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
      ({ message, nodes }) =>
        new GraphQLError(withoutValue(message), { nodes, extensions: { code: 'BAD_USER_INPUT' } }),
    ),
  )
}

/** Throws BAD_USER_INPUT for variables with a list that is too long, or nested deeper than any input type. */
function checkVariables(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > VARIABLES_MAX_DEPTH) {
    throw new GatewayError('BAD_USER_INPUT', `Variables are nested at most ${VARIABLES_MAX_DEPTH} levels deep.`)
  }
  if (Array.isArray(value) && value.length > INPUT_LIST_MAX_ITEMS) throw listTooLong()
  for (const inner of Object.values(value)) checkVariables(inner, depth + 1)
}
