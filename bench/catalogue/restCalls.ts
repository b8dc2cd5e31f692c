import { type Agent, request } from 'undici'
import { askGateway } from './askGateway.ts'
import type { Job } from './jobs.ts'
import type { Catalogue } from './startCatalogue.ts'

/** A call as the gateway makes it; a question of the catalogue is its body. */
type RestCall = Readonly<{ method: 'GET' | 'POST'; address: string; body: string }>
/** The calls of one request: those of a wave are made beside each other, waves one after another. */
export type RestCalls = readonly (readonly RestCall[])[]

/** Calls that the gateway caches for a minute: they are not part of a request's cost. */
const HELD_LONG = /\/(attribute|taxrule|cms_page|cms_block)\/_search$/

/** Has the watched gateway answer a request, and writes down the calls that it makes. */
export async function recordCalls({ watchedGateway, calls }: Catalogue, job: Job, agent: Agent): Promise<RestCalls> {
  calls.splice(0)
  await askGateway(watchedGateway, job, agent)
  const made = calls.filter(({ path, body }) => {
    const isTree = path.endsWith('/category/_search') && !body().includes('"_searchType":"prefix"')
    return !isTree && !HELD_LONG.test(path)
  })
  const toCall = ({ method, path, query, body }: (typeof made)[number]): RestCall => ({
    method: method === 'POST' ? 'POST' : 'GET',
    address: `${path}?${query.toString()}`,
    body: body(),
  })
  const isLater = ({ path }: (typeof made)[number]) => path.startsWith('/api/stock/')
  return [made.filter((call) => !isLater(call)).map(toCall), made.filter(isLater).map(toCall)]
}

/** Makes calls as the gateway makes them. Throws when one is refused. */
export async function callRest(platform: string, waves: RestCalls, agent: Agent): Promise<void> {
  for (const wave of waves) {
    await Promise.all(
      wave.map(async ({ method, address, body }) => {
        const reply = await request(platform + address, {
          method,
          dispatcher: agent,
          ...(body === '' ? {} : { body, headers: { 'content-type': 'application/json' } }),
        })
        await reply.body.text()
        if (reply.statusCode !== 200) throw new Error(`${address} answered ${reply.statusCode}`)
      }),
    )
  }
}
