import { isPlainPath } from '@hogar/schema/routing/encodePath.ts'
import { PICTURE_PIXELS_MAX } from '../limits.ts'

/** File extension of each format. */
export const EXTENSIONS = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' } as const

/** Requested size and format of a picture: 1 to 1024 pixels a side. */
export type PictureSize = Readonly<{
  width: number
  height: number
  extension: 'avif' | 'webp' | 'jpg'
  action?: 'fit' | 'resize'
}>

/** Returns a picture's path at the image service: encoded, without leading slash and extension. */
export function servicePath(picture: string): string {
  const [address = ''] = picture.split(/[?#]/)
  const path = address.replace(/^\/+/, '').replace(/\.(?:jpe?g|png|webp|avif|gif|svg)$/i, '')
  if (isPlainPath(path)) return path
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part))
    .join('/')
}

/** Returns the address of a picture: cropped to exactly the given size (`fit`), or as large as fits into it (`resize`). */
export function pictureUrl(
  service: string,
  picture: string,
  { width, height, extension, action = 'fit' }: PictureSize,
): string {
  const [w, h] = [width, height].map((pixels) => Math.min(PICTURE_PIXELS_MAX, Math.max(1, pixels)))
  return `${service}/${w}/${h}/${action}/${servicePath(picture)}.${extension}`
}

/** Returns the address of a file: its own, or, for a path, one below the image service. */
export function fileUrl(service: string, address: string): string {
  return address.startsWith('/') ? `${service}${address}` : address
}
