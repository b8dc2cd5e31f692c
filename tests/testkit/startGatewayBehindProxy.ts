import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { startProcess } from './startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from './upstreamProxy.ts'

export type ProxiedGateway = Readonly<{ gateway: string; upstream: UpstreamProxy; stop(): Promise<void> }>

/** A gateway of its own whose every REST call passes a proxy that a test can read and spoil. The platform is a shared one. */
export async function startGatewayBehindProxy(
  platform: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProxiedGateway> {
  const upstream = await startUpstreamProxy(() => platform)
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-gateway-'))
  const gateway = `http://127.0.0.1:${port}`
  const process = await startProcess({
    main: 'gateway/src/main.ts',
    env: { DATA_DIR: dataDirectory, GATEWAY_PORT: String(port), UPSTREAM_URL: upstream.url, ...env },
    readyUrl: `${gateway}/health/live`,
  })
  return {
    gateway,
    upstream,
    stop: async () => {
      await process.stop()
      await upstream.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
