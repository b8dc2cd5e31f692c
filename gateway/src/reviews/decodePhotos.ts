import { servicePath } from '../catalogue/products/pictureUrl.ts'
import { readCount, readSources, readText } from '../parse/readValue.ts'
import { PHOTO_PATH_MAX_CHARACTERS } from './limits.ts'
import type { ReviewPhotoMapper } from './mappers.ts'

/** Photos of a review, or of many. */
type Photos = Readonly<{ raw: unknown; max: number; nickname?: string | null }>

/** Decodes at most `max` photos; leaves out those without a path of the image service or without a size. */
export function decodePhotos({ raw, max, nickname = null }: Photos): readonly ReviewPhotoMapper[] {
  return readSources(raw, max).flatMap((photo) => {
    const picture = readText(photo.file, PHOTO_PATH_MAX_CHARACTERS)
    const [width, height] = [readCount(photo.width), readCount(photo.height)]
    if (picture === null || !picture.startsWith('/') || !width || !height) return []
    return [{ picture, path: servicePath(picture), width, height, nickname: readText(photo.nickname) ?? nickname }]
  })
}
