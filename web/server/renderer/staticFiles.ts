import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts'
import { IMMUTABLE_SECONDS } from '../limits.ts'

type StaticFile = Readonly<{ type: string; etag: string; isHashed: boolean; variants: readonly Variant[] }>
type Variant = Readonly<{ encoding: 'br' | 'gzip' | 'identity'; content: Buffer }>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a folder, read once: no address can reach outside of it, and a build beside a running server
 * does not remove them. Names with a hash are cached for good, all others are revalidated. The build's compressed
 * copies are preferred.
 */
export function createStaticFiles(folder: string) {
  const files = readFiles(folder)
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = files.get((request.url ?? '').split('?')[0] ?? '')
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return Promise.resolve(false)
    send(file, request, response)
    return Promise.resolve(true)
  }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('cache-control', file.isHashed ? `public, max-age=${IMMUTABLE_SECONDS}, immutable` : 'no-cache')
  response.setHeader('etag', file.etag)
  response.setHeader('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304).end()
  const variant = file.variants.find(({ encoding }) => accepts(request.headers['accept-encoding'], encoding))
  if (!variant) return void response.writeHead(406).end()
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', variant.content.length)
  // The shell has no inline script that needs a nonce.
  if (file.type.startsWith('text/html')) {
    response.setHeader('content-security-policy', contentSecurityPolicy({ nonce: null, isDevelopment: false }))
  }
  if (variant.encoding !== 'identity') response.setHeader('content-encoding', variant.encoding)
  response.end(request.method === 'HEAD' ? undefined : variant.content)
}

function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFile(path)]))
}

function readFile(path: string): StaticFile {
  const content = readFileSync(path)
  const copy = (encoding: 'br' | 'gzip', file: string): Variant[] =>
    existsSync(file) ? [{ encoding, content: readFileSync(file) }] : []
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    variants: [...copy('br', `${path}.br`), ...copy('gzip', `${path}.gz`), { encoding: 'identity', content }],
  }
}

/** Returns true when a request accepts an encoding; every request accepts `identity`. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  if (encoding === 'identity') return true
  return String(header ?? '')
    .split(',')
    .some((item) => {
      const [name, weight] = item.trim().split(/\s*;\s*q=/)
      return name === encoding && Number(weight ?? 1) > 0
    })
}
