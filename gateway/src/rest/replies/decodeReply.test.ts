import { describe, expect, it } from 'vitest'
import { decodeReply } from './decodeReply.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'

const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
const WRONG_FORMAT = 'Unhandled error, wrong response format!'

const enveloped = { envelope: 'enveloped' } as const
const bare = { envelope: 'bare' } as const

function reply(body: unknown, { status = 200, contentType = 'application/json; charset=utf-8' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, contentType, body: Buffer.from(text) }
}

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const refused = (body: unknown, status = 200) => thrownBy(() => decodeReply('x', enveloped, reply(body, { status })))

describe('decodeReply', () => {
  it('gives the result of an envelope, and a bare body whole', () => {
    expect(decodeReply('x', enveloped, reply({ code: 200, result: [1] }))).toEqual([1])
    expect(decodeReply('x', enveloped, reply({ code: '200', result: null }))).toBeNull()
  })

  it('takes an envelope without a code for a success only where the call allows it, with a good status', () => {
    const order = { ...enveloped, mayOmitCode: true }
    expect(decodeReply('x', order, reply({ result: { orderNumber: '1' } }))).toEqual({ orderNumber: '1' })
    for (const [row, answer] of [
      [enveloped, reply({ result: 1 })],
      [order, reply({ result: 1 }, { status: 500 })],
      [order, reply({ code: 'x', result: 1 })],
    ] as const)
      expect(() => decodeReply('x', row, answer)).toThrow(UpstreamFailure)
  })

  it('reads the code as a number', () => {
    expect(decodeReply('x', enveloped, reply({ code: '200', result: null }))).toBeNull()
    expect(decodeReply('x', bare, reply({ hits: [] }))).toEqual({ hits: [] })
    expect(decodeReply('x', bare, reply('null'))).toBeNull()
  })

  it('believes the code, not the HTTP status', () => {
    expect(refused({ code: 400, result: 'The requested qty is not available' })).toMatchObject({
      constructor: UpstreamRefusal,
      status: 400,
      message: 'The requested qty is not available',
    })
    expect(decodeReply('x', enveloped, reply({ code: 200, result: 1 }, { status: 500 }))).toBe(1)
  })

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'map')",
    { errorMessage: 'relation "quote_item" does not exist', code: 500 },
  ])('takes the crash %j for an outage, not for a refusal', (result) => {
    expect(refused({ code: 500, result })).toMatchObject({ constructor: UpstreamFailure, kind: 'unavailable' })
    expect(refused({ code: 500, result: 'Coupon code is not valid' })).toBeInstanceOf(UpstreamRefusal)
  })

  it.each([
    [503, 'Internal error', 'unavailable', true],
    [500, 'Coupon code is not valid', 'internal', false],
  ])('treats a %i that is marked as a fault as one, with any text', (...[code, result, fault, passing]) => {
    expect(refused({ code, result, fault }, code)).toMatchObject({
      constructor: UpstreamFailure,
      kind: 'unavailable',
      status: code,
      passing,
    })
  })

  it.each(['Internal error', 'Internal server error', 'Internal Server Error: 500', '500 Internal Server Error'])(
    'takes "%s" for a fault',
    (result) =>
      expect(refused({ code: 500, result }, 500)).toMatchObject({ constructor: UpstreamFailure, kind: 'unavailable' }),
  )

  it('takes a refusal of the search engine for one of the query', () => {
    const result = {
      root_cause: [{ type: 'number_format_exception', reason: 'For input string: "abc"' }],
      type: 'search_phase_execution_exception',
    }
    expect(refused({ code: 500, result }, 500)).toMatchObject({
      constructor: UpstreamRefusal,
      status: 500,
      reason: 'value',
    })
  })

  it.each([
    [
      'an object that hides the code',
      { errorMessage: 'The Product with the "X" SKU', code: 404 },
      404,
      'The Product with',
    ],
    [
      'a list of validation errors',
      [{ dataPath: '.products[0].qty', message: 'should be >= 1' }],
      400,
      'products[0].qty should',
    ],
    ['a nested message', { errorMessage: { message: 'Deep' } }, 400, 'Deep'],
  ])('finds the sentence in %s', (...[, result, status, message]) => {
    const error = refused({ code: 400, result })
    expect(error).toBeInstanceOf(UpstreamRefusal)
    expect(error).toMatchObject({ status, message: expect.stringContaining(message) })
  })

  it.each([
    ['401 in the envelope', { code: 401, result: 'The consumer isn’t authorized' }, 'unauthenticated', false],
    ['401 nested in a 500', { code: 500, result: { errorMessage: 'no', code: 401 } }, 'unauthenticated', false],
    ['500 with nothing to say', { code: 500, result: {} }, 'unavailable', false],
    ['a DNS fault as an object', { code: 500, result: { errno: 'ENOTFOUND', code: 'ENOTFOUND' } }, 'unavailable', true],
    ['a DNS fault as a text', { code: 500, result: 'getaddrinfo ENOTFOUND m2.example' }, 'unavailable', true],
    ['a refused connection', { code: 500, result: 'connect ECONNREFUSED 10.0.0.5:443' }, 'unavailable', false],
  ])('calls %s a failure', (...[, body, kind, silent]) => {
    expect(refused(body)).toMatchObject({ constructor: UpstreamFailure, kind, silent })
  })

  it.each([
    ['HTML', reply('<html>', { contentType: 'text/html' }), 'invalid', BAD_CONTENT_TYPE],
    ['no content type', reply('{}', { contentType: '' }), 'invalid', BAD_CONTENT_TYPE],
    ['broken JSON', reply('{"code":'), 'invalid', WRONG_FORMAT],
    ['an empty body', reply(''), 'invalid', WRONG_FORMAT],
    ['an array where an envelope should be', reply([]), 'invalid', WRONG_FORMAT],
    ['a proxy that is overloaded', reply('<html>', { contentType: 'text/html', status: 503 }), 'unavailable', null],
    ['401 in HTML', reply('<html>', { contentType: 'text/html', status: 401 }), 'unauthenticated', null],
  ] as const)('calls %s a failure, and says so in the words of the catalogue', (...[, raw, kind, clientMessage]) => {
    expect(thrownBy(() => decodeReply('x', enveloped, raw))).toMatchObject({
      constructor: UpstreamFailure,
      kind,
      clientMessage,
    })
  })

  it('distinguishes failures that pass by themselves from those that do not', () => {
    expect(refused('<html>', 503)).toMatchObject({ passing: true })
    expect(refused({ code: 504, result: 'gateway timeout' })).toMatchObject({ passing: true })
    expect(refused('<html>', 500)).toMatchObject({ passing: false })
  })

  it('takes an enveloped error from a bare endpoint', () => {
    const error = thrownBy(() => decodeReply('x', bare, reply({ code: 500, result: 'Missing url' }, { status: 500 })))
    expect(error).toMatchObject({ constructor: UpstreamRefusal, status: 500, message: 'Missing url' })
  })
})
