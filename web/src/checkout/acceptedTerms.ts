/** The terms, as a shopper accepted them for an order; `total` is what it came to, null while that was not known. */
export type AcceptedTerms = Readonly<{ total: string | null }>

/**
 * Whether what was accepted holds for an order at `total`, null while that is not known. A refusal leaves it as it is: only
 * another total has to be agreed to anew.
 */
export function areTermsAccepted(accepted: AcceptedTerms | null, total: string | null): boolean {
  if (!accepted) return false
  return accepted.total === null || total === null || Number(accepted.total) === Number(total)
}
