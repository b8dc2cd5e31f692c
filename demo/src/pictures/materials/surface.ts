import type { Material, MaterialSpec } from '../illustrationSpec.ts'
import { mixed, rgbOf } from './colour.ts'
import type { Rgb } from './colour.ts'

export type TextureName =
  | 'weave'
  | 'pile'
  | 'loops'
  | 'hide'
  | 'grain'
  | 'brushed'
  | 'veins'
  | 'cane'
  | 'speckle'
  | 'knit'

/** Optical properties of a material. */
export type Finish = Readonly<{
  /** 0 a hard terminator between light and shade, 1 light that wraps around as in thick fabric. */
  wrap: number
  /** Strength and tightness of the highlight. */
  gloss: number
  tightness: number
  /** Brightening at grazing angles: velvet's nap. */
  sheen: number
  /** 0..1, how much of the surface is a mirror of the studio. */
  mirror: number
  /** Below 1 one sees through. */
  opacity: number
  texture?: TextureName
  /** 0..1 strength of the texture. */
  relief: number
}>

export type Surface = Readonly<{ finish: Finish; color: Rgb; material: Material; glow?: number }>

const MATTE: Finish = { wrap: 0.25, gloss: 0, tightness: 8, sheen: 0, mirror: 0, opacity: 1, relief: 1 }
const CLOTH: Finish = { ...MATTE, wrap: 0.4, sheen: 0.06, texture: 'weave' }
const WOOD: Finish = { ...MATTE, gloss: 0.1, tightness: 14, texture: 'grain' }
const METAL: Finish = { ...MATTE, gloss: 0.3, tightness: 30, mirror: 0.75 }

const FINISHES: Readonly<Record<Material, Finish>> = {
  linen: CLOTH,
  cotton: { ...CLOTH, relief: 0.35 },
  velvet: { ...MATTE, wrap: 0.15, sheen: 0.5, texture: 'pile', relief: 0.7 },
  boucle: { ...CLOTH, wrap: 0.5, texture: 'loops' },
  leather: { ...MATTE, gloss: 0.3, tightness: 12, texture: 'hide', relief: 0.6 },
  wool: { ...CLOTH, wrap: 0.5, texture: 'loops', relief: 0.7 },
  knit: { ...CLOTH, texture: 'knit' },
  oak: WOOD,
  walnut: WOOD,
  pine: WOOD,
  paintedWood: { ...WOOD, texture: undefined },
  blackSteel: { ...METAL, mirror: 0.18, gloss: 0.25, tightness: 12 },
  steel: { ...METAL, mirror: 0.45, texture: 'brushed', relief: 0.6 },
  brass: METAL,
  chrome: { ...METAL, mirror: 0.95 },
  aluminium: { ...METAL, mirror: 0.3 },
  glass: { ...METAL, mirror: 0.35, gloss: 0.7, tightness: 40, opacity: 0.34 },
  marble: { ...MATTE, gloss: 0.22, tightness: 30, texture: 'veins' },
  ceramic: { ...MATTE, gloss: 0.42, tightness: 36 },
  stoneware: { ...MATTE, gloss: 0.12, tightness: 10, texture: 'speckle' },
  plastic: { ...MATTE, gloss: 0.3, tightness: 24 },
  rattan: { ...MATTE, gloss: 0.08, texture: 'cane' },
  concrete: { ...MATTE, texture: 'speckle', relief: 0.8 },
  paper: { ...MATTE, wrap: 0.5 },
  rubber: { ...MATTE, gloss: 0.1 },
  wax: { ...MATTE, wrap: 0.6, gloss: 0.15, tightness: 10 },
}

/** The surface that a material and its colour make. */
export function surfaceOf({ material, color }: MaterialSpec): Surface {
  return { finish: FINISHES[material], color: rgbOf(color), material }
}

/** The same material a little lighter (towards white) or darker (negative), for piping, drawers, second cushions. */
export function toned(surface: Surface, amount: number): Surface {
  const target: Rgb = amount > 0 ? [255, 250, 242] : [40, 32, 26]
  return { ...surface, color: mixed(surface.color, target, Math.abs(amount)) }
}

/** A surface that shines by itself: lamp shades, flames, screens. */
export function glowing(surface: Surface, glow: number): Surface {
  return { ...surface, glow }
}
