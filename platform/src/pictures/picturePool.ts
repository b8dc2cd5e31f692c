import { createEncodeQueue } from './encodeQueue.ts'
import type { ImageRequest } from './imageRequest.ts'
import { PICTURE_QUEUE_MAX, PICTURE_WORKERS_MAX } from './limits.ts'
import type { Drawing } from './pictureSource.ts'
import { createPictureWorkerThread } from './pictureWorkerThread.ts'
import type { PictureTask, PictureWorkerThread } from './pictureWorkerThread.ts'
import type { JudgeOrder, ThumbnailOrder } from './legibility.ts'
import type { PhotoOrder } from './redrawPhoto.ts'

const WORKER_FILE = new URL('./pictureWorker.ts', import.meta.url)

export type PicturePool = Readonly<{
  /**
   * Draws and encodes a picture in a worker thread.
   * @throws QueueFullError when too many wait already; the worker's own error when it fails or dies
   */
  make: (drawing: Drawing, request: ImageRequest) => Promise<Buffer>
  /** Encodes a stored photo at the size asked, also in a worker thread. @throws as `make` does */
  resize: (jpeg: Uint8Array, request: ImageRequest) => Promise<Buffer>
  /** Re-encodes an uploaded photo, also in a worker thread. @throws as `make` does */
  redraw: (photo: PhotoOrder) => Promise<Buffer>
  /** Returns why an uploaded photo cannot be read (`dark`); null for a legible one. @throws as `make` does */
  judge: (photo: JudgeOrder) => Promise<string | null>
  /** Returns the brightness of an uploaded photo at every pixel of a small square. @throws as `make` does */
  thumbnail: (photo: ThumbnailOrder) => Promise<Buffer>
  /** Nothing is being drawn and nothing waits. */
  isIdle: () => boolean
  /** Terminates the workers; pictures being drawn are rejected. */
  close: () => Promise<void>
}>

/**
 * Keeps drawing away from the thread that answers shoppers.
 * @param drawModule module of the picture source; null if nothing is drawn
 * @param file program of the workers, another one in tests only
 */
export function createPicturePool(drawModule: URL | null, file: URL = WORKER_FILE): PicturePool {
  const program = { file, drawModule }
  const threads = Array.from({ length: PICTURE_WORKERS_MAX }, () => createPictureWorkerThread(program))
  const free: PictureWorkerThread[] = threads.toReversed()
  const queue = createEncodeQueue(PICTURE_WORKERS_MAX, PICTURE_QUEUE_MAX)
  let isClosed = false
  const makeOn = async (thread: PictureWorkerThread, task: PictureTask): Promise<Buffer> => {
    try {
      return await thread.make(task)
    } finally {
      free.push(thread)
    }
  }
  const run = (task: PictureTask) =>
    queue.run(async () => {
      const thread = free.pop()
      if (isClosed || thread === undefined) throw new Error('The picture workers are closed')
      return makeOn(thread, task)
    })
  return {
    make: (drawing, request) => run({ drawing, request }),
    resize: (jpeg, request) => run({ jpeg, request }),
    redraw: (photo) => run({ photo }),
    judge: async (judged) => (await run({ judged })).toString() || null,
    thumbnail: (thumbnail) => run({ thumbnail }),
    isIdle: () => free.length === threads.length,
    close: async () => {
      isClosed = true
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
