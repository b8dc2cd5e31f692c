import { Big } from 'big.js'

/** Rounds to whole cents, half a cent up. */
export function toCents(amount: Big): Big {
  return amount.round(2, Big.roundHalfUp)
}
