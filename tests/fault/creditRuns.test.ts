import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './credit/Client.ts'
import { applyForLoan } from './credit/applyForLoan.ts'
import { payLoan } from './credit/payLoan.ts'
import { type FaultyGraph, startFaultyGraph } from './credit/startFaultyGraph.ts'
import { createChance } from './runs/chance.ts'

/**
 * A new customer who applies for a loan and pays it back, over a bad network before and behind the gateway, as a seed has
 * it. `FAULT_SEED=<seed>` begins with another seed, `FAULT_RUNS=<n>` plays as many as are wanted. A failure prints all
 * that happened.
 */
const RUNS = Number(process.env['FAULT_RUNS'] ?? 4)
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1)
const RUN_MS = 120_000

let graph: FaultyGraph
beforeAll(async () => {
  graph = await startFaultyGraph()
})
afterAll(() => graph.stop())

describe('a loan with any faults on the way', () => {
  it.for(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
    'seed %i is applied for once, granted once, and paid once',
    { timeout: RUN_MS },
    async (seed) => {
      const story: string[] = []
      const log = (line: string) => void story.push(line)
      const chance = createChance(seed, 'credit')
      const address = `10.97.${(seed >> 8) & 255}.${seed & 255}`
      const client = new Client({ gateway: graph.gateway, address, chance, log })
      const run = { client, chance, platform: graph.platform, log }
      graph.setWeather(seed, log)
      const fault = await applyForLoan(run)
        .then((sent) => payLoan(run, sent))
        .catch((error: unknown) => String(error))
      graph.clearSky()
      if (process.env['FAULT_LOG']) console.log(`seed ${seed}\n${story.join('\n')}`)
      expect(fault, `FAULT_SEED=${seed} FAULT_RUNS=1\n${story.join('\n')}\n`).toBeUndefined()
    },
  )
})
