/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { type PrecacheEntry, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isKeptPage } from './offline/keptPages.ts'
import { CACHED_FILES_MAX, CACHED_PICTURES_MAX, CACHED_PICTURE_SECONDS } from './offline/limits.ts'

const UNAVAILABLE = 503

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Array<PrecacheEntry | string> }

// A new version waits until no page of the old one is open: there is no `skipWaiting` anywhere.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

// Code and faces that are not precached carry a hash: what was fetched once is right for good.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'files',
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
 * Pages come from the network and are never stored: they are somebody's, and they stream. Without a network every address
 * gets the shell, which draws the page from what the browser has kept. So does a page that is kept when the shop cannot
 * answer for a while; any other then says so in the shop's own words, and comes back by itself.
 */
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        const response = await fetch(request)
        if (response.status !== UNAVAILABLE || !(await isKeptPage(request.url))) return response
        return (await matchPrecache('/shell.html')) ?? response
      } catch (error) {
        const shell = await matchPrecache('/shell.html')
        if (shell) return shell
        throw error
      }
    },
    // Where a token is in the address, the shop has to see who sent the browser there: the worker would say that it did.
    { denylist: [/^\/graphql/, /^\/img\//, /^\/assets\//, /[?&]userToken=/, /\/social-login\//] },
  ),
)
