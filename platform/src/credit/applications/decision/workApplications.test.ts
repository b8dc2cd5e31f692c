import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeSealed } from '../../files/fileStore.ts'
import { removeOrphans } from '../../files/removeOrphans.ts'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { type Draft, openDraft, subjectsTo } from '../testing/applicant.ts'
import { completeDraft } from '../testing/completeDraft.ts'
import { withApplications } from '../testing/withApplications.ts'
import { workApplications } from './workApplications.ts'

const applications = withApplications()
const { caller, platform, creditFiles, granted, answer } = applications
const DAY_MS = 86_400_000
const errors: unknown[] = []
const workAt = (now: Date) => workApplications(applications.parts(), now, (error) => errors.push(error))
const workIn = (days: number) => workAt(new Date(Date.now() + days * DAY_MS))
const run = (query: string) => rowsOf(platform.database().db, query)
const rowOf = async ({ key }: Draft) =>
  (await run(`select * from credit_application where id = '${key.solicitud}'`))[0] as Record<string, unknown>
const filesOf = async ({ key }: Draft) =>
  (await run(`select path from credit_file where application_id = '${key.solicitud}'`)) as readonly { path: string }[]
const sent = async (antiguedad = '1-3A') => {
  const draft = await openDraft(caller)
  const oferta = await completeDraft(platform, draft, { antiguedad })
  await draft.call('save_credit_guest', { oferta, acepta_terminos: true })
  return draft
}

beforeEach(async () => {
  errors.length = 0
  answer.with = 'C10000016'
  // Each test sees its own applications alone.
  await run('delete from credit_application')
})

describe('an application in review', () => {
  test('is decided at noon of its day, and not before', async () => {
    const draft = await sent()
    const due = (await rowOf(draft))['answer_before'] as Date
    expect(await workAt(new Date(due.getTime() - 1_000))).toBe(0)
    expect(await draft.state()).toMatchObject({ estado: 'SUBMITTED' })
    expect(await workAt(due)).toBe(1)
    expect(await draft.state()).toMatchObject({ estado: 'ACTIVE' })
    expect(granted.at(-1)).toMatchObject({ applicationId: draft.key.solicitud })
    expect(await workAt(due)).toBe(0)
  })

  test('is decided once, however many processes look', async () => {
    const drafts = [await sent(), await sent(), await sent()]
    const before = granted.length
    const counts = await Promise.all([1, 2, 3, 4].map(() => workIn(10)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(granted).toHaveLength(before + 3)
    for (const { contact } of drafts) expect(await subjectsTo(platform, contact.email)).toHaveLength(3)
  })

  test('that fails stays as it was, and stops no other', async () => {
    const [one, other] = [await sent(), await sent()]
    await run(`update credit_application set steps = '[]' where id = '${one.key.solicitud}'`)
    expect(await workIn(10)).toBe(1)
    expect(errors).toHaveLength(1)
    expect(await other.state()).toMatchObject({ estado: 'ACTIVE' })
    expect(await rowOf(one)).toMatchObject({ status: 'SUBMITTED' })
  })
})

test('an approved application is granted as soon as it can be', async () => {
  const draft = await sent()
  answer.with = null
  await workIn(10)
  expect(await draft.state()).toMatchObject({ estado: 'APPROVED' })
  answer.with = new Error('no account')
  await workIn(10)
  expect(errors).toHaveLength(1)
  answer.with = 'C10000024'
  await workIn(10)
  expect(await rowOf(draft)).toMatchObject({ status: 'ACTIVE', account_number: 'C10000024' })
})

test('a counter-offer is canceled after seven days', async () => {
  const draft = await sent('0-6M')
  await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, {})
  expect(await workIn(6.9)).toBe(0)
  expect(await workIn(7.1)).toBe(1)
  expect(await draft.state()).toMatchObject({ estado: 'CANCELED' })
  expect((await subjectsTo(platform, draft.contact.email))[0]).toBe(`Tu solicitud ${draft.folio} quedó cancelada`)
})

test('an application that waits for files is canceled after thirty days', async () => {
  const draft = await sent()
  await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, { decision: 'NEEDS_FILES' })
  expect(await workIn(29)).toBe(0)
  expect(await workIn(31)).toBe(1)
  expect(await draft.state()).toMatchObject({ estado: 'CANCELED' })
})

/** All columns that could say who applied. */
const NOBODY = {
  key_hash: null,
  other_key_hash: null,
  folio: null,
  customer_id: null,
  account_id: null,
  sealed: null,
  curp_hmac: null,
  phone_hmac: null,
  offer: null,
  steps: {},
  consent_until: null,
  erased_at: expect.any(Date) as Date,
}

describe('what is not needed any more is erased', () => {
  test('of a draft, thirty days after its last change', async () => {
    const draft = await openDraft(caller)
    await completeDraft(platform, draft)
    const files = await filesOf(draft)
    expect(files).toHaveLength(6)
    expect(files.every(({ path }) => existsSync(join(creditFiles, path)))).toBe(true)
    expect(await workIn(29)).toBe(0)
    expect(await workIn(31)).toBe(1)
    expect(await rowOf(draft)).toMatchObject({ ...NOBODY, status: 'EXPIRED', kind: 'CREDILANA', amount: '5000.00' })
    expect(await filesOf(draft)).toEqual([])
    expect(files.some(({ path }) => existsSync(join(creditFiles, path)))).toBe(false)
    expect(await run(`select 1 from credit_code where subject = '${draft.key.solicitud}'`)).toEqual([])
    expect(await draft.call('set_user_validation')).toMatchObject({ status: 401 })
    expect(await subjectsTo(platform, draft.contact.email)).toEqual(['Borramos tu solicitud sin enviar'])
    const mail = await platform.get(`/outbox?recipient=${draft.contact.email}`)
    expect((mail.body as unknown as { text: string }[])[0]!.text).toContain('No enviaste tu solicitud en 30 días')
    expect(await workIn(90)).toBe(0)
    expect(errors).toEqual([])
  })

  test.each(['DENIED', 'CANCELED'])('of one that is %s, thirty days later', async (status) => {
    const draft = await sent()
    if (status === 'CANCELED') await draft.call('credit_request_cancel')
    else await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, { decision: status })
    const files = await filesOf(draft)
    expect(await workIn(29)).toBe(0)
    expect(await rowOf(draft)).toMatchObject({ status, folio: draft.folio })
    expect(await workIn(31)).toBe(1)
    expect(await rowOf(draft)).toMatchObject({ ...NOBODY, status })
    expect(files.some(({ path }) => existsSync(join(creditFiles, path)))).toBe(false)
  })

  test('not of one that is active', async () => {
    const draft = await sent()
    await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, {})
    expect(await workIn(400)).toBe(0)
    expect(await draft.state()).toMatchObject({ estado: 'ACTIVE' })
  })

  test('at the decision, of a live test', async () => {
    const draft = await sent()
    const before = await filesOf(draft)
    await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, { decision: 'DENIED' })
    const after = await filesOf(draft)
    expect([before.length, after.length]).toEqual([6, 2])
    expect(before.filter(({ path }) => existsSync(join(creditFiles, path)))).toHaveLength(2)
  })

  test.each(['DRAFT', 'SUBMITTED', 'CANCELED'])('at once when its applicant asks: %s', async (status) => {
    const draft = status === 'DRAFT' ? await openDraft(caller) : await sent()
    if (status === 'CANCELED') await draft.call('credit_request_cancel')
    const files = await filesOf(draft)
    const written = await subjectsTo(platform, draft.contact.email)
    expect((await draft.call('credit_request_erase')).body['result']).toBe(true)
    expect(await rowOf(draft)).toMatchObject({ ...NOBODY, status: 'CANCELED' })
    expect(files.some(({ path }) => existsSync(join(creditFiles, path)))).toBe(false)
    expect(await subjectsTo(platform, draft.contact.email)).toEqual(written)
    expect(await draft.call('credit_request_erase')).toMatchObject({ status: 401 })
    // Their CURP and telephone are free again.
    const { curp, telefono } = draft.contact
    expect(await openDraft(caller, { curp, telefono })).toBeDefined()
  })

  test('except of a contract', async () => {
    const draft = await sent()
    await caller.put(`/api/ext/credit_requests/${draft.folio}/decision`, {})
    expect(await draft.call('credit_request_erase')).toMatchObject({ status: 409 })
    expect(await rowOf(draft)).toMatchObject({ folio: draft.folio, erased_at: null })
  })
})

test('a file that no row names is removed after an hour', async () => {
  const draft = await openDraft(caller)
  await completeDraft(platform, draft)
  const [orphan, young] = [
    await writeSealed(applications.parts(), Buffer.from('a')),
    await writeSealed(applications.parts(), Buffer.from('b')),
  ]
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const { path } of await filesOf(draft)) utimesSync(join(creditFiles, path), old, old)
  utimesSync(join(creditFiles, orphan), old, old)
  // Tests before have left files without rows, all of them young.
  expect(await removeOrphans(applications.parts(), new Date())).toBe(1)
  const left = readdirSync(creditFiles)
  expect(left).not.toContain(orphan)
  expect(left).toContain(young)
  for (const { path } of await filesOf(draft)) expect(left).toContain(path)
})
