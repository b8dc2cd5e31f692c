import type { IllustrationSpec } from '../illustrationSpec.ts'
import type { Extent } from '../solids/extent.ts'
import type { Solid } from '../solids/solid.ts'
import type { Mood } from './roomShell.ts'

/** The product that a room is built around, standing at the origin, and its size. */
export type Subject = Readonly<{
  spec: IllustrationSpec
  solids: readonly Solid[]
  extent: Extent
  mood: Mood
  seed: number
}>
