/** Maximum sizes of the files that the first visit of a page loads before the page can be used. */
export type FirstLoadLimit = Readonly<{
  /** Maximum bytes of JavaScript, compressed. */
  scriptBytes: number
  /** Maximum number of scripts, style sheets and faces. */
  requests: number
}>

/**
 * Current size of each page, and 0.1 to 0.4 kB for names of files, whose hashes compress differently in each build. An
 * empty page with React DOM, Relay and the router is 157.0 kB (`bench/storefront/floorBytes.ts`).
 */
export const FIRST_LOAD_LIMITS = {
  home: { scriptBytes: 176_800, requests: 9 },
  category: { scriptBytes: 198_500, requests: 14 },
  configurable: { scriptBytes: 199_500, requests: 13 },
  simple: { scriptBytes: 200_500, requests: 14 },
  grouped: { scriptBytes: 199_100, requests: 13 },
  bundle: { scriptBytes: 200_700, requests: 14 },
  downloadable: { scriptBytes: 198_200, requests: 13 },
} as const satisfies Record<string, FirstLoadLimit>
/** Minimum bytes of a compressed file: smaller ones gain nothing. */
export const COMPRESS_MIN_BYTES = 512
/** Minimum number of separately loaded parts that need a module before it moves to a shared file. */
export const SHARED_BY_PAGES = 2
