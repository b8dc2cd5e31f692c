import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Outlet } from 'react-router-dom'
import type { AppLayoutQuery } from '../__generated__/AppLayoutQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { QueueNewsHost } from '../waiting/news/QueueNewsHost.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { ScriptlessNote } from './ScriptlessNote.tsx'
import { SkipLink } from './SkipLink.tsx'
import { StoreIcons } from './StoreIcons.tsx'
import { CONTENT_ID } from '../routing/contentId.ts'
import styles from './AppLayout.module.css'

/** Renders the layout around every page of a store. */
export function AppLayout() {
  const data = usePreloadedQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery @preloadable {
        store {
          features
        }
        ...Header_query
        ...Footer_query
      }
    `,
    useRouteQuery<AppLayoutQuery>(),
  )
  return (
    <div className={styles.layout} data-has={data.store.features?.join(' ')}>
      <StoreIcons />
      <SkipLink />
      <OfflineBanner />
      <Header query={data} />
      <ScriptlessNote />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer query={data} />
      <NotificationOutlet />
      <QueueNewsHost />
    </div>
  )
}
