import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'

/** Of an answer that is not 200, enough to say which server has refused and why. */
const REFUSAL_CHARACTERS = 200

export type SteadyLoad = Readonly<{
  /** Answers so far: `200`, or the text of a failure, with how often it came. */
  counts: ReadonlyMap<string, number>
  total(): number
  failures(): number
  /** Time of the last failure by `performance.now()`, 0 without one. */
  lastFailureAt(): number
  stop(): Promise<void>
}>

/** Pause of a reader after an answer: a load, but not one that takes the processors from the servers that restart. */
const PAUSE_MS = 25

/** Reads pages and the graph in turn on kept connections that each have an address of their own. */
export function startLoad(origins: Readonly<{ web: string; gateway: string }>, connections: number): SteadyLoad {
  const counts = new Map<string, number>()
  let isOver = false
  let lastFailureAt = 0
  const addresses = [
    `${origins.web}/`,
    `${origins.web}/salas`,
    `${origins.web}/de`,
    `${origins.gateway}/graphql?query={store{code}}`,
  ]
  const keepReading = async (index: number) => {
    const dispatcher = new Agent({ connections: 1, localAddress: `127.0.0.${100 + index}` })
    for (let turn = index; !isOver; turn += 1) {
      const answer = await read(addresses[turn % addresses.length] ?? '', dispatcher)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
      if (answer !== '200') lastFailureAt = performance.now()
      await wait(PAUSE_MS)
    }
    await dispatcher.close()
  }
  const readers = Array.from({ length: connections }, (_, index) => keepReading(index))
  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    counts,
    total,
    failures: () => total() - (counts.get('200') ?? 0),
    lastFailureAt: () => lastFailureAt,
    stop: async () => {
      isOver = true
      await Promise.all(readers)
    },
  }
}

async function read(address: string, dispatcher: Agent): Promise<string> {
  try {
    const { statusCode, body } = await request(address, { dispatcher, headers: { 'x-hogar-client': 'test' } })
    const text = await body.text()
    return statusCode === 200 ? '200' : `${statusCode} ${address} ${text.slice(0, REFUSAL_CHARACTERS)}`
  } catch (error) {
    return String(error)
  }
}
