/**
 * Returns true if the last digit is the check digit of the others by Luhn: every second digit from the right is doubled,
 * 10 then counts as 1 and 18 as 9, and all together are a multiple of 10.
 */
export function hasLuhnDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
