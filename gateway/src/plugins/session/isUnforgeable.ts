import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers that GraphQL clients send for this purpose, and others that only scripts can send: browsers send a CORS
 * preflight before a page of another origin may set them.
 */
const PREFLIGHT_HEADERS = [
  'x-hogar-client',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'x-apollo-operation-id',
  'apollographql-client-name',
  'graphql-require-preflight',
  'x-graphql-yoga-csrf',
  'x-requested-with',
  'authorization',
  'x-api-key',
] as const

/**
 * Returns false for a GET that a page of another origin could have made a browser send with its user's cookies. A GET
 * without cookies carries no rights.
 */
export function isUnforgeable(headers: IncomingHttpHeaders): boolean {
  return headers.cookie === undefined || PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)
}
