/** Maximum number of furnished rooms of one store that an answer lists. */
export const ROOMS_MAX = 200
/** Maximum number of points of a picture. */
export const ROOM_POINTS_MAX = 20
/** Maximum number of one product in a picture. */
export const ROOM_UNITS_MAX = 20
export const ROOM_SLUG_MAX_LENGTH = 120
export const ROOM_LINE_MAX_LENGTH = 300
export const ROOM_TEXT_MAX_LENGTH = 20_000
export const ROOM_SKU_MAX_LENGTH = 64
export const ROOM_ID_MAX = 2_147_483_647
