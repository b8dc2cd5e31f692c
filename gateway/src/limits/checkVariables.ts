import { GatewayError } from '../errors/gatewayError.ts'
import { INPUT_LIST_MAX_ITEMS, VARIABLES_MAX_DEPTH } from './limits.ts'

/** Throws BAD_USER_INPUT for variables with a list that is too long, or nested deeper than any input type. */
export function checkVariables(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > VARIABLES_MAX_DEPTH) {
    throw new GatewayError('BAD_USER_INPUT', `Variables are nested at most ${VARIABLES_MAX_DEPTH} levels deep.`)
  }
  if (Array.isArray(value) && value.length > INPUT_LIST_MAX_ITEMS) {
    throw new GatewayError('BAD_USER_INPUT', `A list holds at most ${INPUT_LIST_MAX_ITEMS} items.`)
  }
  for (const inner of Object.values(value)) checkVariables(inner, depth + 1)
}
