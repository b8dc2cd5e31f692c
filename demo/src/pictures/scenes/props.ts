import type { IllustrationKind, IllustrationSpec, MaterialSpec } from '../illustrationSpec.ts'
import { blueprintOf } from '../kinds/blueprint.ts'
import { KIND_BUILDERS } from '../kinds/kindBuilders.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Placement } from '../solids/vector.ts'
import { TYPICAL_SIZES } from '../placeholders/typicalSizes.ts'

export const OAK: MaterialSpec = { material: 'oak', color: '#bf9769' }
export const WALNUT: MaterialSpec = { material: 'walnut', color: '#6f4a33' }
export const WHITE: MaterialSpec = { material: 'paintedWood', color: '#f1ece2' }
export const BLACK_STEEL: MaterialSpec = { material: 'blackSteel', color: '#2b2a2c' }
export const BRASS: MaterialSpec = { material: 'brass', color: '#c9a052' }
export const LINEN: MaterialSpec = { material: 'linen', color: '#d9cebc' }
export const CLAY: MaterialSpec = { material: 'stoneware', color: '#b9735a' }
export const CREAM: MaterialSpec = { material: 'cotton', color: '#f3eee4' }
export const WOOL: MaterialSpec = { material: 'wool', color: '#e6dccb' }

export type PropStyle = Readonly<{
  primary: MaterialSpec
  secondary?: MaterialSpec
  variant?: number
  size?: readonly [number, number, number]
  features?: readonly string[]
  seats?: number
}>

/** Specification of a prop that stands beside the product shown. */
export function propSpec(kind: IllustrationKind, style: PropStyle): IllustrationSpec {
  const [width, height, depth] = style.size ?? TYPICAL_SIZES[kind]
  const { primary, secondary, features, seats } = style
  return {
    kind,
    variant: style.variant ?? 0,
    primary,
    secondary,
    features,
    seats,
    dimensions: { width, height, depth },
  }
}

/** Anything of the catalogue's kinds, built and put in its place. */
export function prop(kind: IllustrationKind, style: PropStyle, placement: Placement = {}): Solid[] {
  return placedAll(KIND_BUILDERS[kind](blueprintOf(propSpec(kind, style))), placement)
}
