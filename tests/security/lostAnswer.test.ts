import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asBrowser, newEmail } from '../testkit/graph/accountBrowser.ts'
import { ownDatabase } from '../testkit/servers/shopDatabase.ts'
import { type MovableClock, movableClock } from '../testkit/servers/shiftedClock.ts'
import { startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'
import { type UpstreamProxy, startUpstreamProxy } from '../testkit/proxies/upstreamProxy.ts'

/** A shop of its own takes a busy machine so long to start. */
const START_MS = 240_000
/** An access token of the platform is valid for an hour. */
const HOUR_MS = 61 * 60_000
/** A superseded refresh token is accepted for a minute. */
const GRACE_MS = 61_000
const WHO = '{ viewer { customer { email } } }'

let gateway: string
let clock: MovableClock
let aheadMs = 0
/** Stands between clients and gateway. */
let line: UpstreamProxy
const started = new AsyncDisposableStack()
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hogar-lost-answer-'))
  started.defer(() => rm(directory, { recursive: true, force: true }))
  clock = await movableClock(directory)
  const database = await ownDatabase()
  started.defer(database.drop)
  const platform = await startPlatform(join(directory, 'data'), { ...clock.env, ...database.env })
  started.defer(() => platform.stop())
  const isReady = async () => expect((await fetch(`${platform.url}/health/ready`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: START_MS, interval: 500 })
  const proxied = await startGatewayBehindProxy(platform.url, { ...clock.env, REDIS_URL: '' })
  started.defer(proxied.stop)
  gateway = proxied.gateway
  line = await startUpstreamProxy(() => gateway)
  started.defer(line.close)
}, START_MS)
afterAll(() => started.disposeAsync())

const pass = (ms: number) => clock.moveTo((aheadMs += ms))

/** A customer whose access token has expired. */
async function withExpiredToken() {
  const email = newEmail()
  const browser = asBrowser('', 'hogar', line.url)
  await browser.signUp(email)
  await pass(HOUR_MS)
  return { email, browser, cookie: browser.cookie() }
}

describe('a session whose tokens were refreshed by a request', { timeout: 120_000 }, () => {
  it('goes on with the cookie of before when the answer was lost, however much later', async () => {
    const { email, browser, cookie } = await withExpiredToken()
    for (const _time of [1, 2]) {
      line.setFault(() => ({ kind: 'cutAfter' }))
      await expect(browser.send(WHO)).rejects.toThrow()
      line.setFault(null)
      await pass(GRACE_MS)
    }
    expect(browser.cookie()).toBe(cookie)
    expect(await browser.viewer()).toMatchObject({ customer: { email } })
    expect(browser.cookie()).not.toBe(cookie)
    await pass(HOUR_MS)
    expect(await browser.viewer()).toMatchObject({ customer: { email } })
  })

  it('goes on with the cookie of before when the refresh came in a deferred part, after the head', async () => {
    const { email, browser, cookie } = await withExpiredToken()
    const response = await fetch(`${line.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'multipart/mixed', 'x-store': 'hogar', cookie },
      body: JSON.stringify({ query: `{ store { code } ... @defer { viewer { customer { email } } } }` }),
    })
    expect(await response.text()).toContain(email)
    expect(response.headers.getSetCookie().join()).not.toContain('hogar_session')
    await pass(GRACE_MS)
    expect(await browser.viewer()).toMatchObject({ customer: { email } })
  })

  it('ends for both where its cookie was copied, once both have used it', async () => {
    const { email, browser, cookie } = await withExpiredToken()
    const thief = asBrowser(cookie, 'hogar', line.url)
    for (const holder of [browser, thief]) expect(await holder.viewer()).toMatchObject({ customer: { email } })
    await pass(HOUR_MS)
    expect(await browser.viewer()).toMatchObject({ customer: { email } })
    await pass(GRACE_MS)
    for (const holder of [thief, browser]) {
      const { errors } = await holder.send(WHO)
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['UNAUTHENTICATED'])
    }
  })
})
