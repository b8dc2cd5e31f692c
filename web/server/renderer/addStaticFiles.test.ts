import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addStaticFiles } from './addStaticFiles.ts'

const CODE = 'export const one = 1'

/** Serves a folder as a build makes it; the folder is gone before the first request. */
async function startFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'hogar-files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/e-Ab12.js'), CODE)
  writeFileSync(join(folder, 'assets/e-Ab12.js.br'), brotliCompressSync(CODE))
  writeFileSync(join(folder, 'assets/e-Ab12.js.gz'), gzipSync(CODE))
  writeFileSync(join(folder, 'shell.html'), '<html>')
  const app = Fastify()
  onTestFinished(() => app.close())
  addStaticFiles(app, folder)
  rmSync(folder, { recursive: true })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return (path: string, init: RequestInit = {}) => fetch(url + path, init)
}

test('a file is read once: a build that replaces it takes nothing from a running server', async () => {
  const get = await startFiles()
  expect(await (await get('/assets/e-Ab12.js')).text()).toBe(CODE)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('for “%s” the copy of the encoding %s is sent', async (accepted, encoding) => {
  const get = await startFiles()
  const response = await get('/assets/e-Ab12.js', { headers: { 'accept-encoding': accepted } })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ])
  expect(await response.text()).toBe(CODE)
})

test('names with a hash are cached for good, others are revalidated by their entity tag', async () => {
  const get = await startFiles()
  const hashed = await get('/assets/e-Ab12.js')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const shell = await get('/shell.html')
  expect(shell.headers.get('cache-control')).toBe('no-cache')
  expect(shell.headers.get('content-security-policy')).toContain("script-src 'self';")
  const again = await get('/shell.html', { headers: { 'if-none-match': shell.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('HEAD has the headers of GET and no body; copies and other paths are no files', async () => {
  const get = await startFiles()
  const head = await get('/assets/e-Ab12.js', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.headers.get('content-length'), head.headers.get('content-type'), await head.text()]).toEqual([
    String(CODE.length),
    'text/javascript; charset=utf-8',
    '',
  ])
  for (const path of ['/assets/e-Ab12.js.br', '/assets/..%2fshell.html', '/assets/', '/shell.html/'])
    expect((await get(path)).status).toBe(404)
})
