import * as v from 'valibot'
import { CLIENT_HEADER, STORE_HEADER } from '../../../../relay/network/transport.ts'
import { UPLOAD_TIMEOUT_MS } from './limits.ts'

/** Upload to the shop. `path` has no personal data: addresses are logged. */
export type Upload = Readonly<{
  path: string
  body: Blob | string
  type: 'image/jpeg' | 'application/pdf' | 'application/json'
  storeCode: string
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}>

/**
 * Outcome of an upload.
 * - `received`: the platform has it.
 * - `refused`: it refused it, with the code and the message of a user error.
 * - `unreachable`: no network, or the platform is overloaded. It can be sent again.
 * - `aborted`: the page was left or another file took its place.
 */
export type UploadOutcome =
  | Readonly<{ kind: 'received' }>
  | Readonly<{ kind: 'refused'; code: string; message: string }>
  | Readonly<{ kind: 'unreachable' }>
  | Readonly<{ kind: 'aborted' }>

const refusalSchema = v.object({ code: v.string(), message: v.string() })
const LEAST_FAILED_STATUS = 500

/** Sends a file. With XMLHttpRequest, because `fetch` does not report how much of a body was sent. */
export function sendUpload(upload: Upload): Promise<UploadOutcome> {
  const { path, body, type, storeCode, onProgress, signal } = upload
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'aborted' })
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = (outcome: UploadOutcome) => {
      signal.removeEventListener('abort', abort)
      resolve(outcome)
    }
    request.open('PUT', path)
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('content-type', type)
    request.setRequestHeader(CLIENT_HEADER, 'web')
    request.setRequestHeader(STORE_HEADER, storeCode)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => end(outcomeOf(request))
    request.onerror = () => end({ kind: 'unreachable' })
    request.ontimeout = () => end({ kind: 'unreachable' })
    request.onabort = () => end({ kind: 'aborted' })
    signal.addEventListener('abort', abort, { once: true })
    request.send(body)
  })
}

function outcomeOf({ status, responseText }: XMLHttpRequest): UploadOutcome {
  if (status === 200) return { kind: 'received' }
  const read = v.safeParse(refusalSchema, jsonOf(responseText))
  if (status >= LEAST_FAILED_STATUS || !read.success) return { kind: 'unreachable' }
  return { kind: 'refused', ...read.output }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
