/** Attributes that name the current price of a product. */
export const PRICE_ATTRIBUTES: readonly string[] = ['price', 'final_price']

/** Exports write booleans as true and as 1. */
export function spellings(values: readonly string[]): string[] {
  return values.flatMap((value) => (value === 'true' ? ['true', '1'] : value === 'false' ? ['false', '0'] : [value]))
}

export function spellBoolean(value: string): string {
  return value === '1' ? 'true' : value === '0' ? 'false' : value
}

export function numbers(values: readonly string[]): string[] {
  return values.filter((value) => Number.isFinite(Number(value)))
}
