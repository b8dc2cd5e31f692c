import { createHash } from 'node:crypto'
import type { ImageRequest } from './imageRequest.ts'
import { PICTURE_QUEUE_MAX } from './limits.ts'
import { type PicturePool, createPicturePool } from './picturePool.ts'
import { PLACEHOLDER_FOLDER, REVIEW_PHOTO_FOLDER, ROOMS_FOLDER, SCENES_FOLDER } from './pictureSource.ts'
import type { Drawing, PictureSource, Size, StoredPhoto, StoredPicture } from './pictureSource.ts'
import { createTurns } from './createTurns.ts'
import { createVariantCache } from './variantCache.ts'

export type PictureServiceOptions = Readonly<{
  /** Draws the pictures; null if there are none. */
  source: PictureSource | null
  /** Returns the picture stored under a path such as `/s/sofa-oslo/front.jpg`; null for an unknown path. */
  loadPicture: (path: string) => Promise<StoredPicture | null>
  /** Returns the photo stored under a path such as `/reviews/1f….jpg`; null for an unknown path. None by default. */
  loadPhoto?: (path: string) => Promise<StoredPhoto | null>
  /** Where encoded variants are kept; made when missing. */
  cacheDirectory: string
  /** Bytes that they may take there. */
  cacheMaxBytes?: number
  /** Called when a picture could not be stored; the request is answered all the same. */
  onStoreFailure?: (error: unknown) => void
}>

/**
 * A drawing, or a stored photo, with a hash of it as it is drawn now: another one whenever the picture would be another
 * one.
 */
export type FoundPicture = Readonly<{ key: string; natural: Size }> & (Drawing | StoredPhoto)

export type PictureService = Readonly<{
  /** Returns the picture of a path without its ending; null for an unknown path. */
  find: (path: string) => Promise<FoundPicture | null>
  /**
   * Returns the picture as requested, from the cache or drawn now.
   * @throws QueueFullError when too many wait to be made
   */
  make: (picture: FoundPicture, request: ImageRequest) => Promise<Buffer>
  /** Re-encodes an uploaded photo; the result is not cached. */
  redraw: PicturePool['redraw']
  judge: PicturePool['judge']
  thumbnail: PicturePool['thumbnail']
  /** Returns true if no request waits for a picture. */
  isIdle: () => boolean
  close: () => Promise<void>
}>

/** Finds, draws, encodes and keeps pictures. Worker threads do the drawing: a room takes one of them half a second. */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const { source, loadPicture, loadPhoto, cacheDirectory, cacheMaxBytes: maxBytes, onStoreFailure } = options
  const cache = createVariantCache(cacheDirectory, { maxBytes, onStoreFailure })
  // One variant of a picture at a time: one picture does not take all workers from the others.
  const turns = createTurns(PICTURE_QUEUE_MAX)
  const pool = createPicturePool(source?.drawModule ?? null)
  return {
    find: async (path) => {
      const photo = path.startsWith(REVIEW_PHOTO_FOLDER) ? await loadPhoto?.(`${path}.jpg`) : null
      // Its path is random and its bytes never change.
      if (photo) return { ...photo, key: hashOf(path) }
      if (source === null) return null
      const drawing = await findDrawing(path, source, loadPicture)
      return drawing && { ...drawing, key: drawingKey(drawing, source) }
    },
    make: (picture, request) =>
      cache.get({ ...request, source: picture.key }, () =>
        turns.take(picture.key, () =>
          'jpeg' in picture
            ? pool.resize(picture.jpeg, request)
            : pool.make({ natural: picture.natural, subject: picture.subject }, request),
        ),
      ),
    redraw: pool.redraw,
    judge: pool.judge,
    thumbnail: pool.thumbnail,
    isIdle: pool.isIdle,
    close: pool.close,
  }
}

function drawingKey({ subject }: Drawing, { version }: PictureSource): string {
  return hashOf(JSON.stringify([version, subject]))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function findDrawing(
  path: string,
  source: PictureSource,
  loadPicture: PictureServiceOptions['loadPicture'],
): Promise<Drawing | null> {
  const isStored = path.startsWith(ROOMS_FOLDER)
  if (!isStored && [SCENES_FOLDER, PLACEHOLDER_FOLDER].some((folder) => path.startsWith(folder)))
    return source.named(path)
  // Stored under one ending, asked for under any: the browser chooses the format, the catalogue does not know it.
  for (const ending of ['jpg', 'png', 'webp', 'svg']) {
    const stored = await loadPicture(`${path}.${ending}`)
    const drawing = stored && source.stored(stored)
    if (drawing) return drawing
  }
  return null
}
