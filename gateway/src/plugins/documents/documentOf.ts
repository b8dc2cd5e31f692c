import { GatewayError, type GatewayErrorCode } from '../../errors/gatewayError.ts'
import { isSha256Of } from '../../operations/registeredDocuments.ts'
import type { CoreServices } from '../../http/coreServices.ts'
import type { MaybePromise } from '../../graph/maybePromise.ts'
import type { GraphqlParams } from './graphqlParams.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

type Caller = Readonly<{ partner: string | null }>

/**
 * Returns the document of a request; a promise if it is one that was registered by its hash. Anonymous callers may send
 * persisted operations only; developers and partners any document, and may register it by its hash. Throws
 * RequestRefusal.
 */
export function documentOf(services: CoreServices, params: GraphqlParams, caller: Caller): MaybePromise<string> {
  const { persisted, registered } = services
  const { id, sha256, query } = params
  const trusted = persisted.textOf(id ?? sha256 ?? '')
  if (id !== undefined) refuseOthers(trusted, params)
  if (trusted !== undefined) return trusted
  const isOpen = takesAnyDocument(services, caller)
  if (query === undefined) {
    if (sha256 === undefined) throw unknownId(id)
    if (!isOpen) throw NOT_SUPPORTED
    return registeredDocument(registered, sha256)
  }
  if (sha256 !== undefined && !isSha256Of(sha256, query)) {
    throw refusal('BAD_USER_INPUT', 'sha256Hash must be the SHA-256 of the query.')
  }
  if (!isOpen && !persisted.hasText(query)) {
    throw refusal('FORBIDDEN', 'Only persisted operations are accepted: send an id, or use a partner key.')
  }
  return query
}

/**
 * Refuses an id beside a query or a hash of another document: servers and caches between would differ in which one they
 * mean. Throws RequestRefusal 400.
 */
function refuseOthers(trusted: string | undefined, { query, sha256 }: GraphqlParams): void {
  if (query !== undefined && query !== trusted)
    throw refusal('BAD_USER_INPUT', 'The query is not the document of the id: send one of them.', 400)
  if (sha256 !== undefined && trusted !== undefined && !isSha256Of(sha256, trusted))
    throw refusal('BAD_USER_INPUT', 'sha256Hash is not that of the document of the id: send one of them.', 400)
}

async function registeredDocument(registered: CoreServices['registered'], sha256: string): Promise<string> {
  const text = await registered.textOf(sha256)
  if (text === undefined) throw NOT_FOUND
  return text
}

/** Registers the document of an admitted request under its hash. */
export function registerDocument(
  services: CoreServices,
  { sha256, query }: GraphqlParams,
  { partner }: Caller,
): Promise<void> | undefined {
  if (sha256 === undefined || query === undefined || services.persisted.hasText(query)) return undefined
  return services.registered.register(sha256, query, partner === null ? 'development' : `partner:${partner}`)
}

function takesAnyDocument({ env }: CoreServices, { partner }: Caller): boolean {
  return !env.production || partner !== null
}

/** Refusal with the message and status that clients of automatic persisted queries expect. */
const NOT_FOUND = persistedQueryRefusal('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
const NOT_SUPPORTED = persistedQueryRefusal('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')

function persistedQueryRefusal(code: GatewayErrorCode, message: string): RequestRefusal {
  return new RequestRefusal([new GatewayError(code, message)], { status: 200 })
}

function unknownId(id: string | undefined): RequestRefusal {
  if (id === undefined) return refusal('BAD_USER_INPUT', 'Either query or id is required.')
  return refusal('NOT_FOUND', 'No persisted operation has this id.')
}

function refusal(code: GatewayErrorCode, message: string, status?: number): RequestRefusal {
  return new RequestRefusal([new GatewayError(code, message)], status === undefined ? {} : { status })
}
