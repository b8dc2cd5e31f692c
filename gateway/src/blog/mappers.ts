import type { ListName } from '../graph/connection.ts'

/** A post, as the platform has it. */
export type BlogPostMapper = Readonly<{
  __typename: 'BlogPost'
  storeCode: string
  postId: number
  isEnabled: boolean
  /** Platform's numbers of the stores that show it. */
  storeIds: readonly number[]
  publishedAt: Date
  updatedAt: Date | null
  title: string
  summary: string | null
  /** HTML, not sanitised. Null in a list that was read without it. */
  contentHtml: string | null
  words: number | null
  picture: Readonly<{ path: string; alt: string }> | null
  author: Readonly<{ name: string; role: string | null }> | null
  categoryIds: readonly number[]
  tags: readonly string[]
  skus: readonly string[]
  metaDescription: string | null
}>

export type BlogCategoryMapper = Readonly<{
  __typename: 'BlogCategory'
  storeCode: string
  categoryId: number
  isEnabled: boolean
  storeIds: readonly number[]
  name: string
  description: string | null
  postCount: number
}>

/** A window of a list. Posts that are not shown are left out, and keep their places. */
export type BlogPostConnectionMapper = Readonly<{
  list: ListName
  items: readonly Readonly<{ post: BlogPostMapper; place: number }>[]
  offset: number
  /** Number of places that the window covers. */
  size: number
  totalCount: number
  isOutdated: boolean
}>

/** The blog itself has no data: each of its fields is read by its own call. */
export type BlogMapper = Readonly<{ storeCode: string }>
