import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTOS_MAX } from '@hogar/schema/validation/limits.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'

const DATA_URL = /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/
const BASE64_BYTES = 3
const BASE64_CHARACTERS = 4
const BYTES_PER_KILOBYTE = 1_000
const PREFIX_MAX_CHARACTERS = 'data:image/jpeg;base64,'.length
const MAX_CHARACTERS = Math.ceil(REVIEW_PHOTO_MAX_BYTES / BASE64_BYTES) * BASE64_CHARACTERS + PREFIX_MAX_CHARACTERS
/** Texts that files of each type begin with, by their place. */
const SIGNATURES: Readonly<Record<string, Readonly<{ at: number; bytes: string }>>> = {
  jpeg: { at: 0, bytes: '\u{FF}\u{D8}\u{FF}' },
  png: { at: 0, bytes: '\u{89}PNG\r\n\u{1A}\n' },
  webp: { at: 8, bytes: 'WEBP' },
}

/** Files of a review in base64; or the reasons why some are refused, each at its photo. */
type ReadPhotos = Readonly<{ photos: readonly string[]; userErrors: readonly UserError[] }>

/** Reads the photos of a review from their `data:` URLs. The platform decodes and encodes them again. */
export function readReviewPhotos(urls: readonly string[], language: MessageLanguage): ReadPhotos {
  if (urls.length > REVIEW_PHOTOS_MAX) {
    const words = { max: REVIEW_PHOTOS_MAX }
    return { photos: [], userErrors: [userError(language, 'REVIEW_PHOTOS_TOO_MANY', { field: ['photos'], words })] }
  }
  const read = urls.map((url, at) => readOne(url) ?? photoRefused(language, 'REVIEW_PHOTO_UNREADABLE', at))
  const sized = read.map((photo, at) => {
    const isLarge = photo === TOO_LARGE
    return isLarge ? photoRefused(language, 'REVIEW_PHOTO_TOO_LARGE', at) : photo
  })
  return {
    photos: sized.filter((photo) => typeof photo === 'string'),
    userErrors: sized.filter((photo) => typeof photo !== 'string'),
  }
}

/** Returns the refusal of the photo at a position, from 0; its message counts from 1. */
export function photoRefused(
  language: MessageLanguage,
  code: 'REVIEW_PHOTO_UNREADABLE' | 'REVIEW_PHOTO_TOO_LARGE',
  at: number,
): UserError {
  const words = { number: at + 1, kilobytes: REVIEW_PHOTO_MAX_BYTES / BYTES_PER_KILOBYTE }
  return userError(language, code, { field: ['photos', at], words })
}

const TOO_LARGE = 'too large'

/** Returns the base64 of a photo, `TOO_LARGE`, or null for anything that is none. */
function readOne(url: string): string | null {
  if (url.length > MAX_CHARACTERS) return url.startsWith('data:image/') ? TOO_LARGE : null
  const [, type = '', base64] = DATA_URL.exec(url) ?? []
  const signature = SIGNATURES[type]
  if (base64 === undefined || signature === undefined) return null
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > REVIEW_PHOTO_MAX_BYTES) return TOO_LARGE
  const { at, bytes: expected } = signature
  return bytes.toString('latin1', at, at + expected.length) === expected ? base64 : null
}
