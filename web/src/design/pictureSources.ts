/** Widths that the image service is asked for: few, so that its cache and the browser's are hit. */
export const PICTURE_WIDTHS = [150, 200, 300, 400, 600, 800, 1024] as const
export const SCENE_WIDTHS = [480, 800, 1200, 1600] as const

export type PictureFormat = 'avif' | 'webp' | 'jpg'

type Shape = Readonly<{
  widths: readonly number[]
  /** Width by height. */
  ratio: number
}>

/** Address of a picture on this origin, at one size. `path` is as the graph gives it, with or without a leading slash. */
export function pictureUrl(
  path: string,
  size: Readonly<{ width: number; height: number }>,
  format: PictureFormat,
): string {
  return `/img/${size.width}/${size.height}/fit/${path.replace(/^\//, '')}.${format}`
}

/** The `srcset` of a picture in one format. */
export function pictureSourceSet(path: string, format: PictureFormat, { widths, ratio }: Shape): string {
  return widths
    .map((width) => `${pictureUrl(path, { width, height: Math.round(width / ratio) }, format)} ${width}w`)
    .join(', ')
}
