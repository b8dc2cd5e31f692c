/** Shopper's action that counts in the end. */
export type Deed =
  | Readonly<{ kind: 'add'; sku: string; units: number }>
  /** A quantity typed into the line of a product. */
  | Readonly<{ kind: 'set'; sku: string; units: number }>
  | Readonly<{ kind: 'remove'; sku: string }>
  | Readonly<{ kind: 'order' }>

/**
 * State of a deed at the end. `made`: it was not refused, so it has to be there. `refused`: the shop refused it.
 * `unsure`: its page or browser died in the same moment, and may have kept it or not.
 */
export type Fate = 'made' | 'refused' | 'unsure'

export type Told = Readonly<{ deed: Deed; fate: Fate }>

/** Units by SKU; no entry for none. */
export type Units = Readonly<Record<string, number>>

/** Cart that the shop may hold when all is quiet, and the orders in the order in which they were placed. */
export type End = Readonly<{ cart: Units; orders: readonly Units[] }>

const NOTHING: End = { cart: {}, orders: [] }

/** Every end that fits what the shopper has done and heard. More than one only where the browser died in between. */
export function possibleEnds(story: readonly Told[]): readonly End[] {
  const ends = story.reduce<readonly End[]>(
    (before, { deed, fate }) => {
      if (fate === 'refused') return before
      const after = before.map((end) => endAfter(end, deed))
      return fate === 'made' ? after : [...after, ...before]
    },
    [NOTHING],
  )
  return [...new Map(ends.map((end) => [nameOf(end), end])).values()]
}

/** True when both are the same, in any order of their lines. */
export function isSameEnd(one: End, other: End): boolean {
  return nameOf(one) === nameOf(other)
}

function endAfter(end: End, deed: Deed): End {
  const { cart, orders } = end
  switch (deed.kind) {
    case 'add':
      return { cart: { ...cart, [deed.sku]: (cart[deed.sku] ?? 0) + deed.units }, orders }
    case 'set':
      // A line that is gone stays gone: there is nothing to set.
      return cart[deed.sku] === undefined ? end : { cart: withUnits(cart, deed.sku, deed.units), orders }
    case 'remove':
      return { cart: withUnits(cart, deed.sku, 0), orders }
    case 'order':
      return Object.keys(cart).length === 0 ? end : { cart: {}, orders: [...orders, cart] }
  }
}

function withUnits(cart: Units, sku: string, units: number): Units {
  const { [sku]: _before, ...others } = cart
  return units > 0 ? { ...others, [sku]: units } : others
}

function nameOf({ cart, orders }: End): string {
  return JSON.stringify(
    [cart, ...orders].map((units) => Object.entries(units).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
}
