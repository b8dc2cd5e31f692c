/** Widths requested from the image service: few, so that caches are hit. */
export const PICTURE_WIDTHS = [150, 200, 300, 400, 600, 800, 1024] as const
export const SCENE_WIDTHS = [480, 800, 1200, 1600] as const

export type PictureFormat = 'avif' | 'webp' | 'jpg'

type Shape = Readonly<{
  widths: readonly number[]
  /** Width divided by height. */
  ratio: number
}>

/**
 * Returns the address of a picture on this origin in one size. `path` is the graph's value, with or without a leading
 * slash.
 */
export function pictureUrl(
  path: string,
  size: Readonly<{ width: number; height: number }>,
  format: PictureFormat,
): string {
  return `/img/${size.width}/${size.height}/fit/${path.replace(/^\//, '')}.${format}`
}

/** Returns the `srcset` of a picture in one format. */
export function pictureSourceSet(path: string, format: PictureFormat, { widths, ratio }: Shape): string {
  return widths
    .map((width) => `${pictureUrl(path, { width, height: Math.round(width / ratio) }, format)} ${width}w`)
    .join(', ')
}
