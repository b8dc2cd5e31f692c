import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawPicture } from './drawPicture.ts'
import { QueueFullError } from './encodeQueue.ts'
import { encodePicture, naturalSize } from './encodePicture.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import type { IllustrationSpec, PictureView } from './illustrationSpec.ts'
import { parseImageRequest, REFUSALS, SCENES_FOLDER } from './imageRequest.ts'
import type { ImageRequest, RawImageRequest } from './imageRequest.ts'
import { BUSY_RETRY_AFTER_SECONDS, IMAGE_MAX_AGE_SECONDS } from './limits.ts'
import { placeholderSpec } from './placeholderSpec.ts'
import { drawRoomScene, ROOM_SCENES } from './scenes/drawRoomScene.ts'
import { createVariantCache } from './variantCache.ts'
import type { VariantCache } from './variantCache.ts'

export type PictureSource = Readonly<{ spec: IllustrationSpec; view: PictureView }>
export type ImageService = Readonly<{
  /** What to draw for a stored path such as `/s/sofa-oslo/front.jpg`; null when nothing is stored there. */
  loadPicture: (path: string) => Promise<PictureSource | null>
  /** Where encoded variants are kept; made when missing. */
  cacheDirectory: string
}>

const CONTENT_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const
const PLACEHOLDER_FOLDER = '/placeholder/'
/** Raised when drawings change, so that no variant of an older drawing is served. */
const DRAWING_VERSION = 1

/**
 * `GET /img/{width}/{height}/{resize|fit|identify}/{path}` and `GET /img?url=&width=&height=&action=`: pictures drawn
 * from the catalogue, in the format that the path ends with, whatever ending it is stored under. Refusals are
 * `{code: 400, result}`; another method is told 405; too much work at once 503 with `Retry-After`.
 */
export function registerImageRoutes(app: FastifyInstance, service: ImageService): void {
  const cache = createVariantCache(service.cacheDirectory)
  const serve = (raw: RawImageRequest, exchange: Exchange) => servePicture(raw, exchange, { service, cache })

  app.get<{ Params: { width: string; height: string; action: string; '*': string } }>(
    '/img/:width/:height/:action/*',
    (request, reply) => serve({ ...request.params, path: `/${request.params['*']}` }, { request, reply }),
  )
  app.get<{ Querystring: Record<string, unknown> }>('/img', (request, reply) => {
    const text = (name: string, missing: string): string => {
      const value = request.query[name]
      return typeof value === 'string' ? value : missing
    }
    return serve(
      {
        width: text('width', '0'),
        height: text('height', '0'),
        action: text('action', 'resize'),
        path: text('url', ''),
      },
      { request, reply },
    )
  })
  app.get('/img/*', (_request, reply) => refuse(reply, REFUSALS.parameters))
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/img*',
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').send({ code: 405, result: 'Method Not Allowed' }),
  })
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>
type Backing = Readonly<{ service: ImageService; cache: VariantCache }>

async function servePicture(raw: RawImageRequest, { request, reply }: Exchange, backing: Backing): Promise<unknown> {
  const wanted = parseImageRequest(raw)
  if ('refusal' in wanted) return refuse(reply, wanted.refusal)
  const drawing = await findDrawing(wanted.path, backing.service)
  if (!drawing) return refuse(reply, `Unable to download the requested image ${raw.path}`)
  if (wanted.action === 'identify') return reply.send(identityOf(drawing.draw(), wanted))
  const tag = `"${createHash('sha256')
    .update(JSON.stringify([drawing.key, wanted]))
    .digest('hex')
    .slice(0, 24)}"`
  reply.header('cache-control', `max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`).header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  try {
    const bytes = await backing.cache.get({ ...wanted, source: drawing.key }, () =>
      encodePicture(drawing.draw(), wanted),
    )
    return await reply.type(CONTENT_TYPES[wanted.format]).send(bytes)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    reply.removeHeader('etag').removeHeader('cache-control')
    return reply
      .code(503)
      .header('retry-after', BUSY_RETRY_AFTER_SECONDS)
      .send({ code: 503, result: 'Too many pictures at once' })
  }
}

/** What there is to draw at a path; `key` changes whenever the drawing would. */
type Drawing = Readonly<{ key: string; draw: () => string }>

async function findDrawing(path: string, service: ImageService): Promise<Drawing | null> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (path.startsWith(SCENES_FOLDER)) {
    const scene = ROOM_SCENES.find((known) => `${SCENES_FOLDER}${known}` === path)
    return scene ? { key: `${DRAWING_VERSION}${path}`, draw: () => drawRoomScene(scene) } : null
  }
  if (path.startsWith(PLACEHOLDER_FOLDER)) {
    const kind = ILLUSTRATION_KINDS.find((known) => `${PLACEHOLDER_FOLDER}${known}` === path && known === name)
    return kind ? drawingOf({ spec: placeholderSpec(kind), view: 'three-quarter' }) : null
  }
  // Stored under one ending, asked for under any: the browser chooses the format, the catalogue does not know it.
  for (const ending of ['jpg', 'png', 'webp', 'svg']) {
    const source = await service.loadPicture(`${path}.${ending}`)
    if (source) return drawingOf(source)
  }
  return null
}

function drawingOf({ spec, view }: PictureSource): Drawing {
  return { key: JSON.stringify([DRAWING_VERSION, spec, view]), draw: () => drawPicture(spec, view) }
}

function identityOf(svg: string, { format }: ImageRequest) {
  return { ...naturalSize(svg), format, space: 'srgb', channels: 3 }
}

function refuse(reply: FastifyReply, result: string): FastifyReply {
  return reply.code(400).send({ code: 400, result })
}
