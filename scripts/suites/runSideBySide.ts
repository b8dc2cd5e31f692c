/** Runs so many of these jobs at a time, each as soon as one before it has ended. Rejects with the first that does. */
export async function runSideBySide(jobs: readonly (() => Promise<void>)[], lanes: number): Promise<void> {
  const waiting = [...jobs]
  const runLane = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
}
