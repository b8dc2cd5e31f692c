import { Suspense, lazy } from 'react'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import type { ListArrivalsProps } from './ListArrivals.tsx'

const ListArrivals = lazy(async () => ({
  default: (await import('./TranslatedListArrivals.ts')).TranslatedListArrivals,
}))

/** Place of the code that reads delivery days of a list: it is loaded after hydration. */
export function ArrivalsHost(props: ListArrivalsProps) {
  if (!useIsDrawn()) return null
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <ListArrivals {...props} />
      </Suspense>
    </LoadBoundary>
  )
}
