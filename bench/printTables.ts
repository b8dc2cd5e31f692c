import type { CatalogueResult } from './catalogue/benchCatalogue.ts'
import type { WeeklyRow } from './catalogue/benchWeekly.ts'
import type { GatewayResult } from './gateway/benchGateway.ts'
import type { AdditionRow } from './storefront/benchAddToCart.ts'
import type { OutputCacheRow } from './storefront/benchOutputCache.ts'
import type { PagesRow } from './storefront/benchPages.ts'
import type { StorefrontResult } from './storefront/benchStorefront.ts'
import type { TabsRow } from './storefront/benchTabs.ts'

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
const seconds = (ms: number) => Math.round(ms / 1_000)

export function printGateway({ rows, memory }: GatewayResult): void {
  console.log('\nGateway: 64 connections on rotating keys, one REST replay for all, medians of rounds in turn\n')
  console.table(
    rows.map(({ operation, server, sample, ratio, callsPerRequest }) => ({
      operation,
      server,
      'CPU times plain': ratio.median.toFixed(2),
      'least to most': `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}`,
      'CPU ms': sample.cpuMsPerRequest.toFixed(3),
      'requests/s': Math.round(sample.requestsPerSecond),
      'p50 ms': sample.p50Ms,
      'p99 ms': sample.p99Ms,
      'memory MB': Math.round(sample.memoryMb),
      'REST calls': callsPerRequest.toFixed(2),
      failures: sample.failures,
    })),
  )
  console.table(
    memory.map(({ server, requests, peakMb, afterMb }) => ({
      server,
      requests,
      'peak memory MB': Math.round(peakMb),
      'memory MB at the end': Math.round(afterMb),
    })),
  )
}

export function printStorefront({ rows, floorBytes }: StorefrontResult): void {
  console.log('\nStorefront: phone of 390 px, CPU 4 times slower, 1.6 Mbit/s, 150 ms; empty caches, medians of 5\n')
  console.table(
    rows.map(({ page, sample, paints }) => ({
      page,
      'JS kB gzip': kilobytes(sample.javascriptBytes),
      'JS kB after hydration': kilobytes(sample.laterJavascriptBytes),
      'times floor': (sample.javascriptBytes / floorBytes).toFixed(2),
      'first byte ms': Math.round(sample.firstByteMs),
      'first paint ms': Math.round(sample.firstPaintMs),
      'largest paint ms': Math.round(sample.largestPaintMs),
      'least to most': `${Math.round(paints.least)} to ${Math.round(paints.most)}`,
      'layout shift': sample.layoutShift.toFixed(3),
      'transferred kB': kilobytes(sample.transferredBytes),
      requests: sample.requests,
      'style sheets': sample.styleSheets,
    })),
  )
  console.log(`Floor: an empty page with React DOM, Relay and the router is ${kilobytes(floorBytes)} kB gzip.`)
}

export function printAdditions(rows: readonly AdditionRow[]): void {
  console.log(
    '\nAdding to the cart: from the finger that leaves the button to the number in the header; 5 presses each\n',
  )
  console.table(
    rows.map(({ network, cpuSlowdown, median, worst }) => ({
      network,
      'CPU times slower': cpuSlowdown,
      'frames, median': median.frames,
      'ms, median': Math.round(median.milliseconds),
      'frames, worst': worst.frames,
      'ms, worst': Math.round(worst.milliseconds),
    })),
  )
}

export function printTabs(rows: readonly TabsRow[]): void {
  console.log('\nTwo tabs: from the press in one to the number in the header of the other\n')
  console.table(
    rows.map(({ cpuSlowdown, presses, medianMs, p95Ms, worstMs, requests }) => ({
      'CPU times slower': cpuSlowdown,
      presses,
      'ms, median': Math.round(medianMs),
      'ms, p95': Math.round(p95Ms),
      'ms, worst': Math.round(worstMs),
      'requests of the other tab': requests,
    })),
  )
}

export function printOutputCache(rows: readonly OutputCacheRow[]): void {
  console.log('\nOutput cache: 4 requests in flight, medians of rounds in turn\n')
  console.table(
    rows.map(({ page, rendered, kept, share }) => ({
      page,
      'rendered CPU ms': rendered.cpuMs.toFixed(2),
      'kept CPU ms': kept.cpuMs.toFixed(2),
      'one in': Math.round(1 / share),
      'rendered p95 ms': Math.round(rendered.p95Ms),
      'kept p95 ms': Math.round(kept.p95Ms),
    })),
  )
}

export function printPages(rows: readonly PagesRow[]): void {
  console.log('\nPages that no cache has: 4 requests in flight, medians of rounds in turn\n')
  console.table(
    rows.map(({ page, here, other, times }) => ({
      page,
      'CPU ms': here.cpuMs.toFixed(2),
      'least to most': `${here.least.toFixed(2)} to ${here.most.toFixed(2)}`,
      'p50 ms': here.p50Ms.toFixed(1),
      ...(other &&
        times && {
          'other build CPU ms': other.cpuMs.toFixed(2),
          'its least to most': `${other.least.toFixed(2)} to ${other.most.toFixed(2)}`,
          'times the other': times.median.toFixed(2),
          'half of the rounds': times.quartiles.map((figure) => figure.toFixed(2)).join(' to '),
        }),
    })),
  )
}

export function printCatalogue({ rows, starts }: CatalogueResult): void {
  console.log('\nCatalogue: PostgreSQL, nothing that was asked before, medians of rounds in turn\n')
  console.table(
    rows.map(({ kind, products, atOnce, gateway, rest, timesRest, bareTimesRest, timesSmallest }) => ({
      request: kind,
      products,
      'in flight': atOnce,
      'p50 ms': gateway.p50Ms.toFixed(1),
      'p95 ms': gateway.p95Ms.toFixed(1),
      'times the smallest': timesSmallest.toFixed(2),
      'REST p50 ms': rest.p50Ms.toFixed(1),
      'REST p95 ms': rest.p95Ms.toFixed(1),
      'times REST p50': timesRest.p50.toFixed(2),
      'times REST p95': timesRest.p95.toFixed(2),
      'half of the rounds': timesRest.p95Quartiles.map((figure) => figure.toFixed(2)).join(' to '),
      'holding nothing p95': bareTimesRest.p95.toFixed(2),
      'platform CPU ms': rest.cpuMs['platform']?.toFixed(2),
      'gateway CPU ms': gateway.cpuMs['gateway']?.toFixed(2),
    })),
  )
  console.table(
    starts.map(({ products, firstStartMs, platformMb }) => ({
      products,
      'first start s': seconds(firstStartMs),
      'platform MB': Math.round(platformMb),
    })),
  )
}

export function printWeekly(rows: readonly WeeklyRow[]): void {
  console.log('\nWeekly payments: REST calls of category pages, 100,000 products, medians of rounds in turn\n')
  console.table(
    rows.map(({ comparison, weekly, plain, times }) => ({
      comparison,
      'times p50': times.p50.toFixed(2),
      'half of the rounds': times.p50Quartiles.map((figure) => figure.toFixed(2)).join(' to '),
      'times p95': times.p95.toFixed(2),
      'with p50 ms': weekly.p50Ms.toFixed(1),
      'without p50 ms': plain.p50Ms.toFixed(1),
      'with, platform CPU ms': weekly.cpuMs['platform']?.toFixed(2),
      'without, platform CPU ms': plain.cpuMs['platform']?.toFixed(2),
    })),
  )
}
