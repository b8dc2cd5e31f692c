import { describe, expect, test, vi } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { cursorOf, listName } from '../graph/connection.ts'
import { replyTags } from '../rest/replies/replyTags.ts'
import {
  NEXT,
  NOW,
  blogForEachTest,
  calls,
  categories,
  fault,
  next,
  platform,
  postOf,
  posts,
  shopper,
} from '../testing/blogPlatform.ts'
import { BLOG_LIST_KEPT_MS } from './limits.ts'

blogForEachTest()

const POSTS = listName('posts', 'hogar', null)
const LIST = `nodes { postId } totalCount isOutdated pageInfo { hasNextPage hasPreviousPage endCursor }`
const idsOf = (list: { nodes: { postId: number }[] }) => list.nodes.map(({ postId }) => postId)
const listed = async (given = '') => {
  const { data, errors } = await shopper.query(`{ blog { posts${given} { ${LIST} } } }`)
  expect(errors).toEqual([])
  return data.blog.posts
}

describe('a list of posts', () => {
  test('is paged by cursors, each page with one call of the size that was asked for', async () => {
    const first = await listed('(first: 10)')
    expect(idsOf(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(first).toMatchObject({ totalCount: 12, isOutdated: false, pageInfo: { hasNextPage: true } })
    const second = await listed(`(first: 10, after: "${first.pageInfo.endCursor}")`)
    expect(idsOf(second)).toEqual([2, 1])
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(calls()).toEqual(['posts 1', 'posts 2'])
    expect(idsOf(await listed('(last: 3)'))).toEqual([3, 2, 1])
    expect(idsOf(await listed(`(first: 4, after: "${cursorOf(POSTS, 2)}")`))).toEqual([9, 8, 7, 6])
    expect(idsOf(await listed(`(first: 2, after: "${cursorOf(POSTS, 9_000)}")`))).toEqual([])
  })

  test('shows no draft, no post of another store and none that is to come, though the platform returns them', async () => {
    posts[0] = postOf(12, { enabled: false })
    posts[1] = postOf(11, { store_ids: [2] })
    posts[2] = postOf(10, { publish_date: NEXT })
    posts[3] = postOf(9, { title: null })
    const list = await listed('(first: 4)')
    expect(idsOf(list)).toEqual([])
    expect(list.pageInfo).toMatchObject({ hasNextPage: true, endCursor: cursorOf(POSTS, 3) })
    expect(idsOf(await listed(`(first: 4, after: "${list.pageInfo.endCursor}")`))).toEqual([8, 7, 6, 5])
    for (const id of [9, 10, 11, 12])
      expect(await shopper.query(`{ blogPost(postId: ${id}) { postId } }`)).toMatchObject({ data: { blogPost: null } })
  })

  test('carries contents only where they are selected', async () => {
    await shopper.query('{ blog { posts(first: 2) { nodes { title minutes } } } }')
    await shopper.query('{ blog { posts(first: 2) { nodes { content } } } }')
    const asked = platform.seen.filter(({ path }) => path.endsWith('/posts')).map(({ query }) => query.get('content'))
    expect(asked).toEqual([null, '1'])
  })

  test('of a platform that counts no words has reading times by one more call, none for each post', async () => {
    const text = `<p>${'palabra '.repeat(401)}</p>`
    for (const [index, post] of posts.entries()) posts[index] = { ...post, words: null, content: text }
    const { data, calls: made } = await shopper.query('{ blog { posts(first: 10) { nodes { minutes } } } }')
    expect(data.blog.posts.nodes).toEqual(Array(10).fill({ minutes: 3 }))
    expect(made).toEqual({ blogPosts: 2 })
  })

  test('that cannot be read is the last good one of an hour, and says so; without one it fails alone', async () => {
    fault.status = 500
    const { data, errors } = await shopper.query(`{ store { name } blog { posts { ${LIST} } categories { name } } }`)
    expect(data).toEqual({ store: { name: 'Hogar' }, blog: { posts: null, categories: null } })
    expect(errors.map(({ path }) => path)).toEqual([
      ['blog', 'posts'],
      ['blog', 'categories'],
    ])
    fault.status = null
    // The next read must not find the reply of this one.
    next.publish = NEXT
    expect(await listed('(first: 10)')).toMatchObject({ isOutdated: false })
    fault.status = 500
    vi.setSystemTime(Date.parse(NEXT))
    expect(await listed('(first: 10)')).toMatchObject({ isOutdated: true, totalCount: 12 })
    vi.setSystemTime(NOW + BLOG_LIST_KEPT_MS + 1)
    expect((await shopper.query(`{ blog { posts(first: 10) { totalCount } } }`)).data.blog.posts).toBeNull()
  })

  test('of a platform without a blog is empty, and asks once', async () => {
    platform.answerWith(
      (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('404'),
    )
    expect(await listed()).toMatchObject({ totalCount: 0, nodes: [] })
    const seen = platform.seen.length
    expect(await shopper.query('{ blogPost(postId: 1) { title } blog { categories { name } } }')).toMatchObject({
      data: { blogPost: null, blog: { categories: [] } },
      errors: [],
    })
    expect(platform.seen.length - seen).toBeLessThanOrEqual(2)
  })
})

describe('the moment at which a post becomes public', () => {
  test('ends what is cached: it is in lists and counts at once, and has a page', async () => {
    next.publish = NEXT
    const read = async () => {
      const { data } = await shopper.query(
        '{ blog { nextPublishAt posts(first: 1) { nodes { postId } } categories { postCount } } blogPost(postId: 20) { title } }',
      )
      return data
    }
    expect(await read()).toMatchObject({
      blog: { nextPublishAt: NEXT, posts: { nodes: [{ postId: 12 }] }, categories: [{ postCount: 12 }, {}] },
      blogPost: null,
    })
    posts.unshift(postOf(20, { publish_date: NEXT }))
    next.publish = null
    for (const category of categories) category['post_count'] = 13
    const before = platform.seen.length
    expect(await read()).toMatchObject({
      blog: { posts: { nodes: [{ postId: 12 }] }, categories: [{ postCount: 12 }, {}] },
    })
    // What is not found is asked again; the rest is cached.
    expect(platform.seen.length - before).toBe(1)
    vi.setSystemTime(Date.parse(NEXT))
    expect(await read()).toMatchObject({
      blog: { nextPublishAt: null, posts: { nodes: [{ postId: 20 }] }, categories: [{ postCount: 13 }, {}] },
      blogPost: { title: 'Texto 20' },
    })
  })
})

describe('a post', () => {
  test('has all that its page shows, its text without what runs', async () => {
    posts[5] = postOf(7, { content: '<h2>Uno</h2><script>x()</script><p onclick="x()">Dos</p>', category_ids: [2, 1] })
    const { data, errors } = await shopper.query(`{ blogPost(postId: 7) {
      id path title summary content minutes publishedAt updatedAt tags metaDescription author { name role }
      image { path alt url(width: 1200, height: 675) } categories { categoryId name path postCount }
      previous { postId } next { postId }
    } }`)
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(data.blogPost).toMatchObject({
      path: '/blog/post/7',
      content: '<h2>Uno</h2><p>Dos</p>',
      minutes: 3,
      publishedAt: '2026-01-07T18:00:00.000Z',
      author: { name: 'Lucía', role: 'Editora' },
      categories: [{ categoryId: 2, name: 'Tema 2', path: '/blog/category/2', postCount: 12 }],
      previous: { postId: 6 },
      next: { postId: 8 },
    })
    const node = await shopper.query(
      'query ($id: ID!) { node(id: $id) { ... on BlogPost { postId image { url } } } }',
      {
        id: data.blogPost.id,
      },
    )
    expect(node.data.node).toEqual({
      postId: 7,
      image: { url: 'http://shop.example/img/1024/576/fit/scenes/living-room.jpg' },
    })
  })

  test('is alike in other stores where they show it', async () => {
    posts[0] = postOf(12, { store_ids: [2, 5] })
    const { data } = await shopper.query(
      '{ a: blogPost(postId: 12) { alternates { path store { code } } } b: blogCategory(categoryId: 2) { alternates { store { code } } } }',
    )
    const everywhere = ['viu', 'mavi', 'de', 'it']
    expect(data.a.alternates).toEqual(everywhere.map((code) => ({ path: '/blog/post/12', store: { code } })))
    expect(data.b.alternates).toHaveLength(4)
    expect(
      platform.seen.filter(({ path }) => path.endsWith('/posts')).map(({ query }) => query.get('storeCode')),
    ).toEqual(expect.arrayContaining(everywhere))
  })

  test.each([0, -1, 2_147_483_647])('with the number %d, which no post has, is null', async (id) => {
    expect(await shopper.query(`{ blogPost(postId: ${id}) { title } }`)).toMatchObject({
      data: { blogPost: null },
      errors: [],
    })
    if (id <= 0) expect(platform.seen).toEqual([])
  })
})

describe('a category', () => {
  test('lists its posts; the root, one that is off and one of another store are none', async () => {
    posts[0] = postOf(12, { category_ids: [3] })
    categories.push({ ...categories[1], id: 4, enabled: false }, { ...categories[1], id: 5, store_ids: [2] })
    const { data } = await shopper.query(`{ blogCategory(categoryId: 3) { name posts { nodes { postId } } } }`)
    expect(data.blogCategory).toEqual({ name: 'Tema 3', posts: { nodes: [{ postId: 12 }] } })
    for (const id of [0, 1, 4, 5, 99])
      expect((await shopper.query(`{ blogCategory(categoryId: ${id}) { name } }`)).data.blogCategory).toBeNull()
    expect((await shopper.query('{ blog { categories { categoryId } } }')).data.blog.categories).toEqual([
      { categoryId: 2 },
      { categoryId: 3 },
    ])
    const id = toGlobalId('BlogCategory', 'hogar', '1')
    expect((await shopper.query('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull()
  })
})

test('replies of the blog carry its tag and those of their posts', () => {
  expect(replyTags('blog', { items: [{ id: 3 }, { id: 4 }] })).toEqual(['blog', 'post3', 'post4'])
  expect(replyTags('blog', { id: 7, title: 'x' })).toEqual(['blog', 'post7'])
  expect(replyTags('blog', [{ id: 2 }])).toEqual(['blog'])
})
