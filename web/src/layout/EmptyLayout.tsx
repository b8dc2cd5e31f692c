import { Outlet } from 'react-router-dom'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { CONTENT_ID } from '../routing/contentId.ts'
import { StoreIcons } from './StoreIcons.tsx'

/** Renders the page alone: for steps that a shopper only passes through. */
export function EmptyLayout() {
  return (
    <>
      <StoreIcons />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <NotificationOutlet />
    </>
  )
}
