import roomRouteQuery from '../__generated__/RoomRouteQuery$parameters'
import roomsRouteQuery from '../__generated__/RoomsRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../routing/shopRoute.ts'

const SOURCE = 'src/rooms/roomPages.ts'
const load = () => import('./roomPages.ts')

/** Code of a kind of rooms. */
const KIND = /^[a-zA-Z][a-zA-Z0-9-]{0,59}$/

/** Pages of furnished rooms. */
export const ROOM_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'inspiracion',
    source: SOURCE,
    load: () => load().then((module) => module.RoomsRoute),
    messages: 'offers',
    cacheTags: ['room'],
    readsParameter: onServer((name, value) => name === 'kind' && KIND.test(value)),
    query: roomsRouteQuery,
  }),
  pageRoute({
    path: 'inspiracion/:slug',
    source: SOURCE,
    load: () => load().then((module) => module.RoomRoute),
    messages: 'offers',
    cacheTags: ['room'],
    query: roomRouteQuery,
    variables: ({ params }) => ({ slug: params['slug'] ?? '' }),
    principal: 'room',
  }),
]
