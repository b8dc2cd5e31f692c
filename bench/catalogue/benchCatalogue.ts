import { Agent, request } from 'undici'
import { type Latency, inFlight } from './inFlight.ts'
import { type Job, type JobKind, jobsOf } from './jobs.ts'
import { type Catalogue, startCatalogue } from './startCatalogue.ts'

const SIZES = [1_000, 100_000] as const
const AT_ONCE = 20
const ROUNDS = 3
const KINDS: readonly JobKind[] = ['category', 'search', 'suggestions']
const CATEGORIES_MEASURED = 24

export type CatalogueRow = Readonly<{
  kind: JobKind
  products: number
  gateway: Latency
  /** The same REST calls without the gateway, those that wait for others after them. */
  rest: Latency
  /** p95 through the gateway, as a multiple of p95 of its REST calls. */
  timesRest: number
  /** p95 through the gateway, as a multiple of what it is in the smallest catalogue. */
  timesSmallest: number
}>

type Target = Readonly<{ catalogue: Catalogue; jobs: readonly Job[]; calls: readonly (readonly string[][])[] }>

/** Category page with facets, search and suggestions on PostgreSQL with a small and a large catalogue, 20 requests in flight. */
export async function benchCatalogue(log: (line: string) => void): Promise<readonly CatalogueRow[]> {
  const catalogues: Catalogue[] = []
  const agent = new Agent({ connections: AT_ONCE * 4 })
  try {
    for (const size of SIZES) {
      catalogues.push(await startCatalogue(size))
      log(`catalogue of ${size} products is seeded`)
    }
    const rows: CatalogueRow[] = []
    for (const kind of KINDS) {
      const targets: Target[] = []
      for (const catalogue of catalogues) targets.push(await prepare(catalogue, kind, agent))
      rows.push(...(await measureKind(kind, targets, agent)))
      log(`catalogue: ${kind}`)
    }
    return rows
  } finally {
    await agent.close()
    for (const catalogue of catalogues) await catalogue.stop()
  }
}

/** Sizes in turn, round by round, so that a machine that slows down slows down all of them. */
async function measureKind(kind: JobKind, targets: readonly Target[], agent: Agent): Promise<readonly CatalogueRow[]> {
  const samples = targets.map((): Record<'gateway' | 'rest', Latency[]> => ({ gateway: [], rest: [] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { catalogue, jobs, calls }] of targets.entries()) {
      const sample = samples[index]
      sample?.gateway.push(
        await inFlight(
          jobs.map((job) => () => ask(catalogue, catalogue.gateway, job)),
          AT_ONCE,
        ),
      )
      sample?.rest.push(
        await inFlight(
          calls.map((waves) => () => callRest(catalogue.platform, waves, agent)),
          AT_ONCE,
        ),
      )
    }
  }
  const medians = samples.map(({ gateway, rest }) => ({ gateway: medianOf(gateway), rest: medianOf(rest) }))
  const smallest = medians[0]?.gateway.p95Ms ?? Number.NaN
  return medians.map(({ gateway, rest }, index) => ({
    kind,
    products: targets[index]?.catalogue.products ?? Number.NaN,
    gateway,
    rest,
    timesRest: gateway.p95Ms / rest.p95Ms,
    timesSmallest: gateway.p95Ms / smallest,
  }))
}

/** Asks each job once and writes down the REST calls it makes; plans and connections are warm afterwards. */
async function prepare(catalogue: Catalogue, kind: JobKind, agent: Agent): Promise<Target> {
  const jobs = jobsOf(kind, await categoryPaths(catalogue))
  const calls: string[][][] = []
  for (const job of jobs) {
    catalogue.calls.splice(0)
    await ask(catalogue, catalogue.watchedGateway, job)
    const made = catalogue.calls.map(({ path, query }) => `${path}?${query.toString()}`)
    const isLater = (call: string) => call.startsWith('/api/stock/')
    calls.push([made.filter((call) => !isLater(call)), made.filter(isLater)])
  }
  for (const job of jobs) await ask(catalogue, catalogue.gateway, job)
  for (const waves of calls) await callRest(catalogue.platform, waves, agent)
  return { catalogue, jobs, calls }
}

async function ask({ headers }: Catalogue, gateway: string, job: Job): Promise<void> {
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(job),
  })
  const answer: Readonly<{ errors?: unknown }> = await response.json()
  if (answer.errors) throw new Error(`${JSON.stringify(job.variables)}: ${JSON.stringify(answer.errors).slice(0, 500)}`)
}

async function callRest(platform: string, waves: readonly (readonly string[])[], agent: Agent): Promise<void> {
  for (const wave of waves) {
    await Promise.all(
      wave.map(async (call) => {
        const { statusCode, body } = await request(platform + call, { dispatcher: agent })
        await body.text()
        if (statusCode !== 200) throw new Error(`${call} answered ${statusCode}`)
      }),
    )
  }
}

async function categoryPaths({ gateway, headers }: Catalogue): Promise<readonly string[]> {
  const query = '{ store { rootCategory { children { urlPath children { urlPath } } } } }'
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  type Shelf = Readonly<{ urlPath: string; children: readonly { urlPath: string }[] }>
  const answer: Readonly<{ data: { store: { rootCategory: { children: readonly Shelf[] } } } }> = await response.json()
  return answer.data.store.rootCategory.children
    .flatMap((shelf) => [shelf.urlPath, ...shelf.children.map((child) => child.urlPath)])
    .slice(0, CATEGORIES_MEASURED)
}

function medianOf(samples: readonly Latency[]): Latency {
  const of = (read: (one: Latency) => number) =>
    samples.map(read).toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN
  return { p50Ms: of((one) => one.p50Ms), p95Ms: of((one) => one.p95Ms), requests: of((one) => one.requests) }
}
