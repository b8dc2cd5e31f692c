import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from './codes.ts'
import {
  DOWN,
  GUEST,
  PROVEN,
  TOKEN,
  answers,
  bodiesOf,
  calls,
  platform,
  refusal,
  run,
  shopper,
} from './creditAccountPlatform.ts'

type Change = Readonly<{
  mutation: string
  input: object
  /** Name of the call, and its body. */
  call: string
  body: object
  notice: string
  /** Code of the refusal where the platform answers with a conflict. */
  conflict: string
}>

/** Tests that hold for linking an account and for removing the link: both tokens are needed. */
export function testLinkChange({ mutation, input, call, body, notice, conflict }: Change): void {
  const change = (clientMutationId: string = crypto.randomUUID()) =>
    run(mutation, { ...input, clientMutationId }, 'customer { email }')

  beforeEach(() => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    answers.set(call, [200, true])
  })

  describe(mutation, () => {
    test('needs customer and proof, and names both to the platform', async () => {
      expect(await change('k')).toMatchObject({
        customer: { email: 'ana@example.mx' },
        userErrors: [],
        notices: [{ code: notice }],
        clientMutationId: 'k',
      })
      expect(bodiesOf(call)).toEqual([body])
      const [sent] = calls(call)
      expect([sent?.headers['x-credit-token'], sent?.query.get('token')]).toEqual([TOKEN, 'good'])
    })

    test('is made once for a key', async () => {
      const first = await change('k')
      expect(await change('k')).toEqual(first)
      expect(calls(call)).toHaveLength(1)
    })

    test('is refused to a guest: the platform hears nothing of it', async () => {
      shopper.state.data = PROVEN
      expect(codes(await change())).toEqual(['SIGNED_OUT'])
      expect(platform.seen).toEqual([])
    })

    test.each([null, 'expired', 'forged'])(
      'is refused with the proof %j, and leaves the customer signed in',
      async (creditToken) => {
        shopper.state.data = { ...(creditToken === null ? GUEST : { ...PROVEN, creditToken }), userToken: 'good' }
        const payload = await change()
        expect([payload.customer.email, codes(payload)]).toEqual(['ana@example.mx', ['CREDIT_SESSION_OVER']])
        expect(shopper.state.data).toMatchObject({ userToken: 'good' })
        expect(calls(call)).toEqual([])
      },
    )

    test.each([
      [refusal(403, { errorMessage: 'Esto no se puede.' }), 'REFUSED'],
      [refusal(409, { errorMessage: 'Ya tiene otra.' }), conflict],
    ])('is refused as the platform refuses it: %j', async (reply, refused) => {
      answers.set(call, reply)
      const payload = await change()
      expect([codes(payload), payload.notices]).toEqual([[refused], []])
    })

    test('is an error while the platform fails', async () => {
      answers.set(call, DOWN)
      expect((await change()).errors).toEqual([expect.stringContaining('unavailable')])
    })
  })
}
