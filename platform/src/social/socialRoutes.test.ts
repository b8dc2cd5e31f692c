import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { textOf } from '../parse/fields.ts'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { CODE_TTL_MS, LINK_TTL_MS } from './limits.ts'

const platform = withPlatform()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-or-so'
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const CALLBACK = 'https://shop.example/social-login/google/callback'
const ASKED = {
  response_type: 'code',
  client_id: 'hogar-web',
  redirect_uri: CALLBACK,
  state: 'a-state',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  ui_locales: 'es-MX',
}

const address = (asked: Record<string, string>, provider = 'google') =>
  `/oauth/${provider}/authorize?${new URLSearchParams({ ...ASKED, ...asked }).toString()}`
const write = (fields: Record<string, string>, asked: Record<string, string> = {}, provider = 'google') =>
  platform.post(address(asked, provider), new URLSearchParams(fields).toString(), FORM)

/** Returns the code that a provider issues for an address. */
async function codeOf(email: string, fields: Record<string, string> = {}, provider = 'google'): Promise<string> {
  const redirect_uri = CALLBACK.replace('google', provider)
  const { status, headers } = await write({ email, first: 'Ana', last: 'López', ...fields }, { redirect_uri }, provider)
  expect(status).toBe(303)
  const back = new URL(textOf(headers.location) ?? '')
  expect([`${back.origin}${back.pathname}`, back.searchParams.get('state')]).toEqual([redirect_uri, 'a-state'])
  return back.searchParams.get('code') ?? ''
}
const enter = async (code: string, fields: Record<string, string> = {}) =>
  (
    await platform.post('/api/ext/social_login', {
      provider: 'google',
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      ...fields,
    })
  ).body
const whose = async (token: unknown) => (await platform.get(`/api/user/me?token=${textOf(token)}`)).body.result
const link = async (token: string, link_token: unknown) =>
  (await platform.post(`/api/ext/social_link?token=${token}`, { link_token })).body

test('lists the providers to sign in by, and their addresses', async () => {
  const { body } = await platform.get('/api/ext/social_providers')
  expect(body.result).toMatchObject([
    { code: 'google', title: 'Google', authorize_url: 'https://pay.example/oauth/google/authorize' },
    { code: 'facebook', title: 'Facebook', client_id: 'hogar-web' },
  ])
})

describe('a provider', () => {
  test('asks for the identity, and returns a code to the shop alone', async () => {
    const form = await platform.get(address({}))
    expect(form.status).toBe(200)
    expect(form.body).toContain('Entrar con Google')
    expect(form.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await platform.get(address({ ui_locales: 'de-DE' }))).body).toContain('Mit Google anmelden')
    expect(await codeOf('uno@social.example')).toMatch(/^[\w-]{20,}$/)
  })

  test('redirects back without a code when the shopper cancels', async () => {
    const { status, headers } = await write({ cancel: '1' })
    expect([status, headers.location]).toEqual([303, `${CALLBACK}?error=access_denied&state=a-state`])
  })

  test.each([{ email: '' }, { email: 'nobody' }, { first: ' ' }, { email: `${'a'.repeat(300)}@x.example` }])(
    'asks again where %j was written',
    async (fields) => {
      const answer = await write({ email: 'a@social.example', first: 'Ana', ...fields })
      expect(answer.status).toBe(422)
      expect(answer.body).toContain('role="alert"')
    },
  )

  test.each<Record<string, string>>([
    { redirect_uri: 'https://evil.example/social-login/google/callback' },
    { redirect_uri: 'https://shop.example.evil.example/social-login/google/callback' },
    { redirect_uri: 'https://shop.example/anywhere' },
    { redirect_uri: `${CALLBACK}?next=x` },
    { redirect_uri: 'javascript:alert(1)' },
    { client_id: 'another' },
    { response_type: 'token' },
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
    { state: '' },
  ])('redirects nowhere for %j', async (asked) => {
    for (const answer of [
      await platform.get(address(asked)),
      await write({ email: 'a@b.example', first: 'A' }, asked),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.location).toBeUndefined()
    }
  })
})

describe('signing in by a provider', () => {
  test('brings the newsletter’s coupon for an address that a guest had subscribed', async () => {
    const email = 'news@social.example'
    await platform.post('/api/ext/mailchimp-subscribe/subscribe', { email })
    const { result } = await enter(await codeOf(email))
    const userId = Number((await whose(result))!.id)
    const { body } = await platform.get(`/api/ext/coupons?token=${textOf(result)}&userId=${userId}&storeCode=hogar`)
    expect(body.result).toMatchObject({ items: [{ given_for: 'newsletter', state: 'usable' }] })
  })

  test('makes an account at first, and opens the same one after that', async () => {
    const first = await enter(await codeOf('nueva@social.example'))
    expect(first).toMatchObject({ code: 200, meta: { refreshToken: expect.any(String) as string } })
    const me = await whose(first.result)
    expect(me).toMatchObject({ email: 'nueva@social.example', firstname: 'Ana', lastname: 'López' })
    expect(await whose((await enter(await codeOf('nueva@social.example'))).result)).toMatchObject({ id: me!.id })
  })

  test('takes a code once, in its time, from whom it was given to', async () => {
    const code = await codeOf('una@social.example')
    const others: Record<string, string>[] = [
      { code_verifier: 'another-verifier-that-is-long-enough-to-be-one-of-them' },
      { redirect_uri: 'https://shop.example/de/social-login/google/callback' },
      { provider: 'facebook' },
    ]
    for (const other of others)
      expect(await enter(await codeOf('una@social.example'), other)).toMatchObject({ code: 401 })
    expect(await enter(code)).toMatchObject({ code: 200 })
    expect(await enter(code)).toMatchObject({ code: 401 })
    for (const forged of ['', 'forged']) expect(await enter(forged)).toMatchObject({ code: 401 })
    const late = await codeOf('una@social.example')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + CODE_TTL_MS + 1 })
    try {
      expect(await enter(late)).toMatchObject({ code: 401 })
    } finally {
      vi.useRealTimers()
    }
  })

  test('needs an address for a new account, not for one that is known', async () => {
    expect(await enter(await codeOf('secreta@social.example', { hides: '1' }))).toMatchObject({ code: 400 })
    await enter(await codeOf('secreta@social.example'))
    expect(await enter(await codeOf('secreta@social.example', { hides: '1' }))).toMatchObject({ code: 200 })
  })

  test('never opens an account that a password was made for, until that was given once', async () => {
    const ana = await asCustomer(platform, 'ana@social.example')
    const eva = await asCustomer(platform, 'eva@social.example')
    const refused = await enter(await codeOf('ana@social.example'))
    expect(refused).toMatchObject({ code: 409, result: { message: expect.any(String) as string } })
    const proof = refused.result!.link_token
    expect(await link('forged', proof)).toMatchObject({ code: 401 })
    expect(await link(ana.token, proof)).toEqual({ code: 200, result: true })
    expect(await link(ana.token, proof)).toMatchObject({ code: 400 })
    const me = (await ana.get('me')).body.result!
    expect(await whose((await enter(await codeOf('ana@social.example'))).result)).toMatchObject({ id: me.id })
    const other = (await enter(await codeOf('eva@social.example'))).result!.link_token
    expect(await link(ana.token, other)).toMatchObject({ code: 403 })
    expect(await link(eva.token, other)).toMatchObject({ code: 400 })
    const late = (await enter(await codeOf('eva@social.example'))).result!.link_token
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LINK_TTL_MS + 1 })
    try {
      expect(await link(eva.token, late)).toMatchObject({ code: 400 })
    } finally {
      vi.useRealTimers()
    }
  })

  test('keeps two providers of one address apart until both are joined', async () => {
    await enter(await codeOf('dos@social.example'))
    const facebook = { provider: 'facebook', redirect_uri: CALLBACK.replace('google', 'facebook') }
    expect(await enter(await codeOf('dos@social.example', {}, 'facebook'), facebook)).toMatchObject({ code: 409 })
  })
})
