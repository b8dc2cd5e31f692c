import { Agent } from 'undici'
import { type Latency, inFlight } from '../inFlight.ts'
import { median, medianOf, percentile } from '../median.ts'
import { categoryPaths } from './askGateway.ts'
import { createTurnover } from './createTurnover.ts'
import { type ListArguments, categoryJobs } from './jobs.ts'
import { type RestCalls, callRest, recordCalls } from './restCalls.ts'
import { type Catalogue, startCatalogue } from './startCatalogue.ts'

const PRODUCTS = 100_000
const ROUNDS = 9
const AT_ONCE = 8
/** Rounds before the measured ones, for plans, connections and compiled code. */
const WARM_UP_ROUNDS = 2
const LOWER_QUARTILE = 25
const UPPER_QUARTILE = 75
const FACET = 'credit_fee'
/** A weekly payment, and the price with tax up to which none is higher. */
const WEEKLY_MAX = 250
const PRICE_MAX = 8_253

/** Filters and order of the lists of a comparison, with weekly payments and without. */
type Comparison = Readonly<{ name: string; weekly: Partial<ListArguments>; plain: Partial<ListArguments> }>
const COMPARISONS: readonly Comparison[] = [
  { name: 'facet counted, or left out', weekly: {}, plain: {} },
  {
    name: `up to ${WEEKLY_MAX} a week, or up to that price`,
    weekly: { filters: [{ attribute: FACET, range: `0-${WEEKLY_MAX}` }] },
    plain: { filters: [{ attribute: 'price', range: `0-${PRICE_MAX}` }] },
  },
  { name: 'sorted by payment, or by price', weekly: { sort: 'WEEKLY_ASC' }, plain: { sort: 'PRICE_ASC' } },
]

export type WeeklyRow = Readonly<{
  comparison: string
  weekly: Latency
  plain: Latency
  /** With weekly payments, as a multiple of without in the same round; median of the rounds. */
  times: Readonly<{ p50: number; p95: number; p50Quartiles: readonly [lower: number, upper: number] }>
}>

/**
 * REST calls of category pages of a catalogue of 100,000 products on PostgreSQL: with the facet of weekly payments on
 * credit and without, side by side in each round, nothing of it cached.
 */
export async function benchWeekly(log: (line: string) => void): Promise<readonly WeeklyRow[]> {
  await using started = new AsyncDisposableStack()
  const agent = new Agent({ connections: AT_ONCE * 4 })
  started.defer(() => agent.close())
  const catalogue = await startCatalogue(PRODUCTS)
  started.defer(catalogue.stop)
  log(`catalogue of ${PRODUCTS} products: first start in ${Math.round(catalogue.firstStartMs / 1_000)} s`)
  const paths = await categoryPaths(catalogue.gateway, agent)
  const rows: WeeklyRow[] = []
  for (const comparison of COMPARISONS) {
    rows.push(await compare({ catalogue, agent, paths }, comparison))
    log(`weekly payments: ${comparison.name}`)
  }
  return rows
}

type Bench = Readonly<{ catalogue: Catalogue; agent: Agent; paths: readonly string[] }>

async function compare(bench: Bench, { name, weekly, plain }: Comparison): Promise<WeeklyRow> {
  const { catalogue, agent } = bench
  const forget = createTurnover(catalogue.platform.url, agent)
  const samples: { weekly: Latency; plain: Latency }[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const place = round + WARM_UP_ROUNDS
    const withFacet = await callsOf(bench, place, weekly)
    const without = (await callsOf(bench, place, plain)).map(withoutFacet)
    const measure = async (calls: readonly RestCalls[]) => {
      await forget()
      const tasks = calls.map((one) => () => callRest(catalogue.platform.url, one, agent))
      return inFlight(tasks, AT_ONCE, { platform: catalogue.platform.pid })
    }
    // Each way in turn first.
    const isFirst = round % 2 === 0
    const early = await measure(isFirst ? withFacet : without)
    const late = await measure(isFirst ? without : withFacet)
    if (round >= 0) samples.push({ weekly: isFirst ? early : late, plain: isFirst ? late : early })
  }
  const of = medianOf(samples)
  const latency = (read: (sample: (typeof samples)[number]) => Latency): Latency => ({
    p50Ms: of((sample) => read(sample).p50Ms),
    p95Ms: of((sample) => read(sample).p95Ms),
    requests: of((sample) => read(sample).requests),
    cpuMs: { platform: of((sample) => read(sample).cpuMs['platform'] ?? Number.NaN) },
  })
  const p50 = samples.map((sample) => sample.weekly.p50Ms / sample.plain.p50Ms)
  return {
    comparison: name,
    weekly: latency((sample) => sample.weekly),
    plain: latency((sample) => sample.plain),
    times: {
      p50: median(p50),
      p95: median(samples.map((sample) => sample.weekly.p95Ms / sample.plain.p95Ms)),
      p50Quartiles: [percentile(p50, LOWER_QUARTILE), percentile(p50, UPPER_QUARTILE)],
    },
  }
}

/** Writes down the REST calls of all lists of a round, which no other round makes. */
async function callsOf({ catalogue, agent, paths }: Bench, round: number, list: Partial<ListArguments>) {
  const jobs = categoryJobs(round, paths, list)
  const calls: RestCalls[] = []
  for (const job of jobs) calls.push(await recordCalls(catalogue, job, agent))
  return calls
}

/** Returns the calls of a list without the facet of weekly payments. Throws if they have none: nothing would be compared. */
function withoutFacet(calls: RestCalls): RestCalls {
  let found = 0
  const waves = calls.map((wave) =>
    wave.map((call) => {
      if (!call.body.includes(FACET)) return call
      const query: { _availableFilters?: readonly Readonly<{ field: string }>[] } = JSON.parse(call.body)
      const available = query._availableFilters?.filter(({ field }) => field !== FACET)
      found += 1
      return { ...call, body: JSON.stringify({ ...query, _availableFilters: available }) }
    }),
  )
  if (found === 0) throw new Error('the lists have no facet of weekly payments')
  return waves
}
