import { Suspense, lazy } from 'react'
import { useKeptValue } from '../device/useKeptValue.ts'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { COMPARED } from './comparedProducts.ts'

const CompareTray = lazy(async () => ({ default: (await import('./CompareTray.tsx')).CompareTray }))

/** Where a page shows what is being compared; its code is loaded with the first product that is. */
export function CompareTrayHost() {
  const [products] = useKeptValue(COMPARED)
  if (products.length === 0) return null
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <CompareTray />
      </Suspense>
    </LoadBoundary>
  )
}
