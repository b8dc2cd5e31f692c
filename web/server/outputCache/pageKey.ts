import { KEY_MAX_CHARACTERS, KEY_PARAMETERS_MAX } from './limits.ts'

type Address = Readonly<{
  /** Another build draws other pages. */
  build: string
  storeCode: string
  /** Scheme and host stand in the page, in canonical addresses. */
  origin: string
  url: URL
  /** True for a parameter that the page reads. */
  reads: (name: string, value: string) => boolean
}>

/** The address that a page is rendered for, and the key that it is kept under. */
export type PageKey = Readonly<{ key: string; url: string; hasQuery: boolean }>

/**
 * The key of a page: everything that the page depends on and nothing else. Parameters that the page does not read are left
 * out, the others are put in order. Null for addresses that are too long to be kept.
 */
export function pageKey({ build, storeCode, origin, url, reads }: Address): PageKey | null {
  const parameters = [...url.searchParams].filter(([name, value]) => reads(name, value))
  // A stable order: of one name, the values stay as they came.
  parameters.sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
  const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`
  const address = `${origin}${url.pathname}${search}`
  if (address.length > KEY_MAX_CHARACTERS || parameters.length > KEY_PARAMETERS_MAX) return null
  return { key: `${build} ${storeCode} ${address}`, url: address, hasQuery: search !== '' }
}
