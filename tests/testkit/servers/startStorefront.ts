import { freePort } from './freePort.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from './startGatewayBehindProxy.ts'
import { startProcess } from './startProcess.ts'

export type OwnStorefront = ProxiedGateway & Readonly<{ web: string }>

/**
 * A storefront and a gateway of its own in front of a platform that others use too: for suites that need settings of these
 * two, or spoil what they read of the platform, and nothing of the platform's own. It is up sooner than a whole shop.
 */
export async function startStorefront(
  platform: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnStorefront> {
  await using started = new AsyncDisposableStack()
  const port = await freePort()
  const web = `http://127.0.0.1:${port}`
  const settings = { WEB_PORT: String(port), ...env }
  const proxied = await startGatewayBehindProxy(platform, settings)
  started.defer(() => proxied.stop())
  const storefront = await startProcess({
    main: 'web/server/main.ts',
    env: { GATEWAY_URL: proxied.gateway, UPSTREAM_URL: platform, REDIS_URL: '', ...settings },
    readyUrl: `${web}/health/ready`,
  })
  started.defer(() => storefront.stop())
  const all = started.move()
  return { ...proxied, web, stop: () => all.disposeAsync() }
}
