import { GraphQLError } from 'graphql'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { IdempotencyMismatch } from '../../idempotency/idempotencyMismatch.ts'
import { SharedStoreUnavailable } from '../../cache/sharedStore.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { maskError } from './maskError.ts'

const lines: string[] = []
const about = {
  requestId: 'request-1',
  language: 'de-DE',
  isGuest: false,
  log: pino({}, { write: (line: string) => void lines.push(line) }),
} as const
const failure = (kind: UpstreamFailure['kind'], silent = false) =>
  new UpstreamFailure({ kind, endpoint: 'x', detail: 'SECRET', silent })
const refusal = (status: number) => new UpstreamRefusal({ endpoint: 'x', status, message: 'SECRET', result: 'SECRET' })

it.each([
  ['our own class', new GatewayError('FORBIDDEN', 'Not yours.'), 'FORBIDDEN'],
  ['a time-out', failure('timeout'), 'UPSTREAM_TIMEOUT'],
  ['an outage', failure('unavailable'), 'UPSTREAM_UNAVAILABLE'],
  ['nonsense', failure('invalid'), 'UPSTREAM_INVALID'],
  ['an expired token', failure('unauthenticated'), 'UNAUTHENTICATED'],
  ['a refusal that was not caught', refusal(400), 'UPSTREAM_INVALID'],
  ['a refusal for what is not there', refusal(404), 'NOT_FOUND'],
  ['a refusal that is a breakdown', refusal(500), 'UPSTREAM_UNAVAILABLE'],
  ['a key with another input', new IdempotencyMismatch(), 'BAD_USER_INPUT'],
  ['a shared store that is away', new SharedStoreUnavailable({ cause: 'SECRET' }), 'UPSTREAM_UNAVAILABLE'],
  ['a mistake', new TypeError('SECRET'), 'INTERNAL'],
  ['a text', 'SECRET', 'INTERNAL'],
  ['a GraphQL error that is not ours', new GraphQLError('SECRET', { extensions: { host: 'SECRET' } }), 'INTERNAL'],
])('%s', (_name, thrown, code) => {
  const wrapped = new GraphQLError('wrapped', {
    path: ['a', 0],
    originalError: thrown instanceof Error ? thrown : new Error(thrown),
  })
  for (const error of [thrown, wrapped]) {
    const masked = maskError(error, about)
    expect(masked.extensions).toEqual({ code, requestId: 'request-1' })
    expect(JSON.stringify(masked)).not.toContain('SECRET')
  }
  expect(maskError(wrapped, about).path).toEqual(['a', 0])
})

it('does not tell a guest, whom the platform refuses, that a session has ended', () => {
  const masked = maskError(failure('unauthenticated'), { ...about, isGuest: true })
  expect(masked.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'request-1' })
  expect(masked.message).toMatch(/^Dieser Teil des Shops ist gerade nicht erreichbar/)
})

it.each([
  [
    'a token that is not taken any more',
    failure('unauthenticated'),
    'Deine Anmeldung konnte nicht erneuert werden. Melde dich neu an, um weiterzumachen.',
  ],
  [
    'a page in place of data',
    new UpstreamFailure({
      kind: 'invalid',
      endpoint: 'cartPull',
      detail: 'SECRET',
      clientMessage: 'Not what was agreed on!',
    }),
    'Not what was agreed on!',
  ],
])('says of %s what the catalogue says', (_name, thrown, message) => {
  expect(maskError(thrown, about).message).toBe(message)
})

it.each([
  ['es-MX', /^Esta parte de la tienda no está disponible/],
  ['de-DE', /^Dieser Teil des Shops ist gerade nicht erreichbar/],
  ['it-IT', /^Questa parte del negozio al momento non è disponibile/],
] as const)('says of an outage in %s what a shopper can read', (language, words) => {
  for (const thrown of [failure('unavailable'), refusal(503), new SharedStoreUnavailable({ cause: 'SECRET' })])
    expect(maskError(thrown, { ...about, language }).message).toMatch(words)
})

it('says when to ask again, where waiting helps', () => {
  const error = new GatewayError('RATE_LIMITED', 'Wait.', { retryAfterSeconds: 900 })
  expect(maskError(error, about).extensions).toEqual({
    code: 'RATE_LIMITED',
    requestId: 'request-1',
    retryAfterSeconds: 900,
  })
})

it('logs what it masks, with the request’s id', () => {
  lines.length = 0
  maskError(new TypeError('SECRET'), about)
  maskError(failure('unavailable'), about)
  expect(lines).toHaveLength(2)
  expect(lines.every((line) => line.includes('SECRET') && line.includes('request-1'))).toBe(true)
  maskError(failure('unavailable', true), about)
  maskError(new GatewayError('FORBIDDEN', 'Not yours.'), about)
  expect(lines).toHaveLength(2)
})
