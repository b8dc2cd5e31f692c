import type { Size } from './drawing.ts'
import type { ImageRequest } from './imageRequest.ts'

/** Pixels per unit of a drawing at which it fills what was asked for: all of the box for `fit`, else its tighter side. */
export function rasterScale(natural: Size, { width, height, action }: ImageRequest): number {
  const shares = [width / natural.width, height / natural.height].filter((share) => share > 0)
  if (shares.length === 0) return 1
  return action === 'fit' ? Math.max(...shares) : Math.min(1, ...shares)
}
