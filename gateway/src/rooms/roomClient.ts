import type { PlatformScope } from '../app/requestScope.ts'
import { isGone, noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { readSource, readSources } from '../parse/readValue.ts'
import { decodeRoom } from './decodeRoom.ts'
import { ROOMS_MAX, ROOM_SLUG_CHARACTERS_MAX } from './limits.ts'
import type { RoomMapper } from './mappers.ts'

/** Reads the furnished rooms of a store, in the editors' order; empty if the platform has none. */
export async function readRooms({ store, upstream }: PlatformScope): Promise<readonly RoomMapper[]> {
  const result = readSource(await noneIfMissing(upstream.call('roomList', {}), { items: [] }))
  if (!Array.isArray(result['items']))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'roomList', detail: 'the result has no items' })
  return readSources(result['items'], ROOMS_MAX).flatMap((source) => decodeRoom(source, store) ?? [])
}

/** Reads a furnished room by its name; null if the store has none, and if the platform has no rooms. */
export async function readRoom({ store, upstream }: PlatformScope, name: string): Promise<RoomMapper | null> {
  // No name holds a control character, and a database refuses to look for one.
  if (name.length > ROOM_SLUG_CHARACTERS_MAX || name.trim() === '' || /\p{Cc}/u.test(name)) return null
  try {
    const room = decodeRoom(readSource(await upstream.call('room', { path: { room: name } })), store)
    if (room === null)
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'room', detail: 'it has no name, title, kind or picture' })
    return room
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
