import { Big } from 'big.js'

/** To whole cents. */
export function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}
