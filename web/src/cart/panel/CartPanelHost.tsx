import { Suspense, lazy, useEffect, useState } from 'react'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { onLineAdded } from './cartPanelChannel.ts'
import { type PlacedLine, placeLine } from './placedLine.ts'

const CartPanelKeeper = lazy(async () => ({ default: (await import('./CartPanelKeeper.tsx')).CartPanelKeeper }))

/** Place of the cart panel: collects the lines that are added, and loads the code that shows them with the first. */
export function CartPanelHost() {
  const [added, setAdded] = useState<readonly PlacedLine[]>([])
  useEffect(() => onLineAdded((line) => setAdded((known) => [...known, placeLine(line)])), [])
  if (added.length === 0) return null
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <CartPanelKeeper added={added} />
      </Suspense>
    </LoadBoundary>
  )
}
