import { createHmac } from 'node:crypto'
import type { Database } from '../../database/schema.ts'
import { platformSecret } from '../password/platformSecret.ts'

const SECRET_NAME = 'group-token'
const HEADER = { typ: 'JWT', alg: 'HS256' }

/** Signs which group a customer belongs to, for catalogue calls: a JWT (RFC 7519) with HMAC-SHA-256. */
export async function groupTokenOf(
  db: Database,
  customer: Readonly<{ id: number; group_id: number; email: string }>,
): Promise<string> {
  const payload = { group_id: customer.group_id, id: customer.id, user: customer.email }
  const signed = [HEADER, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = createHmac('sha256', await platformSecret(db, SECRET_NAME))
    .update(signed)
    .digest('base64url')
  return `${signed}.${signature}`
}
