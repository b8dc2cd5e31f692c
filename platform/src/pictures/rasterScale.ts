import type { ImageRequest } from './imageRequest.ts'
import type { Size } from './pictureSource.ts'

/** Pixels per unit of a drawing so that it fills the requested size: all of the box for `fit`, else its tighter side. */
export function rasterScale(natural: Size, { width, height, action }: ImageRequest): number {
  const shares = [width / natural.width, height / natural.height].filter((share) => share > 0)
  if (shares.length === 0) return 1
  return action === 'fit' ? Math.max(...shares) : Math.min(1, ...shares)
}
