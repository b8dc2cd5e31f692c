import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectGoodInEachSize } from '../testkit/browser/expectAccessible.ts'
import { DESKTOP, PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { POLL, setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { smsCodeTo } from '../testkit/shoppers/smsCodeTo.ts'
import { storedOnDevice } from '../testkit/browser/storedOnDevice.ts'

const { web, platform } = sharedShop()

/** A journey through several pages takes a busy machine longer than a test may take otherwise. */
const JOURNEY_MS = 180_000

/** Adult applicant with a CURP of the right date and check digit. */
const CURP = 'PEGA080101MJCRRNA2'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const newTelephone = () => `33${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('paso')

async function fillApplicant(page: Page, telephone: string): Promise<void> {
  await page.getByLabel('Nombres').fill('Paola')
  await page.getByLabel('Apellido paterno').fill('Pérez')
  await page.getByLabel('Apellido materno (opcional)').fill('García')
  await page.getByLabel('Fecha de nacimiento').fill('2008-01-01')
  await page.getByLabel('CURP').fill(CURP.toLowerCase())
  await page.getByLabel('Teléfono').fill(telephone)
  await page.getByLabel('Correo electrónico').fill('paola@example.mx')
}

/** Opens the wizard of a new customer and takes it to the applicant's data. */
async function openApplicant(page: Page): Promise<void> {
  await page.goto(`${web}/credilana/nuevo/registro?monto=2500`)
  await untilAlive(page)
  await goOn(page)
  await heading(page, 'Tus datos').waitFor()
}

describe('the application of a new customer, on a phone', () => {
  it(
    'is led from the loan to the reference, keeps what is sent over a reload, and goes back step by step',
    async () => {
      const { page, faults, close } = await openWindow(browser, { viewport: PHONE })
      await page.goto(`${web}/credilana?monto=2500&meses=6&abono=quincenal`)
      await untilAlive(page)
      await page.getByText('¿Ya tienes crédito con nosotros?').waitFor()
      await page.getByRole('link', { name: 'No, es mi primer crédito' }).click()
      await heading(page, 'Tu préstamo').waitFor()
      await page.getByText('1 de 10').waitFor()
      expect(await page.getByRole('textbox', { name: '¿Cuánto necesitas?' }).inputValue()).toBe('2500')
      const panel = page.getByRole('complementary', { name: 'Lo que vas a pagar' })
      await panel.getByRole('button', { name: /^Total \$.* · CAT .* % sin IVA$/ }).click()
      await panel.getByText('Recibes $2,500').waitFor()
      await expectGoodInEachSize(page)
      await goOn(page)

      await heading(page, 'Tus datos').waitFor()
      await page.getByText('2 de 10').waitFor()
      const telephone = newTelephone()
      await fillApplicant(page, telephone)
      expect(await page.getByLabel('CURP').inputValue()).toBe(CURP)
      await goOn(page)

      await heading(page, 'Confirma tu teléfono').waitFor()
      await expectGoodInEachSize(page)
      await page.getByRole('button', { name: 'Enviarme el código' }).click()
      await page.getByText(`Te mandamos un código al •••• ${telephone.slice(-4)}.`).waitFor()
      await page
        .getByRole('timer')
        .getByText(/^Puedes pedir otro código en (5:00|4:\d\d)$/)
        .waitFor()
      const code = await smsCodeTo(platform, telephone)
      await page.getByLabel('Código del SMS').fill(String((Number(code) + 1) % 10_000).padStart(4, '0'))
      await page.getByRole('button', { name: 'Confirmar' }).click()
      await page.getByText('El código SMS no es correcto o ya venció.').first().waitFor()
      await page.getByLabel('Código del SMS').fill(code)
      await page.getByRole('button', { name: 'Confirmar' }).click()

      await heading(page, 'Tu domicilio').waitFor()
      await page.getByLabel('Código postal').fill('44100')
      await page.getByText('Estado: Jalisco').waitFor()
      await expect.poll(() => page.getByLabel('Municipio o alcaldía').inputValue(), POLL).toBe('Guadalajara')
      await page.getByLabel('Colonia').fill('Centro')
      await page.getByLabel('Calle', { exact: true }).fill('AV. JUÁREZ')
      await page.getByLabel('Número', { exact: true }).fill('10')
      await page.getByLabel('¿Cuánto tiempo llevas viviendo ahí?').selectOption('De 1 a 3 años')
      await expectGoodInEachSize(page)
      await goOn(page)

      await heading(page, 'Una referencia').waitFor()
      await page.reload()
      await untilAlive(page)
      await heading(page, 'Una referencia').waitFor()
      await page.getByText(/^Sigue donde te quedaste\. Guardamos tu solicitud S-/).waitFor()
      await expectGoodInEachSize(page)
      await page.getByLabel('¿Qué es de ti?').selectOption({ index: 1 })
      await page.getByLabel('Nombres').fill('Elena')
      await page.getByLabel('Apellido paterno').fill('Pérez')
      await page.getByLabel('Teléfono').fill(newTelephone())
      await page.getByLabel('Código postal').fill('44100')
      await page.getByLabel('Calle', { exact: true }).fill('Av Juarez')
      await page.getByLabel('Número', { exact: true }).fill('10')
      await goOn(page)
      await page.getByRole('alert').getByText('Tu referencia no puede vivir contigo.').waitFor()
      await page.getByLabel('Número', { exact: true }).fill('210')
      await goOn(page)

      await heading(page, 'Tu identificación').waitFor()
      expect(stepOf(page)).toBe('identificacion')
      await page.goBack()
      await heading(page, 'Una referencia').waitFor()
      await page.getByText('Elena Pérez').waitFor()
      await page.goto(`${web}/credilana/nuevo/registro?paso=domicilio`)
      await untilAlive(page)
      await expect.poll(() => page.getByLabel('Calle', { exact: true }).inputValue(), POLL).toBe('AV. JUÁREZ')
      await page.goto(`${web}/credilana/nuevo/registro?paso=revision`)
      await untilAlive(page)
      await heading(page, 'Tu identificación').waitFor()
      await expect.poll(() => stepOf(page), POLL).toBe('identificacion')
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )

  it('says what is wrong with each field, and lists it above the form', async () => {
    const { page, close } = await openWindow(browser, { viewport: PHONE })
    await openApplicant(page)
    for (const [label, text, message] of [
      ['Nombres', 'A1', 'Escríbelo con 2 a 60 letras.'],
      ['Fecha de nacimiento', '2999-01-01', 'La fecha no puede ser posterior a hoy.'],
      ['Fecha de nacimiento', '2020-01-01', 'Para pedir crédito necesitas ser mayor de edad.'],
      ['CURP', 'LORA900514MJCPZN09', 'Revisa tu CURP: son 18 letras y números.'],
      ['Teléfono', '12345', 'El teléfono tiene 10 dígitos.'],
      ['Correo electrónico', 'paola@', 'Revisa el correo: algo como nombre@ejemplo.com.'],
    ] as const) {
      await page.getByLabel(label).fill(text)
      await page.getByLabel(label).blur()
      await page.getByText(message).first().waitFor()
    }
    await page.getByLabel('Fecha de nacimiento').fill('1990-05-15')
    await page.getByLabel('CURP').fill('LORA900514MJCPZN08')
    await goOn(page)
    const summary = page.getByRole('alert')
    await summary.getByText('La fecha de tu CURP no es la que escribiste.').waitFor()
    await summary.getByText('Escribe tu apellido paterno.').click()
    expect(await page.getByLabel('Apellido paterno').evaluate((field) => field === document.activeElement)).toBe(true)
    await expectGoodInEachSize(page)
    await close()
  })

  it(
    'sees at once that a postal code has no coverage, and that a step needs a connection, and loses nothing',
    async () => {
      const { page, close } = await openWindow(browser, { viewport: PHONE })
      await openApplicant(page)
      const telephone = newTelephone()
      await fillApplicant(page, telephone)
      await setNetwork(page, false)
      await goOn(page)
      await page.getByText('Hace falta conexión para este paso. Tus datos siguen en la página.').waitFor()
      await setNetwork(page, true)
      expect(await page.getByLabel('CURP').inputValue()).toBe(CURP)
      await goOn(page)
      await page.getByRole('button', { name: 'Enviarme el código' }).click()
      await page.getByLabel('Código del SMS').waitFor()
      await page.getByLabel('Código del SMS').fill(await smsCodeTo(platform, telephone))
      await page.getByRole('button', { name: 'Confirmar' }).click()
      await heading(page, 'Tu domicilio').waitFor()
      await page.getByLabel('Código postal').fill('22000')
      await page.getByText('Todavía no damos crédito en el código postal 22000.').first().waitFor()
      await page.getByRole('button', { name: 'Borrar mi solicitud' }).click()
      const question = page.getByRole('dialog', { name: '¿Borrar tu solicitud?' })
      await question.getByRole('button', { name: 'Borrar mi solicitud' }).click()
      await page.getByText('Borramos tu solicitud y tus archivos.').waitFor()
      await heading(page, 'Tu préstamo').waitFor()
      const stored = await storedOnDevice(page)
      for (const secret of [CURP, telephone, 'Paola', 'paola@example.mx']) expect(stored).not.toContain(secret)
      await close()
    },
    JOURNEY_MS,
  )
})

describe('the application of a home customer', () => {
  it(
    'begins with the account, and lends up to its line',
    async () => {
      const { page, faults, close } = await openWindow(browser, { viewport: DESKTOP })
      await page.goto(`${web}/prestamo-personal?monto=3000&abono=mensual`)
      await untilAlive(page)
      await page.getByRole('link', { name: 'Sí, ya tengo cuenta' }).click()
      await heading(page, 'Tu cuenta de crédito').waitFor()
      await page.getByText('1 de 6').waitFor()
      await expectGoodInEachSize(page)
      await page.setViewportSize(DESKTOP)
      await page.getByLabel('Número de cliente').fill('C10000040')
      await page.getByLabel('NIP', { exact: true }).fill('8520')
      await goOn(page)
      await heading(page, 'Tu préstamo').waitFor()
      await page.getByText('De $1,000 a $58,000, de $500 en $500.').waitFor()
      const panel = page.getByRole('complementary', { name: 'Lo que vas a pagar' })
      await panel.getByText('Recibes $3,000').waitFor()
      await goOn(page)
      await heading(page, 'Prueba de vida').waitFor()
      await page.getByText(/^Solicitud S-/).waitFor()
      await page.goBack()
      await page.getByRole('textbox', { name: '¿Cuánto necesitas?' }).fill('6000')
      await page.keyboard.press('Enter')
      await panel.getByText('Recibes $6,000').waitFor()
      await goOn(page)
      await heading(page, 'Prueba de vida').waitFor()
      await panel.getByText('Recibes $6,000').waitFor()
      await page.goto(`${web}/credilana/nuevo/registro`)
      await untilAlive(page)
      await page.getByText(/^Es de un préstamo personal\./).waitFor()
      await expectGoodInEachSize(page)
      expect(faults).toEqual([])
      await close()
    },
    JOURNEY_MS,
  )
})

it('the application for a credit line asks first whether there is an account', async () => {
  const { page, close } = await openWindow(browser, { viewport: PHONE })
  await page.goto(`${web}/credit/register`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Unir mi cuenta de crédito' }).waitFor()
  await expectGoodInEachSize(page)
  await page.getByRole('button', { name: 'Empezar mi solicitud' }).click()
  await heading(page, 'Tus datos').waitFor()
  await page.getByText('1 de 7').waitFor()
  await close()
})

it.each(['/de/credilana/nuevo/registro', '/it/prestamo-personal/casa/registro', '/de/credit/register'])(
  'a store that does not lend has no application: %s',
  async (path) => {
    expect((await fetch(`${web}${path}`)).status).toBe(404)
  },
)
