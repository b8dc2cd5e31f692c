import { RETURN_PHOTO_MAX_BYTES } from '@hogar/schema/validation/limits.ts'

const DATA_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/
const BASE64_BYTES = 3
const BASE64_CHARACTERS = 4
const MAX_CHARACTERS =
  Math.ceil(RETURN_PHOTO_MAX_BYTES / BASE64_BYTES) * BASE64_CHARACTERS + 'data:image/jpeg;base64,'.length
/** What every JPEG begins with. */
const BEGINNING = [0xff, 0xd8, 0xff]

/**
 * The base64 of a photo out of its `data:` URL; null for what is none, is too large, or whose bytes do not begin as a
 * JPEG's do, whatever it calls itself. The platform draws it anew.
 */
export function readPhoto(url: string): string | null {
  if (url.length > MAX_CHARACTERS) return null
  const [, base64] = DATA_URL.exec(url) ?? []
  if (base64 === undefined) return null
  const bytes = Buffer.from(base64, 'base64')
  const isJpeg = BEGINNING.every((byte, position) => bytes[position] === byte)
  return isJpeg && bytes.length <= RETURN_PHOTO_MAX_BYTES ? base64 : null
}
