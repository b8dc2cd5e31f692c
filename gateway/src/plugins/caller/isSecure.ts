import type { IncomingMessage } from 'node:http'
import type { GatewayEnv } from '../../env.ts'
import { isHttps } from './clientAddress.ts'

/**
 * Returns true if cookies of this request are `Secure`: by `PUBLIC_ORIGIN` if set, else by the scheme that a trusted
 * proxy reports.
 */
export function isSecure(request: IncomingMessage, env: Pick<GatewayEnv, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): boolean {
  return env.PUBLIC_ORIGIN === undefined ? isHttps(request, env.TRUST_PROXY) : env.PUBLIC_ORIGIN.startsWith('https:')
}
