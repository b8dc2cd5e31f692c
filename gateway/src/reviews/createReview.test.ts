import { describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../testing/shop.ts'
import { REVIEWS_WRITTEN_MAX } from './limits.ts'

shopForEachTest()

const calls = (path: string) => platform.seen.filter((request) => request.path === path)

describe('writing a review', () => {
  const input = { sku: 'SKU-1', rating: 5, title: 'Muy bonita', detail: 'Da buena luz.', nickname: 'Ana' }
  const write = async (changes: object = {}, client = shopper) => {
    const { data, errors } = await client.query(
      `mutation ($input: CreateReviewInput!) { createReview(input: $input) {
        userErrors { code field message } notices { code message } clientMutationId } }`,
      { input: { ...input, ...changes } },
    )
    expect(errors).toEqual([])
    return data.createReview
  }

  test('hands it in, and says that it is looked at first', async () => {
    expect(await write({ title: '  Muy bonita ' })).toEqual({
      userErrors: [],
      notices: [{ code: 'REVIEW_PENDING', message: 'Recibimos tu reseña. La revisamos y la publicamos pronto.' }],
      clientMutationId: null,
    })
    const { sku: _, ...told } = input
    expect(platform.written).toEqual([{ ...told, product_id: 1, review_entity: 'product' }])
  })

  test('of a variant is of its product', async () => {
    await write({ sku: 'SOFA-BLU' })
    expect(platform.written).toMatchObject([{ product_id: 500 }])
  })

  test.each([
    [{ rating: 0 }, 'INVALID', ['rating'], 'Elige de 1 a 5 estrellas.'],
    [{ rating: 6 }, 'INVALID', ['rating'], 'Elige de 1 a 5 estrellas.'],
    [{ title: ' ' }, 'INVALID', ['title'], 'Este campo es obligatorio.'],
    [{ title: 'x'.repeat(121) }, 'INVALID', ['title'], 'El texto es demasiado largo.'],
    [{ detail: 'x'.repeat(4_001) }, 'INVALID', ['detail'], 'El texto es demasiado largo.'],
    [{ nickname: '' }, 'INVALID', ['nickname'], 'Este campo es obligatorio.'],
    [{ sku: 'NIX' }, 'PRODUCT_NOT_FOUND', ['sku'], 'Este producto ya no está disponible.'],
    [{ sku: '' }, 'PRODUCT_NOT_FOUND', ['sku'], 'Este producto ya no está disponible.'],
  ])('with %j is refused', async (changes, ...[code, field, message]) => {
    expect((await write(changes)).userErrors).toEqual([{ code, field, message }])
    expect(platform.written).toEqual([])
  })

  test('hands its photos in as the files that they are', async () => {
    const files = { jpeg: '/9j/AAAA', png: 'iVBORw0KGgoAAAAN', webp: 'UklGRiQAAABXRUJQ' }
    const photos = Object.entries(files).map(([type, base64]) => `data:image/${type};base64,${base64}`)
    expect((await write({ photos })).userErrors).toEqual([])
    expect(platform.written).toMatchObject([{ photos: Object.values(files) }])
  })

  test('with photos that are none is refused, and each is named', async () => {
    const good = 'data:image/jpeg;base64,/9j/AAAA'
    const large = `data:image/jpeg;base64,/9j/${'A'.repeat(60_000)}`
    const svg = `data:image/svg+xml;base64,${btoa('<svg/>')}`
    const { userErrors } = await write({ photos: [good, svg, large, 'data:image/png;base64,/9j/AAAA'] })
    expect(userErrors).toEqual([
      { code: 'REVIEW_PHOTO_UNREADABLE', field: ['photos', '1'], message: expect.stringContaining('La foto 2 no') },
      { code: 'REVIEW_PHOTO_TOO_LARGE', field: ['photos', '2'], message: expect.stringContaining('La foto 3 pesa') },
      { code: 'REVIEW_PHOTO_UNREADABLE', field: ['photos', '3'], message: expect.stringContaining('La foto 4 no') },
    ])
    const tooMany = (await write({ photos: Array(5).fill(good) })).userErrors
    expect(tooMany).toMatchObject([{ code: 'REVIEW_PHOTOS_TOO_MANY', message: 'Puedes agregar hasta 4 fotos.' }])
    expect(platform.written).toEqual([])
  })

  test('with a photo that the platform cannot read says which one', async () => {
    const photos = ['data:image/jpeg;base64,/9j/AAAA', 'data:image/jpeg;base64,/9j/BBBB']
    expect((await write({ photos, nickname: 'broken' })).userErrors).toMatchObject([
      { code: 'REVIEW_PHOTO_UNREADABLE', field: ['photos', '1'] },
    ])
  })

  test('names every field that is at fault', async () => {
    const { userErrors } = await write({ rating: 9, title: '', nickname: '' })
    expect(userErrors.map(({ field }: { field: string[] }) => field)).toEqual([['rating'], ['title'], ['nickname']])
  })

  test('is refused in the platform’s words', async () => {
    expect((await write({ nickname: 'spam' })).userErrors).toMatchObject([
      { code: 'REFUSED', message: 'We do not publish advertisements.' },
    ])
  })

  test('of what has just gone is refused as that', async () => {
    expect((await write({ nickname: 'late' })).userErrors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
  })

  test('with the same key is one review, and with another input is refused', async () => {
    const first = await write({ clientMutationId: 'r1' })
    expect(await write({ clientMutationId: 'r1' })).toEqual(first)
    expect(platform.written).toHaveLength(1)
    expect(calls('/api/review/create')[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}:review$/)
    expect((await write({ rating: 1, clientMutationId: 'r1' })).userErrors[0].code).toBe('IDEMPOTENCY_MISMATCH')
  })

  test('that a guest repeats without the cookie of the lost answer has the same key towards the platform', async () => {
    const other = createGraphClient(platform.url)
    await write({ clientMutationId: 'r1' })
    await write({ clientMutationId: 'r1' }, other)
    await write({ clientMutationId: 'r1', rating: 4 }, createGraphClient(platform.url))
    const keys = calls('/api/review/create').map(({ headers }) => headers['idempotency-key'])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('by the dozen is too much', async () => {
    for (let count = 0; count < REVIEWS_WRITTEN_MAX; count += 1) expect((await write()).userErrors).toEqual([])
    expect((await write()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(platform.written).toHaveLength(REVIEWS_WRITTEN_MAX)
  })
})

test('a platform that fails is an error, and nothing is written', async () => {
  platform.faults.set('/api/review/create', 503)
  const input = { sku: 'SKU-1', rating: 5, title: 'Muy bonita', detail: 'Da buena luz.', nickname: 'Ana' }
  expect(await errorsOf('createReview', input)).toEqual([
    { path: ['createReview'], message: expect.stringContaining('reviewCreate: unavailable') },
  ])
  expect(platform.written).toEqual([])
})
