import { Suspense, lazy } from 'react'
import { useKeptValue } from '../device/useKeptValue.ts'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { COMPARED } from './comparedProducts.ts'

const CompareTray = lazy(async () => ({ default: (await import('./CompareTray.tsx')).CompareTray }))

/** Place of the comparison tray; its code is loaded with the first compared product. */
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
