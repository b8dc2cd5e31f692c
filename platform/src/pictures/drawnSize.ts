import { SCENES_FOLDER } from './pictureSource.ts'
import type { Size } from './pictureSource.ts'

/** Sizes that the storefront's pages request, smallest first; a test compares them with its `srcset`. */
const PICTURE_SIZES = [150, 200, 300, 400, 600, 800, 1024].map((side) => ({ width: side, height: side }))
const SCENE_SIZES = [
  { width: 480, height: 270 },
  { width: 800, height: 450 },
  { width: 1200, height: 675 },
  { width: 1600, height: 900 },
] as const

/**
 * The size drawn for a requested one: the smallest of the storefront's that is as wide and as high, else its largest.
 * This limits a picture to a handful of variants for any request. Without width and height the size is unchanged.
 */
export function drawnSize(path: string, { width, height }: Size): Size {
  if (width === 0 && height === 0) return { width, height }
  const sizes: readonly Size[] = path.startsWith(SCENES_FOLDER) ? SCENE_SIZES : PICTURE_SIZES
  return sizes.find((size) => size.width >= width && size.height >= height) ?? sizes.at(-1) ?? { width, height }
}
