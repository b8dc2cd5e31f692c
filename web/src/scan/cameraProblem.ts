/** Why there is no camera to look through. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed'

const PROBLEM_OF_ERROR: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
}

/** What a browser's refusal to open a camera means for the shopper; the names are those of old browsers too. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return PROBLEM_OF_ERROR[name] ?? 'failed'
}
