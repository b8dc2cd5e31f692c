import { createHash } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import * as v from 'valibot'
import { RECEIPT_PROOF_MAX_CHARACTERS } from './limits.ts'

const contentSchema = v.object({
  kind: v.literal('receipt'),
  store: v.string(),
  number: v.string(),
  cartToken: v.string(),
})

/** An order of a store, with the token that reads it. */
export type ProvenOrder = Readonly<{ store: string; number: string; cartToken: string }>

export type ReceiptProofs = ReturnType<typeof createReceiptProofs>

/**
 * Makes proofs of orders, and reads them: encrypted and signed, so that they can stand in an address. They do not expire:
 * a receipt is looked for years later. The first secret makes them, all of them read.
 */
export function createReceiptProofs(secrets: readonly string[]) {
  const passwords = Object.fromEntries(secrets.map((secret) => [passwordId(secret), derived(secret)]))
  const [first = ''] = secrets
  return {
    prove: (order: ProvenOrder): Promise<string> =>
      sealData({ kind: 'receipt', ...order }, { password: { [passwordId(first)]: derived(first) }, ttl: 0 }),
    /** Null for whatever is forged, altered or of another kind: never an error. */
    read: async (proof: string): Promise<ProvenOrder | null> => {
      if (proof.length > RECEIPT_PROOF_MAX_CHARACTERS) return null
      const content = await unsealData(proof, { password: passwords, ttl: 0 }).catch(() => null)
      const parsed = v.safeParse(contentSchema, content)
      if (!parsed.success) return null
      const { store, number, cartToken } = parsed.output
      return { store, number, cartToken }
    },
  }
}

/** A secret of its own for each purpose: what is sealed for a cookie is no proof, and the reverse. */
function derived(secret: string): string {
  return createHash('sha256').update(`receipt:${secret}`).digest('hex')
}

function passwordId(secret: string): string {
  return String(createHash('sha256').update(derived(secret)).digest().readUInt32BE(0) + 1)
}
