import { describe, expect, it } from 'vitest'
import { type Answered, asBrowser, codes, newEmail, withForgedSeal } from '../testkit/graph/accountBrowser.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { platform } = sharedShop()

type Newsletter = { email: string; isSubscribed: boolean }
type Kept = Answered & { customer: { newsletter: Newsletter | null } | null; notices: { code: string }[] }
type Browser = ReturnType<typeof asBrowser>

const select = 'customer { newsletter { email isSubscribed } }'
const subscribe = async (browser: Browser, input: object) =>
  (await browser.change('subscribeToNewsletter', 'SubscribeToNewsletterInput', { input, select })) as Kept
const unsubscribe = async (browser: Browser, input: object = {}) =>
  (await browser.change('unsubscribeFromNewsletter', 'UnsubscribeFromNewsletterInput', { input, select })) as Kept
const said = ({ notices }: Kept) => notices.map(({ code }) => code)
const newsletterOf = async (browser: Browser) => {
  const { data } = await browser.send(`{ viewer { ${select} } }`)
  const viewer = data?.['viewer'] as Pick<Kept, 'customer'> | undefined
  return viewer?.customer?.newsletter ?? null
}
/** Returns the subscription status of an address at the platform itself. */
const status = async (email: string) => {
  const query = new URLSearchParams({ email })
  const response = await fetch(`${platform}/api/ext/mailchimp-subscribe/subscribe?${query}`)
  return ((await response.json()) as { result: string }).result
}
async function signedUp(): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [asBrowser(), newEmail()]
  expect(codes(await browser.signUp(email))).toEqual([])
  return { browser, email }
}

describe('the newsletter', () => {
  it('is subscribed and ended in an account', async () => {
    const { browser, email } = await signedUp()
    expect(await newsletterOf(browser)).toEqual({ email, isSubscribed: false })
    const first = await subscribe(browser, { email })
    expect(first).toMatchObject({ customer: { newsletter: { email, isSubscribed: true } }, userErrors: [] })
    expect(said(first)).toEqual(['NEWSLETTER_SUBSCRIBED', 'NEWSLETTER_COUPON'])
    expect(said(await subscribe(browser, { email: email.toUpperCase() }))).toEqual(['NEWSLETTER_ALREADY_SUBSCRIBED'])
    expect(await status(email)).toBe('subscribed')
    expect(await unsubscribe(browser)).toMatchObject({ customer: { newsletter: { isSubscribed: false } } })
    expect(await status(email)).toBe('unsubscribed')
    expect(said(await unsubscribe(browser))).toEqual(['NEWSLETTER_UNSUBSCRIBED'])
  })

  it('is subscribed once per key, and the key is of one address', async () => {
    const { browser, email } = await signedUp()
    const input = { email, clientMutationId: crypto.randomUUID() }
    const first = await subscribe(browser, input)
    expect(await subscribe(browser, input)).toEqual(first)
    expect(codes(await subscribe(browser, { ...input, email: newEmail() }))).toEqual(['IDEMPOTENCY_MISMATCH'])
    expect(codes(await unsubscribe(browser, { clientMutationId: input.clientMutationId }))).toEqual([
      'IDEMPOTENCY_MISMATCH',
    ])
  })

  it('goes to what is an address', async () => {
    for (const email of ['', 'ana', 'ana@', 'a@b', '<script>@x.mx', `${'x'.repeat(300)}@cuentas.example`])
      expect((await subscribe(asBrowser(), { email })).userErrors).toMatchObject([
        { code: 'INVALID', field: ['email'] },
      ])
  })
})

describe('whose newsletter it is', () => {
  it('a stranger gets one answer, whether an address is subscribed, was, or never heard of', async () => {
    const { browser: ana, email } = await signedUp()
    const { browser: eva, email: other } = await signedUp()
    await subscribe(ana, { email })
    await subscribe(eva, { email: other })
    await unsubscribe(eva)
    const { browser: thief } = await signedUp()
    for (const stranger of [asBrowser(), thief]) {
      const answers = await Promise.all(
        [email, other, newEmail()].map(async (address) => {
          const answer = await subscribe(stranger, { email: address })
          return JSON.stringify(answer).replaceAll(address, '')
        }),
      )
      expect(new Set(answers).size).toBe(1)
    }
  })

  it('is ended by its owner alone: not by a guest, another customer, a cookie that was altered or is past its time', async () => {
    const { browser: ana, email } = await signedUp()
    const { browser: eva } = await signedUp()
    await subscribe(ana, { email })
    expect(codes(await unsubscribe(eva))).toEqual([])
    const forged = asBrowser(withForgedSeal(ana.cookie()))
    const late = asBrowser(ana.cookie())
    await ana.logout()
    // A change with the session of a moment ago is refused until its browser has the new one.
    await expect(unsubscribe(late)).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    expect(await newsletterOf(late)).toBeNull()
    for (const browser of [asBrowser(), forged, ana]) {
      expect(await unsubscribe(browser)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
      expect(await newsletterOf(browser)).toBeNull()
    }
    const named = await eva.send(
      'mutation ($email: EmailAddress!) { unsubscribeFromNewsletter(input: { email: $email }) { clientMutationId } }',
      { email },
    )
    expect(named.errors).toHaveLength(1)
    expect(await status(email)).toBe('subscribed')
  })

  it('cannot be subscribed for strangers by the hundred', async () => {
    const bore = asBrowser()
    for (let count = 0; count < 20; count += 1) expect(codes(await subscribe(bore, { email: newEmail() }))).toEqual([])
    const last = newEmail()
    expect(codes(await subscribe(bore, { email: last }))).toEqual(['TOO_MANY_ATTEMPTS'])
    expect(await status(last)).not.toBe('subscribed')
  })
})
