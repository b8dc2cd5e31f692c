import { Agent } from 'undici'
import { medianOf } from '../median.ts'
import { residentMb } from '../processUsage.ts'
import { askGateway, categoryPaths } from './askGateway.ts'
import { type Latency, inFlight } from '../inFlight.ts'
import { JOB_KINDS, type Job, type JobKind, jobsOf } from './jobs.ts'
import { type RestCalls, callRest, recordCalls } from './restCalls.ts'
import { createTurnover } from './createTurnover.ts'
import { type Catalogue, startCatalogue } from './startCatalogue.ts'

const SIZES = [1_000, 100_000] as const
/**
 * Requests in flight, one in how many questions is asked so, and in how many rounds: by itself each tells more, and takes
 * longer.
 */
const LOADS = [
  { atOnce: 20, oneIn: 1, rounds: 7 },
  { atOnce: 1, oneIn: 3, rounds: 3 },
] as const
/**
 * So that plans, connections and compiled code are warm, as they are in a gateway that has been open for a minute; not
 * measured. Asked again and again: the first time for the platform's sake, then for the gateway's.
 */
const WARM_UP_BATCHES = 4
const WARM_UP_REQUESTS = 8_000
const MOST_AT_ONCE = Math.max(...LOADS.map(({ atOnce }) => atOnce))
/** Calls that one request has under way at most, beside each other. */
const CALLS_AT_ONCE = 4

type CatalogueRow = Readonly<{
  kind: JobKind
  products: number
  atOnce: number
  gateway: Latency
  /** The same REST calls without the gateway, those that wait for others after them. */
  rest: Latency
  /** p95 through the gateway, as a multiple of p95 of its REST calls. */
  timesRest: number
  /** p95 through the gateway, as a multiple of what it is in the smallest catalogue. */
  timesSmallest: number
}>

type CatalogueStart = Readonly<{ products: number; firstStartMs: number; platformMb: number }>
export type CatalogueResult = Readonly<{ rows: readonly CatalogueRow[]; starts: readonly CatalogueStart[] }>

type Question = Readonly<{ job: Job; calls: RestCalls }>
type Batch = Readonly<{ atOnce: number; questions: readonly Question[] }>
type Target = Readonly<{ catalogue: Catalogue; forget: () => Promise<void>; batches: readonly Batch[] }>
type Samples = Readonly<{ gateway: Latency[]; rest: Latency[] }>

/**
 * Category page with facets, search and suggestions on PostgreSQL, with a small and a large catalogue. Nothing that is
 * measured was asked before in this state of the catalogue, of the gateway not at all.
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
    for (const { atOnce, rounds } of LOADS) rows.push(...(await measureKind({ kind, atOnce, rounds, targets, agent })))
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
  const samples = targets.map((): Samples => ({ gateway: [], rest: [] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const batch = target.batches.filter((one) => one.atOnce === atOnce)[round]
      if (batch === undefined) throw new Error('no batch is left to measure')
      const { gateway, rest } = await measureBatch(target, batch, { round, agent })
      samples[index]?.gateway.push(gateway)
      samples[index]?.rest.push(rest)
    }
  }
  const medians = samples.map(({ gateway, rest }) => ({ gateway: medianLatency(gateway), rest: medianLatency(rest) }))
  const smallest = medians[0]?.gateway.p95Ms ?? Number.NaN
  return medians.map(({ gateway, rest }, index) => ({
    kind,
    products: targets[index]?.catalogue.products ?? Number.NaN,
    atOnce,
    gateway,
    rest,
    timesRest: gateway.p95Ms / rest.p95Ms,
    timesSmallest: gateway.p95Ms / smallest,
  }))
}

type Measuring = Readonly<{ round: number; agent: Agent }>

/** Both ways in turn first: who comes second finds the database's pages read. */
async function measureBatch(
  { catalogue, forget }: Target,
  { atOnce, questions }: Batch,
  { round, agent }: Measuring,
): Promise<Readonly<{ gateway: Latency; rest: Latency }>> {
  const { gateway, platform } = catalogue
  const measure = async (ask: (question: Question) => Promise<unknown>) => {
    await forget()
    const tasks = questions.map((question) => () => ask(question))
    return inFlight(tasks, atOnce, { platform: platform.pid, gateway: gateway.pid })
  }
  const throughGateway = () => measure(({ job }) => askGateway(gateway, job, agent))
  const direct = () => measure(({ calls }) => callRest(platform.url, calls, agent))
  if (round % 2 === 0) return { gateway: await throughGateway(), rest: await direct() }
  const rest = await direct()
  return { gateway: await throughGateway(), rest }
}

/** Writes down the REST calls of all questions by asking the gateway that is watched; the measured one is only warmed up. */
async function prepare(catalogue: Catalogue, kind: JobKind, agent: Agent): Promise<Target> {
  const paths = await categoryPaths(catalogue.gateway, agent)
  const planned = LOADS.flatMap((load) => Array.from({ length: load.rounds }, () => load))
  const batches: Batch[] = []
  for (const [place, { atOnce, oneIn }] of planned.entries()) {
    const jobs = jobsOf(kind, WARM_UP_BATCHES + place, paths).filter((_, at) => at % oneIn === 0)
    const questions: Question[] = []
    for (const job of jobs) questions.push({ job, calls: await recordCalls(catalogue, job, agent) })
    batches.push({ atOnce, questions })
  }
  const warmUp = Array.from({ length: WARM_UP_BATCHES }, (_, batch) => jobsOf(kind, batch, paths)).flat()
  const again = Array.from({ length: Math.ceil(WARM_UP_REQUESTS / warmUp.length) }, () => warmUp).flat()
  const tasks = again.map((job) => () => askGateway(catalogue.gateway, job, agent))
  await inFlight(tasks, MOST_AT_ONCE, {})
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
