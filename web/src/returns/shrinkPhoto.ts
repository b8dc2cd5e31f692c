import { RETURN_PHOTO_MAX_BYTES } from '@hogar/schema/validation/limits.ts'
import { PHOTO_TRIES } from './limits.ts'

/** Decoded picture that can be drawn as a JPEG whose sides are at most `side` pixels long. */
type Drawable = Readonly<{ draw: (side: number, quality: number) => Promise<Blob | null> }>

/**
 * Converts a photo to a `data:` URL of a JPEG small enough to send. Redrawing drops metadata such as the location.
 * Returns null if the file is no picture or stays too large.
 */
export async function shrinkPhoto(file: Blob, open: (file: Blob) => Promise<Drawable> = openPicture) {
  try {
    const picture = await open(file)
    for (const { side, quality } of PHOTO_TRIES) {
      const blob = await picture.draw(side, quality)
      if (blob && blob.type === 'image/jpeg' && blob.size <= RETURN_PHOTO_MAX_BYTES) return toDataUrl(blob)
    }
    return null
  } catch {
    return null
  }
}

async function openPicture(file: Blob): Promise<Drawable> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  return {
    draw: (side, quality) => {
      const scale = Math.min(1, side / Math.max(width, height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    },
  }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('a photo could not be read'))
    reader.readAsDataURL(blob)
  })
}
