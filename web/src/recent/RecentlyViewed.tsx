import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { useKeptValue } from '../device/useKeptValue.ts'
import { RECENT, seenBefore } from './recentProducts.ts'

const RecentRow = lazy(async () => ({ default: (await import('./RecentRow.tsx')).RecentRow }))

type Props = Readonly<{
  /** Global id of the product that the page is about, null where it is about none. */
  present: string | null
}>

/**
 * What was looked at on this device. Nothing is loaded before a shopper comes near its place: most never scroll there.
 */
export function RecentlyViewed({ present }: Props) {
  const [kept, update] = useKeptValue(RECENT)
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const ids = seenBefore(kept, present)
  const isWanted = ids.length > 0

  useEffect(() => {
    const element = place.current
    if (!element || !isWanted || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '300px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWanted, isNear])

  if (!isWanted) return null
  return (
    <div ref={place}>
      {isNear ? (
        <LoadBoundary>
          <Suspense fallback={null}>
            <RecentRow ids={ids} onClear={() => update(() => [])} />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </div>
  )
}
