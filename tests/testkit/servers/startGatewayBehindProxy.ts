import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { ownRedis } from './ownRedis.ts'
import { type RunningProcess, startProcess } from './startProcess.ts'
import { type UpstreamProxy, startUpstreamProxy } from '../proxies/upstreamProxy.ts'

export type ProxiedGateway = Readonly<{
  gateway: string
  upstream: UpstreamProxy
  /** Output of the gateway since it was last started. */
  output(): string
  /** Ends the gateway as a crash would, and starts it again where it was, with nothing in its memory. */
  crash(): Promise<void>
  stop(): Promise<void>
}>

/** A gateway of its own whose every REST call passes a proxy that a test can read and spoil. The platform is a shared one. */
export async function startGatewayBehindProxy(
  platform: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProxiedGateway> {
  const upstream = await startUpstreamProxy(() => platform)
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-gateway-'))
  const gateway = `http://127.0.0.1:${port}`
  const redis = ownRedis()
  const start = (): Promise<RunningProcess> =>
    startProcess({
      main: 'gateway/src/main.ts',
      env: { DATA_DIR: dataDirectory, GATEWAY_PORT: String(port), UPSTREAM_URL: upstream.url, ...redis, ...env },
      // Not before it has read ahead: what a test counts or spoils later is the test's own.
      readyUrl: `${gateway}/health/ready`,
    })
  let process = await start()
  return {
    gateway,
    upstream,
    output: () => process.output(),
    crash: async () => {
      await process.stop('SIGKILL')
      process = await start()
    },
    stop: async () => {
      await process.stop()
      await upstream.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
