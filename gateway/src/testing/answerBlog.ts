type Source = Readonly<Record<string, unknown>>
type FakeBlog = Readonly<{ posts: readonly Source[]; categories: readonly Source[]; next: string | null }>

/** Path below which a platform answers about its blog. */
export const BLOG_ROOT = '/api/ext/blog/'

/** Returns the result of a call about a blog that has no rules of its own; null for what it has not. */
export function answerBlog({ posts, categories, next }: FakeBlog, path: string, query: URLSearchParams): unknown {
  if (path === 'categories') return categories
  if (path.startsWith('post/')) {
    const post = posts.find(({ id }) => id === Number(path.slice('post/'.length)))
    return post ? { ...post, content: post['content'] ?? '<p>Texto</p>' } : null
  }
  const [, category] = /^posts\/category\/(\d+)$/.exec(path) ?? []
  const isInside = ({ category_ids: ids }: Source) =>
    category === undefined || (ids as number[]).includes(Number(category))
  const inside = posts.filter(isInside)
  const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
  const isWhole = query.get('content') === '1'
  const items = inside
    .slice((page - 1) * size, page * size)
    .map((post) => (isWhole ? post : { ...post, content: null }))
  return { items, total: inside.length, page, pageSize: size, next_publish: next }
}
