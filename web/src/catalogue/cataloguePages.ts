import { createPagePart } from '../routing/createPagePart.tsx'
import type { PagePart } from '../routing/createPagePart.tsx'

const SIMPLE = createPagePart('src/catalogue/product/SimplePage.tsx', () =>
  import('./product/SimplePage.tsx').then((module) => module.SimplePage),
)
const CONFIGURABLE = createPagePart('src/catalogue/product/ConfigurablePage.tsx', () =>
  import('./product/ConfigurablePage.tsx').then((module) => module.ConfigurablePage),
)
const GROUPED = createPagePart('src/catalogue/product/GroupedPage.tsx', () =>
  import('./product/GroupedPage.tsx').then((module) => module.GroupedPage),
)
const BUNDLE = createPagePart('src/catalogue/product/BundlePage.tsx', () =>
  import('./product/BundlePage.tsx').then((module) => module.BundlePage),
)
const DOWNLOADABLE = createPagePart('src/catalogue/product/DownloadablePage.tsx', () =>
  import('./product/DownloadablePage.tsx').then((module) => module.DownloadablePage),
)

export const PRODUCT_PAGES = [SIMPLE, CONFIGURABLE, GROUPED, BUNDLE, DOWNLOADABLE] as const

/** Returns the page of a product's type. Types that this version does not know are rendered as simple products. */
export function productPageOf(typename: string) {
  switch (typename) {
    case 'ConfigurableProduct':
      return CONFIGURABLE
    case 'GroupedProduct':
      return GROUPED
    case 'BundleProduct':
      return BUNDLE
    case 'DownloadableProduct':
      return DOWNLOADABLE
    default:
      return SIMPLE
  }
}

export const CATEGORY_PAGE = createPagePart('src/catalogue/listing/CategoryPage.tsx', () =>
  import('./listing/CategoryPage.tsx').then((module) => module.CategoryPage),
)

export const CMS_PAGE = createPagePart('src/content/CmsPage.tsx', () =>
  import('../content/CmsPage.tsx').then((module) => module.CmsPage),
)

/** Returns the page that renders an object found by its address, by the object's type; undefined for a redirect. */
export function cataloguePageOf(typename: string): PagePart | undefined {
  if (typename.endsWith('Product')) return productPageOf(typename)
  if (typename === 'Category') return CATEGORY_PAGE
  return typename === 'CmsPage' ? CMS_PAGE : undefined
}
