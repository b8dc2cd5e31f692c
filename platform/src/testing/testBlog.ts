import type { SeedBlog, SeedPost, SeedPostText } from '../blog/seedBlog.ts'

const PAST = new Date('2026-01-10T18:00:00Z')
/** Moment at which the test post 5 becomes public. */
export const FIFTH_IS_PUBLIC_AT = new Date('2999-01-01T18:00:00Z')

const textIn = (title: string): SeedPostText => ({
  title,
  summary: `${title}, en breve`,
  content: `<h2>${title}</h2><p>uno dos tres</p>`,
  imageAlt: 'Una sala',
  tags: ['sala'],
})

function post(id: number, changes: Partial<SeedPost> = {}): SeedPost {
  return {
    id,
    enabled: true,
    storeIds: [0],
    publishDate: new Date(PAST.getTime() + id * 86_400_000),
    updatedAt: PAST,
    image: '/scenes/living-room.jpg',
    author: { name: 'Ana', role: { es: 'Editora', de: 'Redakteurin', it: 'Redattrice' } },
    categoryIds: [2],
    relatedSkus: ['SOFA'],
    texts: { es: textIn(`Texto ${id}`) },
    ...changes,
  }
}

const name = (words: string) => ({ name: words, description: '' })
const category = (id: number, changes: Partial<SeedBlog['categories'][number]> = {}) => ({
  id,
  enabled: true,
  storeIds: [0],
  position: -id,
  texts: { es: name(`Tema ${id}`), de: name(`Thema ${id}`), it: name(`Tema ${id}`) },
  ...changes,
})

/** Blog of the test catalogue: what each store shows, and what none does. */
export const testBlog: SeedBlog = {
  categories: [category(1), category(2), category(3, { storeIds: [5] }), category(4, { enabled: false })],
  posts: [
    post(1, { texts: { es: textIn('Texto 1'), de: textIn('Text 1') } }),
    post(2, { storeIds: [2], categoryIds: [2, 1] }),
    post(3, { storeIds: [5], categoryIds: [3, 4] }),
    post(4, { enabled: false }),
    post(5, { publishDate: FIFTH_IS_PUBLIC_AT }),
    post(6, { publishDate: new Date(PAST.getTime() + 86_400_000), categoryIds: [1] }),
    post(7, { storeIds: [2, 5], categoryIds: [] }),
  ],
}
