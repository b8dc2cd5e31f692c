import { readFileSync } from 'node:fs'
import autocannon, { type Result } from 'autocannon'

const CONNECTIONS = 64
const CLOCK_TICKS_PER_SECOND = 100

export type Target = Readonly<{ name: string; url: string; pid: number; headers: Readonly<Record<string, string>> }>

export type Sample = Readonly<{
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  cpuMsPerRequest: number
  memoryMb: number
  failures: number
}>

/** Sends the same body a number of times over 64 connections, and reads what the server's process used for it. */
export async function measure(target: Target, body: string, requests: number): Promise<Sample> {
  const cpuBefore = cpuMs(target.pid)
  const startedAt = performance.now()
  // The load tool comes to an end at a whole second of its own: the last answer tells when the work was done.
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

/** Processor time of a process so far, user and system together. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / CLOCK_TICKS_PER_SECOND
}

function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1_024
}
