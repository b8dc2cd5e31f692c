import { randomUUID } from 'node:crypto'
import { sessionCookieName } from '@hogar/schema/sessionCookies.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '../../credit/applications/limits.ts'
import { createSessionSeal } from '../../session/sessionSeal.ts'
import type { SessionData } from '../../session/sessionData.ts'
import {
  GUEST,
  NAMED,
  OPENED,
  answers,
  bodiesOf,
  creditApplicationForEachTest,
  inMinutes,
  platform,
  refusal,
} from '../../testing/creditApplicationPlatform.ts'
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts'

const SECRET = 'a-secret-of-at-least-32-characters!!'
const SHOP = 'https://shop.example'
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

creditApplicationForEachTest()

let gateway: TestGateway
beforeEach(async () => {
  const env = { UPSTREAM_URL: platform.url, SESSION_SECRET: SECRET, ALLOWED_ORIGINS: SHOP }
  gateway = await startTestGateway({ env })
})
afterEach(() => gateway.close())

async function cookieOf(data: SessionData, store = 'hogar') {
  const sealed = await createSessionSeal([SECRET]).seal({ id: randomUUID(), store, data })
  return `${sessionCookieName(store)}=${sealed}`
}

type Sent = Readonly<{ data?: SessionData; headers?: Record<string, string>; body?: Buffer | string; method?: string }>

async function put(path: string, { data = OPENED, headers = {}, body = JPEG, method = 'PUT' }: Sent = {}) {
  const sent = {
    cookie: await cookieOf(data),
    origin: SHOP,
    'x-hogar-client': 'test',
    'content-type': 'image/jpeg',
    ...headers,
  }
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
  const response = await fetch(`${gateway.address}${path}`, {
    method,
    headers: given,
    body: new Blob([new Uint8Array(Buffer.from(body))]),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

describe('PUT /credit/files/{slot}', () => {
  test('passes a file to the platform', async () => {
    const { status, body, headers } = await put('/credit/files/ID_FRONT')
    expect([status, body]).toEqual([200, { slot: 'ID_FRONT', receivedAt: expect.stringMatching(/^\d{4}-/) }])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(bodiesOf('upload_images_hazten')).toEqual([
      { ...NAMED, tipo: 'ine_frente', contenido: JPEG.toString('base64') },
    ])
    expect(gateway.logLines.join('\n')).not.toContain(JPEG.toString('base64'))
  })

  test('takes a body up to the limit, by its length and by counting', async () => {
    const whole = Buffer.alloc(UPLOAD_MAX_BYTES, 1)
    expect((await put('/credit/files/PASSPORT', { body: whole })).status).toBe(200)
    const larger = await put('/credit/files/PASSPORT', { body: Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1) })
    expect([larger.status, larger.body['code']]).toEqual([413, 'FILE_TOO_LARGE'])
    const stream = new Blob([Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1)]).stream()
    const counted = await fetch(`${gateway.address}/credit/files/PASSPORT`, {
      method: 'PUT',
      headers: {
        cookie: await cookieOf(OPENED),
        origin: SHOP,
        'x-hogar-client': 'test',
        'content-type': 'image/jpeg',
      },
      body: stream,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'closed',
    )
    expect([413, 'closed']).toContain(counted)
    expect(bodiesOf('upload_images_hazten')).toHaveLength(1)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin, with a cookie', { origin: '' }],
    ['no header that only scripts send', { 'x-hogar-client': '' }],
  ])('refuses %s', async (_what, headers) => {
    expect(await put('/credit/files/ID_FRONT', { headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(platform.seen).toEqual([])
  })

  test.each([
    ['a guest without an application', GUEST, 404],
    ['a forged key', { ...OPENED, creditApplication: { ...OPENED.creditApplication, key: 'forged' } }, 404],
  ])('refuses %s', async (_who, data, status) => {
    expect(await put('/credit/files/ID_FRONT', { data })).toMatchObject({
      status,
      body: { code: 'CREDIT_APPLICATION_NOT_FOUND' },
    })
  })

  test('refuses another type, another slot, another method', async () => {
    const png = await put('/credit/files/ID_FRONT', { headers: { 'content-type': 'image/png' } })
    expect(png).toMatchObject({ status: 400, body: { code: 'FILE_TYPE', message: 'El archivo debe ser JPG o PDF.' } })
    expect((await put('/credit/files/ine_frente')).status).toBe(404)
    expect((await put('/credit/files/ID_FRONT/x')).status).toBe(404)
    expect((await put('/credit/files/ID_FRONT', { method: 'POST' })).status).toBe(405)
    expect(platform.seen).toEqual([])
  })

  test.each([
    [refusal(400, { reason: 'legible', field: 'contenido', detail: 'dark' }), 400, 'ID_NOT_LEGIBLE'],
    [refusal(400, { reason: 'type', field: 'contenido' }), 400, 'FILE_TYPE'],
    [refusal(400, { reason: 'size', field: 'contenido' }), 413, 'FILE_TOO_LARGE'],
    [refusal(409, { reason: 'state' }), 409, 'CREDIT_APPLICATION_CLOSED'],
    [refusal(429, { reason: 'attempts', until: inMinutes(5) }), 429, 'TOO_MANY_ATTEMPTS'],
    [[503, 'down'] as const, 503, 'UPSTREAM_UNAVAILABLE'],
  ])('answers %j', async (reply, status, code) => {
    answers.set('upload_images_hazten', reply)
    expect(await put('/credit/files/ID_BACK')).toMatchObject({ status, body: { code } })
  })
})

describe('PUT /credit/live-test', () => {
  const headers = { 'content-type': 'application/json' }
  const picture = JPEG.toString('base64')
  const send = (body: object, path = '/credit/live-test?challenge=abc') =>
    put(path, { headers, body: JSON.stringify(body) })

  test('passes a photo with frames, or with a video', async () => {
    expect(await send({ photo: picture, frames: [picture, picture, picture] })).toMatchObject({
      status: 200,
      body: { slot: 'LIVE_TEST' },
    })
    expect((await send({ photo: picture, video: picture })).status).toBe(200)
    expect(bodiesOf('live_test_customer')).toEqual([
      { ...NAMED, reto: 'abc', foto: picture, cuadros: [picture, picture, picture] },
      { ...NAMED, reto: 'abc', foto: picture, video: picture },
    ])
  })

  test.each([
    [{}],
    [{ photo: picture }],
    [{ photo: picture, frames: [picture] }],
    [{ photo: '<>', frames: [picture, picture, picture] }],
    [{ photo: picture, video: picture, solicitud: 'x' }],
  ])('refuses a live test %j', async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'FILE_TYPE' } })
    expect(platform.seen).toEqual([])
  })

  test('needs a challenge that is not over', async () => {
    const body = { photo: picture, video: picture }
    expect(await send(body, '/credit/live-test')).toMatchObject({ status: 400, body: { code: 'LIVE_TEST_EXPIRED' } })
    for (const [reason, code] of [
      ['expired', 'LIVE_TEST_EXPIRED'],
      ['frames', 'LIVE_TEST_FAILED'],
    ] as const) {
      answers.set('live_test_customer', refusal(400, { reason, field: 'reto' }))
      expect(await send(body)).toMatchObject({ status: 400, body: { code } })
    }
  })
})
