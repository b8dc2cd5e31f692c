/** What a read may take while a page is rendered: the gateway cuts its calls to the platform short by it. */
export const RENDER_READ_MS = 1_000
/** What a whole page may take before its stream is ended. */
export const RENDER_MS = 10_000
/** A visitor whom the shop cannot serve comes back after so long. */
export const RETRY_AFTER_SECONDS = 5
/** Pages rendered at once, those that may wait for a slot, and how long. What comes beyond is refused for some seconds. */
export const RENDER_SLOTS = { atOnceMax: 32, waitingMax: 96, waitMaxMs: 3_000 } as const
export const BUSY_RETRY_AFTER_SECONDS = 2
/** Connections to the gateway and to the pictures, each. */
export const UPSTREAM_CONNECTIONS = 64
/** An idle one is left after so long: far below the 65 s of the gateway and the 72 s of the platform. */
export const UPSTREAM_IDLE_MAX_MS = 20_000
/** A passed-on answer that says nothing for so long is given up. */
export const PASS_ON_SILENCE_MS = 15_000
/** Of a body that is passed on: what the gateway takes. It would hang up while more is being written to it. */
export const PASS_ON_BODY_MAX_BYTES = 262_144
export const HEADERS_MAX_BYTES = 16_384
export const HEADERS_MS = 8_000
export const REQUEST_MS = 15_000
/** Files whose name carries a hash of their content. */
export const IMMUTABLE_SECONDS = 31_536_000
/** How long a part of the sitemap is good for everybody, and how many of them are held. */
export const SITEMAP_CACHE_SECONDS = 3_600
export const SITEMAP_PARTS_HELD = 100
/** What a call to the platform may take for it: nobody looks at a screen meanwhile. */
export const SITEMAP_READ_MS = 5_000
/** Where an app's link signs in at the gateway, and the page that it leads over. */
export const SILENT_LOGIN_PATH = '/silent-login'
/** Pages that one address may have rendered at once, and how many more each second: an office or a carrier shares one. */
export const RENDERS_AT_ONCE_MAX = 600
export const RENDERS_PER_SECOND = 30
/** Addresses that are counted at a time. */
export const RENDER_ADDRESSES_MAX = 10_000
