import { type MissingFieldHandler, ROOT_TYPE, type RecordSource } from 'relay-runtime'
import { recordAt } from '../sitemap/listedPaths.ts'

/**
 * Resolves `route(path:)` from memory where the server need not be asked: a product of a list or another page is at
 * its own address, and a path that was just not found is not found now. Relay still requests fields that the page
 * needs and that are missing.
 *
 * @param misses paths of this session that were not found.
 */
export function routeByPath(source: RecordSource, misses: ReadonlySet<string>): MissingFieldHandler {
  return {
    kind: 'linked',
    handle: (field, parent, { path }) => {
      if (field.name !== 'route' || parent?.getType() !== ROOT_TYPE || typeof path !== 'string') return undefined
      return misses.has(path) ? null : recordAt(source, path)
    },
  }
}
