import { RETURN_PHOTO_MAX_BYTES } from '@hogar/schema/validation/limits.ts'

const DATA_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/
const BASE64_BYTES = 3
const BASE64_CHARACTERS = 4
const MAX_CHARACTERS =
  Math.ceil(RETURN_PHOTO_MAX_BYTES / BASE64_BYTES) * BASE64_CHARACTERS + 'data:image/jpeg;base64,'.length
/** First bytes of every JPEG. */
const BEGINNING = [0xff, 0xd8, 0xff]

/**
 * Returns the base64 of a photo from its `data:` URL; null if it is none, is too large, or does not begin with a JPEG's
 * bytes, even if its type says so. The platform encodes it again.
 */
export function readPhoto(url: string): string | null {
  if (url.length > MAX_CHARACTERS) return null
  const [, base64] = DATA_URL.exec(url) ?? []
  if (base64 === undefined) return null
  const bytes = Buffer.from(base64, 'base64')
  const isJpeg = BEGINNING.every((byte, position) => bytes[position] === byte)
  return isJpeg && bytes.length <= RETURN_PHOTO_MAX_BYTES ? base64 : null
}
