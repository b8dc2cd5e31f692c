import { describe, expect, it } from 'vitest'
import { asBrowser } from '../testkit/graph/accountBrowser.ts'
import { creditApplicant, decideRequest } from '../testkit/shoppers/creditApplicant.ts'
import { type Account, signedUp } from '../testkit/shoppers/customerOrder.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { platform } = sharedShop()
/** Account with a line of 10,000, of which 6,934.23 is free. Its telephone gets no other codes. */
const HOME = { number: 'C10000016', pin: '2580', telephone: '3312345678' }
const LIST = `{ viewer { customer {
  creditRequests { totalCount nodes { number kind customer status amount { amount } approved { amount }
    offer { amount { amount } contract { total { amount } cat } } acceptBefore steps { code } } }
} } }`

type Listed = Readonly<{ totalCount: number; nodes: readonly Readonly<Record<string, unknown>>[] }>

async function requestsOf(account: Account): Promise<Listed> {
  const { data, text } = await account.send(LIST)
  const { customer } = (data?.['viewer'] ?? {}) as { customer?: { creditRequests: Listed } }
  if (!customer) throw new Error(text)
  return customer.creditRequests
}

/** Starts the application of the holder of the account. */
async function startHome(account: Account, amount: string) {
  const applicant = creditApplicant(account)
  await applicant.done('openCreditAccount', { accountNumber: HOME.number, pin: HOME.pin }, 'account { number }')
  const terms = { kind: 'CREDILANA', customer: 'HOME', amount, months: 12, frequency: 'WEEKLY' }
  const { application } = await applicant.done('startCreditApplication', terms)
  return { ...applicant, application }
}

describe('the credit request of the holder of an account', () => {
  it('needs no data again, is cut to what is free of the line, and is in the list of the customer alone', async () => {
    const ana = await signedUp()
    const { done, passLiveTest, send, application } = await startHome(ana, '9000')
    expect(application?.missingSteps).toEqual(['LIVE_TEST', 'INSURANCE', 'DEPOSIT', 'REVIEW'])
    await passLiveTest()
    await done('setCreditInsurance', {
      code: 'VIDA-10',
      beneficiaries: [{ name: 'Luis', surname: 'García', kinship: 'hermano', percent: 100 }],
    })
    const ready = await done('setCreditDeposit', { method: 'BRANCH' })
    const number = await send(ready.application?.offer?.token)
    expect((await requestsOf(ana)).nodes).toMatchObject([{ number, status: 'SUBMITTED', customer: 'HOME' }])
    expect(await decideRequest(number)).toBe('PARTIALLY_APPROVED')

    // On another device of the customer: by the list alone, with the offer of the approved amount.
    const elsewhere = asBrowser()
    await elsewhere.login(((await ana.viewer()).customer ?? { email: '' }).email)
    const { totalCount, nodes } = await requestsOf(elsewhere)
    expect([totalCount, nodes]).toMatchObject([
      1,
      [
        {
          number,
          customer: 'HOME',
          status: 'PARTIALLY_APPROVED',
          amount: { amount: '9000.00' },
          approved: { amount: '6500.00' },
          offer: { amount: { amount: '6500.00' } },
          steps: null,
        },
      ],
    ])
    const other = creditApplicant(await signedUp())
    const refused = { userErrors: [{ code: 'CREDIT_APPLICATION_NOT_FOUND' }] }
    expect(await other.change('acceptCreditOffer', { number })).toMatchObject(refused)
    const { application: canceled } = await creditApplicant(elsewhere).done('cancelCreditApplication', { number })
    expect(canceled?.status).toBe('CANCELED')
    expect((await requestsOf(ana)).nodes).toMatchObject([{ number, status: 'CANCELED' }])
  })
})

describe('a credit request on another device', () => {
  const found = 'application { number status missingSteps offer { token } applicant { telephoneHint } }'

  it('is opened by folio, telephone and code, beside the first device; nothing says whether there is one', async () => {
    const owner = asBrowser()
    const { done, application } = await startHome(owner, '5000')
    const number = application?.number ?? ''
    const named = { number, telephoneEnd: HOME.telephone.slice(-4) }
    const stranger = creditApplicant(asBrowser())
    const sms = (await messagesTo(platform, HOME.telephone)).length
    for (const wrong of [
      { ...named, telephoneEnd: '0000' },
      { ...named, number: 'S-00000000' },
    ]) {
      const sent = await stranger.done('sendCreditResumeCode', wrong, 'resendSeconds')
      expect(sent['resendSeconds']).toBeGreaterThan(290)
      expect(await stranger.change('resumeCreditApplication', { ...wrong, code: '0000' })).toMatchObject({
        application: null,
        userErrors: [{ code: 'SMS_CODE_INCORRECT', field: ['code'] }],
      })
    }
    expect(await messagesTo(platform, HOME.telephone)).toHaveLength(sms)

    const device = creditApplicant(asBrowser())
    await device.done('sendCreditResumeCode', named, 'resendSeconds')
    const code = await smsCodeTo(platform, HOME.telephone)
    const opened = await device.done('resumeCreditApplication', { ...named, code }, found)
    expect(opened).toMatchObject({
      application: { number, status: 'DRAFT', applicant: { telephoneHint: '•••• 5678' } },
    })
    const again = await creditApplicant(asBrowser()).change('resumeCreditApplication', { ...named, code })
    expect(again.userErrors).toMatchObject([{ code: 'SMS_CODE_INCORRECT' }])
    // Both devices work on it, and both lose it once it is erased.
    await done('setCreditDeposit', { method: 'BRANCH' })
    await device.done('eraseCreditApplication', {}, 'notices { code }')
    expect((await owner.send('{ creditApplication { number } }')).data).toEqual({ creditApplication: null })
  })
})
