import { expect, test } from 'vitest'
import { createApp } from './createApp.ts'
import { nestedRefusal } from './nestedRefusal.ts'
import { PlatformError } from './PlatformError.ts'

async function answerTo(error: unknown) {
  const app = await createApp({ logLevel: 'silent' })
  app.get('/failing', () => Promise.reject(error))
  const { statusCode, headers, body } = await app.inject('/failing')
  await app.close()
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) as unknown }
}

test('an outage of the database is 503, marked, and says when to try again', async () => {
  expect(await answerTo(Object.assign(new Error('secret'), { code: '57P01' }))).toEqual({
    status: 503,
    retryAfter: '1',
    body: { code: 503, result: 'The service is temporarily unavailable', fault: 'unavailable' },
  })
})

test('an unexpected error is 500, marked, and says nothing of itself', async () => {
  for (const error of [new TypeError('secret'), Object.assign(new Error('secret'), { code: '42P01' })])
    expect(await answerTo(error)).toEqual({
      status: 500,
      retryAfter: undefined,
      body: { code: 500, result: 'Internal error', fault: 'internal' },
    })
})

test('refusals carry no mark, those that the contract answers with 500 included', async () => {
  expect((await answerTo(new PlatformError(400, 'no'))).body).toEqual({ code: 400, result: 'no' })
  const nested = await Promise.reject(new PlatformError(401, 'who'))
    .catch(nestedRefusal)
    .catch((error: unknown) => error)
  expect((await answerTo(nested)).body).toEqual({ code: 500, result: { errorMessage: 'who', code: 401 } })
})
