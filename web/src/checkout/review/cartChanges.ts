/** Parts of a cart that a shopper saw and that can change before the order. */
export type SeenCart = Readonly<{
  lines: readonly Readonly<{ id: string; name: string; quantity: number; unitPrice: string }>[]
  shippingTitle: string | null
  paymentTitle: string | null
  /** Null while unknown. */
  total: string | null
}>

export type CartChange =
  | Readonly<{ kind: 'lineGone'; name: string }>
  | Readonly<{ kind: 'lineNew'; name: string }>
  | Readonly<{ kind: 'quantity'; name: string; from: number; to: number }>
  | Readonly<{ kind: 'price'; name: string; from: string; to: string }>
  | Readonly<{ kind: 'shipping' | 'payment'; from: string; to: string | null }>
  | Readonly<{ kind: 'total'; from: string; to: string }>

/**
 * Returns the differences between two states of a cart: lines in cart order, then methods, then the total. Compares
 * amounts as numbers.
 */
export function cartChanges(seen: SeenCart, now: SeenCart): readonly CartChange[] {
  const present = new Map(now.lines.map((line) => [line.id, line]))
  const known = new Set(seen.lines.map(({ id }) => id))
  return [
    ...seen.lines.flatMap((line) => lineChanges(line, present.get(line.id))),
    ...now.lines.filter(({ id }) => !known.has(id)).map(({ name }) => ({ kind: 'lineNew', name }) as const),
    ...methodChange('shipping', seen.shippingTitle, now.shippingTitle),
    ...methodChange('payment', seen.paymentTitle, now.paymentTitle),
    ...totalChange(seen.total, now.total),
  ]
}

type SeenLine = SeenCart['lines'][number]

function lineChanges(was: SeenLine, is: SeenLine | undefined): CartChange[] {
  const { name } = was
  if (!is) return [{ kind: 'lineGone', name }]
  return [
    ...(was.quantity === is.quantity ? [] : [{ kind: 'quantity', name, from: was.quantity, to: is.quantity } as const]),
    ...(Number(was.unitPrice) === Number(is.unitPrice)
      ? []
      : [{ kind: 'price', name, from: was.unitPrice, to: is.unitPrice } as const]),
  ]
}

function methodChange(kind: 'shipping' | 'payment', from: string | null, to: string | null): CartChange[] {
  return from === null || from === to ? [] : [{ kind, from, to }]
}

function totalChange(from: string | null, to: string | null): CartChange[] {
  return from === null || to === null || Number(from) === Number(to) ? [] : [{ kind: 'total', from, to }]
}
