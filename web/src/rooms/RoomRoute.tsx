import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RoomRouteQuery } from '../__generated__/RoomRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { RoomPage } from './RoomPage.tsx'

/** Renders `/inspiracion/:slug`. */
export function RoomRoute() {
  const { room } = usePreloadedQuery<RoomRouteQuery>(
    graphql`
      query RoomRouteQuery($slug: String!) @preloadable {
        room(slug: $slug) {
          id
          ...RoomPage_room
        }
      }
    `,
    useRouteQuery<RoomRouteQuery>(),
  )
  return room ? <RoomPage key={room.id} room={room} /> : <NotFoundPage />
}
