import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { countedAddress } from '@hogar/schema/http/countedAddress.ts'
import { parseAddress } from '@hogar/schema/http/parseAddress.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { type MessageLanguage, messageLanguage } from '../../errors/core/messageLanguage.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'
import { onceOf } from '../../graph/onceOf.ts'
import type { CoreServices } from '../../http/coreServices.ts'
import { type Negotiated, negotiateMediaType } from '../answers/negotiateMediaType.ts'
import { storeOfRequest } from './storeOfRequest.ts'
import { isUnforgeable } from '../session/isUnforgeable.ts'

/** Identity of the caller, its store, and the accepted reply format. */
export type Caller = Readonly<{
  method: 'GET' | 'POST'
  partner: string | null
  /** Address of the partner's shopper, by which rate limits count; null if it was not sent or is not trusted. */
  buyerAddress: string | null
  store: StoreDefinition
  /** Language of messages: the store's for its storefront, English for others that prefer it. */
  messageLanguage: MessageLanguage
  accepts: Negotiated
}>

/** Identifies the caller from the request's headers. Throws RequestRefusal with the HTTP status of the fault. */
export function identifyCaller({ env }: Pick<CoreServices, 'env'>, request: IncomingMessage): Caller {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'POST') {
    throw refusal(405, 'GraphQL requests use GET or POST.', { allow: 'GET, POST' })
  }
  if (method === 'GET' && !isUnforgeable(headers)) {
    throw refusal(
      403,
      'A GET with a cookie must carry Apollo-Require-Preflight, GraphQL-Require-Preflight or X-Hogar-Client.',
    )
  }
  if (method === 'POST' && !isJson(headers['content-type'])) {
    throw refusal(415, 'The body must be application/json in UTF-8.', { 'accept-post': 'application/json' })
  }
  if (method === 'POST' && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    throw refusal(415, 'The body must not be compressed.', { 'accept-encoding': 'identity' })
  }
  const accepts = negotiateMediaType(headers.accept)
  if (!accepts) throw refusal(406, 'Responses are application/graphql-response+json or application/json.')
  const store = storeOfRequest({ header: single(headers['x-store']), host: headers.host, hosts: env.STORE_HOSTS })
  const partner = partnerOfKey(single(headers['x-api-key']), env.PARTNER_KEYS)
  return {
    method,
    accepts,
    partner,
    buyerAddress: partner === null ? null : readBuyerAddress(single(headers['x-buyer-address'])),
    store,
    // A shopper's browser names its own language, which is not that of the page.
    messageLanguage: isStorefront(headers)
      ? store.language
      : messageLanguage(headers['accept-language'], store.language),
  }
}

function isJson(contentType: string | undefined): boolean {
  if (contentType === 'application/json') return true
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  return type.trim() === 'application/json' && (charset === undefined || /^charset="?utf-8"?$/.test(charset))
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): RequestRefusal {
  return new RequestRefusal([new GatewayError(status === 403 ? 'FORBIDDEN' : 'BAD_USER_INPUT', message)], {
    status,
    headers,
  })
}

/** Names by keys that passed the comparison, as many as there are partners: a digest costs more than a request's parsing. */
const verifiedBy = onceOf((_digests: Readonly<Record<string, string>>) => new Map<string, string>())

/**
 * Returns the name of the partner that a key belongs to; null without a key. Only digests are configured and compared,
 * in constant time. Throws RequestRefusal 401 for an unknown key.
 */
export function partnerOfKey(key: string | undefined, digests: Readonly<Record<string, string>>): string | null {
  if (key === undefined || key === '') return null
  const verified = verifiedBy(digests)
  const known = verified.get(key)
  if (known !== undefined) return known
  const digest = hash('sha256', key, 'buffer')
  const found = Object.entries(digests).find(([, own]) => timingSafeEqual(Buffer.from(own, 'hex'), digest))
  if (!found) {
    throw new RequestRefusal([new GatewayError('UNAUTHENTICATED', 'The X-Api-Key is unknown.')], {
      status: 401,
      headers: { 'www-authenticate': 'ApiKey realm="partners"' },
    })
  }
  const [name] = found
  verified.set(key, name)
  return name
}

/**
 * Returns the address of a partner's shopper from `X-Buyer-Address`, by which rate limits count; null without the
 * header. Throws RequestRefusal 400 if it is no IP address.
 */
function readBuyerAddress(header: string | undefined): string | null {
  if (header === undefined) return null
  const address = parseAddress(header.trim())
  if (address !== null) return countedAddress(address)
  const message = 'X-Buyer-Address must be one IPv4 or IPv6 address.'
  throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', message)], { status: 400 })
}

/** Values of `X-Hogar-Client` that the storefront sends, from browsers and from its server. */
const STOREFRONT: ReadonlySet<string | string[] | undefined> = new Set(['web', 'web-server'])

/** Returns true for a request that names itself the storefront's. It grants nothing: any client may do so. */
export function isStorefront(headers: IncomingHttpHeaders): boolean {
  return STOREFRONT.has(headers['x-hogar-client'])
}
