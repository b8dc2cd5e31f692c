import { expect, test } from 'vitest'
import { drawPhoto } from '../../files/testing/photos.ts'
import { rowsOf } from '../../../testing/rowsOf.ts'
import { openDraft, subjectsTo } from '../testing/applicant.ts'
import { submitDraft } from '../testing/completeDraft.ts'
import { withApplications } from '../testing/withApplications.ts'

const { platform, caller } = withApplications({ decidesAtOnce: true })
const run = (query: string) => rowsOf(platform.database().db, query)
/** A draft that is sent to the calls which decide at once. */
const send = async (antiguedad: string) => {
  const draft = await openDraft(caller)
  const sent = await submitDraft(platform, draft, { antiguedad })
  return { draft, sent }
}

test.each([
  ['1-3A', 'ACTIVE', 5_000],
  ['0-6M', 'PARTIALLY_APPROVED', 3_000],
])('an application of someone who lives there for %s is %s once it is sent', async (age, estado, aprobado) => {
  const { draft, sent } = await send(age)
  expect(sent.body['result']).toMatchObject({ incrementId: draft.folio, estado: 'SUBMITTED' })
  expect(await draft.state()).toMatchObject({ estado, aprobado })
  expect(await subjectsTo(platform, draft.contact.email)).toContain(`Recibimos tu solicitud ${draft.folio}`)
})

test('an application whose file was not legible is decided when the file is sent again', async () => {
  const { draft } = await send('0-6M')
  const { solicitud } = draft.key
  await run(`update credit_application set status = 'NEEDS_FILES' where id = '${solicitud}'`)
  await run(`update credit_file set flagged_at = now() where application_id = '${solicitud}' and slot = 'ine_frente'`)
  expect(await draft.state()).toMatchObject({ estado: 'NEEDS_FILES', reenviar: ['ine_frente'] })
  await draft.call('upload_images_hazten', { tipo: 'ine_frente', contenido: await drawPhoto({ seed: 9 }) })
  expect(await draft.state()).toMatchObject({ estado: 'PARTIALLY_APPROVED', reenviar: [] })
})
