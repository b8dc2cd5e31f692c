import { createHash } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import * as v from 'valibot'

type Options<Content> = Readonly<{
  schema: v.GenericSchema<unknown, Content>
  ttlSeconds: number
  /** Longest sealed value that is looked at. */
  maxCharacters: number
}>

/**
 * Seals data that a browser keeps, and opens it again: encrypted, signed, and good for a time. The first secret seals, all
 * of them open, so that a secret can be replaced without anybody noticing.
 */
export function createSeal<Content>(
  secrets: readonly string[],
  { schema, ttlSeconds: ttl, maxCharacters }: Options<Content>,
) {
  const passwords = Object.fromEntries(secrets.map((secret) => [passwordId(secret), secret]))
  const [first = ''] = secrets
  return {
    seal: (content: Content): Promise<string> => sealData(content, { password: { [passwordId(first)]: first }, ttl }),
    /** Null for a value that is forged, altered, expired or of another form: never an error. */
    open: async (sealed: string): Promise<Content | null> => {
      if (sealed.length > maxCharacters) return null
      const content = await unsealData(sealed, { password: passwords, ttl }).catch(() => null)
      const parsed = v.safeParse(schema, content)
      return parsed.success ? parsed.output : null
    },
  }
}

/** The seal names its password by a number: one that does not change when the list of secrets does. */
function passwordId(secret: string): string {
  return String(createHash('sha256').update(secret).digest().readUInt32BE(0) + 1)
}
