import { PICTURE_PIXELS_MAX } from './limits.ts'

/** How a picture is asked for. Pixels from 1 to 1024. */
export type PictureSize = Readonly<{ width: number; height: number; extension: 'avif' | 'webp' | 'jpg' }>

/** Nearly all paths: nothing in them to encode or to leave out but the slash before and the ending. */
const PLAIN = /^\/((?:[\w-]+\/)*[\w-]+)\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** A picture's path below the image service: encoded, without leading slash and extension. */
export function servicePath(picture: string): string {
  const plain = PLAIN.exec(picture)?.[1]
  if (plain !== undefined) return plain
  const [path = ''] = picture.split(/[?#]/)
  return path
    .replace(/\.(?:jpe?g|png|webp|avif|gif|svg)$/i, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => encodeURIComponent(part))
    .join('/')
}

/** Address of a picture at a size: cropped to exactly that box. */
export function pictureUrl(service: string, picture: string, { width, height, extension }: PictureSize): string {
  const [w, h] = [width, height].map((pixels) => Math.min(PICTURE_PIXELS_MAX, Math.max(1, pixels)))
  return `${service}/${w}/${h}/fit/${servicePath(picture)}.${extension}`
}

/** Address of a file: its own, or below the service that has the pictures when it is a path. */
export function fileUrl(service: string, address: string): string {
  return address.startsWith('/') ? `${service}${address}` : address
}
