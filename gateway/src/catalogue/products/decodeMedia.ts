import { MEDIA_MAX, PATH_CHARACTERS_MAX } from '../limits.ts'
import type { GalleryItem } from './productDocument.ts'
import { readHexColor } from '../readHexColor.ts'
import { type Source, readNumber, readSource, readSources, readText } from '../../parse/readValue.ts'

const VIDEO_PAGES: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
}

/** Returns the path of a picture, with its leading slash; null for none, which documents write as `no_selection`. */
export function picturePath(value: unknown): string | null {
  const path = readText(value, PATH_CHARACTERS_MAX)
  if (path === null || path.includes('no_selection')) return null
  return path.startsWith('/') || /^https?:/.test(path) ? path : `/${path}`
}

/** Returns the path of a product's main picture: the large one, else the small one, else the thumbnail; null for none. */
export function mainPicturePath({ image, small_image: small, thumbnail }: Source): string | null {
  return picturePath(image) ?? picturePath(small) ?? picturePath(thumbnail)
}

/** Decodes pictures and videos in display order. */
export function decodeGallery(value: unknown): readonly GalleryItem[] {
  const items: (GalleryItem & Readonly<{ position: number }>)[] = []
  for (const item of readSources(value, MEDIA_MAX)) {
    const path = picturePath(item.image) ?? picturePath(item.file)
    if (path === null) continue
    const position = readNumber(item.pos) ?? readNumber(item.position) ?? 0
    const label = readText(item.lab) ?? readText(item.label)
    items.push({ position, path, label, color: readHexColor(item.color), videoUrl: videoUrl(item.vid) })
  }
  return items.sort((a, b) => a.position - b.position)
}

/**
 * Returns the address of a video: the one in the document, else one built from the video's id at the service that the
 * document names.
 */
function videoUrl(value: unknown): string | null {
  const video = readSource(value)
  const url = readText(video.url, PATH_CHARACTERS_MAX)
  if (url !== null) return url.startsWith('https://') && URL.canParse(url) ? url : null
  const id = readText(video.video_id)
  const page = VIDEO_PAGES[readText(video.type) ?? '']
  return id === null || page === undefined ? null : `${page}${encodeURIComponent(id)}`
}
