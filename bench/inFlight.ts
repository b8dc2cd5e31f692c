const P50 = 0.5
const P95 = 0.95

export type Latency = Readonly<{ p50Ms: number; p95Ms: number; requests: number }>

/** Runs all tasks, so many of them at once, each as soon as another has ended. */
export async function inFlight(tasks: readonly (() => Promise<void>)[], atOnce: number): Promise<Latency> {
  const times: number[] = []
  let next = 0
  const work = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      const startedAt = performance.now()
      await task()
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50Ms: at(P50), p95Ms: at(P95), requests: times.length }
}
