import { describe, expect, test } from 'vitest'
import { openDraft } from '../testing/applicant.ts'
import { submitDraft } from '../testing/completeDraft.ts'
import { withApplications } from '../testing/withApplications.ts'

const { platform, caller } = withApplications()
const KEY = { 'x-moderation-key': 'mk-test' }
type Item = Readonly<{ incrementId: string; archivos: readonly { id: string; slot: string; legible: boolean }[] }>
const inReview = async () => {
  const { body } = await caller.get('/api/ext/credit_reviews', KEY)
  return (body['result'] as unknown as { items: readonly Item[] }).items
}
const decide = (folio: string, decision: string, headers: Record<string, string> = KEY) =>
  caller.put(`/api/ext/credit_reviews/${folio}`, { decision }, headers)
const sent = async () => {
  const draft = await openDraft(platform)
  await submitDraft(platform, draft)
  return draft
}

describe('applications in review', () => {
  test('are listed with their files, and without the person', async () => {
    const [draft, unsent] = [await sent(), await openDraft(platform)]
    const items = await inReview()
    const item = items.find(({ incrementId }) => incrementId === draft.folio)
    expect(item).toMatchObject({ tipo: 'CREDILANA', cliente: 'NUEVO', monto: 5_000, storeCode: 'hogar' })
    expect(item?.archivos.map(({ slot, legible }) => [slot, legible])).toContainEqual(['ine_frente', true])
    expect(items.some(({ incrementId }) => incrementId === unsent.folio)).toBe(false)
    expect(JSON.stringify(items)).not.toMatch(new RegExp(`${draft.contact.curp}|${draft.contact.telefono}|Ana`))
  })

  test('ask for a file again that is not legible, and are decided by the rules', async () => {
    const [flagged, good] = [await sent(), await sent()]
    const item = (await inReview()).find(({ incrementId }) => incrementId === flagged.folio)
    const front = item?.archivos.find(({ slot }) => slot === 'ine_frente')?.id ?? ''
    await caller.put(`/api/ext/credit_files/${front}`, { legible: false }, KEY)
    expect((await decide(flagged.folio!, 'rules')).body['result']).toMatchObject({ estado: 'NEEDS_FILES' })
    expect((await decide(good.folio!, 'rules')).body['result']).toMatchObject({ estado: 'ACTIVE' })
    expect(await flagged.state()).toMatchObject({ reenviar: ['ine_frente'] })
    expect(await decide(good.folio!, 'DENIED')).toMatchObject({ status: 409 })
  })

  test('are denied by a moderator alone', async () => {
    const draft = await sent()
    expect(await decide(draft.folio!, 'DENIED', {})).toMatchObject({ status: 403 })
    expect(await caller.get('/api/ext/credit_reviews')).toMatchObject({ status: 403 })
    expect(await decide(draft.folio!, 'APPROVED')).toMatchObject({ status: 400 })
    expect(await decide('S-00000000', 'DENIED')).toMatchObject({ status: 404 })
    expect((await decide(draft.folio!, 'DENIED')).body['result']).toEqual({
      incrementId: draft.folio,
      estado: 'DENIED',
    })
  })
})
