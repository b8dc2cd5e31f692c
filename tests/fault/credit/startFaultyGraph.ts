import { startStack } from '../../testkit/servers/startStack.ts'
import { createWeather, endsSession } from '../runs/weather.ts'

/** Gateway and platform, with a bad network before and between them. */
export type FaultyGraph = Readonly<{
  /** Address of the gateway behind its proxy. */
  gateway: string
  /** Address of the platform, without a proxy: what a bank, a telephone or a provider reaches. */
  platform: string
  /** Applies the faults of a seed to calls from now on; `onFault` receives a line for each. */
  setWeather(seed: number, onFault: (line: string) => void): void
  clearSky(): void
  stop(): Promise<void>
}>

export async function startFaultyGraph(): Promise<FaultyGraph> {
  const stack = await startStack()
  const proxies = { 'web–gateway': stack.graph, 'gateway–platform': stack.upstream } as const
  const links = ['web–gateway', 'gateway–platform'] as const
  return {
    gateway: stack.graph.url,
    platform: stack.platform,
    setWeather: (seed, onFault) => {
      const weather = createWeather(seed)
      for (const link of links)
        proxies[link].setFault((call) => {
          const fault = weather.faultOf(link, call)
          // A refused key is no fault of the network: it ends an application.
          if (!fault || endsSession(fault)) return undefined
          onFault(`${link}: ${call.method} ${call.path} ${fault.kind}`)
          return fault
        })
    },
    clearSky: () =>
      links.forEach((link) => {
        proxies[link].setFault(null)
        proxies[link].clear()
      }),
    stop: stack.stop,
  }
}
