import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import { OUTAGE_MESSAGES } from '../errors/outageMessages.ts'
import { GatewayError } from '../errors/gatewayError.ts'

/**
 * The account was closed elsewhere, or its token can no longer be refreshed. Not an UpstreamFailure: code that handles
 * a single refused call must not mistake it for an empty cart or a wrong password.
 */
export class SessionEnded extends GatewayError {
  constructor(language: MessageLanguage) {
    super('UNAUTHENTICATED', OUTAGE_MESSAGES[language].unauthenticated)
    this.name = 'SessionEnded'
  }
}

/** Returns null for a session that has ended, in place of its customer. Throws every other error. */
export function nobodyIfEnded(error: unknown): null {
  if (!(error instanceof SessionEnded)) throw error
  return null
}
