import { useLocation } from 'react-router-dom'
import type { Crumb } from './crumb.ts'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { readShelf } from './readShelf.ts'

/**
 * React hook that returns the breadcrumbs of the category that the shopper came from, null otherwise. The server does
 * not know them, so hydration starts without them.
 */
export function useShelf(): readonly Crumb[] | null {
  const { state } = useLocation()
  const isDrawn = useIsDrawn()
  return isDrawn ? readShelf(state) : null
}
