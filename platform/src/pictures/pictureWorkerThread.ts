import { Worker } from 'node:worker_threads'
import type { ImageRequest } from './imageRequest.ts'
import type { Drawing } from './pictureSource.ts'
import type { JudgeOrder, ThumbnailOrder } from './legibility.ts'
import type { PhotoOrder } from './redrawPhoto.ts'

/** Message to the worker; the reply has the same id. */
export type PictureOrder = Readonly<{ id: number; task: PictureTask }>
/** A drawing of the picture source; a stored photo to encode; or an uploaded one to draw again, to judge, or to make small. */
export type PictureTask =
  | Readonly<{ drawing: Drawing; request: ImageRequest }>
  | Readonly<{ jpeg: Uint8Array; request: ImageRequest }>
  | Readonly<{ photo: PhotoOrder }>
  | Readonly<{ judged: JudgeOrder }>
  | Readonly<{ thumbnail: ThumbnailOrder }>
export type PictureReply = Readonly<{ id: number; bytes: Uint8Array }> | Readonly<{ id: number; failure: string }>

export type PictureWorkerThread = Readonly<{
  /** Draws and encodes one picture. Rejects when that fails, and when the worker ends meanwhile. */
  make: (task: PictureTask) => Promise<Buffer>
  /** Terminates the thread, together with its running tasks. */
  close: () => Promise<void>
}>

type Order = Readonly<{ resolve: (bytes: Buffer) => void; reject: (error: Error) => void }>
type Life = Readonly<{ worker: Worker; orders: Map<number, Order> }>

export type WorkerProgram = Readonly<{
  file: URL
  /** Module that draws; null if nothing is drawn. */
  drawModule: URL | null
}>

/** Thread that runs `program`. The first order starts it, and the first order after a crash restarts it. */
export function createPictureWorkerThread(program: WorkerProgram): PictureWorkerThread {
  let life: Life | null = null
  let lastId = 0
  const begin = (): Life => {
    const begun = live(program, () => {
      if (life === begun) life = null
    })
    return begun
  }
  return {
    make: (task) =>
      new Promise((resolve, reject) => {
        life ??= begin()
        lastId += 1
        life.orders.set(lastId, { resolve, reject })
        life.worker.postMessage({ id: lastId, task } satisfies PictureOrder)
      }),
    close: async () => {
      await life?.worker.terminate()
    },
  }
}

/** One life of the thread, with the orders that die with it: those of the next life are not touched. */
function live({ file, drawModule }: WorkerProgram, ended: () => void): Life {
  const worker = new Worker(file, { workerData: { drawModule: drawModule?.href ?? null } })
  const orders = new Map<number, Order>()
  const end = (error: Error): void => {
    ended()
    for (const { reject } of orders.values()) reject(error)
    orders.clear()
  }
  worker.on('message', (reply: PictureReply) => {
    const order = orders.get(reply.id)
    orders.delete(reply.id)
    if ('failure' in reply) order?.reject(new Error(reply.failure))
    else order?.resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => end(new Error(`The picture worker ended with code ${code}`)))
  // The thread does not keep the process alive; requests in flight keep the server up by themselves.
  worker.unref()
  return { worker, orders }
}
