import { isTechnical } from '../../errors/isTechnical.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { readSource } from '../../parse/readValue.ts'
import type { Endpoint } from '../endpoint.ts'
import type { RawReply } from '../exchange.ts'
import { engineRefusal } from './engineRefusal.ts'

/** Codes of network faults that platforms return in place of a reply. */
const NETWORK_FAULT = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|EPIPE)\b/

/** Statuses by which a proxy reports a passing outage. */
const OVERLOADED: ReadonlySet<number> = new Set([502, 503, 504])

type Row = Pick<Endpoint, 'envelope' | 'mayOmitCode'>

/**
 * Decodes a reply: `result` of an envelope, the whole envelope if its `meta` is needed, or a bare body.
 *
 * The envelope's `code` counts, not the HTTP status: platforms reply 200 with code 500 inside, and hide the real code
 * of a refusal in the result. Throws UpstreamRefusal for a refusal with a message, and for a query that the platform's
 * search engine refused. Throws UpstreamFailure for everything else: marked faults, crashes, outages, malformed
 * replies.
 */
export function decodeReply(name: string, row: Row, reply: RawReply): unknown {
  const body = parseBody(name, reply)
  const envelope = asEnvelope(body)
  if (!envelope) {
    const isOk = reply.status >= 200 && reply.status < 300
    if (row.envelope === 'bare' && isOk) return body
    if (row.mayOmitCode && isOk && hasResultAlone(body)) return body.result
    throw statusFailure(name, reply.status, { detail: 'no envelope', clientMessage: WRONG_FORMAT })
  }
  if (envelope.code === 200) return row.envelope === 'withMeta' ? envelope : envelope.result
  throw envelope.fault === null ? refusalOf(name, envelope) : markedFault(name, envelope)
}

function parseBody(name: string, { status, contentType, body }: RawReply): unknown {
  if (!/^application\/(json|[\w.+-]+\+json)\b/i.test(contentType)) {
    const detail = `content type ${contentType.slice(0, 40) || 'missing'}`
    throw statusFailure(name, status, { detail, clientMessage: BAD_CONTENT_TYPE })
  }
  try {
    const parsed: unknown = JSON.parse(body.toString())
    return parsed
  } catch {
    throw statusFailure(name, status, {
      detail: body.length === 0 ? 'empty body' : 'broken JSON',
      clientMessage: WRONG_FORMAT,
    })
  }
}

type Envelope = Readonly<{ code: number; result: unknown; meta: unknown; fault: string | null }>

function asEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('result' in body)) return null
  const code = Number(body.code)
  if (!Number.isInteger(code)) return null
  const fault = 'fault' in body && typeof body.fault === 'string' && body.fault !== '' ? body.fault : null
  return { code, result: body.result, meta: 'meta' in body ? body.meta : null, fault }
}

function hasResultAlone(body: unknown): body is { result: unknown } {
  return typeof body === 'object' && body !== null && 'result' in body && !('code' in body)
}

/**
 * Returns the failure of a reply that the platform marks as its own fault: `fault: "unavailable"` is passing, others
 * may not be.
 */
function markedFault(name: string, { code, fault }: Envelope): UpstreamFailure {
  const [kind, endpoint, status, passing] = ['unavailable', name, code, fault === 'unavailable'] as const
  return new UpstreamFailure({ kind, endpoint, status, detail: `status ${code}, marked as a fault`, passing })
}

function refusalOf(
  name: string,
  { code: outerCode, result, meta }: Pick<Envelope, 'code' | 'result' | 'meta'>,
): UpstreamFailure | UpstreamRefusal {
  const nested = typeof result === 'object' && result !== null && 'code' in result ? result.code : undefined
  const message = refusalMessage(result)
  const fault = NETWORK_FAULT.exec(typeof nested === 'string' ? nested : (message ?? ''))
  if (fault) {
    const [code] = fault
    const detail = `the platform reports ${code}`
    return new UpstreamFailure({ kind: 'unavailable', endpoint: name, detail, silent: code === 'ENOTFOUND' })
  }
  const engine = engineRefusal(result)
  if (engine) {
    const refused = { endpoint: name, status: outerCode, message: engine.message, result, reason: engine.reason }
    return new UpstreamRefusal(refused)
  }
  const status = typeof nested === 'number' && nested >= 400 ? nested : outerCode
  if (status === 401) return statusFailure(name, status, { detail: 'in the envelope', clientMessage: null })
  if (OVERLOADED.has(status) || message === null) {
    return statusFailure(name, status, { detail: 'neither result nor message', clientMessage: WRONG_FORMAT })
  }
  // Old platforms refuse with 500 as well: a readable message distinguishes a refusal from a crash.
  if (status >= 500 && isTechnical(message))
    return statusFailure(name, status, { detail: 'an internal error of the platform', clientMessage: null })
  return new UpstreamRefusal({ endpoint: name, status, message, result, meta: readSource(meta) })
}

type Fault = Readonly<{ detail: string; clientMessage: string | null }>

/** Returns the failure of a reply without an envelope, by its HTTP status alone. */
function statusFailure(name: string, status: number, { detail, clientMessage }: Fault): UpstreamFailure {
  const kind = status === 401 ? 'unauthenticated' : status >= 500 ? 'unavailable' : 'invalid'
  return new UpstreamFailure({
    kind,
    endpoint: name,
    status,
    detail: [`status ${status}`, detail, ...(clientMessage === null ? [] : [clientMessage])].join(', '),
    // An outage is reported as one, regardless of the error page that a proxy sends.
    clientMessage: kind === 'invalid' ? clientMessage : null,
    passing: OVERLOADED.has(status),
  })
}

/** Fixed texts for a malformed reply, for the log and the client. */
const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
const WRONG_FORMAT = 'Unhandled error, wrong response format!'

const MESSAGE_MAX_CHARACTERS = 500

/**
 * Returns the message in a refusal's `result`: the result itself, the first of a list of validation errors, or an
 * object's `errorMessage` or `message`, at any depth. Null without readable text.
 */
function refusalMessage(result: unknown, depth = 0): string | null {
  if (typeof result === 'string') return result.trim().slice(0, MESSAGE_MAX_CHARACTERS) || null
  if (depth > 3 || typeof result !== 'object' || result === null) return null
  if (Array.isArray(result)) return result.length > 0 ? validationMessage(result[0], depth) : null
  const inner = 'errorMessage' in result ? result.errorMessage : 'message' in result ? result.message : undefined
  return refusalMessage(inner, depth + 1)
}

/** Returns one sentence for a validation error such as `{ dataPath: ".customer", message: "should have …" }`. */
function validationMessage(error: unknown, depth: number): string | null {
  const message = refusalMessage(error, depth + 1)
  const path = typeof error === 'object' && error !== null && 'dataPath' in error ? error.dataPath : undefined
  return message && typeof path === 'string' && path !== '' ? `${path.replace(/^\./, '')} ${message}` : message
}
