/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { type PrecacheEntry, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CLAIM, TAKE_OVER } from './device/workerMessages.ts'
import { answerPage } from './offline/files/answerPage.ts'
import { PackedFiles } from './offline/files/PackedFiles.ts'
import { PACK_SUFFIX } from './offline/files/packSuffix.ts'
import { isSnapshotPage } from './offline/storage/snapshotPages.ts'
import { CACHED_FILES_MAX, CACHED_PICTURES_MAX, CACHED_PICTURE_SECONDS, PAGE_PATIENCE_MS } from './offline/limits.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Array<PrecacheEntry | string> }

// A new version waits until no page of the old one is open, or until a shopper asks for it.
const entries = self.__WB_MANIFEST
precacheAndRoute(entries)
cleanupOutdatedCaches()
clientsClaim()
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting())
  if (event.data === CLAIM) event.waitUntil(self.clients.claim())
})

/** Address of the pack of all code and styles. */
const pack = entries
  .map((entry) => (typeof entry === 'string' ? entry : entry.url))
  .find((url) => url.endsWith(PACK_SUFFIX))

// Code, styles and faces carry a hash: a cached one never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new PackedFiles({
    cacheName: 'files',
    readPack: () => (pack === undefined ? Promise.resolve(undefined) : matchPrecache(pack)),
    plugins: [new ExpirationPlugin({ maxEntries: CACHED_FILES_MAX, purgeOnQuotaError: true })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/img/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new ExpirationPlugin({
        maxEntries: CACHED_PICTURES_MAX,
        maxAgeSeconds: CACHED_PICTURE_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)

/**
 * Answers page requests. Pages come from the network and are never stored: they may hold personal data, and they
 * stream. Without a network every address gets the shell, which renders the page from the offline snapshot. So does a
 * page of the snapshot while the shop cannot answer, or the network brings nothing; any other page then gets the shop's own error page, which reloads
 * itself.
 */
registerRoute(
  new NavigationRoute(
    ({ request }) =>
      answerPage(request, {
        patience: () => new Promise((resolve) => setTimeout(resolve, PAGE_PATIENCE_MS)),
        fetch,
        isSnapshotPage,
        readShell: () => matchPrecache('/shell.html'),
      }),
    // For an address with a token, the shop has to see the referring site: a request of the worker would name the
    // shop.
    { denylist: [/^\/graphql/, /^\/img\//, /^\/assets\//, /[?&]userToken=/, /\/social-login\//] },
  ),
)
