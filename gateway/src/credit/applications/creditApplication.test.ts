import { describe, expect, test } from 'vitest'
import {
  CURP,
  DOWN,
  FOLIO,
  GUEST,
  NAMED,
  OPENED,
  REQUEST,
  STARTED,
  STATE,
  answers,
  bodiesOf,
  calls,
  creditApplicationForEachTest,
  platform,
  shopper,
} from '../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

const ALL = `id number kind customer status amount { amount } offer { token } approved { amount } maximum { amount }
  steps { code isDone isRequired } missingSteps missingFiles createdAt answerBefore acceptBefore reason orderNumber
  applicant { firstNames fatherName motherName birthDate telephoneHint email isTelephoneConfirmed }
  address { postcode } reference { telephoneHint } insurance { code } files depositHint sellerCode consentUntil`
const read = () => shopper.query(`{ creditApplication { ${ALL} } }`)
const node = (id: string) => shopper.query('query ($id: ID!) { node(id: $id) { id } }', { id })

describe('Query.creditApplication', () => {
  test('has the state, masked', async () => {
    shopper.state.data = OPENED
    const { data, errors } = await read()
    expect(errors).toEqual([])
    expect(data.creditApplication).toMatchObject({
      number: FOLIO,
      kind: 'CREDILANA',
      customer: 'NEW',
      status: 'DRAFT',
      amount: { amount: '5000.00' },
      offer: { token: 'an-offer' },
      maximum: { amount: '5000.00' },
      missingSteps: ['ADDRESS', 'REVIEW'],
      applicant: { firstNames: 'Ana', telephoneHint: '•••• 5678', isTelephoneConfirmed: true },
      address: null,
      files: ['ID_FRONT'],
      depositHint: 'Banamex •••• 7771',
    })
    expect(data.creditApplication.steps[3]).toEqual({ code: 'ADDRESS', isDone: false, isRequired: true })
    expect(JSON.stringify(data)).not.toMatch(/3312345678/)
    expect(bodiesOf('set_user_validation')).toEqual([NAMED])
    expect(calls('set_user_validation')[0]?.query.toString()).not.toContain('key')
  })

  test('drops an account number and a CURP that a platform sends by mistake', async () => {
    shopper.state.data = OPENED
    const datos = { ...STATE.datos, deposito: 'Banamex 002010077777777771', curp: CURP }
    answers.set('set_user_validation', [200, [{ ...STATE, datos }]])
    const { data } = await read()
    expect(data.creditApplication.depositHint).toBeNull()
    expect(JSON.stringify(data)).not.toMatch(/0077777|PEGA/)
  })

  test('is null without one, and the platform hears nothing', async () => {
    expect((await read()).data.creditApplication).toBeNull()
    expect(platform.seen).toEqual([])
  })

  test('is the start before the platform has opened one', async () => {
    shopper.state.data = STARTED
    expect((await read()).data.creditApplication).toMatchObject({ number: null, status: 'DRAFT', steps: null })
    expect(platform.seen).toEqual([])
  })

  test('is null for a forged key, which is forgotten; the customer stays signed in', async () => {
    const creditApplication = { ...OPENED.creditApplication, key: 'forged' }
    shopper.state.data = { ...OPENED, userToken: 'good', creditApplication }
    expect((await read()).data.creditApplication).toBeNull()
    expect(shopper.state.data).toMatchObject({ userToken: 'good', creditApplication: null })
  })

  test('is an error while the platform fails, and for a state that cannot be read', async () => {
    shopper.state.data = OPENED
    for (const reply of [DOWN, [200, [{ ...STATE, estado: 'UNKNOWN' }]]] as const) {
      answers.set('set_user_validation', reply)
      const { data, errors } = await read()
      expect([data.creditApplication, errors]).toMatchObject([null, [{ path: ['creditApplication'] }]])
    }
    expect(shopper.state.data).toMatchObject({ creditApplication: OPENED.creditApplication })
  })
})

describe('the id of an application', () => {
  test('is answered for its session and its customer alone', async () => {
    shopper.state.data = OPENED
    const { id } = (await read()).data.creditApplication
    expect((await node(id)).data.node).toEqual({ id })
    shopper.state.data = GUEST
    expect((await node(id)).data.node).toBeNull()
    answers.set('credit_requests', [200, { items: [{ ...REQUEST, incrementId: FOLIO }] }])
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    expect((await node(id)).data.node).toEqual({ id })
    answers.set('credit_requests', [200, { items: [REQUEST] }])
    expect((await node(id)).data.node).toBeNull()
  })

  test('is forgotten when the customer signs out', async () => {
    shopper.state.data = { ...OPENED, userToken: 'good', customerId: '7' }
    await shopper.query('mutation { logout(input: {}) { userErrors { code } } }')
    expect(shopper.state.data?.creditApplication ?? null).toBeNull()
  })
})

describe('Customer.creditRequests', () => {
  const list = (given = '') =>
    shopper.query(`{ viewer { customer { creditRequests${given} { totalCount nodes { ${ALL} } pageInfo { hasNextPage } }
      creditRequest(number: " ${REQUEST.incrementId} ") { number } other: creditRequest(number: "S-X") { number } } } }`)

  test('has what the platform lists, in one call for list and items', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    const { data, errors } = await list('(first: 1)')
    expect(errors).toEqual([])
    const { customer } = data.viewer
    expect(customer.creditRequests).toMatchObject({ totalCount: 1, pageInfo: { hasNextPage: false } })
    expect(customer.creditRequests.nodes).toMatchObject([
      {
        number: REQUEST.incrementId,
        kind: 'PERSONAL_LOAN',
        customer: null,
        status: 'PARTIALLY_APPROVED',
        approved: { amount: '3000.00' },
        steps: null,
        applicant: null,
        createdAt: REQUEST.creada,
        acceptBefore: REQUEST.aceptar_antes_de,
      },
    ])
    expect([customer.creditRequest, customer.other]).toEqual([{ number: REQUEST.incrementId }, null])
    expect(calls('credit_requests').map(({ query }) => query.get('userId'))).toEqual(['7'])
  })

  test('names the files to send again', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    answers.set('credit_requests', [200, { items: [{ ...REQUEST, estado: 'NEEDS_FILES', faltan: ['ine_reverso'] }] }])
    const { data } = await list()
    expect(data.viewer.customer.creditRequests.nodes).toMatchObject([{ missingFiles: ['ID_BACK'], missingSteps: [] }])
  })

  test('is null for a platform without the call, and refuses a page without end', async () => {
    shopper.state.data = { ...GUEST, userToken: 'good', customerId: '7' }
    expect((await list('(first: 101)')).errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    answers.delete('credit_requests')
    expect((await list()).data.viewer.customer.creditRequests).toBeNull()
  })
})
