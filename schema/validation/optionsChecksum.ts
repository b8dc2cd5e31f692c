/** Options of a cart line that its SKU does not determine. */
export type LineOptions = Readonly<{
  customOptions?: readonly Readonly<{ optionId: string; value: string }>[] | null
  bundleOptions?:
    | readonly Readonly<{ optionId: string; selectionIds: readonly string[]; quantity?: number | null }>[]
    | null
}>

/**
 * Returns a checksum that distinguishes lines of the same SKU: equal choices give the same checksum on every device, in
 * any order. Returns null for a line without options, which its SKU identifies.
 *
 * Custom options count only if there are no bundle options: a line has one kind. Options whose id is not above zero and
 * bundle parts with a negative quantity are ignored.
 */
export function optionsChecksum(options: LineOptions): string | null {
  const bundle = (options.bundleOptions ?? [])
    .filter((option) => option.selectionIds.length > 0 && (option.quantity ?? 0) >= 0)
    .map((option) => `b${option.optionId}=${[...option.selectionIds].sort().join('+')}x${option.quantity ?? 1}`)
  if (bundle.length > 0) return hash(bundle.sort().join(';'))
  const custom = (options.customOptions ?? [])
    .filter((option) => Number(option.optionId) > 0 && option.value !== '')
    .map((option) => `c${option.optionId}=${option.value}`)
  return custom.length > 0 ? hash(custom.sort().join(';')) : null
}

const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n
const SIXTY_FOUR_BITS = 0xffffffffffffffffn

/** FNV-1a over UTF-16 units, 64 bits as hex: short, quick and without a crypto library in the browser. */
function hash(value: string): string {
  let state = FNV_OFFSET
  for (let index = 0; index < value.length; index += 1) {
    state = ((state ^ BigInt(value.charCodeAt(index))) * FNV_PRIME) & SIXTY_FOUR_BITS
  }
  return state.toString(16).padStart(16, '0')
}
