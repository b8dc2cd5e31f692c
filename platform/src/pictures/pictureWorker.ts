import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { encodePhoto } from './encodePicture.ts'
import { greyThumbnail, legibilityFault } from './legibility.ts'
import { loadDraw } from './loadDraw.ts'
import { makePicture } from './makePicture.ts'
import type { Draw } from './pictureSource.ts'
import type { PictureOrder, PictureReply, PictureTask } from './pictureWorkerThread.ts'
import { redrawPhoto } from './redrawPhoto.ts'

const LOW_PRIORITY = 10

const port = parentPort
if (port === null) throw new Error('pictureWorker.ts runs as a worker thread only')
// On Linux a priority is the calling thread's own; elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(LOW_PRIORITY)

/** Module of the picture source; null for a platform without one. */
const drawModule: string | null = workerData.drawModule
let drawing: Promise<Draw> | null = null

port.on('message', (order: PictureOrder) => void fulfil(order).then((reply) => port.postMessage(reply)))

async function fulfil({ id, task }: PictureOrder): Promise<PictureReply> {
  try {
    return { id, bytes: await carryOut(task) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function carryOut(task: PictureTask): Promise<Buffer> {
  if ('jpeg' in task) return encodePhoto(task.jpeg, task.request)
  if ('photo' in task) return redrawPhoto(task.photo)
  if ('thumbnail' in task) return greyThumbnail(task.thumbnail)
  // Every reply is bytes: none for a legible picture.
  if ('judged' in task) return Buffer.from((await legibilityFault(task.judged)) ?? '')
  if (drawModule === null) throw new Error('There is no source of pictures')
  drawing ??= loadDraw(drawModule)
  return makePicture(await drawing, task.drawing, task.request)
}
