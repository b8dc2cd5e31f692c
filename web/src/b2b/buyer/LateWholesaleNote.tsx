import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

/** Loads for signed-in customers of the store of companies alone. */
const WholesaleNote = lazy(() => import('./WholesaleNote.tsx').then((module) => ({ default: module.WholesaleNote })))

/** Line beside totals that says which prices hold, after the page: for whom a customer shops is private. */
export function LateWholesaleNote() {
  const store = useStoreDefinition()
  const name = useSignedInName()
  if (name === null || !isCompanyStore(store)) return null
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <WholesaleNote />
      </Suspense>
    </LoadBoundary>
  )
}
