import type { Texture } from '../materials/textures.ts'

/** Picture units per centimetre, and per pixel of the output. */
export type DrawingScale = Readonly<{ zoom: number; coarseness: number }>

export type MarkContext = DrawingScale & Readonly<{ texture: Texture }>
