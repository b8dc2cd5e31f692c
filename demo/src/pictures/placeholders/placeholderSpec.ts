import type { IllustrationKind, IllustrationSpec } from '../illustrationSpec.ts'
import { TYPICAL_SIZES } from './typicalSizes.ts'

const CALM = { material: 'linen', color: '#c9bba6' } as const
const FRAME = { material: 'oak', color: '#b98d5e' } as const

/** A plain member of a kind, for products that came without a picture of their own. */
export function placeholderSpec(kind: IllustrationKind): IllustrationSpec {
  const [width, height, depth] = TYPICAL_SIZES[kind]
  return { kind, variant: 0, primary: CALM, secondary: FRAME, dimensions: { width, height, depth } }
}
