import type { Crumb } from './crumb.ts'
import { isJsonRecord } from '../../relay/payload.ts'

/**
 * Returns the breadcrumbs of the category in which a link was followed, from the history entry's state; null when
 * there are none.
 */
export function readShelf(state: unknown): readonly Crumb[] | null {
  const shelf = isJsonRecord(state) ? state['shelf'] : null
  return Array.isArray(shelf) && shelf.length > 0 && shelf.every(isCrumb) ? shelf : null
}

function isCrumb(value: unknown): value is Crumb {
  return isJsonRecord(value) && typeof value['label'] === 'string' && typeof value['to'] === 'string'
}
