/** Where an order is shown as a receipt, inside the store. Whoever has the address may see it: it holds the proof. */
export function receiptPath(proof: string): string {
  return `/receipt?proof=${encodeURIComponent(proof)}`
}
