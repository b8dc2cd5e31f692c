import { beforeEach, describe, expect, test } from 'vitest'
import {
  DOWN,
  GUEST,
  HOLDER,
  MASKED,
  NUMBER,
  PROVEN,
  answers,
  calls,
  creditAccountForEachTest,
  link,
  platform,
  shopper,
} from '../../testing/creditAccountPlatform.ts'
import { INVOICE, LATE, PLAIN, SETTLED, listOf } from '../../testing/creditInvoices.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { CREDIT_INVOICES_MAX } from '../limits.ts'

creditAccountForEachTest()

const BROKEN = { ...LATE, saldo: 'mucho' }
const pesos = (amount: string) => ({ amount })
const FIELDS = `line { amount } available { amount } owed { amount }
  next { date payBy total { amount } contract { amount } punctual { amount } late { amount } defaultInterest { amount } }`
const read = async (fields: string) => {
  const { data, errors } = await shopper.query(`{ creditAccount { ${fields} } }`)
  return { account: data.creditAccount, errors }
}

describe('a proven account', () => {
  beforeEach(() => {
    shopper.state.data = PROVEN
  })

  test('has the amounts of the platform, all in one call', async () => {
    answers.set('customer_credits', [200, { ...listOf(INVOICE, LATE, SETTLED), saldo: 9_670 }])
    const { account, errors } = await read(`${FIELDS} credits { number }`)
    expect(errors).toEqual([])
    expect(account).toEqual({
      line: pesos('10000.00'),
      available: pesos('6934.23'),
      owed: pesos('9670.00'),
      // Its only open payments are late.
      next: {
        date: '2026-11-19',
        payBy: null,
        total: pesos('434.62'),
        contract: null,
        punctual: null,
        late: pesos('304.00'),
        defaultInterest: pesos('0.73'),
      },
      credits: [{ number: 'F10000001' }, { number: 'F10000003' }, { number: 'F10000002' }],
    })
    expect(calls('customer_credits').map(({ query }) => [query.get('type'), query.get('token')])).toEqual([
      ['TODOS', ''],
    ])
  })

  test('owes what the platform says, and nothing is due where nothing is open', async () => {
    answers.set('customer_credits', [200, listOf(SETTLED)])
    answers.set('validate_session', [200, { cuenta: { accountNumber: NUMBER, estado: 'BLOCKED' } }])
    expect((await read(`status ${FIELDS}`)).account).toMatchObject({ status: 'BLOCKED', owed: null, next: null })
  })

  test('lists the transfers that are open, whole or not at all', async () => {
    const transfer = {
      payment_id: '0b6a9f8e-5a5e-4b5e-9c0f-3f1d2c4b5a69', estado: 'PENDING', metodo: 'TRANSFERENCIA', total: 123.45,
      created_at: '2026-11-26T10:00:00Z', pay_before: '2026-11-29T10:00:00Z', debts: [],
      transfer: { account: '646180110410000013', reference: '4000014', bank: 'STP', beneficiary: 'Hogar Crédito' },
    } // prettier-ignore
    const FIELD = 'openTransfers { status total { amount } payBefore transfer { reference } }'
    answers.set('customer_credits', [200, { ...listOf(INVOICE), transferencias: [transfer] }])
    expect((await read(FIELD)).account.openTransfers).toEqual([
      {
        status: 'PENDING',
        total: pesos('123.45'),
        payBefore: '2026-11-29T10:00:00.000Z',
        transfer: { reference: '4000014' },
      },
    ])
    answers.set('customer_credits', [200, { ...listOf(INVOICE), transferencias: [{ ...transfer, total: 'x' }] }])
    expect((await read(FIELD)).account.openTransfers).toBeNull()
    answers.set('customer_credits', [200, listOf(INVOICE)])
    expect((await read(FIELD)).account.openTransfers).toBeNull()
  })

  test('lists the credits of one kind', async () => {
    answers.set('customer_credits', [200, listOf(INVOICE, LATE)])
    expect((await read('credits(kind: CREDILANA) { number kind }')).account.credits).toEqual([
      { number: 'F10000002', kind: 'CREDILANA' },
    ])
    expect((await read('credits(kind: PERSONAL_LOAN) { number }')).account.credits).toEqual([])
  })

  test('lists so many credits at most', async () => {
    const many = Array.from({ length: CREDIT_INVOICES_MAX + 1 }, () => INVOICE)
    answers.set('customer_credits', [200, listOf(...many)])
    expect((await read('credits { number }')).account.credits).toHaveLength(CREDIT_INVOICES_MAX)
  })

  test('does without credits where one cannot be read, and keeps its line', async () => {
    answers.set('customer_credits', [200, listOf(INVOICE, BROKEN)])
    const { account, errors } = await read('number line { amount } credits { number } next { date }')
    expect(account).toEqual({ number: NUMBER, line: pesos('10000.00'), credits: null, next: null })
    expect(errors.map(({ path }) => path)).toEqual([
      ['creditAccount', 'credits'],
      ['creditAccount', 'next'],
    ])
  })

  test.each([
    [{ creditos: {} }],
    [{ ...listOf(), linea: null }],
    [null],
    [{ creditos: { MENUDEO: 1 }, linea: 1, disponible: 1 }],
  ])('does without amounts that cannot be read: %j', async (result) => {
    answers.set('customer_credits', [200, result])
    const { account, errors } = await read('number line { amount }')
    expect(account).toEqual({ number: NUMBER, line: null })
    expect(errors).toMatchObject([{ path: ['creditAccount', 'line'] }])
  })
})

describe('an account that is linked to the customer', () => {
  const ask = async (fields = `id number holder isProven status line { amount } credits { number }`) => {
    const {
      data,
      errors,
      calls: made,
    } = await shopper.query(`{ viewer { customer { email creditAccounts { ${fields} } } } }`)
    return { accounts: data?.viewer?.customer?.creditAccounts, errors, made }
  }
  const node = async (id: string) =>
    (await shopper.query('query ($id: ID!) { node(id: $id) { id ... on CreditAccount { number isProven } } }', { id }))
      .data.node

  beforeEach(() => {
    shopper.state.data = { ...GUEST, userToken: 'good' }
    answers.set('merged_accounts', [
      200,
      { web: { id: 7, email: 'a@b.mx' }, credito: [{ cuenta: MASKED, alias: 'Crédito', estado: 'ACTIVE' }] },
    ])
    answers.set('customer_credits', [200, listOf(INVOICE)])
  })

  test('is masked, and shows its amounts: each call once', async () => {
    const { accounts, errors, made } = await ask()
    expect(errors).toEqual([])
    expect(accounts).toMatchObject([
      {
        number: MASKED,
        holder: null,
        isProven: false,
        status: 'ACTIVE',
        line: pesos('10000.00'),
        credits: [{ number: 'F10000001' }],
      },
    ])
    expect(made).toEqual({ customerRead: 1, creditLinked: 1, creditList: 1 })
    expect(calls('merged_accounts').map(({ query }) => [query.get('id'), query.get('token')])).toEqual([['7', 'good']])
    expect(await node(accounts[0].id as string)).toMatchObject({ number: MASKED, isProven: false })
  })

  test('is masked where a platform says more', async () => {
    answers.set('merged_accounts', [200, { credito: [{ cuenta: NUMBER, estado: 'NUEVO' }] }])
    expect((await ask('number status')).accounts).toEqual([{ number: MASKED, status: null }])
  })

  test('is whole once it is proven in this session: each call once', async () => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    link.customerId = '7'
    const { accounts, made } = await ask()
    expect(accounts).toMatchObject([{ number: NUMBER, holder: HOLDER, isProven: true, status: 'ACTIVE' }])
    expect(made).toEqual({ customerRead: 1, creditLinked: 1, creditSession: 1, creditList: 1 })
    const { data } = await shopper.query('{ creditAccount { id } }')
    expect(data.creditAccount.id).toBe(accounts[0].id)
  })

  test('stays masked beside another proven account with a like number, under an id of its own', async () => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    link.customerId = '8'
    const { accounts } = await ask('id number holder isProven')
    expect(accounts).toMatchObject([{ number: MASKED, holder: null, isProven: false }])
    const { data } = await shopper.query('{ creditAccount { id } }')
    expect(data.creditAccount.id).not.toBe(accounts[0].id)
    expect(await node(accounts[0].id as string)).toMatchObject({ isProven: false })
    expect(await node(data.creditAccount.id as string)).toMatchObject({ number: NUMBER, isProven: true })
  })

  test('has the platform’s id, with and without a proof, and no other account with a like number has it', async () => {
    const linked = (id: string) => [200, { credito: [{ cuenta: MASKED, id_cuenta: id, estado: 'ACTIVE' }] }] as const
    answers.set('merged_accounts', linked('hash-one'))
    const [one] = (await ask('id')).accounts as { id: string }[]
    expect(Buffer.from(one!.id, 'base64url').toString()).not.toContain('C1000')
    expect(await node(one!.id)).toMatchObject({ isProven: false })
    answers.set('validate_session', [
      200,
      { cuenta: { accountNumber: NUMBER, id_cuenta: 'hash-one', estado: 'ACTIVE' } },
    ])
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    link.customerId = '7'
    expect((await ask('id isProven')).accounts).toEqual([{ id: one!.id, isProven: true }])
    answers.set('merged_accounts', linked('hash-two'))
    link.customerId = '8'
    const [two] = (await ask('id')).accounts as { id: string }[]
    expect(two!.id).not.toBe(one!.id)
    expect(await node(two!.id)).toMatchObject({ isProven: false })
  })

  test('stays masked with a proof that has expired', async () => {
    shopper.state.data = { ...PROVEN, creditToken: 'expired', userToken: 'good' }
    expect((await ask('number isProven line { amount }')).accounts).toEqual([
      { number: MASKED, isProven: false, line: pesos('10000.00') },
    ])
    expect(shopper.state.data).toMatchObject({ creditToken: null, userToken: 'good' })
  })

  test('is none of a platform without the call, and of a store that does not lend', async () => {
    answers.delete('merged_accounts')
    expect(await ask('number')).toMatchObject({ accounts: null, errors: [] })
    shopper.state.store = { ...shopper.state.store, countryCode: 'DE' }
    answers.set('merged_accounts', [200, { credito: [] }])
    expect(await ask('number')).toMatchObject({ accounts: null, errors: [] })
  })

  test.each([[DOWN], [[200, { credito: [{}] }] as const], [[200, 'x'] as const]])(
    'that cannot be read (%j) is null, and leaves the customer',
    async (reply) => {
      answers.set('merged_accounts', reply)
      const { data, errors } = await shopper.query('{ viewer { customer { email creditAccounts { number } } } }')
      expect(data.viewer.customer).toEqual({ email: 'ana@example.mx', creditAccounts: null })
      expect(errors).toMatchObject([{ path: ['viewer', 'customer', 'creditAccounts'] }])
    },
  )

  test('is its holder’s alone: a guest, a stolen token and another’s id find none', async () => {
    const id = toGlobalId('CreditAccount', 'hogar', MASKED)
    shopper.state.data = GUEST
    expect(await node(id)).toBeNull()
    expect(platform.seen).toEqual([])
    shopper.state.data = { ...PROVEN, creditToken: 'forged' }
    expect(await node(id)).toBeNull()
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    link.customerId = '7'
    for (const other of [['C1000•••4'], [NUMBER], [MASKED, 'linked'], [MASKED, 'x'], []])
      expect(await node(toGlobalId('CreditAccount', 'hogar', ...other))).toBeNull()
    expect(await node(toGlobalId('CreditAccount', 'viu', MASKED))).toBeNull()
    shopper.state.data = { ...GUEST, userToken: 'stolen' }
    expect(await node(id)).toBeNull()
  })
})

test('a credit in the public contract’s fields alone has what these say', async () => {
  shopper.state.data = PROVEN
  answers.set('customer_credits', [200, listOf(PLAIN)])
  const { account, errors } = await read(`credits {
    number paid { amount } balance { amount } isExpired paysByTransfer orderId payoff { goodUntil }
    due { date payBy total { amount } punctual { amount } late { amount } }
  }`)
  expect(errors).toEqual([])
  expect(account.credits).toEqual([
    {
      number: 'A-7',
      paid: null,
      balance: pesos('400.00'),
      isExpired: false,
      paysByTransfer: false,
      orderId: null,
      payoff: null,
      due: { date: '2026-12-01', payBy: null, total: pesos('100.00'), punctual: null, late: null },
    },
  ])
})
