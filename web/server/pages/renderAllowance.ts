import { countedAddress } from '@hogar/schema/http/countedAddress.ts'
import { RENDER_BURST_MAX, RENDERS_PER_SECOND, RENDER_ADDRESSES_MAX } from '../limits.ts'

/** Limit of rendered pages: bounded by address here, and counted against the storefront by the gateway. */
export type RenderAllowance = Readonly<{
  /** Secret that identifies this storefront to the gateway; null: each page counts against its visitor. */
  storefrontKey: string | null
  /** Counts a page rendered for an address. Returns 0, or the milliseconds until the next one is allowed. */
  waitMs(address: string): number
}>

type Options = Readonly<{
  storefrontKey: string | null
  /** Factor of the limit; 0 turns it off. */
  factor: number
  /** Returns the milliseconds of a monotonic clock. */
  now?: () => number
}>

/**
 * Creates the storefront's own rate limit, by address or IPv6 network, whose unit is a rendered page. Cached pages are not counted.
 * Addresses not seen for longest are removed first.
 */
export function createRenderAllowance({
  storefrontKey,
  factor,
  now = () => performance.now(),
}: Options): RenderAllowance {
  const capacity = RENDER_BURST_MAX * factor
  const perMs = (RENDERS_PER_SECOND * factor) / 1_000
  const levels = new Map<string, Readonly<{ level: number; at: number }>>()
  return {
    storefrontKey,
    waitMs(address) {
      const counted = countedAddress(address)
      if (factor === 0) return 0
      const at = now()
      const known = levels.get(counted)
      const level = known ? Math.min(capacity, known.level + (at - known.at) * perMs) : capacity
      const isAllowed = level >= Math.min(1, capacity)
      levels.delete(counted)
      levels.set(counted, { level: isAllowed ? level - 1 : level, at })
      const [oldest] = levels.keys()
      if (levels.size > RENDER_ADDRESSES_MAX && oldest !== undefined) levels.delete(oldest)
      return isAllowed ? 0 : Math.ceil((1 - level) / perMs)
    },
  }
}
