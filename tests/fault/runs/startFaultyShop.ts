import { type Stack, startStack } from '../../testkit/servers/startStack.ts'
import { startUpstreamProxy } from '../../testkit/proxies/upstreamProxy.ts'
import { LINKS, type Link, createWeather, endsSession } from './weather.ts'

/** A shop with a proxy between every two of its parts, the browser included. */
export type FaultyShop = Pick<Stack, 'gateway' | 'platform'> &
  Readonly<{
    /** Address that browsers open: the storefront behind its proxy. */
    web: string
    /** Applies the faults of a seed to calls from now on; `onFault` receives a line for each. */
    setWeather(seed: number, onFault: (line: string) => void): void
    clearSky(): void
    stop(): Promise<void>
  }>

type FaultyShopOptions = Readonly<{
  /** True: no fault ends a session. */
  keepsSessions?: boolean
}>

export async function startFaultyShop({ keepsSessions = false }: FaultyShopOptions = {}): Promise<FaultyShop> {
  const stack = await startStack()
  const edge = await startUpstreamProxy(() => stack.web)
  const proxies = { 'browser–web': edge, 'web–gateway': stack.graph, 'gateway–platform': stack.upstream }
  const forEachLink = (act: (link: Link) => void) => LINKS.forEach(act)
  return {
    gateway: stack.gateway,
    platform: stack.platform,
    web: edge.url,
    setWeather: (seed, onFault) => {
      const weather = createWeather(seed)
      forEachLink((link) =>
        proxies[link].setFault((call) => {
          const drawn = weather.faultOf(link, call)
          const fault = drawn && keepsSessions && endsSession(drawn) ? undefined : drawn
          if (fault) onFault(`${link}: ${call.method} ${call.path} ${describe(fault)}`)
          return fault
        }),
      )
    },
    clearSky: () =>
      forEachLink((link) => {
        proxies[link].setFault(null)
        proxies[link].clear()
      }),
    stop: async () => {
      await edge.close()
      await stack.stop()
    },
  }
}

function describe(fault: Readonly<{ kind: string; ms?: number; status?: number }>): string {
  return [fault.kind, fault.ms === undefined ? '' : `${fault.ms} ms`, fault.status ?? ''].filter(Boolean).join(' ')
}
