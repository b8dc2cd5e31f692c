import type { RequestScope } from './context.ts'

/** The loaders of one request. */
export function createLoaders(_scope: RequestScope) {
  return {}
}
