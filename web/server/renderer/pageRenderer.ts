import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { FastifyInstance } from 'fastify'
import type {
  buildId,
  cacheTermsOf,
  feed,
  installManifest,
  render,
  renderErrorPage,
  sitemap,
} from '../../src/entryServer.tsx'
import type { PageAssetList } from '../../src/routing/document/PageAssets.tsx'
import type { ShopRoute } from '../../src/routing/shopRoute.ts'

/** Storefront code as the server uses it, built or in development. */
export type PageRenderer = Readonly<{
  /** Loads the code that renders pages: once when it is built, for each page in development. */
  load: () => Promise<
    Readonly<{
      render: typeof render
      renderErrorPage: typeof renderErrorPage
      sitemap: typeof sitemap
      feed: typeof feed
      installManifest: typeof installManifest
      cacheTermsOf: typeof cacheTermsOf
      buildId: typeof buildId
    }>
  >
  /** Returns the files of a page of these routes, in the store's language. */
  assetsOf: (store: StoreDefinition, routes: readonly Pick<ShopRoute, 'source' | 'messages'>[]) => PageAssetList
  /** Returns scripts that start a page in the browser, where it does not request its code itself: in development. */
  entryMarkup: (nonce: string) => string | Promise<string>
  /** Adds what answers requests of files, before the routes of pages. */
  addFiles: (app: FastifyInstance) => void
  close: () => Promise<void>
}>
