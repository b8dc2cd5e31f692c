export type RedirectMapper = Readonly<{
  __typename: 'Redirect'
  target: string
  /** Code of the store that the target is inside; left out for the store of the request. */
  storeCode?: string
  statusCode: number
}>

/** Page of the sitemap: its `key` finds it in the other stores. */
export type SitemapEntryMapper = Readonly<{
  kind:
    | 'product'
    | 'category'
    | 'cmsPage'
    | 'blog'
    | 'blogCategory'
    | 'blogPost'
    | 'seriesIndex'
    | 'series'
    | 'roomIndex'
    | 'room'
    | 'giftCards'
  key: string
  /** Number of an editors' page. */
  documentId?: number | null
  path: string
  updatedAt: Date | null
}>
