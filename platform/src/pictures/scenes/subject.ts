import type { IllustrationSpec } from '../illustrationSpec.ts'
import type { Extent } from '../solids/extent.ts'
import type { Solid } from '../solids/solid.ts'
import type { Mood } from './roomShell.ts'

/** What a room is built around: the thing itself, standing at the origin, and its size. */
export type Subject = Readonly<{
  spec: IllustrationSpec
  solids: readonly Solid[]
  extent: Extent
  mood: Mood
  seed: number
}>
