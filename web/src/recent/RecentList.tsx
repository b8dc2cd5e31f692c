import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { ProductGridSkeleton } from '../catalogue/listing/ProductGridSkeleton.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { useIsDrawn } from '../device/useIsDrawn.ts'
import { useStoredValue } from '../device/useStoredValue.ts'
import { NothingSeen } from './NothingSeen.tsx'
import { RecentGrid } from './RecentGrid.tsx'
import { RECENT } from './recentProducts.ts'

/** Viewed products of this device. The server does not know them, so it renders skeletons until hydration. */
export function RecentList() {
  const [ids, update] = useStoredValue(RECENT)
  const isDrawn = useIsDrawn()
  const [attempt, setAttempt] = useState(0)
  const intl = useIntl()
  if (!isDrawn) return <ProductGridSkeleton />
  if (ids.length === 0) return <NothingSeen />
  return (
    <LoadBoundary
      key={attempt}
      fallback={
        <ErrorState
          title={intl.formatMessage({ id: 'recent.trouble' })}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      }
    >
      <Suspense fallback={<ProductGridSkeleton />}>
        <RecentGrid ids={ids} attempt={attempt} onClear={() => update(() => [])} />
      </Suspense>
    </LoadBoundary>
  )
}
