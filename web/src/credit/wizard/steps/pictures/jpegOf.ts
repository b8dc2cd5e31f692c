import type { Picture } from './drawnPicture.ts'

type Tries = Readonly<{
  tries: readonly Readonly<{ side: number; quality: number }>[]
  maxBytes: number
}>

/** Draws a picture as a JPEG small enough to send; null if it stays too large or the browser cannot. */
export async function jpegOf(picture: Picture, { tries, maxBytes }: Tries): Promise<Blob | null> {
  for (const { side, quality } of tries) {
    const blob = await picture.draw(side, quality)
    if (blob && blob.type === 'image/jpeg' && blob.size <= maxBytes) return blob
  }
  return null
}
