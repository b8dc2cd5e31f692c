import { createHash } from 'node:crypto'
import type { Drawing } from './drawing.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import type { IllustrationSpec, PictureView } from './illustrationSpec.ts'
import type { ImageRequest } from './imageRequest.ts'
import { PICTURE_QUEUE_MAX } from './limits.ts'
import { type PicturePool, createPicturePool } from './picturePool.ts'
import { placeholderSpec } from './placeholderSpec.ts'
import { ROOM_SCENES } from './scenes/roomScenes.ts'
import { SCENES_FOLDER } from './scenesFolder.ts'
import { createTurns } from './turns.ts'
import { createVariantCache } from './variantCache.ts'

export type PictureSource = Readonly<{ spec: IllustrationSpec; view: PictureView }>

export type PictureServiceOptions = Readonly<{
  /** What to draw for a stored path such as `/s/sofa-oslo/front.jpg`; null when nothing is stored there. */
  loadPicture: (path: string) => Promise<PictureSource | null>
  /** Where encoded variants are kept; made when missing. */
  cacheDirectory: string
  /** Bytes that they may take there. */
  cacheMaxBytes?: number
  /** Told when a picture could not be kept; it is answered all the same. */
  onNotKept?: (error: unknown) => void
}>

export type PictureService = Readonly<{
  /** What there is to draw at a path without its ending; null when nothing is. */
  find: (path: string) => Promise<Drawing | null>
  /**
   * The picture as it was asked for, kept from before or made now.
   * @throws QueueFullError when too many wait to be made
   */
  make: (drawing: Drawing, request: ImageRequest) => Promise<Buffer>
  /** Draws somebody's photo anew; it is not kept. */
  redraw: PicturePool['redraw']
  /** Nobody waits for a picture. */
  isIdle: () => boolean
  close: () => Promise<void>
}>

const PLACEHOLDER_FOLDER = '/placeholder/'
/** Raised when drawings change, so that no variant of an older drawing is served. */
const DRAWING_VERSION = 2

/** A hash of a drawing as it is drawn now: another one whenever the picture would be another one. */
export function drawingKey(drawing: Drawing): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, drawing]))
    .digest('hex')
}

/** Finds, draws, encodes and keeps pictures. Worker threads do the drawing: a room takes one of them half a second. */
export function createPictureService({ loadPicture, cacheDirectory, ...rest }: PictureServiceOptions): PictureService {
  const { cacheMaxBytes: maxBytes, onNotKept } = rest
  const cache = createVariantCache(cacheDirectory, { maxBytes, onNotKept })
  // One variant of a picture at a time: one picture does not take all workers from the others.
  const turns = createTurns(PICTURE_QUEUE_MAX)
  const pool = createPicturePool()
  return {
    find: (path) => findDrawing(path, loadPicture),
    make: (drawing, request) => {
      const source = drawingKey(drawing)
      return cache.get({ ...request, source }, () => turns.take(source, () => pool.make(drawing, request)))
    },
    redraw: pool.redraw,
    isIdle: pool.isIdle,
    close: pool.close,
  }
}

async function findDrawing(path: string, loadPicture: PictureServiceOptions['loadPicture']): Promise<Drawing | null> {
  if (path.startsWith(SCENES_FOLDER)) {
    const scene = ROOM_SCENES.find((known) => `${SCENES_FOLDER}${known}` === path)
    return scene ? { kind: 'scene', scene } : null
  }
  if (path.startsWith(PLACEHOLDER_FOLDER)) {
    const kind = ILLUSTRATION_KINDS.find((known) => `${PLACEHOLDER_FOLDER}${known}` === path)
    return kind ? { kind: 'product', spec: placeholderSpec(kind), view: 'three-quarter' } : null
  }
  // Stored under one ending, asked for under any: the browser chooses the format, the catalogue does not know it.
  for (const ending of ['jpg', 'png', 'webp', 'svg']) {
    const source = await loadPicture(`${path}.${ending}`)
    if (source) return { kind: 'product', spec: source.spec, view: source.view }
  }
  return null
}
