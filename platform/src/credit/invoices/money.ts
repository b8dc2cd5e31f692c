import Big from 'big.js'

/** Whole cents of an amount as the database keeps it. */
export function centsOf(pesos: string): number {
  return new Big(pesos).times(100).toNumber()
}

/** An amount in pesos with two decimals, as the database keeps it. */
export function pesosText(cents: number): string {
  return new Big(cents).div(100).toFixed(2)
}

/** An amount in pesos, as answers carry it. */
export function pesos(cents: number): number {
  return new Big(cents).div(100).toNumber()
}
