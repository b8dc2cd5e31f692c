import { MEDIA_MAX, PATH_CHARACTERS_MAX } from './limits.ts'
import type { GalleryItem } from './productDocument.ts'
import { readHexColor } from './readHexColor.ts'
import { type Source, readNumber, readSource, readSources, readText } from './readValue.ts'

/** The path of a picture, with its leading slash; null for none, which documents write as `no_selection`. */
export function picturePath(value: unknown): string | null {
  const path = readText(value, PATH_CHARACTERS_MAX)
  if (path === null || path.includes('no_selection')) return null
  return path.startsWith('/') || /^https?:/.test(path) ? path : `/${path}`
}

/** Pictures and videos in the order to show them. */
export function decodeGallery(value: unknown): readonly GalleryItem[] {
  return readSources(value, MEDIA_MAX)
    .flatMap((item) => {
      const path = picturePath(item.image) ?? picturePath(item.file)
      if (path === null) return []
      const position = readNumber(item.pos) ?? readNumber(item.position) ?? 0
      const label = readText(item.lab) ?? readText(item.label)
      return [{ position, path, label, color: readHexColor(item.color), videoUrl: videoUrl(item) }]
    })
    .sort((a, b) => a.position - b.position)
}

function videoUrl(item: Source): string | null {
  const url = readText(readSource(item.vid).url, PATH_CHARACTERS_MAX)
  return url !== null && url.startsWith('https://') && URL.canParse(url) ? url : null
}
