import type { ScreenPoint } from './camera.ts'

/** A corner on the picture with the light that it sends. */
export type LitPoint = ScreenPoint & Readonly<{ light: number }>

export type LitCell = readonly [LitPoint, LitPoint, LitPoint, LitPoint]
