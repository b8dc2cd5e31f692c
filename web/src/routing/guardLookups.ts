import type { RelayShop } from '../relay/environment.ts'
import type { LoadGuard } from './createPageLoader.ts'
import { createPathLookups } from './createPathLookups.ts'
import { firstAnswer } from './firstAnswer.ts'
import { isListed } from './listedPaths.ts'
import { routeByPath } from './routeByPath.ts'

/**
 * Holds every page to the order in which paths are looked up: in the store's records first, off line in what the device
 * has kept of them, then by the server, and other navigations wait while an unknown path is looked up. Begins with the
 * second page: the first came from the server.
 */
export function guardLookups(
  { source, findMissing }: Pick<RelayShop, 'source' | 'findMissing'>,
  setGuard: (guard: LoadGuard) => void,
): void {
  const lookups = createPathLookups()
  findMissing(routeByPath(source, lookups.misses))
  const begin: LoadGuard = (load, { isLookup }, { path }) => {
    // Asked before the query can have brought the page itself.
    const isUnknown = isLookup === true && !isListed(source, path)
    const data = load()
    const answer = isUnknown && data.reference ? firstAnswer(data.reference) : undefined
    if (answer) lookups.begin(path, answer)
    return data
  }
  setGuard((...page) => lookups.settled()?.then(() => begin(...page)) ?? begin(...page))
}
