import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const URL = '/api/ext/mailchimp-subscribe/subscribe'
const status = async (email: string) => (await platform.get(`${URL}?email=${encodeURIComponent(email)}`)).body
const subscribe = async (email: string) => (await platform.post(URL, { email })).body
const unsubscribe = async (email: string) => (await platform.delete(URL, { email })).body
const OK = { code: 200, result: 'OK' }

test('an address is subscribed, and unsubscribed, as often as one likes and however it is written', async () => {
  expect(await subscribe('Eva@news.example')).toEqual(OK)
  expect(await subscribe(' eva@NEWS.example')).toEqual(OK)
  expect(await status('eva@news.example')).toEqual({ code: 200, result: 'subscribed' })
  expect(await unsubscribe('eva@news.example')).toEqual(OK)
  expect(await unsubscribe('eva@news.example')).toEqual(OK)
  expect(await status('EVA@news.example')).toEqual({ code: 200, result: 'unsubscribed' })
})

test('an unknown address is an error', async () => {
  expect(await status('nobody@news.example')).toEqual({
    code: 500,
    result: 'An error occured while accessing Mailchimp',
  })
})

test('a customer’s account says whether they get it', async () => {
  const email = 'ana@news.example'
  const ana = await asCustomer(platform, email)
  const said = async () => (await ana.get('me')).body.result!.extension_attributes
  await subscribe(email)
  expect(await said()).toMatchObject({ is_subscribed: true })
  await unsubscribe(email)
  expect(await said()).toMatchObject({ is_subscribed: false })
})

test('an account says so of an address that was subscribed before there was the account', async () => {
  const email = 'before@news.example'
  await subscribe(email)
  const ana = await asCustomer(platform, email)
  expect((await ana.get('me')).body.result!.extension_attributes).toMatchObject({ is_subscribed: true })
  const other = await asCustomer(platform, 'other@news.example')
  expect((await other.get('me')).body.result!.extension_attributes).toMatchObject({ is_subscribed: false })
})

test.each(['', 'eva', 'eva@', 'eva@news', `${'x'.repeat(250)}@news.example`])('%j is no address', async (email) => {
  const refusal = { code: 500, result: 'Invalid e-mail provided!' }
  expect(await status(email)).toEqual(refusal)
  expect(await subscribe(email)).toEqual(refusal)
  expect(await unsubscribe(email)).toEqual(refusal)
})
