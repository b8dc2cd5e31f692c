import { surfaceOf } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'

export const BLACK: Surface = surfaceOf({ material: 'plastic', color: '#232326' })
export const DARK_GLASS: Surface = surfaceOf({ material: 'ceramic', color: '#1b1d21' })
export const STEEL: Surface = surfaceOf({ material: 'steel', color: '#c4c7ca' })
export const CLEAR: Surface = surfaceOf({ material: 'glass', color: '#dbe6e8' })
/** Luminous digits or a bar on a dark display. */
export const DISPLAY_INK = { color: '#8fe3ff' } as const
