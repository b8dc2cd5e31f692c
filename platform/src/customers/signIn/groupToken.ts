import { createHmac, timingSafeEqual } from 'node:crypto'
import { fieldsOf, integerOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { platformSecret } from '../../secrets/platformSecret.ts'

const SECRET_NAME = 'group-token'
const HEADER = { typ: 'JWT', alg: 'HS256' }

/** Signs which group a customer belongs to, for catalogue calls: a JWT (RFC 7519) with HMAC-SHA-256. */
export async function groupTokenOf(
  db: Database,
  customer: Readonly<{ id: number; group_id: number; email: string }>,
): Promise<string> {
  const payload = { group_id: customer.group_id, id: customer.id, user: customer.email }
  const signed = [HEADER, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${(await signatureOf(db, signed)).toString('base64url')}`
}

/** Returns the customer group that a token says; null for one that this shop has not signed. */
export async function readGroupToken(db: Database, token: string): Promise<number | null> {
  const [header = '', payload = '', given = ''] = token.split('.')
  const signature = Buffer.from(given, 'base64url')
  const expected = await signatureOf(db, `${header}.${payload}`)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
  return integerOf(fieldsOf(JSON.parse(Buffer.from(payload, 'base64url').toString())).group_id)
}

async function signatureOf(db: Database, signed: string): Promise<Buffer> {
  return createHmac('sha256', await platformSecret(db, SECRET_NAME))
    .update(signed)
    .digest()
}
