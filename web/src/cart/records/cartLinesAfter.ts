/** Identifies a line on every device, before and after the platform has stored it. */
export type LineIdentity = Readonly<{ sku: string; optionsChecksum: string | null }>

/** Fields of a cart line that a change needs. */
export type CountedLine = LineIdentity & Readonly<{ quantity: number; isPending: boolean }>

/** Change of a cart line made by the shopper. */
export type CartChange =
  | Readonly<{ kind: 'add'; line: LineIdentity; quantity: number }>
  /** Raises an existing line to this quantity; a larger one stays. */
  | Readonly<{ kind: 'atLeast'; line: LineIdentity; quantity: number }>
  /** Like `set`, but creates a missing line. */
  | Readonly<{ kind: 'exactly'; line: LineIdentity; quantity: number }>
  | Readonly<{ kind: 'set'; line: LineIdentity; quantity: number }>
  | Readonly<{ kind: 'remove'; line: LineIdentity }>

/** Returns true if both identify the same line: same SKU and, with options, the same choices. */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return one.sku === other.sku && one.optionsChecksum === other.optionsChecksum
}

/**
 * Returns the lines as the platform will hold them after the change: an added product joins the line of the same
 * identity or goes to the end, a quantity of zero removes the line, a missing line stays missing. Returns unaffected
 * lines as they are.
 */
export function cartLinesAfter(lines: readonly CountedLine[], change: CartChange): readonly CountedLine[] {
  const held = lines.find((line) => isSameLine(line, change.line))
  if (!held) {
    const comesToBe = change.kind !== 'set' && change.kind !== 'remove'
    return comesToBe ? [...lines, newLine(change.line, change.quantity)] : lines
  }
  const quantity = quantityAfter(held.quantity, change)
  if (quantity <= 0) return lines.filter((line) => line !== held)
  return lines.map((line) => (line === held ? { ...line, quantity, isPending: true } : line))
}

function newLine({ sku, optionsChecksum }: LineIdentity, quantity: number): CountedLine {
  return { sku, optionsChecksum, quantity, isPending: true }
}

function quantityAfter(held: number, change: CartChange): number {
  switch (change.kind) {
    case 'add':
      return held + change.quantity
    case 'atLeast':
      return Math.max(held, change.quantity)
    case 'set':
    case 'exactly':
      return change.quantity
    case 'remove':
      return 0
  }
}
