import { afterEach, beforeEach, vi } from 'vitest'
import { BLOG_ROOT, answerBlog } from './answerBlog.ts'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'

/** Moment of the tests; post 20 becomes public half an hour later. */
export const NOW = Date.parse('2026-11-20T18:00:00Z')
export const NEXT = '2026-11-20T18:30:00.000Z'

type Source = Record<string, unknown>

export const postOf = (id: number, changes: Source = {}): Source => ({
  id,
  enabled: true,
  store_ids: [0],
  publish_date: `2026-01-${String(id).padStart(2, '0')}T18:00:00.000Z`,
  updated_at: '2026-02-01T10:00:00.000Z',
  title: `Texto ${id}`,
  short_content: 'En breve',
  content: null,
  words: 401,
  image: '/scenes/living-room.jpg',
  image_alt: 'Una sala',
  author: { name: 'Lucía', role: 'Editora' },
  category_ids: [2],
  tags: ['sala'],
  related_skus: [],
  meta_description: 'Para buscadores',
  ...changes,
})

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** Posts in the platform's order, and the moment that it names; it has no rules of its own. */
export let posts: Source[]
export let next: { publish: string | null }
export let categories: Source[]
/** Status with which all calls are refused; null for none. */
export let fault: { status: number | null }

/** Starts a fake platform with a blog before each test of the file that calls it, at the moment NOW. */
export function blogForEachTest(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    posts = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => postOf(id))
    next = { publish: null }
    fault = { status: null }
    categories = [1, 2, 3].map((id) => ({
      id,
      enabled: true,
      store_ids: [0],
      name: `Tema ${id}`,
      description: '',
      position: id,
      post_count: 12,
    }))
    platform = await startFakeServer(({ path, query }, response) => {
      if (fault.status !== null) return json(response, { code: fault.status, result: 'down' }, fault.status)
      const answered = answerBlog({ posts, categories, next: next.publish }, path.slice(BLOG_ROOT.length), query)
      if (answered === null) return json(response, { code: 404, result: 'No such entity' }, 404)
      return json(response, { code: 200, result: answered })
    })
    shopper = createGraphClient(platform.url)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await shopper.close()
    await platform.close()
  })
}

/** Paths and pages of the calls so far. */
export const calls = () =>
  platform.seen.map(({ path, query }) => `${path.slice(BLOG_ROOT.length)} ${query.get('page') ?? ''}`.trim())
