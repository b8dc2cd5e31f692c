import { describe, expect, test } from 'vitest'
import { type Draft, openDraft, refusal } from '../applications/testing/applicant.ts'
import { passLiveTest } from '../applications/testing/completeDraft.ts'
import { rowsOf } from '../../testing/rowsOf.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { drawPhoto } from './testing/photos.ts'

const platform = withPlatform()
const challenge = async ({ call }: Draft) => (await call('live_test_customer')).body['result']!
const pictures = async () => {
  const [foto, ...cuadros] = await Promise.all([1, 2, 3, 4].map((seed) => drawPhoto({ seed })))
  return { foto, cuadros }
}
const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(500, 3)]).toString('base64')
const mp4 = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(500, 3)]).toString('base64')

describe('a live test', () => {
  test('asks for three moves by chance, for two minutes', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => openDraft(platform)))
    const asked = await Promise.all(drafts.map(challenge))
    for (const { reto, movimientos, vence } of asked as unknown as Record<string, never>[]) {
      expect(reto).toMatch(/^[\w-]{22}$/)
      expect(new Set(movimientos).size).toBe(3)
      expect(['LEFT', 'RIGHT', 'UP', 'BLINK']).toEqual(expect.arrayContaining(movimientos!))
      const seconds = (new Date(vence!).getTime() - Date.now()) / 1_000
      expect(seconds).toBeGreaterThan(100)
      expect(seconds).toBeLessThanOrEqual(120)
    }
    expect(new Set(asked.map(({ movimientos }) => JSON.stringify(movimientos))).size).toBeGreaterThan(1)
  })

  test('is passed by three frames that differ', async () => {
    const draft = await openDraft(platform)
    await passLiveTest(draft)
    const state = await draft.state()
    expect(state['pasos']).toMatchObject({ prueba: true })
    expect([...(state['archivos'] as unknown as string[])].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'prueba_1',
      'prueba_2',
      'prueba_3',
      'prueba_foto',
    ])
  })

  test.each([
    ['WebM', webm],
    ['MP4', mp4],
  ])('is passed by a %s video', async (_kind, video) => {
    const draft = await openDraft(platform)
    const { reto } = await challenge(draft)
    const { foto } = await pictures()
    expect((await draft.call('live_test_customer', { reto, foto, video })).body['result']).toEqual({ estado: 'passed' })
  })

  test('is passed once by a challenge, even if the first try failed', async () => {
    const draft = await openDraft(platform)
    const { reto } = await challenge(draft)
    const good = { reto, ...(await pictures()) }
    expect(await draft.call('live_test_customer', { ...good, foto: 'AAAA' })).toMatchObject(refusal('type', 'foto'))
    expect(await draft.call('live_test_customer', good)).toMatchObject(refusal('expired', 'reto'))
    expect((await draft.state())['pasos']).toMatchObject({ prueba: false })
  })

  test('is not passed after two minutes, by another challenge, or by none', async () => {
    const [draft, other] = [await openDraft(platform), await openDraft(platform)]
    const good = await pictures()
    const { reto } = await challenge(draft)
    await rowsOf(
      platform.database().db,
      `update credit_application set steps = jsonb_set(steps, '{challenge,expiresAt}', '"2026-01-01T00:00:00.000Z"')
       where id = '${draft.key.solicitud}'`,
    )
    expect(await draft.call('live_test_customer', { reto, ...good })).toMatchObject(refusal('expired', 'reto'))
    const { reto: foreign } = await challenge(other)
    await challenge(draft)
    expect(await draft.call('live_test_customer', { reto: foreign, ...good })).toMatchObject(refusal('expired', 'reto'))
    expect(await draft.call('live_test_customer', { reto: '', ...good })).toMatchObject(refusal('expired', 'reto'))
  })

  test.each<[string, string, (good: Awaited<ReturnType<typeof pictures>>) => object | Promise<object>]>([
    ['frames', 'cuadros', ({ foto }) => ({ foto })],
    ['frames', 'cuadros', ({ foto, cuadros }) => ({ foto, cuadros: cuadros.slice(1) })],
    ['frames', 'cuadros', ({ foto, cuadros: [one, two] }) => ({ foto, cuadros: [one, two, one] })],
    [
      'legible',
      'cuadros',
      async ({ foto, cuadros: [one, two] }) => ({ foto, cuadros: [one, two, await drawPhoto({ tones: [0, 0] })] }),
    ],
    ['legible', 'foto', async ({ cuadros }) => ({ foto: await drawPhoto({ width: 200, height: 200 }), cuadros })],
    ['type', 'cuadros', ({ foto, cuadros: [one, two] }) => ({ foto, cuadros: [one, two, webm] })],
    ['type', 'video', ({ foto }) => ({ foto, video: foto })],
    [
      'size',
      'video',
      ({ foto }) => ({
        foto,
        video: Buffer.concat([Buffer.from(webm, 'base64'), Buffer.alloc(540_000)]).toString('base64'),
      }),
    ],
    ['type', 'foto', ({ cuadros }) => ({ cuadros })],
  ])('is refused for its %s of %s', async (reason, field, change) => {
    const draft = await openDraft(platform)
    const { reto } = await challenge(draft)
    const body = await change(await pictures())
    expect(await draft.call('live_test_customer', { reto, ...body })).toMatchObject(refusal(reason, field))
    expect((await draft.state())['archivos']).toEqual([])
  })

  test('is started five times a quarter of an hour', async () => {
    const { call } = await openDraft(platform)
    for (let count = 0; count < 5; count += 1) expect(await call('live_test_customer')).toMatchObject({ status: 200 })
    expect(await call('live_test_customer')).toMatchObject({ status: 429 })
  })

  test('is of a draft, and needs its key', async () => {
    const draft = await openDraft(platform)
    expect(await draft.call('live_test_customer', { clave: 'x' })).toMatchObject({ status: 401 })
    await draft.call('credit_request_cancel')
    expect(await draft.call('live_test_customer')).toMatchObject({ status: 409 })
    expect(await draft.call('live_test_customer', { reto: 'x' })).toMatchObject({ status: 409 })
  })
})
