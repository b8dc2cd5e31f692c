/** Reason why no camera is available. */
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

/** Returns the reason of a browser's camera error; includes the error names of old browsers. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return PROBLEM_OF_ERROR[name] ?? 'failed'
}
