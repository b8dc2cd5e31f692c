import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openDraft, refusal } from '../applications/testing/applicant.ts'
import { rowsOf } from '../../testing/rowsOf.ts'
import { withApplications } from '../applications/testing/withApplications.ts'
import { readSealed } from './fileStore.ts'
import { drawPhoto, pdfOf } from './testing/photos.ts'

const { caller, platform, creditFiles, parts } = withApplications()
const MODERATOR = { 'x-moderation-key': 'mk-test' }
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64')
const upload = async (contenido: unknown, tipo = 'ine_frente') => {
  const draft = await openDraft(caller)
  return { draft, answer: await draft.call('upload_images_hazten', { tipo, contenido }) }
}
type File = Readonly<Record<'id' | 'slot' | 'mime' | 'path', string>>
const filesOf = async (folio: string, headers: Record<string, string> = MODERATOR) =>
  (await caller.get(`/api/ext/credit_files?incrementId=${folio}`, headers)).body['result']![
    'items'
  ] as unknown as readonly File[]

describe('an identification file', () => {
  test('is a photo: drawn again, without the place where it was taken', async () => {
    const contenido = await drawPhoto({ width: 2_000, height: 1_500 })
    const { draft, answer } = await upload(contenido)
    expect(answer.body['result']).toEqual({ tipo: 'ine_frente', estado: 'received' })
    const [file] = await filesOf(draft.folio)
    const read = await caller.get(`/api/ext/credit_files/${file!.id}`, MODERATOR)
    expect(read).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      },
    })
    const [{ path }] = (await rowsOf(
      platform.database().db,
      `select path from credit_file where id = '${file!.id}'`,
    )) as [File]
    expect(path).toMatch(/^[0-9a-f]{48}$/)
    expect((await sharp(Buffer.from(contenido, 'base64')).metadata()).exif).toBeDefined()
    const kept = await sharp(await readSealed(parts(), path)).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 1_600, height: 1_200 })
    expect(kept.exif).toBeUndefined()
  })

  test('is a PDF below 500,000 bytes, whatever it is called', async () => {
    const { draft, answer } = await upload(pdfOf(499_999), 'pasaporte')
    expect(answer).toMatchObject({ status: 200 })
    expect(await filesOf(draft.folio)).toMatchObject([{ slot: 'pasaporte', mime: 'application/pdf' }])
    expect((await draft.state())['pasos']).toMatchObject({ identificacion: true })
    expect((await upload(pdfOf(500_000))).answer).toMatchObject(refusal('size', 'contenido'))
  })

  test.each<[string, () => Promise<string> | string]>([
    ['a PNG', () => drawPhoto({ format: 'png' })],
    ['a text', () => base64('hello, I am a photo')],
    ['nothing', () => ''],
    ['no base64', () => '€€€€'],
    [
      'a JPEG by its first bytes alone',
      () => base64(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900, 7)])),
    ],
    ['half a JPEG', async () => base64(Buffer.from(await drawPhoto(), 'base64').subarray(0, 3_000))],
    ['half a PDF', () => base64('%PDF-1.7 …')],
    ['a PDF with a script', () => pdfOf(900, '/S /JavaScript /JS (app.alert(1))')],
    ['a PDF with a hidden script', () => pdfOf(900, '/S /J#61vaScr#69pt')],
    ['a PDF that starts a program', () => pdfOf(900, '/S /Launch')],
    ['a PDF with a file in it', () => pdfOf(900, '/Type /EmbeddedFile')],
    ['a page', () => base64('<html>%PDF-1.7 %%EOF')],
    ['a video', () => base64(Buffer.from('1a45dfa3deadbeef', 'hex'))],
  ])('is not %s', async (_what, content) => {
    const { draft, answer } = await upload(await content())
    expect(answer).toMatchObject(refusal('type', 'contenido'))
    expect(await filesOf(draft.folio)).toEqual([])
  })

  test.each([
    ['dark', { tones: [0, 0] }],
    ['dark', { tones: [5, 60] }],
    ['bright', { tones: [225, 255] }],
    ['flat', { tones: [120, 140] }],
    ['blurred', { blur: 12, tones: [0, 255] }],
    ['small', { width: 599, height: 800 }],
  ] as const)('is refused as %s: %j', async (detail, photo) => {
    const { answer } = await upload(await drawPhoto(photo))
    expect(answer).toMatchObject(refusal('legible', 'contenido'))
    expect(answer.body['result']).toMatchObject({ detail, errorMessage: 'ID photo not legible' })
  })

  test('has so many bytes at most', async () => {
    const noise = Buffer.alloc(1_000 * 900)
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7_919 + ((at * at) % 251)) % 256
    const raw = { width: 1_000, height: 900, channels: 1 } as const
    const jpeg = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer()
    expect(jpeg.length).toBeGreaterThan(540_000)
    const { answer } = await upload(jpeg.subarray(0, 700_000).toString('base64'))
    expect(answer).toMatchObject(refusal('size', 'contenido'))
    expect((await upload('A'.repeat(1_048_576))).answer).toMatchObject({ status: 413 })
  })

  test('replaces the one of its slot, on disk as well', async () => {
    const { draft } = await upload(pdfOf(700))
    const before = await rowsOf(platform.database().db, 'select path from credit_file')
    await draft.call('upload_images_hazten', { tipo: 'ine_frente', contenido: pdfOf(800) })
    expect(await filesOf(draft.folio)).toMatchObject([{ slot: 'ine_frente', bytes: 800 }])
    expect(await rowsOf(platform.database().db, 'select path from credit_file')).toHaveLength(before.length)
  })

  test('is known by one of three slots, and sent with the key of a draft', async () => {
    expect((await upload(pdfOf(700), 'selfie')).answer).toMatchObject({ status: 400 })
    const { draft } = await upload(pdfOf(700))
    const body = { tipo: 'pasaporte', contenido: pdfOf(700) }
    expect(await draft.call('upload_images_hazten', { ...body, clave: 'x' })).toMatchObject({ status: 401 })
    await draft.call('credit_request_cancel')
    expect(await draft.call('upload_images_hazten', body)).toMatchObject({ status: 409 })
  })

  test('is sent thirty times a quarter of an hour', async () => {
    const { call } = await openDraft(caller)
    const body = { tipo: 'pasaporte', contenido: base64('x') }
    for (let count = 0; count < 30; count += 1)
      expect(await call('upload_images_hazten', body)).toMatchObject({ status: 400 })
    expect(await call('upload_images_hazten', body)).toMatchObject({ status: 429 })
  })
})

describe('files', () => {
  test('are encrypted on disk, and readable by their owner alone', async () => {
    const { draft } = await upload(pdfOf(700, 'LORA900514MJCPZN08'))
    const [{ path }] = (await rowsOf(
      platform.database().db,
      `select path from credit_file where application_id = '${draft.key.solicitud}'`,
    )) as [File]
    const stored = join(creditFiles, path)
    expect(statSync(stored).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(stored)
    expect(bytes.includes('%PDF')).toBe(false)
    expect(bytes.includes('LORA900514')).toBe(false)
    expect(readdirSync(creditFiles).every((name) => /^[0-9a-f]{48}$/.test(name))).toBe(true)
  })

  test('open for moderators alone, and each reading is recorded', async () => {
    const { draft } = await upload(pdfOf(700))
    const [file] = await filesOf(draft.folio)
    const path = `/api/ext/credit_files/${file!.id}`
    const reads = () => rowsOf(platform.database().db, `select 1 from credit_file_read where file_id = '${file!.id}'`)
    for (const headers of [{}, { 'x-moderation-key': 'mk-other' }] as Record<string, string>[]) {
      expect(await caller.get(path, headers)).toMatchObject({ status: 403 })
      expect(await caller.put(path, { legible: false }, headers)).toMatchObject({ status: 403 })
      expect(await caller.get(`/api/ext/credit_files?incrementId=${draft.folio}`, headers)).toMatchObject({
        status: 403,
      })
    }
    expect(await reads()).toHaveLength(0)
    expect((await caller.get(path, MODERATOR)).body).toContain('%PDF-1.7')
    expect(await reads()).toHaveLength(1)
    expect(await caller.get('/api/ext/credit_files/..%2F..%2Fetc%2Fpasswd', MODERATOR)).toMatchObject({ status: 404 })
  })

  test('of a draft are not judged by moderators', async () => {
    const { draft } = await upload(pdfOf(700))
    const [file] = await filesOf(draft.folio)
    expect(await caller.put(`/api/ext/credit_files/${file!.id}`, { legible: false }, MODERATOR)).toMatchObject({
      status: 409,
    })
  })
})
