import { lazy } from 'react'
import { WhenNear } from '../design/WhenNear.tsx'
import { useKeptValue } from '../device/useKeptValue.ts'
import { RECENT, seenBefore } from './recentProducts.ts'

const RecentRow = lazy(async () => ({ default: (await import('./RecentRow.tsx')).RecentRow }))

type Props = Readonly<{
  /** Global id of the product that the page is about, null where it is about none. */
  present: string | null
}>

/** What was looked at on this device. */
export function RecentlyViewed({ present }: Props) {
  const [kept, update] = useKeptValue(RECENT)
  const ids = seenBefore(kept, present)
  if (ids.length === 0) return null
  return (
    <WhenNear>
      <RecentRow ids={ids} onClear={() => update(() => [])} />
    </WhenNear>
  )
}
