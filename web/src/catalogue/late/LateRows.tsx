import { Suspense } from 'react'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { RecommendedRow } from './RecommendedRow.tsx'
import { RoomsRow } from './RoomsRow.tsx'
import { SeriesRow } from './SeriesRow.tsx'

/** Rows below a product: its series, the rooms in which it stands, then what the recommendation service names. Each loads and fails alone. */
export function LateRows({ id }: Readonly<{ id: string }>) {
  return (
    <>
      <LoadBoundary>
        <Suspense fallback={null}>
          <SeriesRow id={id} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary>
        <Suspense fallback={null}>
          <RoomsRow id={id} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary>
        <Suspense fallback={null}>
          <RecommendedRow id={id} />
        </Suspense>
      </LoadBoundary>
    </>
  )
}
