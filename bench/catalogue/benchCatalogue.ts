import { Agent } from 'undici'
import { median, medianOf, percentile } from '../median.ts'
import { residentMb } from '../processUsage.ts'
import type { MeasuredGateway } from '../createGatewayStarter.ts'
import { askGateway, categoryPaths } from './askGateway.ts'
import { type Latency, inFlight } from '../inFlight.ts'
import { JOB_KINDS, type Job, type JobKind, jobsOf } from './jobs.ts'
import { type RestCalls, callRest, recordCalls } from './restCalls.ts'
import { createTurnover } from './createTurnover.ts'
import { type Catalogue, startCatalogue } from './startCatalogue.ts'

const SIZES = [1_000, 100_000] as const
/** Rounds with many requests in flight: suggestions have no more distinct questions. */
const BUSY_ROUNDS: Readonly<Record<JobKind, number>> = { category: 15, search: 15, suggestions: 9 }
type Load = Readonly<{
  /** Requests in flight. */
  atOnce: number
  /** Share of the questions asked, one in so many: single requests give more precise figures, and take longer. */
  oneIn: number
  rounds: number
}>
const loadsOf = (kind: JobKind): readonly Load[] => [
  { atOnce: 20, oneIn: 1, rounds: BUSY_ROUNDS[kind] },
  { atOnce: 1, oneIn: 6, rounds: 3 },
]
/** Number of parts in a batch: p95 of only a hundred questions depends on five of them. */
const PARTS_A_BATCH = 2
/**
 * So that plans, connections and compiled code are warm, as they are in a gateway that has been open for a minute; not
 * measured. Asked again and again: the first time for the platform's sake, then for the gateway's.
 */
const WARM_UP_BATCHES = 3
const WARM_UP_REQUESTS = 8_000
const MOST_AT_ONCE = Math.max(...JOB_KINDS.flatMap((kind) => loadsOf(kind).map(({ atOnce }) => atOnce)))
const LOWER_QUARTILE = 25
const UPPER_QUARTILE = 75
/** Calls that one request has under way at most, beside each other. */
const CALLS_AT_ONCE = 4

type CatalogueRow = Readonly<{
  kind: JobKind
  products: number
  atOnce: number
  gateway: Latency
  /** Through one that holds nothing for others. */
  bareGateway: Latency
  /** The same REST calls without the gateway, those that wait for others after them. */
  rest: Latency
  /**
   * Through the gateway, as a multiple of its REST calls in the same round; the median of the rounds: a temporary
   * disturbance of the machine affects both.
   */
  timesRest: Multiples
  bareTimesRest: Multiples
  /** p95 through the gateway, as a multiple of that in the smallest catalogue. */
  timesSmallest: number
}>

type Multiples = Readonly<{
  p50: number
  p95: number
  /** Half of the rounds lie between these: a figure is as certain as they are near. */
  p95Quartiles: readonly [lower: number, upper: number]
}>
type CatalogueStart = Readonly<{ products: number; firstStartMs: number; platformMb: number }>
export type CatalogueResult = Readonly<{ rows: readonly CatalogueRow[]; starts: readonly CatalogueStart[] }>

type Question = Readonly<{ job: Job; calls: RestCalls }>
type Batch = Readonly<{ atOnce: number; questions: readonly Question[] }>
type Target = Readonly<{ catalogue: Catalogue; forget: () => Promise<void>; batches: readonly Batch[] }>
/** Ways to ask questions; each way is the first in turn. */
const WAYS = ['gateway', 'bareGateway', 'rest'] as const
type Way = (typeof WAYS)[number]
type Sample = ReadonlyMap<Way, Latency>

/**
 * Category page with facets, search and suggestions on PostgreSQL, with a small and a large catalogue. Nothing that is
 * measured was asked before in this state of the catalogue, of the gateways not at all.
 */
export async function benchCatalogue(log: (line: string) => void): Promise<CatalogueResult> {
  await using started = new AsyncDisposableStack()
  const agent = new Agent({ connections: MOST_AT_ONCE * CALLS_AT_ONCE })
  started.defer(() => agent.close())
  const catalogues: Catalogue[] = []
  for (const size of SIZES) {
    const catalogue = await startCatalogue(size)
    started.defer(catalogue.stop)
    catalogues.push(catalogue)
    log(`catalogue of ${size} products: first start in ${Math.round(catalogue.firstStartMs / 1_000)} s`)
  }
  const rows: CatalogueRow[] = []
  for (const kind of JOB_KINDS) {
    const targets: Target[] = []
    for (const catalogue of catalogues) targets.push(await prepare(catalogue, kind, agent))
    log(`catalogue: ${kind}, ${targets[0]?.batches[0]?.questions.length} questions a batch`)
    for (const { atOnce, rounds } of loadsOf(kind))
      rows.push(...(await measureKind({ kind, atOnce, rounds, targets, agent })))
  }
  const starts = catalogues.map(({ products, firstStartMs, platform }) => ({
    products,
    firstStartMs,
    platformMb: residentMb(platform.pid),
  }))
  return { rows, starts }
}

type Measured = Readonly<{ kind: JobKind; atOnce: number; rounds: number; targets: readonly Target[]; agent: Agent }>

/** Sizes in turn, round by round, so that a machine that slows down slows down all of them. */
async function measureKind({ kind, atOnce, rounds, targets, agent }: Measured): Promise<readonly CatalogueRow[]> {
  const samples = targets.map((): Sample[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const batch = target.batches.filter((one) => one.atOnce === atOnce)[round]
      if (batch === undefined) throw new Error('no batch is left to measure')
      samples[index]?.push(await measureBatch(target, batch, { round, agent }))
    }
  }
  const medians = samples.map((ofSize) => {
    const of = (way: Way) => medianLatency(ofSize.flatMap((sample) => sample.get(way) ?? []))
    const timesRest = { timesRest: multiples(ofSize, 'gateway'), bareTimesRest: multiples(ofSize, 'bareGateway') }
    return { gateway: of('gateway'), bareGateway: of('bareGateway'), rest: of('rest'), ...timesRest }
  })
  const smallest = medians[0]?.gateway.p95Ms ?? Number.NaN
  return medians.map((ofSize, index) => ({
    kind,
    products: targets[index]?.catalogue.products ?? Number.NaN,
    atOnce,
    ...ofSize,
    timesSmallest: ofSize.gateway.p95Ms / smallest,
  }))
}

function multiples(samples: readonly Sample[], way: Way): Multiples {
  const ratios = (read: (latency: Latency) => number) =>
    samples.flatMap((sample) => {
      const [through, rest] = [sample.get(way), sample.get('rest')]
      return through && rest ? read(through) / read(rest) : []
    })
  const p95 = ratios(({ p95Ms }) => p95Ms)
  return {
    p50: median(ratios(({ p50Ms }) => p50Ms)),
    p95: median(p95),
    p95Quartiles: [percentile(p95, LOWER_QUARTILE), percentile(p95, UPPER_QUARTILE)],
  }
}

type Measuring = Readonly<{ round: number; agent: Agent }>

/** Each way in turn first: who comes later finds the database's pages read. */
async function measureBatch(
  { catalogue, forget }: Target,
  { atOnce, questions }: Batch,
  { round, agent }: Measuring,
): Promise<Sample> {
  const { gateway, bareGateway, platform } = catalogue
  const through = (server: MeasuredGateway) => ({
    ask: ({ job }: Question) => askGateway(server, job, agent),
    watched: { platform: platform.pid, gateway: server.pid },
  })
  const ways = {
    gateway: through(gateway),
    bareGateway: through(bareGateway),
    rest: {
      ask: ({ calls }: Question) => callRest(platform.url, calls, agent),
      watched: { platform: platform.pid },
    },
  }
  const measured = new Map<Way, Latency>()
  for (const place of WAYS.keys()) {
    const way = WAYS[(round + place) % WAYS.length] ?? 'rest'
    const { ask, watched } = ways[way]
    await forget()
    const tasks = questions.map((question) => () => ask(question))
    measured.set(way, await inFlight(tasks, atOnce, watched))
  }
  return measured
}

/** Writes down the REST calls of all questions by asking the gateway that is watched; the measured ones are only warmed up. */
async function prepare(catalogue: Catalogue, kind: JobKind, agent: Agent): Promise<Target> {
  const paths = await categoryPaths(catalogue.gateway, agent)
  const batchOf = (place: number) =>
    Array.from({ length: PARTS_A_BATCH }, (_, part) => jobsOf(kind, place * PARTS_A_BATCH + part, paths)).flat()
  const planned = loadsOf(kind).flatMap((load) => Array.from({ length: load.rounds }, () => load))
  const batches: Batch[] = []
  for (const [place, { atOnce, oneIn }] of planned.entries()) {
    const jobs = batchOf(WARM_UP_BATCHES + place).filter((_, at) => at % oneIn === 0)
    const questions: Question[] = []
    for (const job of jobs) questions.push({ job, calls: await recordCalls(catalogue, job, agent) })
    batches.push({ atOnce, questions })
  }
  const warmUp = Array.from({ length: WARM_UP_BATCHES }, (_, place) => batchOf(place)).flat()
  const again = Array.from({ length: Math.ceil(WARM_UP_REQUESTS / warmUp.length) }, () => warmUp).flat()
  for (const server of [catalogue.gateway, catalogue.bareGateway]) {
    const tasks = again.map((job) => () => askGateway(server, job, agent))
    await inFlight(tasks, MOST_AT_ONCE, {})
  }
  return { catalogue, forget: createTurnover(catalogue.platform.url, agent), batches }
}

function medianLatency(samples: readonly Latency[]): Latency {
  const of = medianOf(samples)
  const names = Object.keys(samples[0]?.cpuMs ?? {})
  return {
    p50Ms: of((one) => one.p50Ms),
    p95Ms: of((one) => one.p95Ms),
    requests: of((one) => one.requests),
    cpuMs: Object.fromEntries(names.map((name) => [name, of((one) => one.cpuMs[name] ?? Number.NaN)])),
  }
}
