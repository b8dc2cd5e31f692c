import { Suspense, lazy } from 'react'
import { useStoredValue } from '../device/useStoredValue.ts'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { COMPARED } from './comparedProducts.ts'

const CompareTray = lazy(async () => ({ default: (await import('./CompareTray.tsx')).CompareTray }))

/** Place of the comparison tray; its code is loaded with the first compared product. */
export function CompareTrayHost() {
  const [products] = useStoredValue(COMPARED)
  if (products.length === 0) return null
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <CompareTray />
      </Suspense>
    </LoadBoundary>
  )
}
