import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts'
import { benchGateway } from './gateway/benchGateway.ts'
import { benchStorefront } from './storefront/benchStorefront.ts'

const log = (line: string) => console.error(line)
const only = process.argv[2]

/** Measures gateway and storefront in one run, prints tables, and keeps the figures in `bench/results/`. */
if (only !== 'gateway') await buildWebIfStale()
const gateway = only === 'storefront' ? [] : await benchGateway(log)
const storefront = only === 'gateway' ? undefined : await benchStorefront(log)

if (gateway.length > 0) {
  console.log('\nGateway: 64 connections, one REST replay for all, medians of 5 rounds in turn\n')
  console.table(
    gateway.map(({ operation, server, sample, ratio, callsPerRequest }) => ({
      operation,
      server,
      'times plain': ratio.toFixed(2),
      'requests/s': Math.round(sample.requestsPerSecond),
      'p50 ms': sample.p50Ms,
      'p99 ms': sample.p99Ms,
      'CPU ms': sample.cpuMsPerRequest.toFixed(2),
      'memory MB': Math.round(sample.memoryMb),
      'REST calls': callsPerRequest,
      failures: sample.failures,
    })),
  )
}
if (storefront) {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
  console.log('\nStorefront: phone of 390 px, CPU 4 times slower, 1.6 Mbit/s, 150 ms; empty caches, medians of 5\n')
  console.table(
    storefront.rows.map(({ page, sample }) => ({
      page,
      'JS kB gzip': kilobytes(sample.javascriptBytes),
      'times floor': (sample.javascriptBytes / storefront.floorBytes).toFixed(2),
      'first byte ms': Math.round(sample.firstByteMs),
      'largest paint ms': Math.round(sample.largestPaintMs),
      'layout shift': sample.layoutShift.toFixed(3),
      'transferred kB': kilobytes(sample.transferredBytes),
      requests: sample.requests,
    })),
  )
  console.log(
    `Floor: an empty page with React DOM, Relay and the router is ${kilobytes(storefront.floorBytes)} kB gzip.`,
  )
}
const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'latest.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), processors: cpus().length, gateway, storefront }, null, 2)}\n`,
)
