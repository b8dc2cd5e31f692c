import { CHEAP_PASSWORDS } from '../testkit/servers/cheapPasswords.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { type RunningProcess, startProcess } from '../testkit/servers/startProcess.ts'

export type StorefrontShop = Readonly<{
  platform: string
  gateway: string
  web: string
  /** Of the three, in the order in which they were started. */
  processes: readonly RunningProcess[]
  stop(): Promise<void>
}>

/** The small platform with a gateway and a storefront before it, as processes: what a shopper meets while a database fails. */
export async function startStorefrontShop(env: Readonly<Record<string, string>>): Promise<StorefrontShop> {
  const ports = { platform: await freePort(), gateway: await freePort(), web: await freePort() }
  const at = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
  const shared = {
    ...env,
    REDIS_URL: '',
    PLATFORM_PORT: String(ports.platform),
    GATEWAY_PORT: String(ports.gateway),
    WEB_PORT: String(ports.web),
    // A page that is kept would be shown all through an outage.
    OUTPUT_CACHE: 'false',
  }
  await using started = new AsyncDisposableStack()
  const processes: RunningProcess[] = []
  const start = async (name: keyof typeof ports, main: string, nodeArguments: readonly string[] = []) => {
    const process = await startProcess({ main, nodeArguments, env: shared, readyUrl: `${at(name)}/health/ready` })
    processes.push(process)
    started.defer(() => process.stop('SIGKILL'))
  }
  await start('platform', 'tests/outage/smallPlatform.ts', CHEAP_PASSWORDS)
  await start('gateway', 'gateway/src/main.ts')
  await start('web', 'web/server/main.ts')
  const all = started.move()
  return { platform: at('platform'), gateway: at('gateway'), web: at('web'), processes, stop: () => all.disposeAsync() }
}
