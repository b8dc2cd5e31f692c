import { describe, expect, test } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { json } from '../testing/startFakeServer.ts'
import { SMS_SENDS_MAX } from './limits.ts'
import { codes } from '../testing/codes.ts'
import {
  SEND,
  TIMER,
  address,
  bodies,
  book,
  inMinutes,
  pause,
  platform,
  replies,
  send,
  shopper,
  signIn,
  smsForEachTest,
} from '../testing/smsPlatform.ts'

smsForEachTest()

describe('a code', () => {
  test('is sent to the address of the customer whose token it is, and says when there can be another', async () => {
    const answer = await send({ clientMutationId: 'k' })
    expect(answer).toMatchObject({
      isSent: true,
      codeLength: 4,
      userErrors: [],
      notices: [{ code: 'TELEPHONE_CODE_SENT' }],
      clientMutationId: 'k',
      errors: [],
    })
    expect(answer.customer.addresses[0]).toEqual({ addressId: '1', isTelephoneConfirmed: false })
    expect(Date.parse(answer.resendAt)).toBeGreaterThan(Date.now())
    expect(answer.resendSeconds).toBeGreaterThan(290)
    expect(answer.resendSeconds).toBeLessThanOrEqual(300)
    expect(bodies(SEND)).toEqual([{ customer_id: 7, address_id: 1 }])
    const call = platform.seen.find(({ path }) => path === SEND)
    expect([call?.query.get('token'), call?.query.get('storeCode')]).toEqual(['good', 'hogar'])
    expect(platform.seen.some(({ path }) => path === TIMER)).toBe(false)
  })

  test.each([
    [{ code: 200, result: { resend_seconds: 120 } }, 120],
    [{ code: 200, result: { resend_seconds: 'x' } }, 300],
    [{ code: 200, result: { resend_seconds: 1e9 } }, 300],
    [{ code: 500, result: 'Internal error' }, 300],
    ['gone' as const, 300],
  ])('is counted down by the timer of the platform where its answer says no moment: %j', async (timer, seconds) => {
    replies.set(SEND, { code: 200, result: true }).set(TIMER, timer)
    const { isSent, resendSeconds, errors } = await send()
    expect([isSent, errors]).toEqual([true, []])
    expect(resendSeconds).toBeGreaterThan(seconds - 10)
    expect(resendSeconds).toBeLessThanOrEqual(seconds)
  })

  test('is sent once per key', async () => {
    const first = await send({ clientMutationId: 'k' })
    expect((await send({ clientMutationId: 'k' })).resendAt).toBe(first.resendAt)
    expect(bodies(SEND)).toHaveLength(1)
    expect(codes(await send({ addressId: '2', clientMutationId: 'k' }))).toEqual(['IDEMPOTENCY_MISMATCH'])
  })

  test.each([
    [{ code: 404, result: 'Not found' }, null],
    [{ code: 500, result: 'The service that sends SMS is out of order' }, null],
    [{ code: 500, result: 'TypeError: x is undefined' }, null],
    [{ code: 503, result: 'down' }, false],
    [{ code: 500, result: { code: 'ECONNREFUSED', errorMessage: 'connect ECONNREFUSED' } }, false],
  ])('that the platform answers with %j is not sent: %j', async (reply, isSent) => {
    replies.set(SEND, reply)
    const answer = await send()
    expect(answer).toMatchObject({ isSent, resendAt: null, resendSeconds: null, notices: [], errors: [] })
    expect(answer.customer.email).toBe('ana@example.mx')
    expect(codes(answer)).toEqual(['SMS_NOT_SENT'])
  })

  test.each([['gone' as const], [{ code: 504, result: 'Gateway Timeout' }]])(
    'may have been sent where the platform gives no answer: %j',
    async (reply) => {
      replies.set(SEND, reply)
      const answer = await send()
      expect(answer).toMatchObject({ isSent: null, resendAt: null, notices: [], errors: [] })
      expect(codes(answer)).toEqual(['SMS_UNCERTAIN'])
    },
  )

  test('whose answer makes no sense is a fault of the platform', async () => {
    platform.answerWith(({ path }, response) =>
      path === SEND
        ? response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ok</h1>')
        : json(response, {
            code: 200,
            result: { id: 7, email: 'a@b.mx', firstname: 'A', lastname: 'B', addresses: book.addresses },
          }),
    )
    expect((await send()).errors).toEqual([expect.stringMatching(/^smsSend: invalid/)])
  })

  test.each([
    ['wait', 'SMS_TOO_SOON'],
    ['day', 'SMS_DAY_LIMIT'],
    ['attempts', 'TOO_MANY_ATTEMPTS'],
  ])('that is refused for now (%s) says until when', async (reason, code) => {
    replies.set(SEND, pause(reason, inMinutes(3)))
    const answer = await send()
    expect(codes(answer)).toEqual([code])
    expect(answer.isSent).toBeNull()
    expect(answer.resendSeconds).toBeGreaterThan(170)
    expect(answer.resendSeconds).toBeLessThanOrEqual(180)
  })

  test.each([
    [{ code: 429, result: 'Slow down' }, 'SMS_TOO_SOON'],
    [{ code: 422, result: 'This address has no telephone' }, 'TELEPHONE_MISSING'],
    [{ code: 400, result: 'Hoy no mandamos mensajes.' }, 'REFUSED'],
  ])('that is refused as %j', async (reply, code) => {
    replies.set(SEND, reply)
    const answer = await send()
    expect([codes(answer), answer.isSent, answer.resendAt]).toEqual([[code], null, null])
  })

  test('is not sent without an account, an address of the customer, or a number', async () => {
    expect(codes(await send({ addressId: '9' }))).toEqual(['ADDRESS_NOT_FOUND'])
    expect(codes(await send({ addressId: '2' }))).toEqual(['TELEPHONE_MISSING'])
    signIn(null)
    expect(codes(await send())).toEqual(['SIGNED_OUT'])
    signIn('stolen')
    expect((await send()).errors).toEqual([expect.stringContaining('Inicia sesión')])
    expect(bodies(SEND)).toEqual([])
  })

  test('is not needed for a number that is confirmed, here or on another device', async () => {
    replies.set(SEND, { code: 409, result: 'This telephone is confirmed' })
    const confirmed = { isSent: null, userErrors: [], notices: [{ code: 'TELEPHONE_CONFIRMED' }], errors: [] }
    expect(await send()).toMatchObject(confirmed)
    expect(bodies(SEND)).toHaveLength(1)
    book.addresses = [address(1, { telephone_confirmed: true })]
    expect(await send()).toMatchObject(confirmed)
    expect(bodies(SEND)).toHaveLength(1)
  })

  test('is limited in its number of requests', async () => {
    for (let asked = 0; asked < SMS_SENDS_MAX; asked += 1) expect(codes(await send())).toEqual([])
    expect(codes(await send())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(bodies(SEND)).toHaveLength(SMS_SENDS_MAX)
  })
})

test.each(STORES.map((store) => [store.code, store] as const))(
  'refusals are in the language of %s',
  async (_code, store) => {
    shopper.state.store = store
    replies.set(SEND, { code: 404, result: 'Not found' })
    const said = (await send()).userErrors.map(({ message }: { message: string }) => message)
    const expected = {
      'es-MX': ['No se pudo enviar el SMS. Inténtalo de nuevo en un momento.'],
      'de-DE': ['Die SMS konnte nicht gesendet werden. Versuch es gleich noch einmal.'],
      'it-IT': ['Non è stato possibile inviare l’SMS. Riprova tra un momento.'],
    }
    expect(said).toEqual(expected[store.language])
  },
)
