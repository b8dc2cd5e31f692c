import { ROOMS_CACHE_MS } from '../../rooms/limits.ts'
import { PUBLIC_READ } from '../endpointGroups.ts'
import { STALE_TEXTS_MAX_MS } from '../limits.ts'
import { hasItems } from '../replies/hasItems.ts'

/** Furnished rooms, in a family of their own: products are sold without them. */
const ROOMS = {
  method: 'GET',
  family: 'rooms',
  envelope: 'enveloped',
  ...PUBLIC_READ,
  cacheMs: ROOMS_CACHE_MS,
} as const

/** Calls about furnished rooms. */
export const ROOM_ENDPOINTS = {
  roomList: { path: '/api/ext/rooms', ...ROOMS, staleMs: STALE_TEXTS_MAX_MS, isReadable: hasItems },
  room: { path: '/api/ext/rooms/{room}', ...ROOMS },
} as const
