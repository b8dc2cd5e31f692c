/** Maximum milliseconds of a read while a page is rendered: the gateway limits its calls to the platform to it. */
export const RENDER_READ_MS = 1_000
/** Maximum milliseconds of a whole page before its stream is ended. */
export const RENDER_MS = 10_000
/** Seconds after which a visitor whom the shop cannot serve tries again. */
export const RETRY_AFTER_SECONDS = 5
/**
 * Maximum number of pages rendered at once, of pages that wait for a slot, and of milliseconds that they wait. Further
 * requests are refused with a retry after some seconds.
 */
export const RENDER_SLOTS = { atOnceMax: 32, waitingMax: 96, waitMaxMs: 3_000 } as const
export const BUSY_RETRY_AFTER_SECONDS = 2
/** Maximum number of connections to the gateway and to the pictures, each. */
export const UPSTREAM_CONNECTIONS = 64
/**
 * Milliseconds after which an idle connection is closed: far below the 65 s of the gateway and the 72 s of the
 * platform.
 */
export const UPSTREAM_IDLE_MAX_MS = 20_000
/** Milliseconds of silence after which an answer of gateway or platform is given up. */
export const PASS_ON_SILENCE_MS = 15_000
/**
 * Maximum bytes of a proxied body: the limit of the gateway, which would close the connection while more is being
 * written.
 */
export const PASS_ON_BODY_MAX_BYTES = 262_144
/** Maximum bytes of a proxied upload of a credit application: the limit of the gateway. */
export const PASS_ON_UPLOAD_MAX_BYTES = 720_000
export const HEADERS_MAX_BYTES = 16_384
export const HEADERS_MS = 8_000
export const REQUEST_MS = 15_000
/**
 * Milliseconds without a byte in either direction after which a connection is closed while a request runs: above all
 * that a visitor may have to wait for. A visitor who stops reading would hold the rest of the answer in memory.
 */
export const CONNECTION_SILENCE_MS = 30_000
/** Milliseconds after which a visitor's idle connection is closed. */
export const KEEP_ALIVE_MS = 5_000
/** Cache lifetime of files whose name carries a hash of their content. */
export const IMMUTABLE_SECONDS = 31_536_000
/** Lifetime in seconds of a web app manifest in caches. */
export const INSTALL_MANIFEST_SECONDS = 3_600
/** Lifetime in seconds of a cached part of the sitemap, and maximum number of cached parts. */
export const SITEMAP_CACHE_SECONDS = 3_600
export const SITEMAP_PARTS_HELD = 100
/** Lifetime in seconds of an index for which a store could not be read. */
export const SITEMAP_RETRY_SECONDS = 60
/** Lifetime in seconds of a cached feed of the blog, and maximum number of cached feeds. */
export const FEED_CACHE_SECONDS = 600
export const FEEDS_HELD = 20
/** Maximum milliseconds of a call to the platform for the sitemap or a feed: no shopper waits for it. */
export const SITEMAP_READ_MS = 5_000
/** Path of the gateway at which an app's link signs in, and of the page that it redirects through. */
export const SILENT_LOGIN_PATH = '/silent-login'
/**
 * Maximum number of pages rendered for one address in a burst, and of further ones each second: an office or a carrier
 * shares one.
 */
export const RENDER_BURST_MAX = 600
export const RENDERS_PER_SECOND = 30
/** Maximum number of addresses counted at a time. */
export const RENDER_ADDRESSES_MAX = 10_000
