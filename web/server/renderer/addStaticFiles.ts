import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from '@hogar/schema/http/accepts.ts'
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
 * Adds a route for each file of a folder, read once: no address can reach outside of it, and a build beside a running
 * server does not remove them. Names with a hash are cached for good, all others are revalidated. The build's
 * compressed copies are preferred.
 */
export function addStaticFiles(app: FastifyInstance, folder: string): void {
  for (const [path, file] of readFiles(folder)) app.get(path, (request, reply) => send(file, request, reply))
}

function send(file: StaticFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': file.isHashed ? `public, max-age=${IMMUTABLE_SECONDS}, immutable` : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (headers['if-none-match'] === file.etag) return reply.code(304).send()
  const variant = file.variants.find(({ encoding }) => accepts(headers['accept-encoding'], encoding))
  if (!variant) return reply.code(406).send()
  // The shell has no inline script that needs a nonce.
  if (file.type.startsWith('text/html')) {
    reply.header('content-security-policy', contentSecurityPolicy({ nonce: null, isDevelopment: false }))
  }
  if (variant.encoding !== 'identity') reply.header('content-encoding', variant.encoding)
  return reply.type(file.type).send(variant.content)
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
