import type { IncomingMessage } from 'node:http'
import type { GatewayEnv } from '../env.ts'
import { isHttps } from './clientAddress.ts'

/**
 * True if cookies of this request are marked `Secure`. `PUBLIC_ORIGIN` decides where it is set; without it, the scheme that
 * a believed proxy names.
 */
export function isSecure(request: IncomingMessage, env: Pick<GatewayEnv, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): boolean {
  return env.PUBLIC_ORIGIN === undefined ? isHttps(request, env.TRUST_PROXY) : env.PUBLIC_ORIGIN.startsWith('https:')
}
