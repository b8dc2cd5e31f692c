import type { TextureName } from './surface.ts'

/**
 * A texture is marks drawn on the surface itself, so that they follow its form and perspective and no tile repeats.
 * Sizes are centimetres; `share` is how much of the surface the marks may cover.
 */
export type Texture = Readonly<{
  mark: 'thread' | 'curl' | 'dot' | 'line' | 'lattice' | 'vee' | 'vein'
  length: number
  thickness: number
  share: number
  dark: number
  light: number
}>

export const TEXTURES: Readonly<Record<TextureName, Texture>> = {
  weave: { mark: 'thread', length: 1.1, thickness: 0.16, share: 0.3, dark: 0.14, light: 0.2 },
  pile: { mark: 'thread', length: 0.9, thickness: 0.1, share: 0.12, dark: 0.1, light: 0.06 },
  loops: { mark: 'curl', length: 1.1, thickness: 0.32, share: 0.5, dark: 0.09, light: 0.2 },
  hide: { mark: 'dot', length: 0.2, thickness: 0.2, share: 0.05, dark: 0.1, light: 0.06 },
  grain: { mark: 'line', length: 60, thickness: 0.14, share: 0.16, dark: 0.2, light: 0.16 },
  brushed: { mark: 'line', length: 40, thickness: 0.06, share: 0.05, dark: 0.08, light: 0.14 },
  veins: { mark: 'vein', length: 30, thickness: 0.22, share: 0.03, dark: 0.13, light: 0.3 },
  cane: { mark: 'lattice', length: 1.6, thickness: 0.55, share: 1, dark: 0.32, light: 0.26 },
  speckle: { mark: 'dot', length: 0.18, thickness: 0.18, share: 0.05, dark: 0.3, light: 0.25 },
  knit: { mark: 'vee', length: 1.1, thickness: 0.26, share: 0.5, dark: 0.2, light: 0.2 },
}
