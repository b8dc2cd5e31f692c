import type { IllustrationSpec } from '../illustrationSpec.ts'
import { surfaceOf } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import type { Solid } from '../solids/solid.ts'

/** Input of a drawing: sizes in centimetres, surfaces, and choices determined by the variant. */
export type Blueprint = Readonly<{
  width: number
  height: number
  depth: number
  primary: Surface
  secondary: Surface
  seats: number
  /** The chairs that come with it, null where none do or nothing is known of them. */
  chair: Blueprint | null
  /** One of `count` styles, 0 first. `about` names the choice, so that two choices of one variant differ. */
  style: (count: number, about?: string) => number
  has: (feature: string) => boolean
  /** The place of the first word that the product has as a feature; without any, the variant picks one. */
  named: (words: readonly string[]) => number
}>

/** Builds a thing at its true size: floor at y 0, front towards +z, centred. */
export type KindBuilder = (blueprint: Blueprint) => readonly Solid[]

const DEFAULT_SECONDARY = { material: 'oak', color: '#b98d5e' } as const
const MIN_SIZE_CM = 1
const MAX_SIZE_CM = 600

/** Reads a spec; sizes that cannot be drawn are brought into bounds, for imported documents hold anything. */
export function blueprintOf(spec: IllustrationSpec): Blueprint {
  const bounded = (size: number) => (Number.isFinite(size) ? Math.max(MIN_SIZE_CM, Math.min(MAX_SIZE_CM, size)) : 50)
  const width = bounded(spec.dimensions.width)
  const variant = Math.abs(Math.trunc(Number.isFinite(spec.variant) ? spec.variant : 0))
  return {
    width,
    height: bounded(spec.dimensions.height),
    depth: bounded(spec.dimensions.depth),
    primary: surfaceOf(spec.primary),
    secondary: surfaceOf(spec.secondary ?? DEFAULT_SECONDARY),
    seats: Math.max(1, Math.min(8, Math.round(spec.seats ?? width / 75))),
    // Chairs have no chairs: a document that an import nests there is not followed.
    chair: spec.chair === undefined ? null : blueprintOf({ ...spec.chair, chair: undefined }),
    style: (count, about) => (about === undefined ? variant % count : Math.floor(hash(`${about}${variant}`) % count)),
    has: (feature) => spec.features?.includes(feature) ?? false,
    named: (words) => {
      const place = words.findIndex((word) => spec.features?.includes(word))
      return place >= 0 ? place : variant % words.length
    },
  }
}

/** FNV-1a, for choices that look unrelated to each other. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return value
}
