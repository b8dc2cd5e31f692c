import type { PreloadedQuery, Environment } from 'react-relay/hooks'
import { type OperationType, PreloadableQueryRegistry, createOperationDescriptor } from 'relay-runtime'

/**
 * Returns true when all data of a query is in the store, regardless of its age. The query's code has to be loaded, as
 * its page's is.
 */
export function isStored(environment: Environment, reference: PreloadedQuery<OperationType>): boolean {
  const request = reference.id ? PreloadableQueryRegistry.get(reference.id) : null
  if (!request) return false
  return environment.check(createOperationDescriptor(request, reference.variables)).status !== 'missing'
}
