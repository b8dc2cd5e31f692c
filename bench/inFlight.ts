import { percentile } from './median.ts'
import { cpuMs } from './processUsage.ts'

const P50 = 50
const P95 = 95

export type Latency = Readonly<{
  p50Ms: number
  p95Ms: number
  requests: number
  /** Processor time of each watched process for one request, by the process's name. */
  cpuMs: Readonly<Record<string, number>>
}>

type Watched = Readonly<Record<string, number>>

/**
 * Runs all tasks, so many of them at once, each as soon as another has ended; `watched` are processes' ids by name. Those
 * that all begin in one moment are run and not timed: they wait for each other as none does afterwards.
 */
export async function inFlight(
  tasks: readonly (() => Promise<unknown>)[],
  atOnce: number,
  watched: Watched,
): Promise<Latency> {
  const times: number[] = []
  let next = 0
  const work = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      const isSettled = next > atOnce
      const startedAt = performance.now()
      await task()
      if (isSettled) times.push(performance.now() - startedAt)
    }
  }
  const before = spent(watched)
  await Promise.all(Array.from({ length: atOnce }, work))
  const after = spent(watched)
  const cpu = after.map(([name, ms], place) => [name, (ms - (before[place]?.[1] ?? 0)) / tasks.length] as const)
  return {
    p50Ms: percentile(times, P50),
    p95Ms: percentile(times, P95),
    requests: tasks.length,
    cpuMs: Object.fromEntries(cpu),
  }
}

function spent(watched: Watched): readonly (readonly [name: string, ms: number])[] {
  return Object.entries(watched).map(([name, pid]) => [name, cpuMs(pid)] as const)
}
