import { expect, test } from 'vitest'
import { isUnavailable } from './isUnavailable.ts'
import { openServerDatabase } from './openDatabase.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  '08006', '08P01', '40001', '40P01', '53100', '53200', '53300', '57P01', '57P02', '57P03', '57014', '58030', '25006',
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOSPC', 'EROFS',
])('%s is an outage', (code) => expect(isUnavailable(coded(code))).toBe(true)) // prettier-ignore

test.each(['22021', '23505', '23514', '25P02', '42P01', '42601', 'ENOENT', 'ERR_INVALID_ARG_TYPE', ''])(
  '%s is none',
  (code) => expect(isUnavailable(coded(code))).toBe(false),
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'PGlite is closed',
])('the driver’s “%s” is an outage, as itself and as a cause', (text) => {
  expect(isUnavailable(new Error(text))).toBe(true)
  expect(isUnavailable(new Error('wrapped', { cause: new Error(text) }))).toBe(true)
})

test('a mistake in the program is none, for any thrown value', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false)
  expect(isUnavailable('ECONNRESET')).toBe(false)
  expect(isUnavailable(undefined)).toBe(false)
})

test('a server that is not there is an outage', async () => {
  const { db, close } = openServerDatabase('postgresql://localhost:1/none')
  const error: unknown = await db
    .selectFrom('stock')
    .selectAll()
    .execute()
    .catch((caught: unknown) => caught)
  await close()
  expect(isUnavailable(error)).toBe(true)
})
