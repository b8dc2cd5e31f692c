import { Session } from 'node:inspector/promises'
import { mkdtemp } from 'node:fs/promises'
import { freePort } from '@hogar/tests/testkit/freePort.ts'
import { startProcess } from '@hogar/tests/testkit/startProcess.ts'
const platform = `http://127.0.0.1:${await freePort()}`
const p = await startProcess({ main: 'platform/src/main.ts', env: { DATA_DIR: await mkdtemp('/tmp/cov-'), PLATFORM_PORT: new URL(platform).port }, readyUrl: `${platform}/health/live` })
const { createGateway } = await import('../gateway/src/createGateway.ts')
const { readEnv } = await import('../gateway/src/env.ts') as any
const env = (readEnv as any)({ ...process.env, UPSTREAM_URL: platform, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) })
const gateway = createGateway({ env, warmUpMaxMs: 0 } as any)
const url = await gateway.listen(0, '127.0.0.1')
const QUERY = process.argv[2] ?? `query Product($path: String!) { product(by: { urlPath: $path }) { sku name price { final { amount } } image { path alt } stock { status } } }`
const search = await (await fetch(`${platform}/api/catalog/vue_storefront_catalog/product/_search?size=5&_source_include=url_path,type_id`)).json() as any
const path = search.hits.hits[0]._source.url_path
const ask = async () => { const r = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: QUERY, variables: { path } }) }); return r.text() }
for (let i = 0; i < 6; i++) console.error((await ask()).slice(0, 300))
await new Promise((r) => setTimeout(r, 1500))
const session = new Session(); session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
await ask()
const { result } = await session.post('Profiler.takePreciseCoverage')
const files = new Map<string, number>()
for (const s of result) { const hit = s.functions.filter((f) => f.functionName !== '' || true).some((f) => f.ranges[0]!.count > 0); if (hit && /\/(gateway|schema)\//.test(s.url) && !s.url.includes('node_modules')) files.set(s.url.replace(/.*\/work\/main\//, ''), s.functions.filter((f) => f.ranges[0]!.count > 0).length) }
for (const f of [...files.keys()].sort()) console.log(f, files.get(f))
console.log(files.size)
await gateway.close(); await p.stop(); process.exit(0)
