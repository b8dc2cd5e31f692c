/**
 * Returns the path of an order's receipt inside the store. It contains the proof, so any holder of the link can read
 * it.
 */
export function receiptPath(proof: string): string {
  return `/receipt?proof=${encodeURIComponent(proof)}`
}
