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

/** Order of a store, with the token that reads it. */
export type ProvenOrder = Readonly<{ store: string; number: string; cartToken: string }>

export type ReceiptProofs = ReturnType<typeof createReceiptProofs>

/**
 * Creates and reads proofs of orders: encrypted and signed, so that addresses can carry them. They do not expire:
 * receipts are opened years later. The first secret creates them, all of them read.
 */
export function createReceiptProofs(secrets: readonly string[]) {
  const passwords = Object.fromEntries(secrets.map((secret) => [passwordId(secret), derived(secret)]))
  const [first = ''] = secrets
  return {
    prove: (order: ProvenOrder): Promise<string> =>
      sealData({ kind: 'receipt', ...order }, { password: { [passwordId(first)]: derived(first) }, ttl: 0 }),
    /** Returns null for a proof that is forged, altered or of another kind; never throws. */
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

/** Derives a secret per purpose, so that a cookie's seal cannot serve as a proof, nor the reverse. */
function derived(secret: string): string {
  return createHash('sha256').update(`receipt:${secret}`).digest('hex')
}

function passwordId(secret: string): string {
  return String(createHash('sha256').update(derived(secret)).digest().readUInt32BE(0) + 1)
}
