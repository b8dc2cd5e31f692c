import { storeByCode } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from './codes.ts'
import { createGraphClient } from './createGraphClient.ts'
import { inputTypeOf } from './inputTypeOf.ts'
import { json, startFakeServer } from './startFakeServer.ts'

export const GUEST = { cartToken: null, userToken: null, checkout: null, orders: [] }
export const ANA = { id: 7, email: 'ana@mdn.example', firstname: 'Ana', lastname: 'López', addresses: [], group_id: 2 }
export const DOWN = [503, 'down'] as const
export const COMPANY = {
  id: 4,
  status: 1,
  status_reason: null,
  company_name: 'Muebles del Norte',
  company_email: 'hola@mdn.example',
  telephone: '8183345678',
  vat_tax_id: 'MDN150305AB8',
  region: 'Jalisco',
  region_code: 'JAL',
  is_wholesale: false,
  wholesale_orders_missing: 2,
  wholesale_amount_missing: 12_500.5,
  role: 'SUPER_USER',
  buys_for_self: false,
  users: [
    {
      user_id: '7',
      email: 'ana@mdn.example',
      firstname: 'Ana',
      lastname: 'López',
      job_title: null,
      role: 'SUPER_USER',
      is_active: true,
      invited_until: null,
    },
  ],
}
/** Data of a company as a form sends it, without a state. */
export const FORM = { name: 'Casa Mena', email: 'hola@mena.example', taxId: 'CME150305AB8', telephone: '3312345678' }

type Reply = readonly [status: number, result: unknown]

/** Fake platform's replies by method and path below `/api/ext/`. */
export let answers: Map<string, Reply>
export let platform: Awaited<ReturnType<typeof startFakeServer>>
export let shopper: ReturnType<typeof createGraphClient>

/** Starts a fake platform with a company of one customer before each test of the file that calls it. */
export function companyForEachTest(): void {
  beforeEach(async () => {
    answers = new Map<string, Reply>([
      ['GET company_b2b/7', [200, { items: [COMPANY] }]],
      ['GET region_id', [200, { region_id: 563 }]],
    ])
    platform = await startFakeServer(({ method, path, query }, response) => {
      const isIn = query.get('token') === 'ana'
      const me: Reply = isIn ? [200, ANA] : [401, 'no']
      const reply = path === '/api/user/me' ? me : answers.get(`${method} ${path.replace('/api/ext/', '')}`)
      if (reply === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
      json(response, { code: reply[0], result: reply[1] }, reply[0])
    })
    shopper = createGraphClient(platform.url)
    shopper.state.store = storeByCode('mavi')!
    shopper.state.data = { ...GUEST, userToken: 'ana' }
  })
  afterEach(async () => {
    await shopper.close()
    await platform.close()
  })
}

/** Requests to a call, with their bodies. */
export const sent = (call: string) =>
  platform.seen
    .filter(({ method, path }) => `${method} ${path.replace('/api/ext/', '')}` === call)
    .map(({ body, headers, query }) => ({
      body: body === '' ? null : (JSON.parse(body) as unknown),
      key: headers['idempotency-key'],
      token: query.get('token') || null,
    }))

/** Runs a mutation, and returns its payload with the messages of errors. */
export async function run(name: string, input: object, fields = 'company { name }') {
  const source = `mutation ($input: ${inputTypeOf(name)}!) {
    ${name}(input: $input) { ${fields} userErrors { code message field } notices { code message } clientMutationId }
  }`
  const { data, errors } = await shopper.query(source, { input })
  return { ...data?.[name], errors: errors.map(({ message }) => message) }
}

type Change = Readonly<{
  mutation: string
  input: object
  call: string
  body: unknown
  notice: string | null
  /** Reasons of the platform, and the codes for them. */
  refusals: readonly (readonly [status: number, result: object, code: string])[]
  fields?: string
  reply?: unknown
}>

/** Tests that hold for every change of a company by a signed-in customer. */
export function testCompanyChange({
  mutation,
  input,
  call,
  body,
  notice,
  refusals,
  fields,
  reply = true,
}: Change): void {
  const change = (clientMutationId = 'k') => run(mutation, { ...input, clientMutationId }, fields)
  beforeEach(() => {
    answers.set(call, [200, reply])
  })

  test(`${mutation} is sent with the customer’s token, once for a key`, async () => {
    const first = await change()
    expect(first).toMatchObject({ userErrors: [], notices: notice === null ? [] : [{ code: notice }], errors: [] })
    expect(await change()).toEqual(first)
    expect(sent(call)).toMatchObject([{ body, token: 'ana' }])
  })

  test(`${mutation} is refused to a guest without a call`, async () => {
    shopper.state.data = GUEST
    expect(codes(await change())).toEqual(['SIGNED_OUT'])
    expect(platform.seen).toEqual([])
  })

  test.each(refusals)(`${mutation} that the platform refuses with %i %j is %s`, async (status, result, code) => {
    answers.set(call, [status, { errorMessage: 'No.', ...result }])
    const payload = await change()
    expect([codes(payload), payload.notices]).toEqual([[code], []])
  })

  test(`${mutation} is an error while the platform fails`, async () => {
    answers.set(call, DOWN)
    expect((await change()).errors).toEqual([expect.stringContaining('unavailable')])
  })
}
