import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerImageRoutes } from './imageRoutes.ts'
import { IMAGE_MAX_AGE_SECONDS } from './limits.ts'
import { createPictureService } from './pictureService.ts'
import type { PictureService } from './pictureService.ts'
import { testPictures } from '../testing/testPictures.ts'

let app: FastifyInstance
let pictures: PictureService
let cacheDirectory = ''
const asked: string[] = []
const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer()

beforeAll(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'pictures-'))
  app = Fastify()
  pictures = createPictureService({
    source: testPictures,
    cacheDirectory,
    loadPhoto: async (path) =>
      path === '/reviews/a1.jpg' ? { natural: { width: 600, height: 300 }, jpeg: await photo } : null,
    loadPicture: async (path) => {
      asked.push(path)
      return path === '/s/mesa-ñandú/front.jpg' ? { spec: { kind: 'sideTable', primary: {} }, view: 'front' } : null
    },
  })
  registerImageRoutes(app, pictures)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await pictures.close()
  await rm(cacheDirectory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const STORED = '/s/mesa-%C3%B1and%C3%BA/front'

test.each([
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
  ['jpeg', 'image/jpeg', 'jpeg'],
  ['png', 'image/png', 'png'],
])('serves a stored jpg as %s', async (ending, type, format) => {
  const reply = await get(`/img/120/80/fit${STORED}.${ending}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'cache-control': `max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`,
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 150, height: 150 })
})

test('resize keeps the ratio inside the box', async () => {
  const reply = await get(`/img/120/80/resize${STORED}.webp`)
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 150, height: 150 })
  const free = await get(`/img/0/64/resize${STORED}.webp`)
  expect(await sharp(free.rawPayload).metadata()).toMatchObject({ width: 150, height: 150 })
})

test('svg is the drawing itself', async () => {
  const reply = await get(`/img/100/100/resize${STORED}.svg`)
  expect(reply.headers['content-type']).toContain('image/svg+xml')
  expect(reply.body.startsWith('<svg')).toBe(true)
})

test('the query form answers as the path form does', async () => {
  const query = await get(
    `/img?url=${encodeURIComponent('/s/mesa-ñandú/front.webp')}&width=120&height=80&action=resize`,
  )
  const path = await get(`/img/120/80/resize${STORED}.webp`)
  expect(query.rawPayload).toEqual(path.rawPayload)
})

test('identify returns the size without a picture', async () => {
  const reply = await get(`/img/0/0/identify${STORED}.jpg`)
  expect(reply.json()).toEqual({ width: 1200, height: 1200, format: 'jpg', space: 'srgb', channels: 3 })
})

test('a client that has the picture gets a 304', async () => {
  const { headers } = await get(`/img/60/60/fit${STORED}.webp`)
  const again = await get(`/img/60/60/fit${STORED}.webp`, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await get(`/img/151/60/fit${STORED}.webp`)
  expect(other.headers.etag).not.toBe(headers.etag)
})

test.each([
  ['/img/100/100/fit/s/unknown.jpg', 'Unable to download the requested image /s/unknown.jpg'],
  ['/img/100/100/fit/placeholder/dragon.jpg', 'Unable to download the requested image /placeholder/dragon.jpg'],
  ['/img/2000/100/fit/s/a.jpg', 'Width and height must have a value between 0 and 1024'],
  ['/img/100/100/fit/s/a.bmp', 'Unsupported file type'],
  ['/img?url=https%3A%2F%2Felsewhere.example%2Fa.jpg&width=10&height=10&action=fit', 'Host is not allowed'],
  ['/img/100/100/fit/..%2f..%2fetc/passwd.jpg', 'Host is not allowed'],
])('refuses %s', async (url, result) => {
  const reply = await get(url)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({ code: 400, result })
  expect(reply.headers['cache-control']).toBeUndefined()
})

test.each(['/img', '/img/100', '/img/100/100/stretch/s/a.jpg'])(
  '%s is a 400 that names what is missing',
  async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 400,
      result: expect.stringMatching(/^Please provide following parameters/),
    })
  },
)

test.each(['POST', 'PUT', 'DELETE'] as const)('%s is not a way to get a picture', async (method) => {
  const reply = await app.inject({ method, url: `/img/100/100/fit${STORED}.jpg` })
  expect([reply.statusCode, reply.json()]).toEqual([405, { code: 405, result: 'Method Not Allowed' }])
})

test('every kind has a stand-in and every scene a wide picture', async () => {
  const standIn = await get('/img/80/80/fit/placeholder/bicycle.webp')
  expect(await sharp(standIn.rawPayload).metadata()).toMatchObject({ width: 150, height: 150 })
  const scene = await get('/img/320/180/fit/scenes/terrace.webp')
  expect(await sharp(scene.rawPayload).metadata()).toMatchObject({ width: 480, height: 270 })
})

test('twenty clients that ask at once wait for one file', async () => {
  const before = (await readdir(cacheDirectory)).length
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(`/img/300/300/fit${STORED}.webp`)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await readdir(cacheDirectory)).length).toBe(before + 1)
})

test('sizes that the storefront does not use make no variants of their own', async () => {
  const before = (await readdir(cacheDirectory)).length
  const sides = Array.from({ length: 20 }, (_item, at) => 201 + at)
  const replies = await Promise.all(sides.map((side) => get(`/img/${side}/${side}/fit${STORED}.png`)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await readdir(cacheDirectory)).length).toBe(before + 1)
})

test('the catalogue is called with stored paths only', () => {
  expect(asked.every((path) => /^\/s\/[^?#]+\.(jpg|png|webp|svg)$/u.test(path))).toBe(true)
})

test.each([
  ['/img/300/300/resize/reviews/a1.avif', 300, 150],
  ['/img/300/300/fit/reviews/a1.webp', 300, 300],
  ['/img/1024/1024/resize/reviews/a1.jpg', 600, 300],
])('serves a stored photo at %s in %d by %d', async (url, width, height) => {
  const reply = await get(url)
  expect(reply.headers).toMatchObject({
    'cache-control': `max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`,
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height })
})

test('knows no photo as SVG, nor one that is not stored', async () => {
  expect((await get('/img/0/0/resize/reviews/a1.svg')).statusCode).toBe(400)
  expect((await get('/img/100/100/fit/reviews/a2.jpg')).statusCode).toBe(400)
  expect((await get('/img/0/0/identify/reviews/a1.jpg')).json()).toMatchObject({ width: 600, height: 300 })
})
