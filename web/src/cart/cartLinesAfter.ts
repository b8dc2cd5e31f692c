/** Names a line on every device, before and after the platform has seen it. */
export type LineIdentity = Readonly<{ sku: string; optionsChecksum: string | null }>

/** As much of a cart line as a change of it needs. */
export type CountedLine = LineIdentity & Readonly<{ quantity: number; isPending: boolean }>

/** What a shopper does to the lines of a cart. */
export type CartChange =
  | Readonly<{ kind: 'add'; line: LineIdentity; quantity: number }>
  /** Of a line that is there, the larger quantity counts. */
  | Readonly<{ kind: 'atLeast'; line: LineIdentity; quantity: number }>
  /** As `set`, but a line that is not there comes to be. */
  | Readonly<{ kind: 'exactly'; line: LineIdentity; quantity: number }>
  | Readonly<{ kind: 'set'; line: LineIdentity; quantity: number }>
  | Readonly<{ kind: 'remove'; line: LineIdentity }>

/** True when both are the same line: same SKU and, where there are options, the same choices. */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return one.sku === other.sku && one.optionsChecksum === other.optionsChecksum
}

/**
 * The lines as the platform will hold them once the change has arrived: what is added joins the line of the same
 * identity or goes to the end, a quantity of zero removes the line, a line that is gone stays gone.
 * Lines that the change does not touch are returned as they are.
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
