/** A piece of editors' text; sanitised where it is shown. */
export type CmsBlockMapper = Readonly<{
  __typename: 'CmsBlock'
  storeCode: string
  identifier: string
  title: string
  contentHtml: string
}>

/** An editors' page; its text is sanitised where it is shown. */
export type CmsPageMapper = Readonly<{
  __typename: 'CmsPage'
  storeCode: string
  identifier: string
  title: string
  heading: string | null
  contentHtml: string
  metaDescription: string | null
}>
