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
 * Allocates the services in a cart to its products: one unit covers one piece. A service goes to the products that stand
 * before its line, the nearest first, since it is added right after the product that it was chosen with; then to those
 * after it. Pure; quantities of fractions count as whole pieces.
 */
export function coverServices(lines: readonly CoveredLine[]): ReadonlyMap<string, LineCover> {
  const wanted = new Set(lines.flatMap(({ offered }) => offered))
  const shares = new Map([...wanted].map((service) => [service, allocate(service, lines)]))
  return new Map(
    lines.map((line) => {
      const { key, sku, quantity, offered, isService } = line
      const lacking = offered.map((service): [string, number] => {
        const pieces = Math.ceil(quantity)
        return [service, pieces - (shares.get(service)?.get(line) ?? 0)]
      })
      const missing = new Map(lacking.filter(([, pieces]) => pieces > 0))
      return [key, { missing, covers: isService || wanted.has(sku) ? coverOf(sku, lines, shares.get(sku)) : null }]
    }),
  )
}

type Shares = ReadonlyMap<CoveredLine, number>

/** Returns the covered pieces of each line by a service. */
function allocate(service: string, lines: readonly CoveredLine[]): Shares {
  const place = lines.findIndex(({ sku }) => sku === service)
  const byNearness = [...lines.slice(0, Math.max(place, 0)).reverse(), ...lines.slice(Math.max(place, 0))]
  let left = unitsOf(service, lines)
  const shares = new Map<CoveredLine, number>()
  for (const line of byNearness.filter(({ offered }) => offered.includes(service))) {
    const covered = Math.min(Math.ceil(line.quantity), left)
    left -= covered
    shares.set(line, covered)
  }
  return shares
}

function coverOf(service: string, lines: readonly CoveredLine[], shares: Shares = new Map()): LineCover['covers'] {
  const covered = lines.filter((line) => (shares.get(line) ?? 0) > 0)
  const pieces = covered.reduce((sum, line) => sum + (shares.get(line) ?? 0), 0)
  return { pieces, names: covered.map(({ name }) => name), spare: unitsOf(service, lines) - pieces }
}

function unitsOf(service: string, lines: readonly CoveredLine[]): number {
  return lines.reduce((sum, { sku, quantity }) => (sku === service ? sum + Math.floor(quantity) : sum), 0)
}
