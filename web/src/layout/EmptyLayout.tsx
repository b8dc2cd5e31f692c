import { Outlet } from 'react-router-dom'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { CONTENT_ID } from '../routing/contentId.ts'

/** Renders the page alone: for steps that a shopper only passes through. */
export function EmptyLayout() {
  const { code } = useStoreDefinition()
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={`/icons/${code}.svg`} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <NotificationOutlet />
    </>
  )
}
