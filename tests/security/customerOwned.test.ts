import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESSION_TTL_SECONDS } from '@hogar/gateway/session/limits.ts'
import { EMPTY_SESSION, type SessionData } from '@hogar/gateway/session/sessionData.ts'
import { createSessionSeal } from '@hogar/gateway/session/sessionSeal.ts'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildASTSchema, getNamedType, type GraphQLObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, asBrowser } from '../testkit/graph/accountBrowser.ts'
import type { Account } from '../testkit/shoppers/customerOrder.ts'
import { freePort } from '../testkit/servers/freePort.ts'
import { type FurnishedAccount, furnishAccount } from '../testkit/shoppers/furnishedAccount.ts'
import { clockAheadBy } from '../testkit/servers/shiftedClock.ts'
import type { Reply } from '../testkit/graph/guest.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { ownDatabase } from '../testkit/servers/shopDatabase.ts'
import { startPlatform } from '../testkit/servers/startPlatform.ts'
import { plentifulWares } from '../testkit/shoppers/wares.ts'
import { wholeField, wholeFields } from '../testkit/graph/wholeSelection.ts'
import { ATTEMPTS, CREDIT_ACCOUNT } from './ownedMutations.ts'

const SECRET = 'the secret of this suite is long enough to seal with'
const COOKIE = 'hogar_session_hogar'
/** Maximum number of fields of a document. */
const DOCUMENT_FIELDS_MAX = 400
const COPIED_DEVICE = 'Una copia'
/** A token of the platform is good for an hour. */
const LATER_MS = 61 * 60_000

const schema = buildASTSchema(loadTypeDefs())
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType
const ASKED = { orderId: '$order', sku: '$sku', first: '5', number: '"none"' }
/** Declares those of these variables that are used. */
const declare = (operation: string, selection: string, more: readonly string[] = []) => {
  const known = { $order: '$order: ID!', $sku: '$sku: String!' }
  const used = Object.entries(known).flatMap(([name, declared]) => (selection.includes(name) ? [declared] : []))
  const all = [...more, ...used]
  return `${operation} ${all.length > 0 ? `(${all.join(', ')})` : ''} { ${selection} }`
}

/** Selects all of a field, as deep as one document may go. Throws for a field of which a document has no room for much. */
function wholeOf(field: Parameters<typeof wholeField>[1]): string {
  const selections = [6, 5, 4].map((depth) => wholeField(schema, field, { asked: ASKED, depth }) ?? '')
  const deepest = selections.find(isWithinLimit)
  if (deepest === undefined) throw new Error(`A document has no room for ${field.name}`)
  return deepest
}
const isWithinLimit = (selection: string) => (selection.match(/\w+/g) ?? []).length < DOCUMENT_FIELDS_MAX

/** Queries for everything that is a customer's own, one for each of its fields. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ...Object.values(typeOf('Viewer').getFields())
    .filter(({ name }) => name !== 'customer')
    .map((field) => [`viewer.${field.name}`, `viewer { ${wholeOf(field)} }`]),
  ...Object.values(typeOf('Customer').getFields()).map((field) => [
    `customer.${field.name}`,
    `viewer { customer { ${wholeOf(field)} } }`,
  ]),
].map(([name, selection]) => [name!, declare('query', selection!)])

let dataDirectory: string
let database: Awaited<ReturnType<typeof ownDatabase>>
let platform: Awaited<ReturnType<typeof startPlatform>>
let proxied: ProxiedGateway
let sku: string
let owner: FurnishedAccount
let other: FurnishedAccount
/** Cookies of the owner's devices whose sessions are over. */
const ended = { leftByItself: '', signedOutElsewhere: '' }
let inPossession: SessionData
let copied: SessionData
let known: readonly string[]

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'hogar-owned-'))
  database = await ownDatabase()
  const env = { ...database.env, PLATFORM_PORT: String(await freePort()) }
  platform = await startPlatform(dataDirectory, env)
  proxied = await startGatewayBehindProxy(platform.url, { SESSION_SECRET: SECRET, REDIS_URL: '' })
  const [first, second] = await plentifulWares(proxied.gateway, 2)
  sku = first!.sku
  const shop = { gateway: proxied.gateway, platform: platform.url, skus: [sku, second!.sku] } as const
  owner = await furnishAccount(shop, 'Valentina')
  other = await furnishAccount(shop, 'Guillermo')
  owner = { ...owner, has: { ...owner.has, ...(await linkCredit(owner.account)) } }
  const [left, signedOut, lent] = await Promise.all([device(), device(), device(COPIED_DEVICE)])
  ended.leftByItself = left.cookie()
  await left.logout()
  ended.signedOutElsewhere = signedOut.cookie()
  const { devices } = (await answerOf(signedOut, '{ viewer { customer { devices { deviceId isCurrent } } } }')) as {
    devices: { deviceId: string; isCurrent: boolean }[]
  }
  const { deviceId } = devices.find(({ isCurrent }) => isCurrent)!
  await owner.account.change('signOutDevices', 'SignOutDevicesInput', {
    input: { deviceId },
    select: 'clientMutationId',
  })
  inPossession = await opened(owner.account.cookie())
  copied = await opened(lent.cookie())
  // The exchange of its successor makes the copied one old: until then the answer with that may have been lost.
  await exchange(await exchange(copied.refreshToken ?? ''))
  await platform.stop()
  platform = await startPlatform(dataDirectory, { ...env, ...clockAheadBy(LATER_MS) })
  known = await readSecrets()
})
afterAll(async () => {
  await proxied?.stop()
  await platform?.stop()
  await database?.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** Links a credit account to the owner. Returns its id, and that of one of its credits. */
async function linkCredit(account: Account): Promise<Readonly<{ creditAccount: string; credit: string }>> {
  const { number: accountNumber, pin } = CREDIT_ACCOUNT
  const select = 'clientMutationId'
  const proof = { input: { accountNumber, pin }, select }
  for (const { userErrors } of [
    await account.change('openCreditAccount', 'OpenCreditAccountInput', proof),
    await account.change('linkCreditAccount', 'LinkCreditAccountInput', { input: {}, select }),
  ])
    expect(userErrors).toEqual([])
  const { creditAccounts } = (await answerOf(
    account,
    '{ viewer { customer { creditAccounts { id credits { id } } } } }',
  )) as {
    creditAccounts: { id: string; credits: { id: string }[] }[]
  }
  const [linked] = creditAccounts
  return { creditAccount: linked!.id, credit: linked!.credits[0]!.id }
}

/** The owner on one device more. */
async function device(name = 'Otro'): Promise<Account> {
  const account = asBrowser('', 'hogar', proxied.gateway)
  const input = { email: owner.has.email, password: PASSWORD, device: name }
  expect((await account.change('login', 'LoginInput', { input, select: 'clientMutationId' })).userErrors).toEqual([])
  return account
}
const answerOf = async (account: Account, query: string) => {
  const { data, text } = await account.send(query)
  const { customer } = (data?.['viewer'] ?? {}) as { customer?: object | null }
  if (!customer) throw new Error(text)
  return customer
}
const seals = createSessionSeal([SECRET])
const opened = async (cookie: string) => {
  const value = new RegExp(`${COOKIE}=([^;~]+)`, 'u').exec(cookie)?.[1] ?? ''
  const content = await seals.open(decodeURIComponent(value))
  if (content === null) throw new Error('the session does not open')
  return content.data
}
const sealed = async (data: Partial<SessionData>, { secret = SECRET, store = 'hogar' } = {}) => {
  const content = { id: crypto.randomUUID(), store, data: { ...EMPTY_SESSION, ...data } }
  return `${COOKIE}=${await createSessionSeal([secret]).seal(content)}`
}
/** Exchanges a copied refresh token for the next pair of tokens, and returns its refresh token. */
async function exchange(refreshToken: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ refreshToken })
  const answer = await fetch(`${platform.url}/api/user/refresh`, { method: 'POST', headers, body })
  const { result, meta } = (await answer.json()) as { result: string; meta: { refreshToken: string } }
  const me = await fetch(`${platform.url}/api/user/me?token=${result}`)
  expect([answer.status, me.status]).toEqual([200, 200])
  return meta.refreshToken
}
const swapped = (text: string, place: number) =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)

const REUSED = 'a refresh token that was used before'
const INTRUDERS: readonly (readonly [string, () => Promise<string> | string])[] = [
  ['a guest', () => ''],
  // One of their tries changes their own password: they go on, as the device does that has changed it.
  ['another customer', async () => sealed({ ...(await opened(other.account.cookie())), openedAt: Date.now() })],
  ['the owner’s cookie with a letter changed', () => swapped(owner.account.cookie(), 180)],
  ['the owner’s tokens under another secret', () => sealed(inPossession, { secret: SECRET.toUpperCase() })],
  ['the owner’s session of another store', () => sealed(inPossession, { store: 'viu' })],
  ['the owner’s session, sealed too long ago', () => sealedLongAgo()],
  ['a made-up token', () => sealed({ userToken: 'x'.repeat(43), refreshToken: 'y'.repeat(43) })],
  ['the owner’s token with a letter changed', () => sealed({ userToken: swapped(inPossession.userToken ?? '', 9) })],
  ['the owner’s token past its time', () => sealed({ userToken: inPossession.userToken })],
  ['the refresh token in place of the token', () => sealed({ userToken: inPossession.refreshToken ?? null })],
  ['a device that signed out', () => ended.leftByItself],
  ['a device that was signed out from elsewhere', () => ended.signedOutElsewhere],
  [REUSED, () => sealed({ userToken: copied.userToken, refreshToken: copied.refreshToken ?? null })],
]

async function sealedLongAgo(): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (SESSION_TTL_SECONDS + 3_600) * 1_000 })
  try {
    return await sealed(inPossession)
  } finally {
    vi.useRealTimers()
  }
}

/** Errors that no intruder may get. That the session is over or that something is missing may be answered. */
const faultsOf = (errors: Reply['errors'] = []) =>
  errors.filter(({ extensions }) => !['UNAUTHENTICATED', 'NOT_FOUND'].includes(extensions?.code ?? ''))

/** Changes on its own: when a device was last used, and a text that is another one each time. */
const RESTLESS = /"(usedAt|receiptProof|updatedAt)":"[^"]*"/g

/** All that an account answers of itself. */
async function everything(account: Account, order: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [name, query] of QUESTIONS) {
    const { errors, data, text } = await account.send(query, { order, sku })
    if (errors) throw new Error(`${name}: ${text}`)
    answers.set(name, JSON.stringify(data).replace(RESTLESS, '"$1":"…"'))
  }
  return answers
}
/** Every text of six characters or more in an answer. */
function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return answer.length >= 6 ? [answer] : []
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : []
}
function withoutCopiedDevice(answer = ''): string {
  const { viewer } = JSON.parse(answer) as { viewer: { customer: { devices: { name: string | null }[] } } }
  const devices = viewer.customer.devices.filter((one) => one.name !== COPIED_DEVICE)
  expect(devices.length).toBe(viewer.customer.devices.length - 1)
  return JSON.stringify({ viewer: { customer: { devices } } })
}
const allTextsIn = (answers: ReadonlyMap<string, string>) =>
  [...answers.values()].flatMap((answer) => textsIn(JSON.parse(answer)))

/** Dates, decimals and values of enums: as names of types, they may be told of anything else. */
const COMMON = /^(?:\d{4}-\d\d-\d\d|\d+\.\d+|[A-Z][A-Z_]+)$/

/** Returns the texts that are answered to the owner alone, and to no other customer about themselves. */
async function readSecrets(): Promise<readonly string[]> {
  const told = allTextsIn(await everything(owner.account, owner.has.deliveredOrder))
  const visibleToOthers = new Set(allTextsIn(await everything(other.account, other.has.deliveredOrder)))
  const isCommon = (value: string) => COMMON.test(value) || schema.getType(value) !== undefined
  return [...new Set(told)].filter((value) => !visibleToOthers.has(value) && !isCommon(value))
}

describe('what is a customer’s own', () => {
  it('is answered to them, every field of it', async () => {
    const answers = await everything(owner.account, owner.has.deliveredOrder)
    const empty = [...answers].filter(([, answer]) => /^\{"viewer":\{("customer":\{)?"\w+":(null|\[\])/.test(answer))
    // The owner has given no mother's surname and no day of birth, has not come by an app's link, and asked for no credit.
    expect(empty.map(([name]) => name)).toEqual([
      'viewer.arrivalNotices',
      'customer.mothersName',
      'customer.dateOfBirth',
      'customer.company',
      'customer.companyRole',
      'customer.buysForCompany',
      'customer.creditRequest',
    ])
    for (const value of [owner.has.email, owner.has.list, 'Calle de Valentina 7', 'Para Valentina'])
      expect(known).toContain(value)
    expect(known.length).toBeGreaterThan(20)
  })

  it('is tried by every mutation that there is', () => {
    expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort())
  })
})

describe.each(INTRUDERS)('for %s', (name, cookieOf) => {
  it('opens nothing, with any query or mutation and the owner’s own ids', async () => {
    const before = await everything(owner.account, owner.has.deliveredOrder)
    const ids = known.filter((value) => /^[\w-]{12,}$/.test(value))
    const cookie = await cookieOf()
    const asIntruder = () => asBrowser(cookie, 'hogar', proxied.gateway)
    const leaks: string[] = []
    const refusedNot: string[] = []
    const look = (what: string, said: unknown, answer: string) => {
      const sent = JSON.stringify(said)
      leaks.push(
        ...known.filter((value) => answer.includes(value) && !sent.includes(value)).map((v) => `${what}: ${v}`),
      )
    }

    for (const [question, query] of QUESTIONS) {
      const variables = { order: owner.has.deliveredOrder, sku }
      const { status, errors, text } = await asIntruder().send(query, variables)
      expect([question, status, faultsOf(errors)]).toEqual([question, 200, []])
      look(question, variables, text)
    }
    const found = await asIntruder().send('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids.slice(0, 50) })
    expect(found.data).toEqual({ nodes: ids.slice(0, 50).map(() => null) })

    for (const [mutation, { input, namesOwned, ownerCode }] of Object.entries(ATTEMPTS)) {
      const variables = { order: owner.has.deliveredOrder, sku, input: input(owner.has, sku) }
      // Each with a session of its own: one that signs in or out takes the place of the one before.
      const intruder = asBrowser(await cookieOf(), 'hogar', proxied.gateway)
      const { status, errors, data, text } = await intruder.send(documentOf(mutation), variables)
      expect([mutation, status, faultsOf(errors)]).toEqual([mutation, 200, []])
      look(mutation, variables, text)
      const { userErrors } = (data?.[mutation] ?? { userErrors: errors }) as { userErrors: { code?: string }[] }
      // The code that the owner gets would tell a stranger that there is such a thing.
      const isTold = ownerCode !== undefined && userErrors[0]?.code === ownerCode
      if (namesOwned && (userErrors.length === 0 || isTold)) refusedNot.push(mutation)
    }
    expect(leaks).toEqual([])
    expect(refusedNot).toEqual([])
    // A refresh token that is used again was copied: that device's session ends, and no other.
    if (name === REUSED) before.set('customer.devices', withoutCopiedDevice(before.get('customer.devices')))
    expect(await everything(owner.account, owner.has.deliveredOrder)).toEqual(before)
  })
})

function documentOf(mutation: string): string {
  const field = schema.getMutationType()!.getFields()[mutation]!
  const payload = getNamedType(field.type)
  if (!isObjectType(payload)) throw new Error(`${mutation} answers with no object`)
  const { type } = field.args[0]!
  // As deep as a document may be: a customer has many fields, which the questions ask for one by one.
  const deepest = [3, 2].map((depth) => wholeFields(schema, payload, { asked: ASKED, depth }))
  const selection = deepest.find(isWithinLimit) ?? ''
  return declare('mutation', `${mutation}(input: $input) { ${selection} }`, [`$input: ${String(type)}`])
}

describe('the owner', () => {
  it('gets the answer of a key again, and no other customer does', async () => {
    const input = { name: 'Con llave', clientMutationId: crypto.randomUUID() }
    const document = `mutation ($input: CreateWishListInput!) {
      createWishList(input: $input) { customer { email wishLists { nodes { id name } } } userErrors { code } } }`
    const first = await owner.account.send(document, { input })
    expect((await owner.account.send(document, { input })).data).toEqual(first.data)
    expect(first.text).toContain('Con llave')
    for (const cookie of ['', other.account.cookie(), ended.leftByItself]) {
      const { text } = await asBrowser(cookie, 'hogar', proxied.gateway).send(document, { input })
      expect([...known, first.text].filter((value) => text.includes(value))).toEqual([])
    }
  })

  it('may do all of it: the ids were right', async () => {
    const refused: string[] = []
    for (const [mutation, { input, namesOwned, ownerCode }] of Object.entries(ATTEMPTS)) {
      if (!namesOwned) continue
      const variables = { order: owner.has.deliveredOrder, sku, input: input(owner.has, sku) }
      const { data, text } = await owner.account.send(documentOf(mutation), variables)
      const { userErrors } = (data?.[mutation] ?? { userErrors: [text] }) as { userErrors: { code?: string }[] }
      const isExpected = ownerCode === undefined ? userErrors.length === 0 : userErrors[0]?.code === ownerCode
      if (!isExpected) refused.push(`${mutation}: ${JSON.stringify(userErrors)}`)
    }
    expect(refused).toEqual([])
  })
})
