import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'

const NEAR = '300px'

/** Renders its children when the shopper scrolls near its place; most never do. Renders nothing if loading fails. */
export function WhenNear({ children }: Readonly<{ children: ReactNode }>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])

  return (
    <div ref={place}>
      {isNear ? (
        <LoadBoundary>
          <Suspense fallback={null}>{children}</Suspense>
        </LoadBoundary>
      ) : null}
    </div>
  )
}
