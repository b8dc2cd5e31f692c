import { expect, test } from 'vitest'
import { textIn } from '../../../testing/creditAccount.ts'
import { type Json, withPlatform } from '../../../testing/withPlatform.ts'
import { type Draft, openDraft } from '../testing/applicant.ts'
import { submitDraft } from '../testing/completeDraft.ts'

const platform = withPlatform()

/** Subjects of all that a recipient was sent, oldest first, and how many texts there are. */
async function sentTo(recipient: string) {
  const sent = (await platform.get(`/outbox?recipient=${encodeURIComponent(recipient)}`)).body as unknown as Json[]
  return sent.toReversed()
}
/** Mails and SMS about an application, without those of its code and of a new account's PIN. */
async function messagesOf({ contact, folio }: Draft) {
  const about = (messages: readonly Json[]) => messages.filter(({ body }) => textIn(body).includes(folio))
  const mails = await sentTo(contact.email)
  return {
    mails: mails.map(({ subject }) => textIn(subject).replace(folio, '…')),
    sms: about(await sentTo(`+52${contact.telefono}`)).map(({ body }) => textIn(body).replace(folio, '…')),
  }
}
const SUBMITTED = 'Recibimos tu solicitud …'

test.each([
  [
    'APPROVED',
    ['Aprobamos tu solicitud …', 'Tu crédito … está activo'],
    ['Aprobamos tu solicitud …. Te mandamos los detalles por correo.'],
  ],
  ['DENIED', ['Respuesta a tu solicitud …'], ['Ya hay respuesta a tu solicitud …. La encuentras en tu correo.']],
  [
    'NEEDS_FILES',
    ['Necesitamos otra foto para tu solicitud …'],
    ['Un archivo de tu solicitud … no se lee. Súbelo otra vez en la tienda.'],
  ],
  ['PARTIALLY_APPROVED', ['Te ofrecemos $3,000.00 para tu solicitud …'], []],
])(
  'an application that is decided as %s has a mail of each move, and an SMS where one is due',
  async (decision, mails, sms) => {
    const draft = await openDraft(platform)
    // A counter-offer is that of somebody who has just moved.
    await submitDraft(platform, draft, decision === 'PARTIALLY_APPROVED' ? { antiguedad: '0-6M' } : {})
    expect(await messagesOf(draft)).toEqual({ mails: [SUBMITTED], sms: [] })
    await platform.put(`/api/ext/credit_requests/${draft.folio}/decision`, { decision })
    expect(await messagesOf(draft)).toEqual({ mails: [SUBMITTED, ...mails], sms })
  },
)

test('an application that is canceled has a mail, and no SMS', async () => {
  const draft = await openDraft(platform)
  await submitDraft(platform, draft)
  await draft.call('credit_request_cancel')
  expect(await messagesOf(draft)).toEqual({ mails: [SUBMITTED, 'Tu solicitud … quedó cancelada'], sms: [] })
})
