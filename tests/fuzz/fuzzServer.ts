import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/processes.ts'
import { type ServerName, faultOf } from './faultOf.ts'
import { type HostileRequest, printfCommand } from './hostileRequest.ts'
import type { Random } from './random.ts'
import { type Outcome, RawLine } from './RawLine.ts'

/** Fewer than a storefront renders at once: it should not have to shed. */
const LINES = 16
const TOGETHER_SHARE = 0.1
const FAULTS_MAX = 100
const ARTIFACTS = join(ROOT, 'tests/artifacts/fuzz')

type Options = Readonly<{
  server: ServerName
  port: number
  count: number
  random: Random
  make: (random: Random) => HostileRequest
  secrets: readonly string[]
}>

export type FuzzReport = Readonly<{
  sent: number
  seconds: number
  /** Answers by status, and `closed`. */
  outcomes: Readonly<Record<string, number>>
  /** Each with the command that sends the request again. */
  faults: readonly string[]
}>

/** Sends so many hostile requests to one server, some of them pipelined, and judges every answer. */
export async function fuzzServer({ server, port, count, random, make, secrets }: Options): Promise<FuzzReport> {
  const outcomes: Record<string, number> = {}
  const faults: string[] = []
  let sent = 0
  const start = performance.now()
  const judge = (request: HostileRequest, outcome: Outcome) => {
    const name = outcome.kind === 'answered' ? String(outcome.answer.status) : outcome.kind
    outcomes[name] = (outcomes[name] ?? 0) + 1
    const fault = faultOf(outcome, { server, request, secrets })
    if (fault !== null) faults.push(describeFault({ fault, request, server, port }, faults.length))
  }
  const line = async () => {
    const raw = new RawLine(port)
    while (sent < count && faults.length < FAULTS_MAX) {
      const requests = Array.from({ length: random.chance(TOGETHER_SHARE) ? 4 : 1 }, () => make(random))
      sent += requests.length
      if (requests.length > 1 && requests.every(({ isWhole }) => isWhole)) {
        const all = await raw.askTogether(requests)
        for (const [at, outcome] of all.entries()) judge(requests[at]!, outcome)
      } else for (const request of requests) judge(request, await raw.ask(request))
    }
    raw.close()
  }
  await Promise.all(Array.from({ length: LINES }, line))
  return { sent, seconds: (performance.now() - start) / 1_000, outcomes, faults }
}

type Fault = Readonly<{ fault: string; request: HostileRequest; server: ServerName; port: number }>

function describeFault({ fault, request, server, port }: Fault, at: number): string {
  mkdirSync(ARTIFACTS, { recursive: true })
  const file = join(ARTIFACTS, `${server}-${at}.http`)
  writeFileSync(file, request.bytes)
  return `${server} (${request.kind}): ${fault}\n  ${printfCommand(request.bytes)} | nc 127.0.0.1 ${port}\n  whole in ${file}`
}
