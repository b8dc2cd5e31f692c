import type { Crumb } from '../design/Breadcrumbs.tsx'
import { isJsonRecord } from '../relay/payload.ts'

/** The way to the shelf that a link was followed from, out of the history entry's state; null when there is none. */
export function readShelf(state: unknown): readonly Crumb[] | null {
  const shelf = isJsonRecord(state) ? state['shelf'] : null
  return Array.isArray(shelf) && shelf.length > 0 && shelf.every(isCrumb) ? shelf : null
}

function isCrumb(value: unknown): value is Crumb {
  return isJsonRecord(value) && typeof value['label'] === 'string' && typeof value['to'] === 'string'
}
