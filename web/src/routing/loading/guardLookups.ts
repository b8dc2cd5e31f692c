import type { RelayShop } from '../../relay/createEnvironment.ts'
import type { LoadGuard } from './createPageLoader.ts'
import { createPathLookups } from './createPathLookups.ts'
import { firstAnswer } from './firstAnswer.ts'
import { isListed } from '../sitemap/listedPaths.ts'
import { routeByPath } from '../targets/routeByPath.ts'

/**
 * Resolves the paths of pages in order: first in the store's records, offline in the records of the device, then by
 * the server, while other navigations wait for the look-up of an unknown path. Starts with the second page: the first
 * came from the server.
 */
export function guardLookups(
  { source, findMissing }: Pick<RelayShop, 'source' | 'findMissing'>,
  setGuard: (guard: LoadGuard) => void,
): void {
  const lookups = createPathLookups()
  findMissing(routeByPath(source, lookups.misses))
  const begin: LoadGuard = (load, { isLookup }, { path }) => {
    // Checked before the query may have loaded the page itself.
    const isUnknown = isLookup === true && !isListed(source, path)
    const data = load()
    const answer = isUnknown && data.reference ? firstAnswer(data.reference) : undefined
    if (answer) lookups.begin(path, answer)
    return data
  }
  setGuard((...page) => lookups.settled()?.then(() => begin(...page)) ?? begin(...page))
}
