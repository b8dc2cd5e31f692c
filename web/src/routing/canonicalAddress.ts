import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { canonicalPath } from './canonicalPath.ts'
import type { ServerRouter } from './createServerRouter.ts'

/** Returns the canonical form of an address, with its query; null when it is canonical already. */
export function canonicalAddress(
  url: string,
  { rowAt }: Pick<ServerRouter, 'rowAt'>,
  store: StoreDefinition,
): string | null {
  const { pathname, search } = new URL(url)
  const canonical = canonicalPath(pathname, { pattern: rowAt(pathname)?.path ?? '*', urlPrefix: store.urlPrefix })
  return canonical === pathname ? null : canonical + search
}
