import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { IMMUTABLE_SECONDS } from './limits.ts'

type StaticFile = Readonly<{ path: string; type: string; etag: string; isHashed: boolean; encodings: readonly Encoding[] }>
type Encoding = Readonly<{ name: string; path: string }>

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
 * Serves the files of a folder, listed once: no address can reach outside of it. Names with a hash may be kept for good,
 * all others are asked for again. Compressed copies that the build has made are preferred.
 */
export function createStaticFiles(folder: string) {
  const files = listFiles(folder)
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const file = files.get((request.url ?? '').split('?')[0] ?? '')
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    response.setHeader('cache-control', file.isHashed ? `public, max-age=${IMMUTABLE_SECONDS}, immutable` : 'no-cache')
    response.setHeader('etag', file.etag)
    response.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end()
      return true
    }
    response.setHeader('content-type', file.type)
    // The shell has no script of its own to vouch for.
    if (file.type.startsWith('text/html')) {
      response.setHeader('content-security-policy', contentSecurityPolicy({ nonce: null, isDevelopment: false }))
    }
    const encoding = file.encodings.find(({ name }) => accepts(request.headers['accept-encoding'], name))
    if (encoding) response.setHeader('content-encoding', encoding.name)
    if (request.method === 'HEAD') response.end()
    else await pipeline(createReadStream(encoding?.path ?? file.path), response)
    return true
  }
}

function listFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, describe(path)]))
}

function describe(path: string): StaticFile {
  const { size, mtimeMs } = statSync(path)
  return {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    encodings: [
      { name: 'br', path: `${path}.br` },
      { name: 'gzip', path: `${path}.gz` },
    ].filter((encoding) => existsSync(encoding.path)),
  }
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((item) => {
      const [name, weight] = item.trim().split(/\s*;\s*q=/)
      return name === encoding && weight !== '0'
    })
}
