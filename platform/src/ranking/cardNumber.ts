/** Prefix of the shop's loyalty card numbers: EAN-13 reserves it for internal use, so no product has it. */
const OWN_CARDS = '29'
const CUSTOMER_DIGITS = 10

/** The number of a customer's loyalty card: thirteen digits, the last of which checks the others, as in EAN-13. */
export function cardNumber(customerId: number): string {
  const digits = `${OWN_CARDS}${String(customerId).padStart(CUSTOMER_DIGITS, '0')}`
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
