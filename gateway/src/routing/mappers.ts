export type RedirectMapper = Readonly<{ __typename: 'Redirect'; target: string; statusCode: number }>

/** Page of the sitemap: its `key` finds it in the other stores. */
export type SitemapEntryMapper = Readonly<{
  kind: 'product' | 'category' | 'cmsPage' | 'blog' | 'blogCategory' | 'blogPost'
  key: string
  /** Number of an editors' page. */
  documentId?: number | null
  path: string
  updatedAt: Date | null
}>
