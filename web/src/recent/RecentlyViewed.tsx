import { lazy } from 'react'
import { WhenNear } from '../design/pictures/WhenNear.tsx'
import { useStoredValue } from '../device/useStoredValue.ts'
import { RECENT, seenBefore } from './recentProducts.ts'

const RecentRow = lazy(async () => ({ default: (await import('./TranslatedRecentRow.ts')).TranslatedRecentRow }))

type Props = Readonly<{
  /** Global id of the page's product; null if it has none. */
  present: string | null
}>

/** Products viewed on this device, without the page's own. */
export function RecentlyViewed({ present }: Props) {
  const [kept, update] = useStoredValue(RECENT)
  const ids = seenBefore(kept, present)
  if (ids.length === 0) return null
  return (
    <WhenNear>
      <RecentRow ids={ids} onClear={() => update(() => [])} />
    </WhenNear>
  )
}
