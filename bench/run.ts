import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts'
import { benchCatalogue } from './catalogue/benchCatalogue.ts'
import { benchGateway } from './gateway/benchGateway.ts'
import { benchAddToCart } from './storefront/benchAddToCart.ts'
import { benchStorefront } from './storefront/benchStorefront.ts'

const log = (line: string) => console.error(line)
const only = process.argv[2]

/** Measures gateway and storefront in one run, prints tables, and keeps the figures in `bench/results/`. */
const isWanted = (part: string) => only === undefined || only === part
if (isWanted('storefront') || isWanted('addition')) await buildWebIfStale()
const gateway = isWanted('gateway') ? await benchGateway(log) : []
const storefront = isWanted('storefront') ? await benchStorefront(log) : undefined
const additions = isWanted('addition') ? await benchAddToCart(log) : []
const catalogue = isWanted('catalogue') ? await benchCatalogue(log) : []

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
      'JS kB after hydration': kilobytes(sample.laterJavascriptBytes),
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
if (additions.length > 0) {
  console.log(
    '\nAdding to the cart: from the finger that leaves the button to the number in the header; 5 presses each\n',
  )
  console.table(
    additions.map(({ network, cpuSlowdown, median, worst }) => ({
      network,
      'CPU times slower': cpuSlowdown,
      'frames, median': median.frames,
      'ms, median': Math.round(median.milliseconds),
      'frames, worst': worst.frames,
      'ms, worst': Math.round(worst.milliseconds),
    })),
  )
}
if (catalogue.length > 0) {
  console.log('\nCatalogue: PostgreSQL, 20 requests in flight, no reply held, medians of 3 rounds in turn\n')
  console.table(
    catalogue.map(({ kind, products, gateway: through, rest, timesRest, timesSmallest }) => ({
      request: kind,
      products,
      'p50 ms': Math.round(through.p50Ms),
      'p95 ms': Math.round(through.p95Ms),
      'times the smallest': timesSmallest.toFixed(2),
      'REST p95 ms': Math.round(rest.p95Ms),
      'times REST': timesRest.toFixed(2),
      requests: through.requests,
    })),
  )
}
const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'latest.json'),
  `${JSON.stringify({ measuredAt: new Date().toISOString(), processors: cpus().length, gateway, storefront, additions, catalogue }, null, 2)}\n`,
)
