export type RedirectMapper = Readonly<{ __typename: 'Redirect'; target: string; statusCode: number }>

/** A page of the sitemap: its `key` finds it in the other stores. */
export type SitemapEntryMapper = Readonly<{
  kind: 'product' | 'category' | 'cmsPage'
  key: string
  path: string
  updatedAt: Date | null
}>
