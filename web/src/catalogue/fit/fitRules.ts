import { CORNER_STEPS, HEADROOM_CM } from './limits.ts'

/** Outer dimensions of a product in centimetres. */
export type Box = Readonly<{ width: number; height: number; depth: number }>

/**
 * Result of a box that has to pass or to stand somewhere. `straight`: without tilting; `tilted`: only at an angle;
 * `upright`: only if it is carried on its end; `turned`: only with width and depth swapped; `none`: not at all.
 */
export type FitVerdict = Readonly<{
  way: 'straight' | 'tilted' | 'upright' | 'turned' | 'none'
  /** Whole centimetres that remain at the narrowest side; for `none` those that lack. */
  cm: number
}>

type Sides = readonly [number, number, number]

/** Returns the dimensions of a box, smallest first. */
function sidesOf({ width, height, depth }: Box): Sides {
  const [small = 0, middle = 0, large = 0] = [width, height, depth].toSorted((one, other) => one - other)
  return [small, middle, large]
}

/** Returns the verdict on a way with so much space left, in centimetres, rounded against the product. */
function verdict(way: FitVerdict['way'], spare: number): FitVerdict {
  return spare >= 0 ? { way, cm: Math.floor(spare) } : { way: 'none', cm: Math.ceil(-spare) }
}

/**
 * Returns the space left when a rectangle `long` × `short` lies at an angle in an opening; -Infinity where no angle
 * helps. Source: Carver, "Rectangles in rectangles" (Mathematics Magazine 30, 1957).
 */
export function tiltedSpare([long, short]: readonly [number, number], opening: readonly [number, number]): number {
  const [wide, narrow] = opening[0] >= opening[1] ? opening : [opening[1], opening[0]]
  if (long <= wide || short > narrow) return -Infinity
  const diagonal = long ** 2 + short ** 2
  const needed = (2 * long * short * wide + (long ** 2 - short ** 2) * Math.sqrt(diagonal - wide ** 2)) / diagonal
  return diagonal < wide ** 2 ? -Infinity : narrow - needed
}

/** Returns the space left when a rectangle stands straight in an opening, in the better of its two positions. */
function straightSpare([long, short]: readonly [number, number], [one, other]: readonly [number, number]): number {
  return Math.max(Math.min(one - long, other - short), Math.min(one - short, other - long))
}

/** Returns whether a box passes a door: with its two smaller sides first, straight or tilted. */
export function throughDoor(box: Box, door: Readonly<{ width: number; height: number }>): FitVerdict {
  const [small, middle] = sidesOf(box)
  const opening = [door.width, door.height] as const
  const straight = straightSpare([middle, small], opening)
  if (straight >= 0) return verdict('straight', straight)
  const tilted = tiltedSpare([middle, small], opening)
  return tilted >= 0 ? verdict('tilted', tilted) : verdict('none', straight)
}

/** Returns whether a box fits into the cabin of a lift, in any of its positions, or with its longest side tilted. */
export function intoLift(box: Box, lift: Box): FitVerdict {
  const sides = sidesOf(box)
  const cabin = sidesOf(lift)
  const straight = Math.min(...sides.map((side, at) => (cabin[at] ?? 0) - side))
  if (straight >= 0) return verdict('straight', straight)
  const [small, middle, large] = sides
  const tilted = Math.max(
    ...cabin.flatMap((across, at) => {
      const [one = 0, other = 0] = cabin.filter((_side, index) => index !== at)
      return [
        Math.min(across - small, tiltedSpare([large, middle], [one, other])),
        Math.min(across - middle, tiltedSpare([large, small], [one, other])),
      ]
    }),
  )
  return tilted >= 0 ? verdict('tilted', tilted) : verdict('none', straight)
}

/**
 * Returns the longest side that a box of a thickness may have to turn a right-angled corner between two passages: the
 * minimum of (u cos θ + v sin θ − t) / (sin θ cos θ) over all angles. 0 if the box is too thick for a passage.
 */
export function longestAroundCorner(thickness: number, [from, to]: readonly [number, number]): number {
  if (thickness > Math.min(from, to)) return 0
  const lengths = Array.from({ length: CORNER_STEPS - 1 }, (_step, index) => {
    const angle = ((index + 1) / CORNER_STEPS) * (Math.PI / 2)
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    return (from * cosine + to * sine - thickness) / (sine * cosine)
  })
  return Math.max(0, Math.min(...lengths))
}

/**
 * Returns whether a box goes up stairs of a width; with a landing, whether it turns its corner: lying, or carried on
 * its end below the usual headroom.
 */
export function upStairs(box: Box, stairs: Readonly<{ width: number; corner: number | null }>): FitVerdict {
  const [small, middle, large] = sidesOf(box)
  if (stairs.corner === null) return verdict('straight', stairs.width - small)
  const passages = [stairs.width, stairs.corner] as const
  const lying = Math.min(stairs.width - small, longestAroundCorner(small, passages) - large)
  if (lying >= 0) return verdict('straight', lying)
  const onEnd = Math.min(HEADROOM_CM - large, stairs.width - small, longestAroundCorner(small, passages) - middle)
  return onEnd >= 0 ? verdict('upright', onEnd) : verdict('none', lying)
}

/** Place where a product is to stand; null for a side that does not matter. */
export type Place = Readonly<{ width: number | null; depth: number | null; height: number | null }>

/** Returns whether a product stands in a place as it is, or turned by a right angle; null for a place without sides. */
export function inPlace({ width, height, depth }: Box, place: Place): FitVerdict | null {
  const spare = (size: number | null, side: number) => (size === null ? Infinity : size - side)
  const tall = spare(place.height, height)
  const straight = Math.min(spare(place.width, width), spare(place.depth, depth), tall)
  if (straight === Infinity) return null
  if (straight >= 0) return verdict('straight', straight)
  const turned = Math.min(spare(place.width, depth), spare(place.depth, width), tall)
  return turned >= 0 && turned !== Infinity ? verdict('turned', turned) : verdict('none', straight)
}
