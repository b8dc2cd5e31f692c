import { request as send } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, startTestGateway } from '../testing/startTestGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

/** Sends a request without `fetch`, which sets its own mode header. */
async function statusFor(mode: string | null, place: string | null): Promise<number> {
  const headers = {
    ...(mode === null ? {} : { 'sec-fetch-mode': mode }),
    ...(place === null ? {} : { 'sec-fetch-dest': place }),
  }
  const reply = await send(`${gateway.address}/silent-login`, { headers })
  await reply.body.dump()
  return reply.statusCode
}

test.each<[mode: string | null, place: string | null, who: string]>([
  ['navigate', 'document', 'a window'],
  ['navigate', 'empty', 'a service worker for its window'],
  [null, null, 'a browser that does not say'],
])('mode %s to %s is the navigation of %s', async (mode, place) => {
  expect(await statusFor(mode, place)).toBe(303)
})

test.each<[mode: string | null, place: string | null, who: string]>([
  ['cors', 'empty', 'a script fetches'],
  ['no-cors', 'empty', 'a script sends off blindly'],
  ['same-origin', 'empty', 'a script of the shop fetches'],
  ['no-cors', 'image', 'a picture asks for'],
  ['no-cors', 'script', 'a script element asks for'],
  ['navigate', 'iframe', 'a frame opens'],
  ['navigate', 'object', 'an object opens'],
])('mode %s to %s is none: what %s', async (mode, place) => {
  expect(await statusFor(mode, place)).toBe(403)
})
