import { randomInt, randomUUID } from 'node:crypto'
import type { Answer, Json, TestPlatform } from '../../../testing/withPlatform.ts'
import { birthDateOfCurp } from '../applicant/curp.ts'

const LETTERS = 'BCDFGHJKLMNPQRSTVWXYZ'
const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A valid CURP that no other test has, of someone born on a day of `yyyy-mm-dd`. */
export function newCurp(birthDate = '1990-05-14'): string {
  const mark = birthDate < '2000' ? '0' : 'A'
  const start = `${letters(4)}${birthDate.slice(2).replaceAll('-', '')}MJC${letters(3)}${mark}`
  return Array.from({ length: 10 }, (_, check) => `${start}${check}`).find((curp) => birthDateOfCurp(curp) !== null)!
}

/** A telephone that no other test has. */
export const newTelephone = () => `33${randomInt(20_000_000, 99_999_999)}`

/** A shopper's address that no other test has, so that tries of tests do not add up. */
export const asShopper = () => ({ 'x-client-address': randomUUID(), 'x-client-session': randomUUID() })

export const ADDRESS = {
  calle: 'Av. Juárez',
  numero: '10',
  colonia: 'Centro',
  cp: '44100',
  municipio: 'Guadalajara',
  estado: 'Jalisco',
  antiguedad: '1-3A',
}
export const REFERENCE = {
  parentesco: 'hermano',
  nombres: 'Luis',
  apellido_paterno: 'García',
  telefono: '3398765432',
  calle: 'Calle Hidalgo',
  numero: '5',
  cp: '44100',
}

type Caller = Pick<TestPlatform, 'post'>

export function newContact(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    storeCode: 'hogar',
    tipo: 'CREDILANA',
    cliente: 'NUEVO',
    nombres: 'Ana María',
    apellido_paterno: 'López',
    apellido_materno: 'Ruiz',
    fecha_nacimiento: '1990-05-14',
    curp: newCurp(),
    telefono: newTelephone(),
    email: `${randomUUID().slice(0, 8)}@credit.example`,
    ...fields,
  }
}

/** A draft that was opened through HTTP, and how its applicant calls. */
export async function openDraft(
  caller: Caller,
  fields: Readonly<Record<string, unknown>> = {},
  headers: Record<string, string> = {},
) {
  const contact = newContact(fields)
  const shopper = { ...asShopper(), ...headers }
  const opened = await caller.post('/api/ext/set_user_contact', contact, shopper)
  if (opened.status !== 200) throw new Error(`no draft: ${JSON.stringify(opened.body)}`)
  const [draft] = opened.body['result'] as unknown as readonly Record<string, string>[]
  const key = { solicitud: draft!['solicitud']!, clave: draft!['clave']! }
  const call = (path: string, body: object = {}, more: Record<string, string> = {}): Promise<Answer> =>
    caller.post(`/api/ext/${path}`, { storeCode: 'hogar', ...key, ...body }, { ...shopper, ...more })
  const state = async () => ((await call('set_user_validation')).body['result'] as unknown as readonly Json[])[0]!
  return { contact, key, folio: draft!['incrementId']!, call, state }
}

export type Draft = Awaited<ReturnType<typeof openDraft>>

/** Last SMS to a telephone, from the outbox. */
export async function lastSms(platform: TestPlatform, telefono: string): Promise<string> {
  const sent = (await platform.get(`/outbox?recipient=%2B52${telefono}`)).body as unknown as readonly { body: string }[]
  return sent[0]?.body ?? ''
}

/** Confirms the telephone of a draft by the code in its SMS. */
export async function confirmTelephone(platform: TestPlatform, { contact, call }: Draft): Promise<void> {
  await call('send_guest_nip')
  const nip = /^\d{4}/.exec(await lastSms(platform, contact.telefono))?.[0]
  const confirmed = await call('validate_guest_nip', { nip })
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`)
}

/** Subjects of mails to an address, newest first. */
export async function subjectsTo(platform: TestPlatform, recipient: string): Promise<readonly string[]> {
  const sent = (await platform.get(`/outbox?recipient=${recipient}`)).body as unknown as readonly { subject: string }[]
  return sent.map(({ subject }) => subject)
}

export const refusal = (reason: string, field: string, status = 400) => ({
  status,
  body: { code: status, result: { reason, field } },
})
