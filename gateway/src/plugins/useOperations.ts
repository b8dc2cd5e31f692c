import { GatewayError } from '../errors/gatewayError.ts'
import { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { partsFormat } from './answers/negotiateMediaType.ts'
import { type GatewayPlugin, known } from './visit.ts'

const MUTATION_BY_GET = new RequestRefusal([new GatewayError('BAD_USER_INPUT', 'Mutations must be sent by POST.')], {
  status: 405,
  headers: { allow: 'POST' },
})

/**
 * Parses, limits, validates and measures each document once, and remembers it by its text. A client that does not read
 * replies in parts gets the document without `@defer` and `@stream`.
 */
export function useOperations({ operations }: Pick<CoreServices, 'operations'>): GatewayPlugin {
  return {
    onParse({ context: { visit }, setParsedDocument }) {
      const operation = operations.get(known(visit.text), known(visit.params).operationName)
      visit.operation = operation
      const { method, accepts } = known(visit.caller)
      if (operation.isMutation && method === 'GET') throw MUTATION_BY_GET
      setParsedDocument(partsFormat(operation, accepts) === null ? operation.plainDocument : operation.document)
    },
    onValidate({ setResult }) {
      setResult([])
    },
  }
}
