import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/processes.ts'
import { freePort } from './freePort.ts'
import { prepareEmbeddedSeed } from './shopDatabase.ts'
import { startGatewayBehindProxy } from './startGatewayBehindProxy.ts'
import { startPlatform } from './startPlatform.ts'
import { startProcess } from './startProcess.ts'

export type ImportedShop = Readonly<{ web: string; gateway: string; platform: string; stop(): Promise<void> }>

/** A whole shop whose store `viu` sells what an export says, and nothing else. Needs a built storefront. */
export async function startImportedShop(records: readonly unknown[]): Promise<ImportedShop> {
  await prepareEmbeddedSeed()
  await using started = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'hogar-imported-'))
  started.defer(() => rm(directory, { recursive: true, force: true }))
  const file = join(directory, 'export.jsonl')
  await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
  const main = join(ROOT, 'platform/src/import/main.ts')
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: directory }
  await promisify(execFile)(process.execPath, [main, file, '--store', 'viu', '--replace'], { cwd: ROOT, env })
  const platform = await startPlatform(directory)
  started.defer(() => platform.stop())
  const gateway = await startGatewayBehindProxy(platform.url)
  started.defer(() => gateway.stop())
  const port = await freePort()
  const web = `http://127.0.0.1:${port}`
  const storefront = await startProcess({
    main: 'web/server/main.ts',
    env: { WEB_PORT: String(port), GATEWAY_URL: gateway.gateway, UPSTREAM_URL: platform.url, REDIS_URL: '' },
    readyUrl: `${web}/health/ready`,
  })
  started.defer(() => storefront.stop())
  const all = started.move()
  return { web, gateway: gateway.gateway, platform: platform.url, stop: () => all.disposeAsync() }
}
