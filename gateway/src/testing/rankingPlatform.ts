import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'

export const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const RANKS = [
  { code: 'inicial', from: 0, return_days: 30 },
  { code: 'bronce', from: 5_000, return_days: 45 },
  { code: 'oro', from: 60_000, return_days: '-1' },
]
export const RANKING = {
  rank: 'bronce', spent: 9_280, currency: 'MXN', updated_at: '2026-11-20T10:30:00.000Z', ranks: RANKS.toReversed(),
  card_number: '2900000000077', card_holder: 'Ana <b>López</b>', member_since: '2026-01-01 10:00:00',
} // prettier-ignore

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Reply to the calls about ranks. */
export const reply: { status: number; body: unknown } = { status: 200, body: null }

/** Starts a fake platform with ranks, and a customer signed in, before each test of the file that calls it. */
export function rankingForEachTest(): void {
  beforeEach(async () => {
    Object.assign(reply, { status: 200, body: { code: 200, result: RANKING } })
    platform = await startFakeServer(({ path, query }, response) => {
      if (query.get('token') !== 'good') return json(response, { code: 401, result: 'no' }, 401)
      if (path === '/api/user/me') return json(response, { code: 200, result: ANA })
      return json(response, reply.body, reply.status)
    })
    shopper = createGraphClient(platform.url)
    signIn('good')
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const signIn = (userToken: string | null) => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}

export const calls = (path: string) => platform.seen.filter((call) => call.path === path)
