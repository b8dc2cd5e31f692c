import type { Call, Fault } from '../../testkit/proxies/upstreamProxy.ts'
import { type Chance, createChance } from './chance.ts'

/** Where a proxy stands. */
export const LINKS = ['browser–web', 'web–gateway', 'gateway–platform'] as const
export type Link = (typeof LINKS)[number]

/** Says what happens to each call of a link; undefined for nothing. */
export type Weather = Readonly<{ faultOf(link: Link, call: WeatheredCall): Fault | undefined }>

type WeatheredCall = Pick<Call, 'method' | 'path' | 'headers'>

/** Share of the calls that something happens to, from a fine day to a storm. */
const RATES = [0, 0.03, 0.08, 0.15, 0.3] as const
/** Pages fail less often than changes, files of the build rarely: a shopper without a page does nothing at all. */
const PAGE_SHARE = 0.25
const FILE_SHARE = 0.05

const DELAY_MS = [50, 1_500] as const
const HOLD_MS = 800

type Maker = (chance: Chance, link: Link) => Fault

const ANYWHERE: readonly (readonly [number, Maker])[] = [
  [3, () => ({ kind: 'cut' })],
  [2, (chance) => ({ kind: 'delay', ms: chance.between(...DELAY_MS) })],
  [2, () => ({ kind: 'truncate' })],
]

const CHANGES: readonly (readonly [number, Maker])[] = [
  ...ANYWHERE,
  [4, () => ({ kind: 'cutAfter' })],
  [2, () => ({ kind: 'duplicate' })],
  [2, () => ({ kind: 'hold', ms: HOLD_MS })],
  [2, (_chance, link) => ({ kind: 'answer', ...brokenAnswer(link) })],
  [2, (_chance, link) => ({ kind: 'answerAfter', ...brokenAnswer(link) })],
  [1, (_chance, link) => ({ kind: 'answer', ...refusedSession(link) })],
  [1, (_chance, link) => ({ kind: 'answerAfter', ...refusedSession(link) })],
]

/** The weather of one run: how bad it is on each link, and what happens to each call, by the seed alone. */
export function createWeather(seed: number): Weather {
  const streams = new Map(
    LINKS.map((link) => {
      const chance = createChance(seed, link)
      return [link, { chance, rate: chance.pick(RATES) }]
    }),
  )
  return {
    faultOf: (link, call) => {
      const stream = streams.get(link)
      if (!stream) return undefined
      const { chance, rate } = stream
      const { share, makers } = sortOf(call)
      // Drawn for every call, so that one that is spared does not shift the others.
      const [strikes, fault] = [chance.next() < rate * share, chance.weigh(makers)(chance, link)]
      return strikes ? fault : undefined
    },
  }
}

function sortOf({ method, path, headers }: WeatheredCall) {
  const isPageRead = headers['x-hogar-client'] === 'web-server' || /^\/api\/(catalog|stock|url|product)/.test(path)
  if (isPageRead) return { share: PAGE_SHARE, makers: CHANGES }
  if (path === '/graphql' || path.startsWith('/api/') || path.startsWith('/credit/'))
    return { share: 1, makers: CHANGES }
  const isFile = /\.\w+$/.test(path) || path.startsWith('/img/') || method !== 'GET'
  return { share: isFile ? FILE_SHARE : PAGE_SHARE, makers: ANYWHERE }
}

/** True for a fault that ends the session: what was open in it can be reached no more. */
export function endsSession(fault: Fault): boolean {
  return 'status' in fault && fault.status === 401
}

function brokenAnswer(link: Link) {
  return link === 'gateway–platform'
    ? { status: 500, body: '{"code":500,"result":{"message":"SQLSTATE[40001]: serialization failure"}}' }
    : { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }
}

function refusedSession(link: Link) {
  return link === 'gateway–platform'
    ? { status: 401, body: '{"code":401,"result":"The consumer isn\'t authorized to access %resources."}' }
    : { status: 401, body: '{"errors":[{"message":"Sign in again.","extensions":{"code":"UNAUTHENTICATED"}}]}' }
}
