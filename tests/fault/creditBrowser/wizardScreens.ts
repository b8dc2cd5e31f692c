import type { Page } from 'playwright'
import {
  APPLICANT_ADDRESS,
  APPLICANT_REFERENCE,
  CLABE,
  type newApplicant,
} from '../../testkit/shoppers/creditApplicant.ts'
import { photoFile } from '../../testkit/browser/creditPages.ts'
import { smsCodeTo } from '../../testkit/shoppers/smsCodeTo.ts'
import type { Chance } from '../runs/chance.ts'
import type { Typed } from './Typed.ts'
import { HURRY_MS, LOOK_MS, worked } from './worked.ts'

/** Address of the wizard inside the store. */
export const WIZARD = '/credilana/nuevo/registro'

/** Steps of the wizard by their headings, in their order. */
const STEPS = [
  'Tu préstamo', 'Tus datos', 'Confirma tu teléfono', 'Tu domicilio', 'Una referencia', 'Tu identificación', 'Prueba de vida',
  'Seguro de vida', 'Dónde lo depositamos', 'Revisa y envía',
] as const // prettier-ignore

/** Content of a page of the wizard. */
export type Shown = Readonly<{
  step: string | null
  /** Number of the application that was sent; null before. */
  sent: string | null
}>

export type Applying = Readonly<{
  person: ReturnType<typeof newApplicant>
  typed: Typed
  chance: Chance
  platform: string
}>

/** A press: the order in which it is counted, and whether the other tab presses at the same time. */
export type Turn = Readonly<{ order: number; isBoth: boolean }>
/** A press in one tab. */
type Press = Readonly<{ page: Page; order: number; applying: Applying }>

const AMOUNTS = ['3000', '4000', '5000'] as const
const FATHER_NAMES = ['López', 'Pérez', 'Ramos', 'Torres', 'Vega'] as const
const REFERENCES = ['Luis', 'Elena', 'Raúl', 'Sofía'] as const
const LIVE_PHOTOS = 4

const photos = new Map<number, ReturnType<typeof photoFile>>()
const photo = (seed: number) => {
  const file = photos.get(seed) ?? photoFile(seed)
  photos.set(seed, file)
  return file
}

export function look(page: Page): Promise<Shown> {
  return page
    .evaluate(() => ({
      step: document.querySelector('#wizard-step')?.textContent ?? null,
      sent: document.querySelector('section[aria-labelledby="application-sent"] dd')?.textContent ?? null,
    }))
    .catch(() => ({ step: null, sent: null }))
}

/** Answers the step that a page shows, and waits a moment for the next one. Resolves to true if the page went on. */
export async function answerStep(page: Page, { order, isBoth }: Turn, applying: Applying): Promise<boolean> {
  const before = await look(page)
  const at = STEPS.findIndex((name) => name === before.step)
  const name = STEPS[at]
  if (name === undefined) return false
  await worked(() => ANSWERS[name]({ page, order, applying }))
  await worked(() => page.waitForFunction(hasChanged, before.step, { timeout: HURRY_MS, polling: LOOK_MS }))
  const after = await look(page)
  // Sent in another tab is no answer to this step.
  const isSent = after.sent !== null && name === 'Revisa y envía'
  const hasGoneOn = isSent || STEPS.findIndex((one) => one === after.step) > at
  const field = FIELDS[name]
  // A start at the same time as the applicant: the application has the loan of the one that came last.
  const isCertain = !(isBoth && field === 'amount')
  if (hasGoneOn && field !== undefined && isCertain) applying.typed.take(field, order)
  return hasGoneOn
}

/** Field of each step whose value is judged in the end. */
const FIELDS: Readonly<Partial<Record<(typeof STEPS)[number], string>>> = {
  'Tu préstamo': 'amount',
  'Tus datos': 'fatherName',
  'Tu domicilio': 'number',
  'Una referencia': 'reference',
}

const hasChanged = (before: string | null) =>
  document.querySelector('#application-sent') !== null ||
  (document.querySelector('main [role="alert"]') !== null &&
    document.querySelector('main [aria-busy="true"]') === null) ||
  (document.querySelector('#wizard-step')?.textContent ?? null) !== before

const ANSWERS: Readonly<Record<(typeof STEPS)[number], (press: Press) => Promise<void>>> = {
  'Tu préstamo': async ({ page, order, applying: { typed, chance } }) => {
    const amount = chance.pick(AMOUNTS)
    const field = page.getByRole('textbox', { name: '¿Cuánto necesitas?' })
    await field.fill(amount, { timeout: HURRY_MS })
    await field.press('Enter', { timeout: HURRY_MS })
    typed.send('amount', amount, order)
    await press(page, 'Continuar')
  },
  'Tus datos': async ({ page, order, applying: { person, typed, chance } }) => {
    if ((await page.getByLabel('CURP').count()) > 0) {
      const fatherName = chance.pick(FATHER_NAMES)
      await fill({
        page,
        fields: {
          Nombres: person.firstNames,
          'Apellido paterno': fatherName,
          'Apellido materno (opcional)': person.motherName,
          'Fecha de nacimiento': person.birthDate,
          CURP: person.curp,
          Teléfono: person.telephone,
          'Correo electrónico': person.email,
        },
      })
      typed.send('fatherName', fatherName, order)
    } else if (chance.next() < 0.2) return press(page, 'Cambiar')
    await press(page, 'Continuar')
  },
  'Confirma tu teléfono': async ({ page, applying: { person, platform } }) => {
    const code = page.getByLabel('Código del SMS')
    if ((await page.getByRole('button', { name: 'Enviarme el código' }).count()) > 0) {
      await press(page, 'Enviarme el código')
      await code.or(page.getByRole('alert')).first().waitFor({ timeout: HURRY_MS })
    }
    if ((await code.count()) === 0) return press(page, 'Continuar')
    await code.fill(await smsCodeTo(platform, person.telephone), { timeout: HURRY_MS })
    await press(page, 'Confirmar')
  },
  'Tu domicilio': async ({ page, order, applying: { typed, chance } }) => {
    const number = String(chance.between(10, 999))
    await fill({ page, fields: { 'Código postal': APPLICANT_ADDRESS.postcode } })
    await worked(() => page.getByText('Estado: Jalisco').waitFor({ timeout: HURRY_MS }))
    await fill({
      page,
      fields: {
        'Municipio o alcaldía': APPLICANT_ADDRESS.municipality,
        Colonia: APPLICANT_ADDRESS.suburb,
        Calle: APPLICANT_ADDRESS.street,
        Número: number,
      },
    })
    await page.getByLabel('¿Cuánto tiempo llevas viviendo ahí?').selectOption({ index: 1 }, { timeout: HURRY_MS })
    typed.send('number', number, order)
    await press(page, 'Continuar')
  },
  'Una referencia': async ({ page, order, applying: { typed, chance } }) => {
    if ((await page.getByLabel('¿Qué es de ti?').count()) > 0) {
      const firstNames = chance.pick(REFERENCES)
      await page.getByLabel('¿Qué es de ti?').selectOption({ index: 1 }, { timeout: HURRY_MS })
      await fill({
        page,
        fields: {
          Nombres: firstNames,
          'Apellido paterno': APPLICANT_REFERENCE.fatherName,
          Teléfono: APPLICANT_REFERENCE.telephone,
          'Código postal': APPLICANT_REFERENCE.postcode,
          Calle: APPLICANT_REFERENCE.street,
          Número: APPLICANT_REFERENCE.number,
        },
      })
      typed.send('reference', firstNames, order)
    } else if (chance.next() < 0.2) return press(page, 'Cambiar')
    await press(page, 'Continuar')
  },
  'Tu identificación': async ({ page }) => {
    for (const [at, name] of ['Frente de tu credencial', 'Reverso de tu credencial'].entries()) {
      const card = page.getByRole('group', { name })
      if ((await card.getByText('Recibido', { exact: true }).count()) > 0) continue
      await card.getByLabel(/^Subir/).setInputFiles(await photo(at + 1), { timeout: HURRY_MS })
      await card.getByText('Recibido', { exact: true }).waitFor({ timeout: HURRY_MS })
    }
    await press(page, 'Continuar')
  },
  'Prueba de vida': async ({ page }) => {
    if ((await page.getByRole('button', { name: 'Continuar', exact: true }).count()) > 0)
      return press(page, 'Continuar')
    const again = page.getByRole('button', { name: 'Enviar de nuevo' })
    if ((await again.count()) > 0) return again.click({ timeout: HURRY_MS })
    await worked(() => press(page, 'Empezar con la cámara'))
    await press(page, 'Hacerla con fotos de mi dispositivo')
    for (let seed = 1; seed <= LIVE_PHOTOS; seed += 1) {
      await page.getByText(`Foto ${seed} de ${LIVE_PHOTOS}.`).waitFor({ timeout: HURRY_MS })
      await page.getByLabel('Tomar o elegir la foto').setInputFiles(await photo(seed), { timeout: HURRY_MS })
    }
  },
  'Seguro de vida': ({ page }) => press(page, 'Continuar sin seguro'),
  'Dónde lo depositamos': async ({ page }) => {
    const clabe = page.getByLabel('CLABE', { exact: true })
    await page.getByRole('button', { name: 'Continuar', exact: true }).waitFor({ timeout: HURRY_MS })
    if ((await clabe.count()) > 0) await clabe.fill(CLABE, { timeout: HURRY_MS })
    await press(page, 'Continuar')
  },
  'Revisa y envía': async ({ page }) => {
    for (const box of await page.getByRole('checkbox').all()) await box.check({ timeout: HURRY_MS })
    await press(page, 'Enviar solicitud')
  },
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click({ timeout: HURRY_MS })
}

/** Types texts into fields by their labels. */
async function fill({ page, fields }: Readonly<{ page: Page; fields: Readonly<Record<string, string>> }>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text, { timeout: HURRY_MS })
}
