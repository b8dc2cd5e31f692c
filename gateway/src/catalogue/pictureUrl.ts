import { PICTURE_PIXELS_MAX } from './limits.ts'

/** How a picture is asked for. Pixels from 1 to 1024. */
export type PictureSize = Readonly<{ width: number; height: number; extension: 'avif' | 'webp' | 'jpg' }>

/** A picture's path below the image service: encoded, without leading slash and extension. */
export function servicePath(picture: string): string {
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
