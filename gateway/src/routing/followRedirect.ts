import { decodePath } from '@hogar/schema/routing/encodePath.ts'
import { storeByCode } from '@hogar/schema/stores.ts'
import { MOVED_FOR_NOW, MOVED_PERMANENTLY, REDIRECT_HOPS_MAX } from './limits.ts'
import type { RedirectMapper } from './mappers.ts'
import { redirectTarget } from './redirectTarget.ts'
import { type Site, shopPath } from './shopPath.ts'

/** Redirect rule of the platform. */
export type RedirectRule = Readonly<{ target: string; status: number }>

/** Address at which a chain of rules begins: its path, the store that it is inside, and the shop's public addresses. */
export type RedirectStart = Readonly<{ path: string; storeCode: string; site: Site }>

/**
 * Follows a chain of redirect rules to its end, so that the browser is redirected once: permanently only if every rule
 * is permanent. A target in another store of the shop ends the chain; an absolute address of the shop counts as its path.
 * Returns null for a loop, a chain that is too long, or a target outside the shop.
 * @param ruleAt returns the rule at a path (with its leading slash, without a query), null if a page is there.
 */
export async function followRedirect(
  { path: from, storeCode, site }: RedirectStart,
  first: RedirectRule,
  ruleAt: (path: string) => Promise<RedirectRule | null>,
): Promise<RedirectMapper | null> {
  const seen = new Set([pathOf(from)])
  let isForGood = true
  let rule: RedirectRule | null = first
  let target = null
  for (let hop = 0; rule !== null && hop < REDIRECT_HOPS_MAX; hop += 1) {
    isForGood &&= rule.status === MOVED_PERMANENTLY
    target = redirectTarget(shopPath(rule.target.trim(), storeCode, site) ?? rule.target)
    if (target === null || seen.has(pathOf(target))) return null
    seen.add(pathOf(target))
    const elsewhere = inOtherStore(target, storeCode)
    if (elsewhere) return { __typename: 'Redirect', ...elsewhere, statusCode: statusOf(isForGood) }
    // In sequence: each rule determines the next path.
    rule = await ruleAt(withoutQuery(target))
  }
  if (target === null || rule !== null) return null
  return { __typename: 'Redirect', target, statusCode: statusOf(isForGood) }
}

function statusOf(isForGood: boolean): number {
  return isForGood ? MOVED_PERMANENTLY : MOVED_FOR_NOW
}

/** Returns the store and the path inside it of a target that begins with the code of another store; null for others. */
function inOtherStore(target: string, storeCode: string): Readonly<{ target: string; storeCode: string }> | null {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(target) ?? []
  if (first === storeCode || storeByCode(first) === undefined) return null
  return { storeCode: first, target: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Returns the decoded path of an address, the same for all its spellings. */
function pathOf(address: string): string {
  return decodePath(address) ?? withoutQuery(address)
}

function withoutQuery(path: string): string {
  return (path.split(/[?#]/)[0] ?? path).replace(/\/+$/, '') || '/'
}
