import { RENDERS_AT_ONCE_MAX, RENDERS_PER_SECOND, RENDER_ADDRESSES_MAX } from './limits.ts'

/** Allows a storefront to render pages: bounded by address here, and charged to the storefront by the gateway. */
export type RenderAllowance = Readonly<{
  /** The secret that the gateway knows this storefront by; null: it charges each page to its visitor. */
  storefrontKey: string | null
  /** Counts a page that is rendered for an address. Returns 0, or the milliseconds until there may be one more. */
  waitMs(address: string): number
}>

type Options = Readonly<{
  storefrontKey: string | null
  /** Multiplies how many pages an address may have; 0 turns the limit off. */
  factor: number
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
}>

/**
 * Counts pages that are rendered, by address: the storefront's own rate limit, whose unit is a page. Pages out of the output
 * cache are not counted. Addresses that were not seen for longest are forgotten first.
 */
export function createRenderAllowance({
  storefrontKey,
  factor,
  now = () => performance.now(),
}: Options): RenderAllowance {
  const capacity = RENDERS_AT_ONCE_MAX * factor
  const perMs = (RENDERS_PER_SECOND * factor) / 1_000
  const levels = new Map<string, Readonly<{ level: number; at: number }>>()
  return {
    storefrontKey,
    waitMs(address) {
      if (factor === 0) return 0
      const at = now()
      const known = levels.get(address)
      const level = known ? Math.min(capacity, known.level + (at - known.at) * perMs) : capacity
      const isAllowed = level >= Math.min(1, capacity)
      levels.delete(address)
      levels.set(address, { level: isAllowed ? level - 1 : level, at })
      const [oldest] = levels.keys()
      if (levels.size > RENDER_ADDRESSES_MAX && oldest !== undefined) levels.delete(oldest)
      return isAllowed ? 0 : Math.ceil((1 - level) / perMs)
    },
  }
}
