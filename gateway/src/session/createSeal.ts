import { createHash } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import * as v from 'valibot'

type Options<Content> = Readonly<{
  schema: v.GenericSchema<unknown, Content>
  ttlSeconds: number
  /** Maximum length of a sealed value that is opened. */
  maxCharacters: number
}>

/**
 * Seals data that a browser stores: encrypted, signed, and with an expiry. The first secret seals and all of them open,
 * so that secrets can be rotated without ending sessions.
 */
export function createSeal<Content>(
  secrets: readonly string[],
  { schema, ttlSeconds: ttl, maxCharacters }: Options<Content>,
) {
  const passwords = Object.fromEntries(secrets.map((secret) => [passwordId(secret), secret]))
  const [first = ''] = secrets
  return {
    seal: (content: Content): Promise<string> => sealData(content, { password: { [passwordId(first)]: first }, ttl }),
    /** Returns null for a value that is forged, altered, expired or malformed; never throws. */
    open: async (sealed: string): Promise<Content | null> => {
      if (sealed.length > maxCharacters) return null
      const content = await unsealData(sealed, { password: passwords, ttl }).catch(() => null)
      const parsed = v.safeParse(schema, content)
      return parsed.success ? parsed.output : null
    },
  }
}

/** Returns the number by which a seal names its password. It does not change when the list of secrets does. */
function passwordId(secret: string): string {
  return String(createHash('sha256').update(secret).digest().readUInt32BE(0) + 1)
}
