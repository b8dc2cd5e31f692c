import { drawPhoto, pdfOf } from '../../files/testing/photos.ts'
import type { TestPlatform } from '../../../testing/withPlatform.ts'
import { ADDRESS, type Draft, REFERENCE, confirmTelephone } from './applicant.ts'

const photos = Promise.all([1, 2, 3, 4].map((seed) => drawPhoto({ seed })))

/** Passes the live test of a draft. */
export async function passLiveTest({ call }: Pick<Draft, 'call'>) {
  const { reto } = (await call('live_test_customer')).body['result']!
  const [foto, ...cuadros] = await photos
  const passed = await call('live_test_customer', { reto, foto, cuadros })
  if (passed.status !== 200) throw new Error(`no live test: ${JSON.stringify(passed.body)}`)
}

type Wanted = Readonly<{
  /** Null chooses no offer and no deposit, as for a line of credit for goods. */
  monto?: number | null
  antiguedad?: string
  telephone?: boolean
}>

/** Completes all steps of a new customer's draft. Returns the hash of its offer; undefined without one. */
export async function completeDraft(
  platform: TestPlatform,
  draft: Draft,
  { monto = 5_000, antiguedad = '1-3A', telephone = true }: Wanted = {},
): Promise<string | undefined> {
  const { call } = draft
  const done = async (path: string, body: object) => {
    const { status, body: answer } = await call(path, body)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer['result']!
  }
  if (telephone) await confirmTelephone(platform, draft)
  const terms = { monto, meses: 12, tipo_de_abono: 'SEMANAL' }
  const offer = monto === null ? undefined : await done('set_user_details', terms)
  await done('set_address', { ...ADDRESS, antiguedad })
  await done('set_user_references', { referencias: [REFERENCE] })
  await done('upload_images_hazten', { tipo: 'ine_frente', contenido: (await photos)[0] })
  await done('upload_images_hazten', { tipo: 'ine_reverso', contenido: pdfOf(1_000) })
  await passLiveTest(draft)
  if (offer) await done('set_deposit', { deposito: { metodo: 'CLABE', cuenta: '002010077777777771' } })
  await done('set_file_authorization', { consulta_historial: true, aviso_privacidad: true, version: '2026-11' })
  return offer?.['oferta'] as string | undefined
}

/** Completes a draft and sends it. */
export async function submitDraft(platform: TestPlatform, draft: Draft, wanted: Wanted = {}) {
  const oferta = await completeDraft(platform, draft, wanted)
  const sent = await draft.call('save_credit_guest', { oferta, acepta_terminos: true })
  if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent.body)}`)
  return sent
}
