import Big from 'big.js'

const HUNDRED = 100
/** Amounts are rounded to cents: each may be this far from what it was. */
const ROUNDING = 0.005

/**
 * The rate, in percent, that leads from an amount without tax to the same with. Amounts are rounded, so that the rate is
 * only nearly known: a whole percentage that explains them is it, else two digits are kept. Null when nothing was added.
 */
export function impliedRate(net: number, gross: number): number | null {
  if (net <= 0 || gross <= net) return null
  const percent = new Big(gross).div(net).minus(1).times(HUNDRED)
  const whole = percent.round(0, Big.roundHalfUp)
  const doubt = new Big(ROUNDING).times(2).div(net).times(HUNDRED)
  return percent.minus(whole).abs().lte(doubt) ? whole.toNumber() : percent.round(2, Big.roundHalfUp).toNumber()
}
