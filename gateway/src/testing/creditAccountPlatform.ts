import { afterEach, beforeEach } from 'vitest'
import { createGraphClient } from './createGraphClient.ts'
import { inputTypeOf } from './inputTypeOf.ts'
import { json, type SeenRequest, startFakeServer } from './startFakeServer.ts'

const BASE = '/api/ext/'
export const NUMBER = 'C10000016'
export const MASKED = 'C1000•••6'
export const TOKEN = 'a-token-of-a-proof'
export const HOLDER = 'Ana López Ruiz'
export const GUEST = { cartToken: null, userToken: null, checkout: null, orders: [] }
export const PROVEN = { ...GUEST, creditToken: TOKEN }
export const DOWN = [503, 'down'] as const
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
export const refusal = (status: number, result: object) => [status, { errorMessage: 'Refused', ...result }] as const

/** Reply to a call: its status and result; `gone` closes the connection. */
type Reply = readonly [status: number, result: unknown] | 'gone'

const PROFILE = { accountNumber: NUMBER, name: HOLDER, email: 'ana@example.mx', type: 'guest' }
const SESSION = { creditToken: TOKEN, expires_at: inMinutes(15) }
const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }

export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>
/**
 * Fake platform's replies by the name of the call, where the caller has a right to one. `call by link` is the reply without
 * a proof, for a linked account that is another one.
 */
export let answers: Map<string, Reply>
/** Customer to whom the proven account is linked; null for none. */
export const link: { customerId: string | null } = { customerId: null }
/** Log lines of the gateway. */
export let lines: string[]

/** Calls that need a proof, the token of the customer with the linked account, or both. */
const OWNERS = /^(customer_credits|credit_invoice|send_customer_payments|payments_by_transfer|credit_payments\/)/
const HOLDERS = /^(credit_logout|validate_session|account_validate|unlink_user_account)/

/** Starts a fake platform with a credit account before each test of the file that calls it. */
export function creditAccountForEachTest(): void {
  beforeEach(async () => {
    lines = []
    link.customerId = null
    answers = new Map<string, Reply>([
      ['account', [200, { nombres: 'A.', apellido_paterno: 'L.', apellido_materno: 'R.', telefono: '•••• 5678' }]],
      ['credit_login', [200, { ...SESSION, ...PROFILE }]],
      ['validate_client_nip', [200, { ...SESSION, cuenta: PROFILE }]],
      ['resend_client_nip', [200, { resend_at: inMinutes(5), telefono: '•••• 5678' }]],
      ['credit_logout', [200, true]],
      [
        'validate_session',
        [200, { valida: true, expires_at: inMinutes(15), cuenta: { ...PROFILE, estado: 'ACTIVE' } }],
      ],
      ['customer_credits', [200, { creditos: {}, linea: 10_000, disponible: 6_934.23 }]],
    ])
    platform = await startFakeServer((request, response) => {
      const name = request.path.replace(BASE, '')
      const refused = refusedTo(request, name)
      const isByLink = request.headers['x-credit-token'] === undefined
      const answer = (isByLink ? answers.get(`${name} by link`) : undefined) ?? answers.get(name)
      const reply = refused ?? (request.path === '/api/user/me' ? ([200, ANA] as const) : answer)
      if (reply === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
      if (reply === 'gone') return void response.destroy()
      const [code, result] = reply
      return json(response, { code, result }, code)
    })
    shopper = createGraphClient(platform.url, undefined, { log: (line) => lines.push(line) })
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

/** Refuses as the platform does: an expired proof, whatever else comes along; no proof and no customer; another's. */
function refusedTo({ headers, query, path }: SeenRequest, name: string): Reply | null {
  const [proof, user, named] = [headers['x-credit-token'], query.get('token'), query.get('userId')]
  if (path === '/api/user/me' || name === 'merged_accounts') return user === 'good' ? null : [401, 'no']
  if (HOLDERS.test(name)) return proof === TOKEN ? null : [401, 'The credit session is over']
  if (!OWNERS.test(name)) return null
  if (proof !== undefined) {
    if (proof !== TOKEN) return [401, 'The credit session is over']
    return named === null || named === link.customerId ? null : [403, { errorMessage: 'This is another customer' }]
  }
  return user === 'good' ? null : [401, 'no']
}

export const calls = (name: string) => platform.seen.filter(({ path }) => path === `${BASE}${name}`)
export const bodiesOf = (name: string) =>
  calls(name).map(({ body }) => (body === '' ? null : (JSON.parse(body) as unknown)))

/** Runs a mutation, and returns its payload with the messages of errors. */
export async function run(name: string, input: object, fields = '') {
  const source = `mutation ($input: ${inputTypeOf(name)}!) {
    ${name}(input: $input) { ${fields} userErrors { code message field } notices { code message } clientMutationId }
  }`
  const { data, errors } = await shopper.query(source, { input })
  return { ...data?.[name], errors: errors.map(({ message }) => message) }
}
