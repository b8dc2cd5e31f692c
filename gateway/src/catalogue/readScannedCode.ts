import { type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'

/** What a code on a label or in a leaflet stands for. */
export type ScannedCode = Readonly<{ kind: 'sku'; sku: string }> | Readonly<{ kind: 'path'; path: string }>

type Shop = Readonly<{
  store: StoreDefinition
  /** Origins that the storefront is reached by. */
  origins: readonly string[]
}>

/**
 * Reads what a scanner saw: an address of one of the shop's origins, inside the store, is a path; a short text without
 * control characters is a SKU; everything else means nothing here. A code is written by anybody: other sites, other
 * schemes and other stores are not followed.
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
  return isOurs && owner.code === store.code ? { kind: 'path', path } : null
}

function plainHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}
