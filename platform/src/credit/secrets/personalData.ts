import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Sealing of what identifies applicants and account holders: their numbers, telephones, bank accounts and files. */
export type PersonalData = Readonly<{
  /** Encrypts bytes with the first key. The result carries its nonce and tag, and opens with any key of the list. */
  seal: (plain: Buffer) => Buffer
  /** Decrypts what `seal` returned. @throws Error when no key of the list has sealed it, or it was changed. */
  open: (sealed: Buffer) => Buffer
  /**
   * Returns keyed hashes of a text, one for each key: the first is stored, all are searched. Equal texts have equal
   * hashes, so that a person is found without storing their number. Callers normalise the text first.
   */
  lookups: (purpose: string, text: string) => readonly [string, ...string[]]
}>

/** Creates the sealing of personal data. Keys have 32 bytes; the first one seals, the others still open. */
export function createPersonalData(keys: readonly [Buffer, ...Buffer[]]): PersonalData {
  const derive = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES))
  const toDerived = (key: Buffer) => ({ sealing: derive(key, 'credit/seal'), hashing: derive(key, 'credit/lookup') })
  const [first, ...rest] = keys
  const newest = toDerived(first)
  const older = rest.map(toDerived)
  const hash = (key: Buffer, purpose: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest('base64url')
  return {
    seal: (plain) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest.sealing, nonce)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open: (sealed) => {
      for (const { sealing } of [newest, ...older]) {
        const plain = openWith(sealing, sealed)
        if (plain !== null) return plain
      }
      throw new Error('No key of CREDIT_KEY opens this personal data')
    },
    lookups: (purpose, text) => [
      hash(newest.hashing, purpose, text),
      ...older.map(({ hashing }) => hash(hashing, purpose, text)),
    ],
  }
}

/** Returns the plain bytes; null when this key has not sealed them. */
function openWith(key: Buffer, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
