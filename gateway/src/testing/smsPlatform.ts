import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { json, startFakeServer } from './startFakeServer.ts'
import { inputTypeOf } from './inputTypeOf.ts'

export const SEND = '/api/ext/send_sms'
export const CONFIRM = '/api/ext/confirm_sms'
export const TIMER = '/api/ext/sms_timer'
export const address = (id: number, fields: object = {}) => ({
  id, firstname: 'Ana', lastname: 'López', street: ['Juárez 10'], city: 'León', postcode: '37000', country_id: 'MX', telephone: '4771234567', ...fields,
}) // prettier-ignore
export const pause = (reason: string, until: string) => ({
  code: 429,
  result: { errorMessage: 'Later', reason, until },
})
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/** The customer's addresses on the platform. */
export const book: { addresses: object[] } = { addresses: [] }
export let lines: string[]
/** Fake platform's replies by call; `gone` closes the connection. */
export let replies: Map<string, { code: number; result: unknown } | 'gone'>

/** Starts a fake platform that sends codes, with a customer signed in, before each test of the file that calls it. */
export function smsForEachTest(): void {
  beforeEach(async () => {
    lines = []
    book.addresses = [address(1), address(2, { telephone: null })]
    replies = new Map([
      [SEND, { code: 200, result: { resend_at: inMinutes(5) } }],
      [CONFIRM, { code: 200, result: true }],
      [TIMER, { code: 200, result: { resend_seconds: 120, code_length: 4 } }],
    ])
    platform = await startFakeServer(({ path, query }, response) => {
      if (path === '/api/user/me') {
        if (query.get('token') !== 'good') return json(response, { code: 401, result: 'no' }, 401)
        const ana = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: book.addresses }
        return json(response, { code: 200, result: ana })
      }
      const reply = replies.get(path) ?? { code: 404, result: 'Not found' }
      if (reply === 'gone') return void response.destroy()
      if (path === CONFIRM && reply.code === 200) book.addresses = [address(1, { telephone_confirmed: true })]
      return json(response, reply, reply.code)
    })
    shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
    signIn()
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

export const signIn = (userToken: string | null = 'good') => {
  shopper.state.data = { cartToken: null, userToken, checkout: null, orders: [] }
}
const USER_ERRORS = 'userErrors { code message field } notices { code } clientMutationId'
const WHOSE = 'customer { email addresses { addressId isTelephoneConfirmed } }'
const run = async (name: string, fields: string, input: object) => {
  const source = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${fields} ${USER_ERRORS} } }`
  const { data, errors } = await shopper.query(source, { input })
  return { ...data?.[name], errors: errors.map(({ message }) => message) }
}
export const send = (input: object = {}) =>
  run('sendTelephoneCode', `${WHOSE} isSent codeLength resendAt resendSeconds`, { addressId: '1', ...input })
export const confirm = (input: object = {}) =>
  run('confirmTelephone', WHOSE, { addressId: '1', code: '0123', ...input })
export const bodies = (path: string) =>
  platform.seen.filter((call) => call.path === path).map(({ body }) => JSON.parse(body) as unknown)
