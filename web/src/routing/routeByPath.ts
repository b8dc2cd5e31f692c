import { type MissingFieldHandler, ROOT_TYPE, type RecordSource } from 'relay-runtime'
import { recordAt } from './listedPaths.ts'

/**
 * Answers `route(path:)` out of memory where the server need not be asked: a product that a list or another page has
 * brought stands at its own address, and what was not there a moment ago is not there now. Relay still asks when the
 * page needs more of it than is known.
 *
 * @param misses paths of this session that led nowhere.
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
