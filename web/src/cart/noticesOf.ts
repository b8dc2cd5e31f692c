import { isJsonRecord } from '../relay/payload.ts'

export type Notice = Readonly<{ code: string; message: string }>

/**
 * Returns the notices in a mutation's raw response; empty if it has none. Reads by hand instead of by a schema because
 * every page loads this code.
 */
export function noticesOf(data: Readonly<Record<string, unknown>>): readonly Notice[] {
  return Object.values(data).flatMap((payload) => {
    const notices = isJsonRecord(payload) ? payload['notices'] : null
    return Array.isArray(notices) ? notices.flatMap(readNotice) : []
  })
}

function readNotice(value: unknown): Notice[] {
  if (!isJsonRecord(value)) return []
  const { code, message } = value
  return typeof code === 'string' && typeof message === 'string' ? [{ code, message }] : []
}
