import Big from 'big.js'

const HUNDRED = 100
/** Maximum rounding error of an amount in cents. */
const ROUNDING = 0.005

/**
 * Returns the tax rate in percent between an amount without tax and the same with tax. Since amounts are rounded, a
 * whole percentage that explains them is preferred, else two digits are kept. Null if they are equal.
 */
export function impliedRate(net: number, gross: number): number | null {
  if (net <= 0 || gross <= net) return null
  const percent = new Big(gross).div(net).minus(1).times(HUNDRED)
  const whole = percent.round(0, Big.roundHalfUp)
  const doubt = new Big(ROUNDING).times(2).div(net).times(HUNDRED)
  return percent.minus(whole).abs().lte(doubt) ? whole.toNumber() : percent.round(2, Big.roundHalfUp).toNumber()
}
