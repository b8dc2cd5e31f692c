import { GatewayError } from '../../errors/gatewayError.ts'
import { OPERATION_NAME_MAX_CHARACTERS } from '../../operations/limits.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

type JsonMap = Readonly<Record<string, unknown>>

/** GraphQL request of any encoding. At least one of `query`, `id` and `sha256` is set, and all of them name one document. */
export type GraphqlParams = Readonly<{
  query: string | undefined
  /** Id of a persisted operation: Relay's `id`, or the `documentId` of the GraphQL over HTTP draft. */
  id: string | undefined
  /** SHA-256 of a document, as automatic persisted queries send it. */
  sha256: string | undefined
  operationName: string | undefined
  variables: JsonMap
}>

/** Parses the body of a POST. Ignores unknown properties. Throws RequestRefusal 400. */
export function paramsOfBody(body: string): GraphqlParams {
  const parsed = parseJson(body, 'The body')
  if (!isMap(parsed)) throw malformed('The body must be one JSON object: batches are not supported.')
  return paramsOf(parsed)
}

/** Parses the query of a GET, where `variables` and `extensions` are JSON. Throws RequestRefusal 400. */
export function paramsOfSearch(search: URLSearchParams): GraphqlParams {
  const values: Record<string, unknown> = Object.fromEntries(search)
  for (const name of ['variables', 'extensions']) {
    const value = search.get(name)
    values[name] = value === null || value === '' ? undefined : parseJson(value, name)
  }
  return paramsOf(values)
}

function paramsOf(source: JsonMap): GraphqlParams {
  const variables = optional(source, 'variables', MAP) ?? {}
  const extensions = optional(source, 'extensions', MAP)
  const operationName = optional(source, 'operationName', STRING) || undefined
  if (operationName !== undefined && operationName.length > OPERATION_NAME_MAX_CHARACTERS) {
    throw malformed(`operationName has at most ${OPERATION_NAME_MAX_CHARACTERS} characters.`)
  }
  const query = optional(source, 'query', STRING) || undefined
  const id = optional(source, 'id', STRING) || optional(source, 'documentId', STRING) || undefined
  const sha256 = persistedQueryHash(extensions)
  if (query === undefined && id === undefined && sha256 === undefined) {
    throw malformed('Either query or id is required.')
  }
  return { query, id, sha256, operationName, variables }
}

/** Parses `extensions.persistedQuery` of Apollo's protocol, which has version 1 only. */
function persistedQueryHash(extensions: JsonMap | undefined): string | undefined {
  const persisted = extensions?.['persistedQuery']
  if (!isMap(persisted)) return undefined
  const version = persisted['version'] ?? 1
  if (version !== 1) throw malformed('persistedQuery must be of version 1.')
  return optional(persisted, 'sha256Hash', STRING)?.toLowerCase() || undefined
}

const STRING: Kind<string> = { is: (value) => typeof value === 'string', name: 'a string' }
const MAP: Kind<JsonMap> = { is: isMap, name: 'an object' }

type Kind<Value> = Readonly<{ is: (value: unknown) => value is Value; name: string }>

function optional<Value>(source: JsonMap, name: string, kind: Kind<Value>): Value | undefined {
  const value = source[name]
  if (value === undefined || value === null) return undefined
  if (!kind.is(value)) throw malformed(`${name} must be ${kind.name}.`)
  return value
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(`${what} is not valid JSON.`)
  }
}

function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function malformed(message: string): RequestRefusal {
  return new RequestRefusal([new GatewayError('BAD_USER_INPUT', message)], { status: 400 })
}
