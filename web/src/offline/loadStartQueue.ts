/**
 * The queue's code. In a file of its own, which the first render does without: the names of all the files that the queue
 * is loaded with stand here, and not in what every visit waits for.
 */
export async function loadStartQueue() {
  const { startQueue } = await import('./startQueue.ts')
  return startQueue
}
