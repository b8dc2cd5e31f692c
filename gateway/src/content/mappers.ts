import type { JobPosting } from '../__generated__/schemaTypes.ts'
import type { ProductMediaMapper } from '../catalogue/mappers.ts'

/** Block of editors' text; sanitised by its resolver. */
export type CmsBlockMapper = Readonly<{
  __typename: 'CmsBlock'
  storeCode: string
  identifier: string
  title: string
  contentHtml: string
}>

/** Page of editors' text; sanitised by its resolver. */
export type CmsPageMapper = Readonly<{
  __typename: 'CmsPage'
  storeCode: string
  identifier: string
  /** Number of the document, the same in all stores that have the page; null if it is no number. */
  documentId: number | null
  title: string
  heading: string | null
  contentHtml: string
  metaDescription: string | null
  jobs: readonly JobPosting[]
  updatedAt: string | null
}>

/** Picture that editors chose: read and addressed as a product's; `pictureMedia` makes one. */
export type CmsImageMapper = ProductMediaMapper
