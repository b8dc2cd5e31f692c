/** Number of angles at which a turn of a corner is computed. */
export const CORNER_STEPS = 3_600
/** Headroom of stairs, in centimetres, below which a product may be carried on its end. */
export const HEADROOM_CM = 200
/** Maximum length, in centimetres, that a shopper can enter, and characters of its text. */
export const LENGTH_MAX_CM = 2_000
export const LENGTH_TEXT_MAX = 7
/** Width and height, in centimetres, of the door that a drawing shows for scale. */
export const DOOR_DRAWN_CM = { width: 80, height: 200 } as const
