import { luhnDigit } from '../../money/luhnDigit.ts'

/** Returns the reference of a transfer: the six digits of a sequence number and their Luhn digit. */
export function transferReference(sequence: number): string {
  return `${sequence}${luhnDigit(String(sequence))}`
}
