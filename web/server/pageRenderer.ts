import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { buildId, keptAs, render, renderErrorPage, sitemap } from '../src/entryServer.tsx'
import type { PageAssetList } from '../src/routing/PageAssets.tsx'
import type { ShopRoute } from '../src/routing/shopRoute.ts'

/** The storefront's code as the server uses it, built or in development. */
export type PageRenderer = Readonly<{
  /** Loads the code that draws pages: once when it is built, for each page in development. */
  load: () => Promise<
    Readonly<{
      render: typeof render
      renderErrorPage: typeof renderErrorPage
      sitemap: typeof sitemap
      keptAs: typeof keptAs
      buildId: typeof buildId
    }>
  >
  /** The files that the page of these routes needs, in the store's language. */
  assetsOf: (store: StoreDefinition, routes: readonly Pick<ShopRoute, 'source' | 'messages'>[]) => PageAssetList
  /** The scripts that start a page in the browser. */
  entryMarkup: (nonce: string) => string | Promise<string>
  /** Answers for a file of the storefront; false when the address is none. */
  serveFile: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}>
