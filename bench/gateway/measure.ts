import autocannon, { type Result } from 'autocannon'
import { cpuMs, residentMb } from '../processUsage.ts'

const CONNECTIONS = 64

export type Target = Readonly<{ name: string; url: string; pid: number; headers: Readonly<Record<string, string>> }>

export type Sample = Readonly<{
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  cpuMsPerRequest: number
  memoryMb: number
  failures: number
}>

/** Sends the same body a number of times over 64 connections, and reads the CPU and memory use of the server's process. */
export async function measure(target: Target, body: string, requests: number): Promise<Sample> {
  const cpuBefore = cpuMs(target.pid)
  const startedAt = performance.now()
  // The load tool ends at a whole second of its own: the last answer marks the real end of the work.
  let endedAt = startedAt
  const result = await new Promise<Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: target.url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...target.headers },
        body,
        connections: CONNECTIONS,
        amount: requests,
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
