import { describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail } from '../testkit/graph/accountBrowser.ts'
import { ADDRESS } from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { platform } = sharedShop()

type Kept = { addressId: string; isTelephoneConfirmed: boolean }
type Sent = Answered & { isSent: boolean | null; codeLength: number; resendSeconds: number | null }

const ADDRESSES = 'customer { addresses { addressId isTelephoneConfirmed } }'
const newNumber = () => `33${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** A customer with one address, and what a device of theirs does about its telephone. */
async function customer(store = 'hogar') {
  const browser = asBrowser('', store)
  expect(codes(await browser.signUp(newEmail()))).toEqual([])
  const telephone = newNumber()
  const read = async () => {
    const { data } = await browser.send(`{ viewer { ${ADDRESSES} } }`)
    return (data as { viewer: { customer: { addresses: Kept[] } } }).viewer.customer.addresses
  }
  const save = async (fields: object) => {
    await browser.done('saveCustomerAddress', { address: { ...ADDRESS, telephone, ...fields } })
    return (await read()).at(-1)!.addressId
  }
  const addressId = await save({})
  const send = async (id = addressId, fields: object = {}) =>
    (await browser.change('sendTelephoneCode', 'SendTelephoneCodeInput', {
      input: { addressId: id, ...fields },
      select: 'isSent codeLength resendSeconds',
    })) as Sent
  const confirm = (code: string, id = addressId) =>
    browser.change('confirmTelephone', 'ConfirmTelephoneInput', { input: { addressId: id, code }, select: ADDRESSES })
  return { browser, telephone, addressId, read, send, confirm }
}
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('the telephone of an address', () => {
  it('is confirmed by the code that reaches the outbox', async () => {
    const ana = await customer()
    const sent = await ana.send()
    expect(codes(sent)).toEqual([])
    expect(sent).toMatchObject({ isSent: true, codeLength: 4, notices: [{ code: 'TELEPHONE_CODE_SENT' }] })
    expect(sent.resendSeconds).toBeGreaterThan(270)
    expect(await messagesTo(platform, ana.telephone)).toEqual([
      expect.stringMatching(/^\d{4} es tu código de Hogar para confirmar este teléfono\./),
    ])
    const code = await smsCodeTo(platform, ana.telephone)
    expect(codes(await ana.confirm(otherThan(code)))).toEqual(['SMS_CODE_INCORRECT'])
    expect(await ana.read()).toEqual([{ addressId: ana.addressId, isTelephoneConfirmed: false }])
    const answer = await ana.confirm(code)
    expect([codes(answer), answer.notices.map((notice) => notice.code)]).toEqual([[], ['TELEPHONE_CONFIRMED']])
    expect(answer.customer).toEqual({ addresses: [{ addressId: ana.addressId, isTelephoneConfirmed: true }] })
    expect(await ana.read()).toEqual([{ addressId: ana.addressId, isTelephoneConfirmed: true }])
  })

  it('is sent one code every five minutes, and the refusal says how long that is', async () => {
    const ana = await customer('viu')
    await ana.send()
    const again = await ana.send()
    expect(codes(again)).toEqual(['SMS_TOO_SOON'])
    expect(again.isSent).toBeNull()
    expect(again.resendSeconds).toBeGreaterThan(270)
    expect(await messagesTo(platform, ana.telephone)).toHaveLength(1)
  })

  it('is sent one code per key', async () => {
    const ana = await customer()
    const clientMutationId = crypto.randomUUID()
    const first = await ana.send(ana.addressId, { clientMutationId })
    const second = await ana.send(ana.addressId, { clientMutationId })
    expect([first.isSent, second.isSent, codes(second)]).toEqual([true, true, []])
    expect(await messagesTo(platform, ana.telephone)).toHaveLength(1)
  })

  it('cannot be guessed: after five wrong codes the right one is refused', async () => {
    const ana = await customer()
    await ana.send()
    const code = await smsCodeTo(platform, ana.telephone)
    for (let tries = 0, wrong = code; tries < 5; tries += 1) {
      wrong = otherThan(wrong)
      expect(codes(await ana.confirm(wrong))).toEqual(['SMS_CODE_INCORRECT'])
    }
    expect(codes(await ana.confirm(code))).toEqual(['TOO_MANY_ATTEMPTS'])
    // Another device, at another address: it is the account that is locked.
    const elsewhere = asBrowser(ana.browser.cookie())
    const input = { addressId: ana.addressId, code }
    const late = await elsewhere.change('confirmTelephone', 'ConfirmTelephoneInput', { input, select: ADDRESSES })
    expect(codes(late)).toEqual(['TOO_MANY_ATTEMPTS'])
    expect((await ana.read())[0]?.isTelephoneConfirmed).toBe(false)
  })

  it('of another customer is neither sent to nor confirmed', async () => {
    const [ana, eva] = [await customer(), await customer()]
    expect(codes(await eva.send(ana.addressId))).toEqual(['ADDRESS_NOT_FOUND'])
    await ana.send()
    const code = await smsCodeTo(platform, ana.telephone)
    expect(codes(await eva.confirm(code, ana.addressId))).toEqual(['ADDRESS_NOT_FOUND'])
    expect(codes(await eva.confirm(code))).toEqual(['SMS_CODE_INCORRECT'])
    expect([(await ana.read())[0], (await eva.read())[0]].map((kept) => kept?.isTelephoneConfirmed)).toEqual([
      false,
      false,
    ])
  })

  it('that is changed is not confirmed until it is', async () => {
    const ana = await customer()
    await ana.send()
    await ana.confirm(await smsCodeTo(platform, ana.telephone))
    const other = newNumber()
    await ana.browser.done('saveCustomerAddress', {
      addressId: ana.addressId,
      address: { ...ADDRESS, telephone: other },
    })
    expect((await ana.read())[0]?.isTelephoneConfirmed).toBe(false)
    expect(codes(await ana.send())).toEqual([])
    expect(codes(await ana.confirm(await smsCodeTo(platform, other)))).toEqual([])
    expect((await ana.read())[0]?.isTelephoneConfirmed).toBe(true)
  })
})
