import autocannon, { type Request, type Result } from 'autocannon'
import { cpuMs, residentMb } from '../processUsage.ts'

const CONNECTIONS = 64

export type Target = Readonly<{ name: string; url: string; pid: number }>

/** One request of a load: its body, and its headers beside the content type. */
export type Ask = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>

export type Sample = Readonly<{
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  cpuMsPerRequest: number
  memoryMb: number
  failures: number
}>

/**
 * Sends `requests` requests over 64 connections, and reads the CPU and memory use of the server's process. Each
 * connection goes round all of `asks` from a place of its own, so that two seldom ask the same at once.
 */
export async function measure(target: Target, asks: readonly Ask[], requests: number): Promise<Sample> {
  const all: Request[] = asks.map(({ body, headers }) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }))
  const cpuBefore = cpuMs(target.pid)
  const startedAt = performance.now()
  // The load tool ends at a whole second of its own: the last answer marks the real end of the work.
  let endedAt = startedAt
  let connections = 0
  const result = await new Promise<Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: target.url,
        connections: CONNECTIONS,
        amount: requests,
        requests: all,
        setupClient: (client) => {
          const from = Math.floor((connections / CONNECTIONS) * all.length)
          connections += 1
          client.setRequests([...all.slice(from), ...all.slice(0, from)])
        },
      },
      (error: Error | null, outcome) => (error ? reject(error) : resolve(outcome)),
    )
    load.on('response', () => {
      endedAt = performance.now()
    })
  })
  return {
    requestsPerSecond: requests / ((endedAt - startedAt) / 1_000),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (cpuMs(target.pid) - cpuBefore) / requests,
    memoryMb: residentMb(target.pid),
    failures: result.non2xx + result.errors,
  }
}
