import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawPhoto, pdfOf } from '../../platform/src/credit/files/testing/photos.ts'
import {
  APPLICANT_ADDRESS,
  APPLICANT_REFERENCE,
  CLABE,
  CREDIT_TERMS,
  decideRequest,
  newApplicant,
} from '../testkit/shoppers/creditApplicant.ts'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import { nextAddress } from '../testkit/graph/nextAddress.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { messagesTo, smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'

const { gateway, platform } = sharedShop()
const photos = Promise.all([1, 2, 3, 4].map((seed) => drawPhoto({ seed })))

type Application = { number: string | null; status: string; missingSteps: string[]; offer: { token: string } | null }
type Payload = {
  application: Application | null
  userErrors: { code: string; message: string; field: string[] | null }[]
  notices: { code: string }[]
} & Record<string, unknown>

/** Guests at an address of their own: applications are limited by address, and suites share a shop. */
function asNeighbour(store: string, address: string): Guest {
  const forwarded = { 'x-forwarded-for': address }
  const guest = asGuest(gateway, store)
  return {
    ...guest,
    run: async (query, variables) => {
      const { data, errors } = await guest.send(query, variables, forwarded)
      if (errors || !data) throw new Error(JSON.stringify(errors))
      return data
    },
  }
}

function applicant(store = 'hogar', fields: Partial<ReturnType<typeof newApplicant>> = {}) {
  const address = nextAddress()
  const guest = asNeighbour(store, address)
  const data = { ...newApplicant(), ...fields }
  const change = async (
    name: string,
    input: object,
    fields = 'application { number status missingSteps offer { token } }',
  ) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
    const source = `mutation ($input: ${type}) {
      ${name}(input: $input) { ${fields} userErrors { code message field } notices { code } }
    }`
    return (await guest.run(source, { input }))[name] as Payload
  }
  const done = async (name: string, input: object, fields?: string) => {
    const payload = await change(name, input, fields)
    expect([name, payload.userErrors]).toEqual([name, []])
    return payload
  }
  const upload = async (path: string, body: Buffer | string, type: string) => {
    const response = await fetch(`${gateway}${path}`, {
      method: 'PUT',
      headers: {
        cookie: guest.cookie(),
        origin: new URL(gateway).origin,
        'x-store': store,
        'x-hogar-client': 'test',
        'x-forwarded-for': address,
        'content-type': type,
      },
      body: new Blob([new Uint8Array(Buffer.from(body))]),
    })
    return [response.status, (await response.json()) as Record<string, unknown>] as const
  }
  return { guest, change, done, upload, data, telephone: data.telephone, curp: data.curp }
}

type Applicant = ReturnType<typeof applicant>

/** Goes through all steps up to sending. Returns the offer's token. */
async function complete({ done, upload, data, telephone }: Applicant): Promise<string> {
  await done('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS })
  const { application } = await done('setCreditApplicant', data)
  expect(application?.missingSteps).toContain('TELEPHONE')
  await done('sendCreditCode', {}, 'resendAt')
  const confirmed = await done('confirmCreditCode', { code: await smsCodeTo(platform, telephone) })
  expect(confirmed.application?.missingSteps).not.toContain('TELEPHONE')
  await done('setCreditAddress', APPLICANT_ADDRESS)
  await done('setCreditReference', APPLICANT_REFERENCE)
  const [front = '', ...frames] = await photos
  const received = { receivedAt: expect.any(String) as string }
  expect(await upload('/credit/files/ID_FRONT', Buffer.from(front, 'base64'), 'image/jpeg')).toEqual([
    200,
    { slot: 'ID_FRONT', ...received },
  ])
  expect(await upload('/credit/files/ID_BACK', Buffer.from(pdfOf(1_000), 'base64'), 'application/pdf')).toEqual([
    200,
    { slot: 'ID_BACK', ...received },
  ])
  const { challenge } = await done('startLiveTest', {}, 'challenge moves expiresAt')
  const path = `/credit/live-test?challenge=${encodeURIComponent(String(challenge))}`
  const passed = await upload(path, JSON.stringify({ photo: front, frames }), 'application/json')
  expect(passed).toEqual([200, { slot: 'LIVE_TEST', ...received }])
  const ready = await done('setCreditDeposit', { method: 'CLABE', account: CLABE })
  expect(ready.application?.missingSteps).toEqual(['REVIEW'])
  return ready.application?.offer?.token ?? ''
}

const CONSENTS = { consentsToHistory: true, consentsToPrivacy: true, acceptsTerms: true }

describe('a credit application', () => {
  it('goes from its start to the paid-out loan, whose account opens with the PIN of the SMS', async () => {
    const ana = applicant()
    const offerToken = await complete(ana)
    const input = { offerToken, ...CONSENTS, clientMutationId: randomUUID() }
    const sent = await ana.done('submitCreditApplication', input)
    expect(sent).toMatchObject({ application: { status: 'SUBMITTED' }, notices: [{ code: 'CREDIT_SUBMITTED' }] })
    // Replayed: sent once, and answered alike.
    expect(await ana.done('submitCreditApplication', input)).toEqual(sent)
    const again = await ana.change('submitCreditApplication', { ...input, clientMutationId: randomUUID() })
    expect(again.userErrors).toMatchObject([{ code: 'CREDIT_APPLICATION_CLOSED' }])
    const decided = await fetch(`${platform}/api/ext/credit_requests/${sent.application?.number}/decision`, {
      method: 'PUT',
    })
    expect(decided.status).toBe(200)
    const { creditApplication } = await ana.guest.run(`{ creditApplication {
      status approved { amount } applicant { firstNames telephoneHint } depositHint files
    } }`)
    expect(creditApplication).toMatchObject({ status: 'ACTIVE', approved: { amount: '5000.00' } })
    expect(JSON.stringify(creditApplication)).not.toMatch(new RegExp(`${ana.curp}|${CLABE}|${ana.telephone}`))
    const texts = (await messagesTo(platform, ana.telephone)).join('\n')
    const accountNumber = /C\d{8}/.exec(texts)?.[0]
    const pin = /NIP\D*(\d{4,8})/.exec(texts)?.[1]
    const opened = await asGuest(gateway).run(
      `mutation ($input: OpenCreditAccountInput!) {
        openCreditAccount(input: $input) { account { number isProven } userErrors { code } }
      }`,
      { input: { accountNumber, pin } },
    )
    expect(opened['openCreditAccount']).toEqual({ account: { number: accountNumber, isProven: true }, userErrors: [] })
  })

  it('of somebody who owes all of the line is denied, though it names another telephone and no account', async () => {
    const borrow = async (ana: Applicant) => {
      const input = { offerToken: await complete(ana), ...CONSENTS, clientMutationId: randomUUID() }
      const { application } = await ana.done('submitCreditApplication', input)
      await decideRequest(application?.number ?? '')
      const { creditApplication } = await ana.guest.run('{ creditApplication { status reason approved { amount } } }')
      return creditApplication
    }
    const first = applicant()
    expect(await borrow(first)).toEqual({ status: 'ACTIVE', reason: null, approved: { amount: '5000.00' } })
    expect(await borrow(applicant('hogar', { curp: first.curp }))).toEqual({
      status: 'DENIED',
      reason: 'LINE',
      approved: null,
    })
  })

  it('refuses faults of the applicant with code and field', async () => {
    const ana = applicant()
    await ana.done('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS })
    for (const [fault, code, field] of [
      [{ curp: 'LORA900514MJCPZN09' }, 'CURP_INVALID', 'curp'],
      [{ birthDate: '1990-05-15' }, 'CURP_MISMATCH', 'curp'],
      [{ birthDate: '2999-01-01' }, 'DATE_IN_FUTURE', 'birthDate'],
      [{ birthDate: '2020-01-01' }, 'UNDERAGE', 'birthDate'],
      [{ telephone: '123' }, 'INVALID', 'telephone'],
      [{ firstNames: '4n4' }, 'INVALID', 'firstNames'],
    ] as const)
      expect((await ana.change('setCreditApplicant', { ...ana.data, ...fault })).userErrors).toMatchObject([
        { code, field: [field] },
      ])
    const tooMuch = await ana.change('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS, amount: '5500' })
    expect(tooMuch.userErrors).toMatchObject([
      { code: 'CREDIT_AMOUNT', message: 'Elige un monto de $500.00 a $5,000.00.' },
    ])
  })

  it('is closed to other sessions, and gone once it is erased', async () => {
    const [ana, eva] = [applicant(), applicant()]
    await ana.done('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS })
    await ana.done('setCreditApplicant', ana.data)
    const { creditApplication } = (await ana.guest.run('{ creditApplication { id number } }')) as {
      creditApplication: { id: string; number: string }
    }
    const { id, number } = creditApplication
    expect(await eva.guest.run('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
    const fields = 'application { number }'
    expect((await eva.change('cancelCreditApplication', { number }, fields)).userErrors).toMatchObject([
      { code: 'CREDIT_APPLICATION_NOT_FOUND' },
    ])
    const [status] = await eva.upload('/credit/files/ID_FRONT', Buffer.from('x'), 'image/jpeg')
    expect(status).not.toBe(200)
    const reference = await ana.change('setCreditAddress', {
      postcode: '22000',
      municipality: 'Tijuana',
      suburb: 'Centro',
      street: 'Calle',
      number: '1',
      age: '1-3A',
    })
    expect(reference.userErrors).toMatchObject([{ code: 'ZIP_WITHOUT_COVERAGE', field: ['postcode'] }])
    expect((await ana.done('eraseCreditApplication', {}, '')).notices).toMatchObject([{ code: 'CREDIT_ERASED' }])
    expect(await ana.guest.run('{ creditApplication { id } }')).toEqual({ creditApplication: null })
  })

  it('is taken by no store outside Mexico', async () => {
    const anna = applicant('de')
    const { userErrors } = await anna.change('startCreditApplication', { kind: 'CREDILANA', ...CREDIT_TERMS })
    expect(userErrors).toMatchObject([{ code: 'CREDIT_UNAVAILABLE' }])
  })
})
