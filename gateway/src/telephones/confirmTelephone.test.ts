import { describe, expect, test } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { SMS_TRIES_MAX } from './limits.ts'
import { codes } from '../testing/codes.ts'
import {
  CONFIRM,
  address,
  bodies,
  book,
  confirm,
  inMinutes,
  lines,
  pause,
  replies,
  shopper,
  signIn,
  smsForEachTest,
} from '../testing/smsPlatform.ts'

smsForEachTest()

describe('a telephone', () => {
  test('is confirmed by the code, however it is typed, and shown as it is then', async () => {
    const answer = await confirm({ code: ' 01 23 ', clientMutationId: 'k' })
    expect(answer).toMatchObject({
      customer: { addresses: [{ addressId: '1', isTelephoneConfirmed: true }] },
      userErrors: [],
      notices: [{ code: 'TELEPHONE_CONFIRMED' }],
      clientMutationId: 'k',
      errors: [],
    })
    expect(bodies(CONFIRM)).toEqual([{ customer_id: 7, address_id: 1, code: '0123' }])
  })

  test('that is confirmed already stays so with any code', async () => {
    book.addresses = [address(1, { telephone_confirmed: true })]
    expect(await confirm({ code: 'x' })).toMatchObject({ userErrors: [], notices: [{ code: 'TELEPHONE_CONFIRMED' }] })
    expect(bodies(CONFIRM)).toEqual([])
  })

  test.each(['', '123', '12345', '12a4', '１２３', '1'.repeat(40)])('takes four digits: not %j', async (code) => {
    const answer = await confirm({ code })
    expect(answer.userErrors).toMatchObject([{ code: 'SMS_CODE_INCORRECT', field: ['code'] }])
    expect(bodies(CONFIRM)).toEqual([])
  })

  test.each([
    [{ code: 400, result: 'Incorrect SMS code' }, 'SMS_CODE_INCORRECT', ['code']],
    [pause('attempts', inMinutes(10)), 'TOO_MANY_ATTEMPTS', null],
    [{ code: 404, result: 'No such address: 1' }, 'ADDRESS_NOT_FOUND', ['addressId']],
    [{ code: 403, result: 'Esto no se puede.' }, 'REFUSED', null],
  ])('stays as it is where the platform answers %j', async (reply, code, field) => {
    replies.set(CONFIRM, reply)
    const answer = await confirm()
    expect(answer.userErrors).toMatchObject([{ code, field }])
    expect(answer.customer.addresses[0].isTelephoneConfirmed).toBe(false)
  })

  test.each([[{ code: 503, result: 'down' }], ['gone' as const]])(
    'cannot be confirmed while the platform is away: %j',
    async (reply) => {
      replies.set(CONFIRM, reply)
      expect((await confirm()).errors).toEqual([expect.stringMatching(/^smsConfirm: unavailable/)])
    },
  )

  test('of a guest, or of an address that is not the customer’s, is not confirmed', async () => {
    expect(codes(await confirm({ addressId: '9' }))).toEqual(['ADDRESS_NOT_FOUND'])
    signIn(null)
    expect(codes(await confirm())).toEqual(['SIGNED_OUT'])
    expect(bodies(CONFIRM)).toEqual([])
  })

  test(`is tried ${SMS_TRIES_MAX} times: each alias of a request counts, and the right code comes too late`, async () => {
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' })
    const aliases = Array.from(
      { length: SMS_TRIES_MAX + 2 },
      (_none, at) => `a${at}: confirmTelephone(input: { addressId: "1", code: "000${at}" }) { userErrors { code } }`,
    )
    const { data } = await shopper.query(`mutation { ${aliases.join(' ')} }`)
    const answers = Object.values(data as Record<string, { userErrors: { code: string }[] }>).flatMap(codes)
    expect(answers.filter((code) => code === 'SMS_CODE_INCORRECT')).toHaveLength(SMS_TRIES_MAX)
    expect(answers.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2)
    replies.set(CONFIRM, { code: 200, result: true })
    expect(codes(await confirm())).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(bodies(CONFIRM)).toHaveLength(SMS_TRIES_MAX)
  })

  test('is confirmed without a word of the code in the log', async () => {
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' })
    await confirm({ code: '7391' })
    replies.set(CONFIRM, 'gone')
    await confirm({ code: '7391' })
    expect(lines.join('\n')).not.toContain('7391')
  })
})

test.each(STORES.map((store) => [store.code, store] as const))(
  'refusals are in the language of %s',
  async (_code, store) => {
    shopper.state.store = store
    replies.set(CONFIRM, { code: 400, result: 'Incorrect SMS code' })
    const said = (await confirm()).userErrors.map(({ message }: { message: string }) => message)
    const expected = {
      'es-MX': ['El código SMS no es correcto o ya venció.'],
      'de-DE': ['Der SMS-Code stimmt nicht oder ist abgelaufen.'],
      'it-IT': ['Il codice SMS non è corretto o è scaduto.'],
    }
    expect(said).toEqual(expected[store.language])
  },
)
