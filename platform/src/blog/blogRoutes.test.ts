import { afterEach, describe, expect, test, vi } from 'vitest'
import { FIFTH_IS_PUBLIC_AT } from '../testing/testBlog.ts'
import { type Json, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const call = (path: string) => platform.get(`/api/ext/blog/${path}`)
const idsOf = ({ body }: { body: Json }) => (body.result!.items as unknown as { id: number }[]).map(({ id }) => id)
const listed = async (storeCode: string) => idsOf(await call(`posts?pageSize=50&storeCode=${storeCode}`))

const at = (moment: number) => vi.useFakeTimers({ toFake: ['Date'], now: moment })
afterEach(() => vi.useRealTimers())

describe('posts of the blog', () => {
  test.each([
    ['hogar', [7, 3, 6, 1]],
    ['viu', [7, 2, 6, 1]],
    ['mavi', [7, 3, 6, 1]],
    ['de', [1]],
    ['it', []],
  ])(
    'of %s are %j: enabled, public, its own, in its language, newest first, then by the higher id',
    async (code, ids) => {
      expect(await listed(code)).toEqual(ids)
    },
  )

  test('come two on a page, as asked for, with their number', async () => {
    const { body } = await call('posts')
    expect(body.result).toMatchObject({ total: 4, page: 1, pageSize: 2 })
    expect(idsOf({ body })).toEqual([7, 3])
    expect(idsOf(await call('posts?page=2'))).toEqual([6, 1])
    expect(idsOf(await call('posts?page=3'))).toEqual([])
  })

  test.each(['page=0', 'page=x', 'pageSize=0', 'pageSize=51', 'page=10001', 'content=2'])(
    'are refused for %s',
    async (query) => {
      expect(await call(`posts?${query}`)).toMatchObject({ status: 400, body: { code: 400 } })
    },
  )

  test('carry no content unless it is asked for, and their words', async () => {
    const first = async (query: string) =>
      ((await call(`posts?pageSize=1${query}`)).body.result!.items as unknown as Json[])[0]
    expect(await first('')).toMatchObject({ id: 7, content: null, words: 5, category_ids: [] })
    expect(await first('&content=1')).toMatchObject({ content: '<h2>Texto 7</h2><p>uno dos tres</p>' })
  })

  test('of a category are its own; an unknown, hidden or foreign category is none', async () => {
    expect(idsOf(await call('posts/category/2?pageSize=9'))).toEqual([1])
    expect(idsOf(await call('posts/category/2?pageSize=9&storeCode=viu'))).toEqual([2, 1])
    for (const path of ['1', '4', '99', '3?storeCode=viu'])
      expect(await call(`posts/category/${path}`)).toMatchObject({ status: 404 })
    expect(await call('posts/category/x')).toMatchObject({ status: 400 })
  })
})

describe('a post', () => {
  test('is whole, without the hidden root among its categories', async () => {
    expect((await call('post/2?storeCode=viu')).body.result).toEqual({
      id: 2,
      enabled: true,
      store_ids: [2],
      publish_date: '2026-01-12T18:00:00.000Z',
      updated_at: '2026-01-10T18:00:00.000Z',
      title: 'Texto 2',
      short_content: 'Texto 2, en breve',
      content: '<h2>Texto 2</h2><p>uno dos tres</p>',
      words: 5,
      image: '/scenes/living-room.jpg',
      image_alt: 'Una sala',
      author: { name: 'Ana', role: 'Editora' },
      category_ids: [2],
      tags: ['sala'],
      related_skus: ['SOFA'],
      meta_title: 'Texto 2',
      meta_description: 'Texto 2, en breve',
    })
    expect((await call('post/3')).body.result).toMatchObject({ category_ids: [3] })
  })

  test.each(['2', '4', '5', '99', '3?storeCode=viu', '1?storeCode=it'])('is not found at %s', async (path) => {
    expect(await call(`post/${path}`)).toMatchObject({ status: 404, body: { code: 404 } })
  })

  test('becomes public at its moment, and no cache stores an answer longer', async () => {
    const moment = FIFTH_IS_PUBLIC_AT.getTime()
    at(moment - 20_500)
    const before = await call('posts?pageSize=50')
    expect(before.headers['cache-control']).toBe('public, max-age=20')
    expect(before.body.result).toMatchObject({ next_publish: FIFTH_IS_PUBLIC_AT.toISOString() })
    expect(await call('post/5')).toMatchObject({ status: 404 })
    at(moment)
    const after = await call('posts?pageSize=50')
    expect(idsOf(after)).toEqual([5, 7, 3, 6, 1])
    expect(after.headers['cache-control']).toBe('public, max-age=60')
    expect(after.body.result).toMatchObject({ next_publish: null })
    expect((await call('post/5')).body.result).toMatchObject({ id: 5 })
  })
})

test('categories come in the editors’ order, with the number of their posts, without the root and what is off', async () => {
  const counts = async (storeCode: string) =>
    (
      (await call(`categories?storeCode=${storeCode}`)).body.result as unknown as { id: number; post_count: number }[]
    ).map(({ id, post_count: count }) => [id, count])
  expect(await counts('hogar')).toEqual([
    [3, 1],
    [2, 1],
  ])
  expect(await counts('viu')).toEqual([[2, 2]])
  expect(await counts('it')).toEqual([
    [3, 0],
    [2, 0],
  ])
})
