/** TTL of furnished rooms. */
export const ROOMS_CACHE_MS = 60_000
/** Maximum number of rooms that are read of a store. */
export const ROOMS_MAX = 200
/** Maximum number of points of a picture. */
export const ROOM_POINTS_MAX = 20
/** Maximum number of one product in a picture. */
export const ROOM_UNITS_MAX = 20
export const ROOM_SLUG_CHARACTERS_MAX = 120
export const ROOM_STORES_MAX = 20
