import { isJsonRecord } from '../relay/payload.ts'

export type Notice = Readonly<{ code: string; message: string }>

/**
 * What a mutation's raw answer wants the shopper to know; nothing when the answer has no such part. Read by hand and not
 * by a schema: this is loaded with every page.
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
