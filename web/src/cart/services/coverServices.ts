/** Line of a cart with the services that are offered with its product. */
export type CoveredLine = Readonly<{
  key: string
  sku: string
  name: string
  quantity: number
  /** SKUs of the services that are offered with the product. */
  offered: readonly string[]
  /** True if the product is a service itself. */
  isService: boolean
}>

/** Services of one line: those that the cart lacks, or the pieces that a service covers. */
export type LineCover = Readonly<{
  /** Number of pieces without the service, by its SKU; without services that cover all pieces. */
  missing: ReadonlyMap<string, number>
  /** For a service that the cart's other lines may need: the covered pieces, their names, and superfluous units. */
  covers: Readonly<{ pieces: number; names: readonly string[]; spare: number }> | null
}>

/**
 * Allocates the services in a cart to its products: one unit covers one piece, earlier lines first. Pure; quantities
 * of fractions count as whole pieces.
 */
export function coverServices(lines: readonly CoveredLine[]): ReadonlyMap<string, LineCover> {
  const units = new Map<string, number>()
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + Math.floor(quantity))
  const left = new Map(units)
  const names = new Map<string, string[]>()
  const missing = new Map<string, Map<string, number>>()
  for (const { key, name, quantity, offered } of lines) {
    const lacking = new Map<string, number>()
    for (const service of offered) {
      const pieces = Math.ceil(quantity)
      const covered = Math.min(pieces, left.get(service) ?? 0)
      left.set(service, (left.get(service) ?? 0) - covered)
      if (covered > 0) names.set(service, [...(names.get(service) ?? []), name])
      if (covered < pieces) lacking.set(service, pieces - covered)
    }
    missing.set(key, lacking)
  }
  const wanted = new Set(lines.flatMap(({ offered }) => offered))
  return new Map(
    lines.map(({ key, sku, isService }) => {
      const spare = left.get(sku) ?? 0
      const covers =
        isService || wanted.has(sku)
          ? { pieces: (units.get(sku) ?? 0) - spare, names: names.get(sku) ?? [], spare }
          : null
      return [key, { missing: missing.get(key) ?? new Map<string, number>(), covers }]
    }),
  )
}
