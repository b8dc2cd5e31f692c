import { LIVE_TEST_MAX_BYTES } from '@hogar/schema/validation/limits.ts'
import type { Picture } from '../pictures/drawnPicture.ts'
import { jpegOf } from '../pictures/jpegOf.ts'
import { FACE_MAX_BYTES, FACE_TRIES } from '../pictures/limits.ts'
import { base64Of } from '../pictures/readBlob.ts'

/** Returns the pictures as the gateway takes them: a photo and frames in base64; null if they cannot be made small enough. */
export async function liveTestBody(pictures: readonly Picture[]): Promise<string | null> {
  const jpegs = await Promise.all(
    pictures.map((picture) => jpegOf(picture, { tries: FACE_TRIES, maxBytes: FACE_MAX_BYTES })),
  )
  const drawn = jpegs.filter((jpeg) => jpeg !== null)
  if (drawn.length < pictures.length) return null
  const [photo, ...frames] = await Promise.all(drawn.map(base64Of))
  const body = JSON.stringify({ photo, frames })
  return body.length <= LIVE_TEST_MAX_BYTES ? body : null
}
