import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RoomsRouteQuery } from '../__generated__/RoomsRouteQuery.graphql'
import { useSearchParams } from 'react-router-dom'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { RoomCard } from './RoomCard.tsx'
import { RoomKinds } from './RoomKinds.tsx'
import { countKinds } from './countKinds.ts'
import styles from './RoomsRoute.module.css'

/** Renders `/inspiracion`: the furnished rooms of the store, by kind. */
export function RoomsRoute() {
  const { rooms } = usePreloadedQuery<RoomsRouteQuery>(
    graphql`
      query RoomsRouteQuery @preloadable {
        rooms {
          id
          kind {
            code
            name
          }
          ...RoomCard_room
        }
      }
    `,
    useRouteQuery<RoomsRouteQuery>(),
  )
  const intl = useIntl()
  const [search] = useSearchParams()
  const all = rooms ?? []
  const kinds = countKinds(all.map(({ kind: { code, name } }) => ({ code, name })))
  const chosen = kinds.find(({ code }) => code === search.get('kind'))?.code ?? null
  const shown = chosen === null ? all : all.filter(({ kind }) => kind.code === chosen)
  return (
    <PageBody>
      <PageHead
        title={intl.formatMessage({ id: 'rooms.title' })}
        description={intl.formatMessage({ id: 'rooms.description' })}
        canonicalPath="/inspiracion"
      />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'rooms.home' }), to: '/' }]} />
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: 'rooms.title' })}</h1>
        <p>{intl.formatMessage({ id: 'rooms.description' })}</p>
      </header>
      {rooms ? null : (
        <ErrorState title={intl.formatMessage({ id: 'rooms.failed' })} onRetry={() => window.location.reload()} />
      )}
      {rooms && rooms.length === 0 ? (
        <EmptyState icon="search" title={intl.formatMessage({ id: 'rooms.none' })} />
      ) : null}
      <RoomKinds kinds={kinds} chosen={chosen} />
      <ul className={styles.cards}>
        {shown.map((room, at) => (
          <li key={room.id}>
            <RoomCard room={room} heading="h2" isPriority={at === 0} />
          </li>
        ))}
      </ul>
    </PageBody>
  )
}
