import { cleanCode } from './cleanText.ts'

const IS_AROUND = /["'`´‘’‚“”„«»‹›\s]/

/** Removes the quotes and blanks around a pasted coupon code. */
export function cleanCoupon(text: string): string {
  return withoutQuotes(cleanCode(withoutQuotes(text)))
}

/** By characters: an expression for both ends takes time with the square of how many quotes there are. */
function withoutQuotes(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && IS_AROUND.test(text.charAt(start))) start += 1
  while (end > start && IS_AROUND.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
