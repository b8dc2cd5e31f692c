import { decodePath } from '@hogar/schema/routing/encodePath.ts'
import { MOVED_FOR_NOW, MOVED_PERMANENTLY, REDIRECT_HOPS_MAX } from './limits.ts'
import type { RedirectMapper } from './mappers.ts'
import { redirectTarget } from './redirectTarget.ts'

/** A redirect rule as the platform has it. */
export type RedirectRule = Readonly<{ target: string; status: number }>

/**
 * Where a redirect rule leads in the end, so that a browser is sent there at once: for good only when every rule on the
 * way is. Null for rules that lead in a circle, out of the store, or on and on.
 *
 * @param ruleAt the rule that stands at a path (with its leading slash, without a query), null when a page does.
 */
export async function followRedirect(
  from: string,
  first: RedirectRule,
  ruleAt: (path: string) => Promise<RedirectRule | null>,
): Promise<RedirectMapper | null> {
  const seen = new Set([pathOf(from)])
  let isForGood = true
  let rule: RedirectRule | null = first
  let target = null
  for (let hop = 0; rule !== null && hop < REDIRECT_HOPS_MAX; hop += 1) {
    isForGood &&= rule.status === MOVED_PERMANENTLY
    target = redirectTarget(rule.target)
    if (target === null || seen.has(pathOf(target))) return null
    seen.add(pathOf(target))
    // One after the other: each rule says where the next one stands.
    rule = await ruleAt(withoutQuery(target))
  }
  if (target === null || rule !== null) return null
  return { __typename: 'Redirect', target, statusCode: isForGood ? MOVED_PERMANENTLY : MOVED_FOR_NOW }
}

/** One path, however it is written. */
function pathOf(address: string): string {
  return decodePath(address) ?? withoutQuery(address)
}

function withoutQuery(path: string): string {
  return (path.split(/[?#]/)[0] ?? path).replace(/\/+$/, '') || '/'
}
