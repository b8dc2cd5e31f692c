import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Json } from '../testing/withPlatform.ts'
import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTO_SIDE } from './limits.ts'

const platform = withPlatform()
const MODERATOR = { 'x-moderation-key': 'mk-test' }
const LAMP = 4

/** A photo with the place where it was taken. */
const picture = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' } }).withExif({
    IFD0: { Copyright: 'Eva' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 40/1 0/1' },
  })
let jpeg = Buffer.alloc(0)
beforeAll(async () => {
  jpeg = await picture().jpeg().toBuffer()
})

const write = async (photos: readonly Uint8Array[], headers: Record<string, string> = {}) =>
  platform.post(
    '/api/review/create',
    {
      review: {
        product_id: LAMP,
        title: 'Con fotos',
        detail: 'Así se ve en casa.',
        nickname: 'Ana',
        rating: 5,
        photos: photos.map((photo) => Buffer.from(photo).toString('base64')),
      },
    },
    headers,
  )
const decide = (id: number, status: string) => platform.put(`/api/review/${id}/status`, { status }, MODERATOR)
const listed = async () => (await platform.get('/api/review/list?skus=LAMP')).body.result as unknown as Json[]
const served = (file: string) => platform.get(`/img/100/100/resize${file}`)
type Kept = { id: number; photos: { file: string; width: number; height: number }[] }

describe('photos of a review', () => {
  test('are shown once a moderator has approved it, and no longer once it is rejected', async () => {
    const { body } = await write([jpeg, await picture(60, 90).webp().toBuffer(), await picture().png().toBuffer()])
    const { id, photos } = body.result as unknown as Kept
    expect(photos.map(({ width, height }) => [width, height])).toEqual([
      [120, 80],
      [60, 90],
      [120, 80],
    ])
    const [{ file }] = photos as [Kept['photos'][number]]
    expect(file).toMatch(/^\/reviews\/[0-9a-f]{32}\.jpg$/)
    expect((await served(file)).status).toBe(400)
    const waiting = (await platform.get('/api/review/pending', MODERATOR)).body.result as unknown as Json[]
    expect(waiting).toMatchObject([{ id, photo_count: 3 }])

    await decide(id, 'approved')
    expect(await listed()).toMatchObject([
      { reviews: [{ photos }], photos: photos.map((one) => ({ ...one, nickname: 'Ana' })) },
    ])
    await platform.post('/api/review/create', {
      review: { product_id: LAMP, title: 'Sin fotos', detail: 'Bien.', nickname: 'Eva', rating: 4 },
    })
    const bare = ((await platform.get('/api/review/pending', MODERATOR)).body.result as unknown as Kept[])[0]!.id
    await decide(bare, 'approved')
    const filtered = (await platform.get('/api/review/list?skus=LAMP&with_photos=true')).body.result
    expect(filtered).toMatchObject([{ total: 2, matching: 1, reviews: [{ id }] }])
    await decide(bare, 'rejected')
    const reply = await served(file)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'max-age=31557600, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await served(file.replace('.jpg', '.svg'))).status).toBe(400)

    await decide(id, 'rejected')
    expect(await listed()).toEqual([])
    expect((await served(file)).status).toBe(400)
  })

  test('hold pixels only, at most as large as they are shown', async () => {
    const large = await picture(1_600, 1_200).jpeg({ quality: 30 }).toBuffer()
    expect(large.includes('Exif')).toBe(true)
    const { id } = (await write([large])).body.result as unknown as Kept
    await decide(id, 'approved')
    const [list] = (await listed()) as unknown as { photos: Kept['photos'] }[]
    expect(list!.photos[0]).toMatchObject({ width: REVIEW_PHOTO_SIDE, height: 768 })
    const reply = await platform.get(`/api/review/${id}/photos/1`, MODERATOR)
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    const { db } = platform.database()
    const row = await db
      .selectFrom('submitted_review_photo')
      .selectAll()
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow()
    const bytes = Buffer.from(row.jpeg_base64, 'base64')
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes('Eva')).toBe(false)
    await decide(id, 'rejected')
  })

  test('are read by moderators alone before the decision', async () => {
    const { id } = (await write([jpeg])).body.result as unknown as Kept
    const path = `/api/review/${id}/photos`
    expect((await platform.get(`${path}/1`)).status).toBe(403)
    expect((await platform.get(`${path}/2`, MODERATOR)).status).toBe(404)
    expect((await platform.get(`${path}/5`, MODERATOR)).status).toBe(400)
  })

  test('sent again under a key are kept once', async () => {
    const key = { 'idempotency-key': 'photos-1' }
    const first = await write([jpeg], key)
    expect((await write([jpeg], key)).body).toEqual(first.body)
  })

  test('that are none are refused, and the review says which', async () => {
    const before = (await platform.get('/api/review/pending', MODERATOR)).body
    const gif = await picture().gif().toBuffer()
    for (const [wrong, reason] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Photo 2 is no JPEG, PNG or WebP/],
      [gif, /^Photo 2 is no JPEG/],
      [jpeg.subarray(0, 60), /^Photo 2 is no JPEG/],
      [await picture(2_400, 2_000).jpeg({ quality: 1 }).toBuffer(), /^Photo 2 is no JPEG/],
    ] as const) {
      const { status, body } = await write([jpeg, wrong])
      expect([status, body.result]).toEqual([400, expect.stringMatching(reason)])
    }
    expect((await write([Buffer.alloc(REVIEW_PHOTO_MAX_BYTES + 3, 1)])).status).toBe(400)
    expect((await write([jpeg, jpeg, jpeg, jpeg, jpeg])).status).toBe(400)
    expect((await platform.get('/api/review/pending', MODERATOR)).body).toEqual(before)
  })
})
