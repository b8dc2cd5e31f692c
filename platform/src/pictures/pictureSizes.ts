import { SCENES_FOLDER } from './scenesFolder.ts'

export type PictureSize = Readonly<{ width: number; height: number }>

/** Sizes that the storefront's pages ask for, smallest first; a test compares them with what it writes into `srcset`. */
const PICTURE_SIZES = [150, 200, 300, 400, 600, 800, 1024].map((side) => ({ width: side, height: side }))
const SCENE_SIZES = [
  { width: 480, height: 270 },
  { width: 800, height: 450 },
  { width: 1200, height: 675 },
  { width: 1600, height: 900 },
] as const

/**
 * The size that is drawn for one that is asked for: the smallest of the storefront's that is as wide and as high, else its
 * largest. So a picture has a handful of variants, whatever is asked. Without width and height it stays as it comes.
 */
export function drawnSize(path: string, { width, height }: PictureSize): PictureSize {
  if (width === 0 && height === 0) return { width, height }
  const sizes: readonly PictureSize[] = path.startsWith(SCENES_FOLDER) ? SCENE_SIZES : PICTURE_SIZES
  return sizes.find((size) => size.width >= width && size.height >= height) ?? sizes.at(-1) ?? { width, height }
}
