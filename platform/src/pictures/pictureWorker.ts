import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { makePicture } from './makePicture.ts'
import type { PictureOrder, PictureReply } from './pictureWorkerThread.ts'
import { redrawPhoto } from './redrawPhoto.ts'

const LOW_PRIORITY = 10

const port = parentPort
if (port === null) throw new Error('pictureWorker.ts runs as a worker thread only')
// On Linux a priority is the calling thread's own; elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(LOW_PRIORITY)

port.on('message', (order: PictureOrder) => void fulfil(order).then((reply) => port.postMessage(reply)))

async function fulfil({ id, task }: PictureOrder): Promise<PictureReply> {
  try {
    return { id, bytes: await ('photo' in task ? redrawPhoto(task.photo) : makePicture(task.drawing, task.request)) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
