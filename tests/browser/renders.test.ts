import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'
import { SKUS, plentifulWares, wareOf } from '../testkit/shoppers/wares.ts'

const { gateway, platform } = sharedShop()
/** Where both say that they live: it stands in every page. */
const ORIGIN = 'http://hogar.example'

/** Two storefronts of the same shop: one renders each page for its visitor, one caches public pages. */
const storefronts: RunningProcess[] = []
let web = ''
/** Starts with an empty cache: a page from before another suite bought something would show the stock of that time. */
let keeping = ''
beforeAll(async () => {
  web = await startStorefront({ OUTPUT_CACHE: 'false' })
  keeping = await startStorefront({ OUTPUT_CACHE: 'true', REDIS_URL: '' })
})
afterAll(() => Promise.all(storefronts.map((storefront) => storefront.stop())))

async function startStorefront(env: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const storefront = await startProcess({
    main: 'web/server/main.ts',
    env: { WEB_PORT: String(port), GATEWAY_URL: gateway, UPSTREAM_URL: platform, PUBLIC_ORIGIN: ORIGIN, ...env },
    readyUrl: `${site}/health/live`,
  })
  storefronts.push(storefront)
  return site
}

const RENDERS = 200
const AT_ONCE = 40
const ATTEMPTS = 5

/** Search engines get pages whole; in a stream the order of the parts would depend on the moment. */
const READER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Parts that are new in every render: the nonce of its scripts, and the ids of its requests. */
const VOLATILE = [/ nonce="[^"]*"/g, /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g]

/** Visitors come from everywhere: so many from one address would be held back by what it may cost the gateway a minute. */
let visitors = 0
function addressOfNext(): string {
  visitors += 1
  return `10.77.${visitors >> 8}.${visitors & 255}`
}

/** A page as it is when all of its parts came: one whose parts took too long is rendered again. */
async function render(path: string, site = web, cookie = ''): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const headers = { 'user-agent': READER, 'x-forwarded-for': addressOfNext(), cookie }
    const response = await fetch(`${site}${path}`, { headers })
    const html = await response.text()
    const isWhole = response.status < 500 && !html.includes('"errors":[')
    if (isWhole) return parts(VOLATILE.reduce((text, pattern) => text.replaceAll(pattern, ''), html))
    if (attempt === ATTEMPTS) throw new Error(`${path} is not whole: ${response.status}`)
  }
}

const PAYLOADS =
  /<script[^>]*>\(self\.hogarPayloads=self\.hogarPayloads\|\|\[\]\)\.push\((.*?)\);document.*?<\/script>/gs

/**
 * A page's markup, and the answers that ride along. Those come in as many scripts, and in the order, in which the
 * gateway gave them: they are compared one by one.
 */
function parts(html: string): string {
  const answers = [...html.matchAll(PAYLOADS)].flatMap(([, list = '']) => JSON.parse(`[${list}]`) as unknown[])
  if (answers.length === 0) throw new Error('the page brought no answers')
  const markup = html.replaceAll(PAYLOADS, '').split(/(?=<)/)
  return [...markup, ...answers.map((answer) => JSON.stringify(answer)).toSorted()].join('\n')
}

describe('renders side by side', () => {
  it('are the same as one after the other, over all stores', async () => {
    const { urlPath } = await wareOf(gateway, SKUS.configurable)
    const paths = STORES.flatMap(({ urlPrefix }) => [
      `${urlPrefix}/`,
      `${urlPrefix}/checkout/cart`,
      `${urlPrefix}/i/formas-de-pago`,
    ])
    paths.push(`/${urlPath}`, '/salas')
    const alone = new Map<string, string>()
    for (const path of paths) alone.set(path, await render(path))
    // Pages of different stores must differ, or the comparison would say nothing.
    expect(new Set(alone.values()).size).toBe(paths.length)

    const wanted = Array.from({ length: RENDERS }, (_, at) => paths[(at * 7) % paths.length]!)
    const different: string[] = []
    const work = Array.from({ length: AT_ONCE }, async () => {
      for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
        const html = await render(path)
        if (html !== alone.get(path)) different.push(`${path}: ${firstDifference(html, alone.get(path) ?? '')}`)
      }
    })
    await Promise.all(work)
    expect(different).toEqual([])
  })
})

describe('pages that are kept', () => {
  const ADD = 'mutation Add($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { totalQuantity } } }'

  it('are those that would be rendered, for strangers and for shoppers with a cart, at once', async () => {
    const [ware] = await plentifulWares(gateway, 1)
    const shopper = asGuest(gateway, 'hogar', '')
    const lines = [{ sku: ware?.sku ?? '', quantity: 3 }]
    await shopper.run(ADD, { input: { lines, clientMutationId: crypto.randomUUID() } })
    const paths = ['/', '/salas', '/i/formas-de-pago', `/${ware?.urlPath}`, '/viu', '/de', '/it', '/mavi']
    const rendered = new Map<string, string>()
    for (const path of paths) rendered.set(path, await render(path))
    const different: string[] = []
    const visits = Array.from({ length: RENDERS }, (_, at) => ({
      path: paths[(at * 7) % paths.length]!,
      cookie: at % 2 === 0 ? shopper.cookie() : '',
    }))
    const work = Array.from({ length: AT_ONCE }, async () => {
      for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
        const html = await render(visit.path, keeping, visit.cookie)
        const expected = rendered.get(visit.path) ?? ''
        if (html !== expected) different.push(`${visit.path}: ${firstDifference(html, expected)}`)
      }
    })
    await Promise.all(work)
    expect(different).toEqual([])
    const kept = await fetch(`${keeping}/salas`, { headers: { cookie: shopper.cookie() } })
    expect(kept.headers.get('x-vs-cache')).toBe('Hit')
    const cart = await fetch(`${keeping}/checkout/cart`, { headers: { cookie: shopper.cookie() } })
    expect([cart.headers.get('x-vs-cache'), cart.headers.get('cache-control')]).toEqual(['Miss', 'private, no-store'])
    expect(await cart.text()).toContain(ware?.sku)
  })
})

/** Names the first part of each page that the other lacks, cut to 600 characters. */
function firstDifference(one: string, other: string): string {
  const only = (mine: string, theirs: string) => {
    const known = new Set(theirs.split('\n'))
    return mine
      .split('\n')
      .find((part) => !known.has(part))
      ?.slice(0, 600)
  }
  return `${only(one, other) ?? 'no part'} in place of ${only(other, one) ?? 'no part'}`
}
