/** Record of a shopper's consent to the terms; `total` is the order's total at that time, null if it was unknown. */
export type AcceptedTerms = Readonly<{ total: string | null }>

/**
 * Returns true if the consent is valid for an order at `total` (null while unknown). A refused order keeps the consent;
 * only a different total needs a new one.
 */
export function areTermsAccepted(accepted: AcceptedTerms | null, total: string | null): boolean {
  if (!accepted) return false
  return accepted.total === null || total === null || Number(accepted.total) === Number(total)
}
