import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchWholeBrowser } from '../testkit/browser/browser.ts'
import { photographOf, writeFilmOf } from '../testkit/browser/codePictures.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { PHONE, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { setNetwork, untilAlive } from '../testkit/shoppers/shopper.ts'
import { SKUS, type Ware, wareOf } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

let folder: string
let film: string
let ware: Ware
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hogar-scan-'))
  film = join(folder, 'label.y4m')
  ware = await wareOf(gateway, SKUS.simple)
  await writeFilmOf(`${web}/${ware.urlPath}?utm_source=etiqueta`, film)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const NO_CAMERA: readonly string[] = []
const CAMERA = ['--use-fake-device-for-media-stream']

/** A phone on `/scan`, with the arguments that give its browser a camera. The page makes no error while it is open. */
async function onScan(camera: readonly string[], look: (page: Page) => Promise<void>, isAllowed = false) {
  const browser = await launchWholeBrowser(camera)
  const { page, context, faults } = await openWindow(browser, { viewport: PHONE })
  try {
    if (isAllowed) await context.grantPermissions(['camera'], { origin: web })
    await page.goto(`${web}/scan`)
    await untilAlive(page)
    await look(page)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Abrir la cámara' }).click()
const atWare = (page: Page) => page.waitForURL(`${web}/${ware.urlPath}`)
const type = async (page: Page, code: string) => {
  await page.getByLabel('Código de la etiqueta').fill(code)
  await page.getByRole('button', { name: 'Ver producto' }).click()
}

describe('the camera', () => {
  it('opens the product whose label it sees, and back returns to it', async () => {
    const seeing = [...CAMERA, `--use-file-for-fake-video-capture=${film}`]
    await onScan(
      seeing,
      async (page) => {
        await expectAccessible(page)
        await start(page)
        await atWare(page)
        await page.getByRole('heading', { level: 1, name: ware.name }).waitFor()
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: 'Escanea una etiqueta' }).waitFor()
      },
      true,
    )
  })

  it('says where to look while it sees none', async () => {
    await onScan(
      CAMERA,
      async (page) => {
        await start(page)
        await page.getByText('Pon el código dentro del marco.').waitFor()
        await expectAccessible(page)
      },
      true,
    )
  })

  it.each([
    ['is refused', CAMERA, /No tenemos permiso para usar la cámara/],
    ['is not there', NO_CAMERA, /No encontramos una cámara/],
  ])('that %s says so, and leaves the other ways', async (_how, camera, text) => {
    const isThere = camera.length === 0
    await onScan(
      camera,
      async (page) => {
        await start(page)
        await page.getByText(text).waitFor()
        await page.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
        await expectAccessible(page)
        await type(page, ware.sku)
        await atWare(page)
      },
      isThere,
    )
  })
})

describe('a code', () => {
  it('typed by hand opens its product, by keyboard alone', async () => {
    await onScan(NO_CAMERA, async (page) => {
      const field = page.getByLabel('Código de la etiqueta')
      while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.type(ware.sku.toLowerCase())
      await page.keyboard.press('Enter')
      await atWare(page)
    })
  })

  it('of a variant opens its product with that variant chosen', async () => {
    const query = `{ product(by: { sku: "${SKUS.configurable}" }) { ... on ConfigurableProduct { variants { sku } } } }`
    const { product } = (await asGuest(gateway).run(query)) as { product: { variants: { sku: string }[] } }
    const sku = product.variants.at(-1)?.sku ?? ''
    const { urlPath } = await wareOf(gateway, SKUS.configurable)
    await onScan(NO_CAMERA, async (page) => {
      await type(page, sku)
      await page.waitForURL(`${web}/${urlPath}?childSku=${encodeURIComponent(sku)}`)
    })
  })

  it('that is unknown is reported, and so is a missing network', async () => {
    await onScan(NO_CAMERA, async (page) => {
      await type(page, 'NO-ES-DE-AQUI')
      await page.getByText('Ese código no es de un producto de esta tienda.').waitFor()
      await expectAccessible(page)
      await setNetwork(page, false)
      await type(page, 'OTRO-MAS')
      await page.getByText(/No pudimos buscar el código/).waitFor()
      await setNetwork(page, true)
      await type(page, ware.sku)
      await atWare(page)
    })
  })

  it('is read out of a photograph, here and nowhere else', async () => {
    await onScan(NO_CAMERA, async (page) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.postData() ?? '')
      })
      await page.getByLabel('Elegir una foto').setInputFiles(photographOf(ware.sku))
      await atWare(page)
      expect(sent.filter((body) => body.includes('GIF8'))).toEqual([])
    })
  })

  it('that a photograph does not show is reported', async () => {
    await onScan(NO_CAMERA, async (page) => {
      const noPicture = { name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
      await page.getByLabel('Elegir una foto').setInputFiles(noPicture)
      await page.getByText(/No se pudo leer un código/).waitFor()
      await expectAccessible(page)
    })
  })
})
