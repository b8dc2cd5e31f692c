import { type ConcreteRequest, commitMutation, createOperationDescriptor } from 'relay-runtime'
import { expect, test } from 'vitest'
import createAccount from '../../__generated__/CreateAccountFormMutation.graphql'
import claimGuestOrders from '../../__generated__/ClaimOrdersRouteMutation.graphql'
import confirmEmailChange from '../../__generated__/ConfirmEmailRouteMutation.graphql'
import resetPassword from '../../__generated__/CreatePasswordFormMutation.graphql'
import requestEmailChange from '../../__generated__/EmailFormMutation.graphql'
import login from '../../__generated__/LoginFormMutation.graphql'
import changePassword from '../../__generated__/PasswordFormMutation.graphql'
import undoEmailChange from '../../__generated__/UndoEmailRouteMutation.graphql'
import { answerQuery } from '../../testing/answerQuery.ts'
import { createEnvironment } from '../createEnvironment.ts'
import { mergeRecords, readSnapshotRecords } from './snapshotRecords.ts'

const root = { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'v' } }
const product = (fields: Record<string, unknown>) => ({ __id: 'p', __typename: 'SimpleProduct', ...fields })

test('fields that only an earlier page has read are kept, known ones are the newer', () => {
  const merged = mergeRecords({ p: product({ name: 'Sofá', price: 1 }) }, { p: product({ price: 2 }) })
  expect(merged['p']).toEqual(product({ name: 'Sofá', price: 2 }))
})

test('records of both visits are there', () => {
  expect(Object.keys(mergeRecords({ a: product({}) }, { b: product({}) }))).toEqual(['a', 'b'])
})

test('a value that is gone now is not brought back', () => {
  expect(mergeRecords({ v: product({ cart: { __ref: 'c' } }) }, { v: product({ cart: null }) })['v']).toMatchObject({
    cart: null,
  })
})

test('caches of resolvers and what is no record are left out', () => {
  expect(readSnapshotRecords({ a: product({}), r: { __typename: '__RELAY_RESOLVER__' }, t: 'text', n: null })).toEqual({
    a: product({}),
  })
})

test.each([[null], ['text'], [[1]]])('%j holds no records', (value) => {
  expect(readSnapshotRecords(value)).toEqual({})
})

const email = 'ana@example.mx'
const userErrors = [{ code: 'REFUSED', message: 'No', field: ['input', 'email'] }]

test.each<{ name: string; mutation: ConcreteRequest; input: object }>([
  { name: 'login', mutation: login, input: { email, password: 'Secreta1!' } },
  {
    name: 'createAccount',
    mutation: createAccount,
    input: { email, firstName: 'Ana', lastName: 'López', password: 'Secreta1!' },
  },
  { name: 'resetPassword', mutation: resetPassword, input: { email, resetToken: 't', newPassword: 'Secreta1!' } },
  {
    name: 'changePassword',
    mutation: changePassword,
    input: { currentPassword: 'Secreta1!', newPassword: 'Secreta2!' },
  },
  { name: 'requestEmailChange', mutation: requestEmailChange, input: { email, currentPassword: 'Secreta1!' } },
  { name: 'confirmEmailChange', mutation: confirmEmailChange, input: { token: 'Secreta' } },
  { name: 'claimGuestOrders', mutation: claimGuestOrders, input: { token: 'Secreta' } },
  { name: 'undoEmailChange', mutation: undoEmailChange, input: { token: 'Secreta' } },
])('nothing that was sent with $name is kept, for any answer', async ({ name, mutation, input }) => {
  const customer = { __typename: 'Customer', id: 'ana', firstName: 'Ana' }
  const data = answerQuery(mutation, { input }, { [name]: { customer, userErrors, resetToken: 'Secreta3!' } })
  const { environment, source } = createEnvironment({
    transport: async function* answer() {
      yield await Promise.resolve({ data })
    },
    isServer: false,
  })
  await new Promise<void>((resolve, onError) => {
    commitMutation(environment, { mutation, variables: { input }, onCompleted: () => resolve(), onError })
  })
  environment.commitPayload(createOperationDescriptor(mutation, { input }), data as never)
  // Relay puts the whole input into field names: without this, the test could not fail.
  expect(JSON.stringify(source.toJSON())).toMatch(/client:root:\w+\(input:.*Secreta/)
  expect(JSON.stringify(source.toJSON())).toMatch(/client:local:\d+:\w+\(input:.*Secreta/)
  expect(JSON.stringify(readSnapshotRecords(source.toJSON()))).not.toMatch(/Secreta|input:/)
})

test('what an answer says of things that have an id is kept', () => {
  const answer = { 'login(input:{"password":"x"})': { __ref: 'client:root:login(input:{"password":"x"})' } }
  const cart = { __id: 'Cart:1', __typename: 'Cart', totalQuantity: 2 }
  expect(readSnapshotRecords({ 'client:root': { ...root, ...answer }, 'Cart:1': cart })).toEqual({
    'client:root': root,
    'Cart:1': cart,
  })
})

test('what the PIN of a credit account unlocks is masked again', () => {
  const account = {
    __id: 'a',
    __typename: 'CreditAccount',
    number: 'C10000016',
    holder: 'Ana',
    isProven: true,
    line: { __ref: 'l' },
  }
  const kept = readSnapshotRecords({
    a: account,
    b: { ...account, __id: 'b', number: 'C1000•••6', holder: null, isProven: false },
  })
  expect(kept['a']).toEqual({ ...account, number: 'C1000•••6', holder: null, isProven: false })
  expect(kept['b']).toMatchObject({ number: 'C1000•••6', holder: null })
})

test('a credit account links to its open transfers as far as they are stored', () => {
  const account = { __id: 'a', __typename: 'CreditAccount', openTransfers: { __refs: ['t1', 't2'] } }
  const transfer = {
    __typename: 'CreditPayment',
    method: 'TRANSFER',
    status: 'PENDING',
    payBefore: '2999-01-01T00:00:00Z',
  }
  const records = { a: account, t1: { ...transfer, __id: 't1' }, t2: { ...transfer, __id: 't2' } }
  expect(readSnapshotRecords(records)['a']?.['openTransfers']).toEqual({ __refs: [] })
  expect(readSnapshotRecords(records, ['t2'])['a']?.['openTransfers']).toEqual({ __refs: ['t2'] })
})

test('the personal data of an application for credit are not stored: without them it is whole', () => {
  const application = {
    __id: 'a',
    __typename: 'CreditApplication',
    number: 'S-7K2MPQ4X',
    applicant: { __ref: 'p' },
    offer: { __ref: 'o' },
  }
  const person = { __id: 'p', __typename: 'CreditApplicant', firstNames: 'Paola' }
  const place = { __id: 'q', __typename: 'CreditAddress', street: 'Av. Juárez' }
  const reference = { __id: 'r', __typename: 'CreditReference', firstNames: 'Elena' }
  const whole = { ...application, address: { __ref: 'q' }, reference: { __ref: 'r' } }
  const kept = readSnapshotRecords({ a: whole, p: person, q: place, r: reference })
  // A page that reads them finds none, as for a platform that does not answer them; a missing record would hide the page.
  expect(kept).toEqual({
    a: { ...application, applicant: null, address: null, reference: null, insurance: null },
  })
  expect(readSnapshotRecords(kept)).toEqual(kept)
})

test('the postal code of an application is not stored with what it was looked up for', () => {
  const field = 'postcodeCredit(postcode:"22000")'
  const id = `client:root:${field}`
  const records = {
    'client:root': { ...root, [field]: { __ref: id } },
    [id]: { __id: id, __typename: 'PostcodeCredit' },
  }
  expect(readSnapshotRecords(records)).toEqual({ 'client:root': root })
})

const HOUR_MS = 3_600_000
const transferred = (fields: Record<string, unknown> = {}) => ({
  'client:root': { ...root, creditAccount: { __ref: 'a' }, 'creditPayment(id:"p")': { __ref: 'p' } },
  p: {
    __id: 'p',
    __typename: 'CreditPayment',
    method: 'TRANSFER',
    status: 'PENDING',
    payBefore: new Date(Date.now() + HOUR_MS).toISOString(),
    transfer: { __ref: 'client:p:transfer' },
    ...fields,
  },
  'client:p:transfer': { __id: 'client:p:transfer', __typename: 'TransferInstructions', account: '646180110410000013' },
  'client:p:lines:0': { __id: 'client:p:lines:0', __typename: 'CreditPaymentLine', amount: { __ref: 'm' } },
})
const withoutPayment = { 'client:root': { ...root, creditAccount: null } }

test('a transfer that this device may keep is stored whole, without the account that was proven', () => {
  const page = transferred()
  expect(readSnapshotRecords(page, ['p'])).toEqual({
    ...page,
    'client:root': { ...root, creditAccount: null, 'creditPayment(id:"p")': { __ref: 'p' } },
  })
})

test.each([
  ['by card', { method: 'CARD', url: 'https://bank.example/pay/code' }],
  ['that was received', { status: 'PROCESSING' }],
  ['that was applied', { status: 'APPLIED' }],
  ['whose time is over', { payBefore: new Date(Date.now() - 1).toISOString() }],
  ['without a time', { payBefore: null }],
])('nothing of a payment %s is stored', (_name, fields) => {
  expect(readSnapshotRecords(transferred(fields), ['p'])).toEqual(withoutPayment)
})

test('nothing of a transfer is stored that this device may not, or no longer, keep', () => {
  expect(readSnapshotRecords(transferred(), ['q'])).toEqual(withoutPayment)
  expect(readSnapshotRecords(readSnapshotRecords(transferred(), ['p']))).toEqual(withoutPayment)
})

test('a transfer that an earlier page has read as open, and this one as paid, is not stored', () => {
  const merged = mergeRecords(readSnapshotRecords(transferred(), ['p']), { p: { status: 'APPLIED' } })
  expect(readSnapshotRecords(merged, ['p'])).toEqual(withoutPayment)
})
