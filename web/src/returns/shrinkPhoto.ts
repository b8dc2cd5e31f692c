import { PHOTO_TRIES } from './limits.ts'

/** Try at a small file: longer side in pixels, and quality from 0 to 1. */
export type PhotoTry = Readonly<{ side: number; quality: number }>
/** Decoded picture that can be drawn as a file of this type, whose sides are at most `side` pixels long. */
type Drawable = Readonly<{ draw: (tried: PhotoTry, type: string) => Promise<Blob | null> }>

type Target = Readonly<{
  maxBytes: number
  /** Accepted file types, the preferred one first. Not every browser draws all of them. */
  types?: readonly string[]
  tries?: readonly PhotoTry[]
  open?: (file: Blob) => Promise<Drawable>
}>

/**
 * Converts a photo to a `data:` URL of a file small enough to send. Redrawing drops metadata such as the location.
 * Returns null if the file is no picture or stays too large.
 */
export async function shrinkPhoto(
  file: Blob,
  { maxBytes, types = ['image/jpeg'], tries = PHOTO_TRIES, open = openPicture }: Target,
): Promise<string | null> {
  try {
    const picture = await open(file)
    for (const tried of tries) {
      for (const type of types) {
        const blob = await picture.draw(tried, type)
        if (blob && blob.type === type && blob.size <= maxBytes) return toDataUrl(blob)
      }
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
    draw: ({ side, quality }, type) => {
      const scale = Math.min(1, side / Math.max(width, height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
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
