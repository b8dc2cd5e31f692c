import { parentPort, threadId } from 'node:worker_threads'
import type { PictureOrder, PictureReply } from '../pictureWorkerThread.ts'

/** A worker for tests: it answers with its thread's number, but dies of gifts, fails with toys and never ends a rug. */
parentPort?.on('message', ({ id, task }: PictureOrder) => {
  const kind = 'drawing' in task ? task.drawing.subject : null
  if (kind === 'gift') process.exit(3)
  if (kind === 'toy') return answer({ id, failure: 'toys cannot be drawn' })
  if (kind !== 'rug') answer({ id, bytes: Buffer.from(String(threadId)) })
})

function answer(reply: PictureReply): void {
  parentPort?.postMessage(reply)
}
