import { type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'

/** Target of a code on a label or in a leaflet. */
export type ScannedCode =
  | Readonly<{ kind: 'sku'; sku: string }>
  /** Path in the shop; `childSku` is the variant that the address selects, null for none. */
  | Readonly<{ kind: 'path'; path: string; childSku: string | null }>

type Shop = Readonly<{
  store: StoreDefinition
  /** Origins of the storefront. */
  origins: readonly string[]
}>

/**
 * Parses the text of a scanned code: an address on one of the shop's origins and inside the store is a path; a short
 * text without control characters is a SKU; anything else is null. Codes are untrusted: other sites, schemes and stores
 * are not followed.
 */
export function readScannedCode(code: string, { store, origins }: Shop): ScannedCode | null {
  const text = code.trim()
  if (text === '' || hasControlCharacter(text)) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    return /^https?:\/\//i.test(text) && URL.canParse(text) ? pathOfAddress(new URL(text), { store, origins }) : null
  }
  if (text.startsWith('/') || text.includes('\\')) return null
  return text.length <= SKU_MAX_CHARACTERS ? { kind: 'sku', sku: text } : null
}

function pathOfAddress(address: URL, { store, origins }: Shop): ScannedCode | null {
  // Printed codes outlive a change of scheme, and some leave out the `www.`.
  const isOurs = origins.some((origin) => URL.canParse(origin) && plainHost(new URL(origin)) === plainHost(address))
  const { store: owner, path } = storeOfPath(address.pathname)
  if (!isOurs || owner.code !== store.code) return null
  const childSku = VARIANT_PARAMETERS.map((name) => address.searchParams.get(name)).find((value) => value) ?? null
  return { kind: 'path', path, childSku: childSku && childSku.length <= SKU_MAX_CHARACTERS ? childSku : null }
}

/** Query parameters by which addresses of the shop select a variant, the current one first. */
const VARIANT_PARAMETERS = ['childSku', 'variant'] as const

function plainHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}
