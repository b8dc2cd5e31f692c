import { useLocation } from 'react-router-dom'
import type { Crumb } from '../design/Breadcrumbs.tsx'
import { useIsDrawn } from '../device/useIsDrawn.ts'
import { readShelf } from './readShelf.ts'

/**
 * The way to the shelf that the shopper came from, null when they came otherwise. The server knows nothing of it, so that
 * the first drawing of a page that is loaded anew does not either.
 */
export function useShelf(): readonly Crumb[] | null {
  const { state } = useLocation()
  const isDrawn = useIsDrawn()
  return isDrawn ? readShelf(state) : null
}
