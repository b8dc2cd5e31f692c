import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { QueueFullError } from './encodeQueue.ts'
import { parseImageRequest, REFUSALS } from './imageRequest.ts'
import type { RawImageRequest } from './imageRequest.ts'
import { BUSY_RETRY_AFTER_SECONDS, IMAGE_MAX_AGE_SECONDS } from './limits.ts'
import type { PictureService } from './pictureService.ts'

const CONTENT_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
} as const

/**
 * `GET /img/{width}/{height}/{resize|fit|identify}/{path}` and `GET /img?url=&width=&height=&action=`: pictures drawn
 * from the catalogue, in the format that the path ends with, independent of the stored ending. Refusals are
 * `{code: 400, result}`; another method gets 405; overload gets 503 with `Retry-After`.
 */
export function registerImageRoutes(app: FastifyInstance, service: PictureService): void {
  const serve = (raw: RawImageRequest, exchange: Exchange) => servePicture(raw, exchange, service)

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

async function servePicture(
  raw: RawImageRequest,
  { request, reply }: Exchange,
  service: PictureService,
): Promise<unknown> {
  const wanted = parseImageRequest(raw)
  if ('refusal' in wanted) return refuse(reply, wanted.refusal)
  const picture = await service.find(wanted.path)
  if (!picture) return refuse(reply, `Unable to download the requested image ${raw.path}`)
  if ('jpeg' in picture && wanted.format === 'svg') return refuse(reply, REFUSALS.type)
  if (wanted.action === 'identify')
    return reply.send({ ...picture.natural, format: wanted.format, space: 'srgb', channels: 3 })
  const tag = `"${createHash('sha256')
    .update(JSON.stringify([picture.key, wanted]))
    .digest('hex')
    .slice(0, 24)}"`
  reply.header('cache-control', `max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`).header('etag', tag)
  reply.header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  try {
    return await reply.type(CONTENT_TYPES[wanted.format]).send(await service.make(picture, wanted))
  } catch (error) {
    reply.removeHeader('etag').removeHeader('cache-control').removeHeader('content-type')
    if (!(error instanceof QueueFullError)) throw error
    return reply
      .code(503)
      .header('retry-after', BUSY_RETRY_AFTER_SECONDS)
      .send({ code: 503, result: 'Too many pictures at once' })
  }
}

function refuse(reply: FastifyReply, result: string): FastifyReply {
  return reply.code(400).send({ code: 400, result })
}
