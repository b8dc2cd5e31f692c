import { Type } from 'typebox'
import type { Static } from 'typebox'

/** Reply to a request that failed for a reason of the platform's own, as `/docs` describes it. */
export const PlatformFault = Type.Object(
  {
    code: Type.Union([Type.Literal(500), Type.Literal(503)]),
    result: Type.String(),
    fault: Type.Union([Type.Literal('unavailable'), Type.Literal('internal')]),
  },
  {
    description:
      'Reply to a request that failed for a reason of the platform itself, with HTTP status 503 or 500. 503 and `unavailable`: the database is lost, starting, read-only or full; the same request may succeed later. 500 and `internal`: an unexpected error. Refusals never carry `fault`.',
  },
)
export type PlatformFault = Readonly<Static<typeof PlatformFault>>

const FAULTS: Readonly<Record<PlatformFault['fault'], PlatformFault>> = {
  unavailable: { code: 503, result: 'The service is temporarily unavailable', fault: 'unavailable' },
  internal: { code: 500, result: 'Internal error', fault: 'internal' },
}

/** Returns the reply for a kind of fault. */
export function platformFault(kind: PlatformFault['fault']): PlatformFault {
  return FAULTS[kind]
}
