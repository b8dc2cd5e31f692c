/** The digit that makes a number of digits pass the Luhn check when it is put behind them. */
export function luhnDigit(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (weighed > 9 ? weighed - 9 : weighed)
    }, 0)
  return (10 - (sum % 10)) % 10
}
