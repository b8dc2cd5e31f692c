import { type Agent, request } from 'undici'
import { askGateway } from './askGateway.ts'
import type { Job } from './jobs.ts'
import type { Catalogue } from './startCatalogue.ts'

/** The calls of one request, address by address: those of a wave are made beside each other, waves one after another. */
export type RestCalls = readonly (readonly string[])[]

/** What the gateway holds for a minute: reading it is no part of a request. */
const HELD_LONG = /\/(attribute|taxrule|cms_page|cms_block)\/_search$/

/** Has the watched gateway answer a request, and writes down the calls that it makes. */
export async function recordCalls({ watchedGateway, calls }: Catalogue, job: Job, agent: Agent): Promise<RestCalls> {
  calls.splice(0)
  await askGateway(watchedGateway, job, agent)
  const made = calls.filter(({ path, query }) => {
    const isTree = path.endsWith('/category/_search') && !query.get('request')?.includes('"_searchType":"prefix"')
    return !isTree && !HELD_LONG.test(path)
  })
  const addressOf = ({ path, query }: (typeof made)[number]) => `${path}?${query.toString()}`
  const isLater = ({ path }: (typeof made)[number]) => path.startsWith('/api/stock/')
  return [made.filter((call) => !isLater(call)).map(addressOf), made.filter(isLater).map(addressOf)]
}

/** Makes calls as the gateway makes them. Throws when one is refused. */
export async function callRest(platform: string, waves: RestCalls, agent: Agent): Promise<void> {
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
