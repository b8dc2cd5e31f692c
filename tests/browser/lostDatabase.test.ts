import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { expectAccessible } from '../testkit/browser/expectAccessible.ts'
import { type Window, openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { addToCart, expectLines, expectShownUnits, openProduct, setNetwork } from '../testkit/shoppers/shopper.ts'
import { storedOnDevice } from '../testkit/browser/storedOnDevice.ts'
import { type Ware, plentifulWares } from '../testkit/shoppers/wares.ts'

const { web, gateway } = sharedShop()

describe('a tab whose database the browser takes away', () => {
  let browser: Browser
  let wares: readonly Ware[]
  let first: Window
  let second: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    wares = await plentifulWares(gateway, 2)
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    first = await openWindow(browser)
    await first.page.addInitScript(losableDatabase)
    second = await first.context.newPage()
    await openProduct(first.page, web, wares[0]!)
    await openProduct(second, web, wares[1]!)
    return () => first.close()
  })

  it('stores the next change on the device again, and sends it', async () => {
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await first.page.keyboard.press('Escape')
    await second.evaluate(deleteDatabase)
    await setNetwork(first.page, false)
    await addToCart(first.page)
    await expectShownUnits(second, 2)
    expect(await storedOnDevice(second)).toContain('"state":"waiting"')
    await setNetwork(first.page, true)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2 })
    expect(first.faults).toEqual([])
  })

  it('sends its changes from memory after another release has changed the database', async () => {
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await second.evaluate(raiseVersion)
    await addToCart(second)
    await expectShownUnits(first.page, 2)
    await first.page.keyboard.press('Escape')
    await addToCart(first.page)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2, [wares[1]!.sku]: 1 })
  })

  it('does not keep another tab from sending', async () => {
    await addToCart(first.page)
    await expectShownUnits(second, 1)
    await first.page.evaluate(() => (window as unknown as { loseDatabase: () => void }).loseDatabase())
    await addToCart(second)
    await expectShownUnits(first.page, 2)
    await second.keyboard.press('Escape')
    await addToCart(second)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 1, [wares[1]!.sku]: 2 })
    await first.page.keyboard.press('Escape')
    await addToCart(first.page)
    await expectLines(first.context, gateway, { [wares[0]!.sku]: 2, [wares[1]!.sku]: 2 })
    await expectShownUnits(second, 4)
  })
})

describe('a tab that opens with a database that cannot be read', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('sends its changes, though one of the page before waits for the database', async () => {
    const [ware] = await plentifulWares(gateway, 1)
    const { page, context, faults, close } = await openWindow(browser)
    await page.addInitScript(() => {
      sessionStorage.setItem('hogar:early:hogar:left', '{}')
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('The database cannot be read.', 'UnknownError')
      }
    })
    await openProduct(page, web, ware!)
    await addToCart(page)
    await expectLines(context, gateway, { [ware!.sku]: 1 })
    expect(await page.evaluate(() => sessionStorage.getItem('hogar:early:hogar:left'))).toBe('{}')
    expect(faults).toEqual([])
    await close()
  })
})

describe('a browser that refuses to store', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it.each([
    ['for it has no database', refuseDatabase],
    ['for the disk is full', refuseWrites],
  ])('%s: says what only the page holds, asks before it is left, and sends it', async (_why, refuse) => {
    const [ware] = await plentifulWares(gateway, 1)
    const { page, context, close } = await openWindow(browser, { worker: 'at once' })
    onTestFinished(close)
    await page.addInitScript(refuse)
    await openProduct(page, web, ware!)
    await context.setOffline(true)
    await addToCart(page)
    await page.getByRole('dialog').getByText('Sin guardar: no cierres esta página hasta que se envíe.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No se pudo guardar 1 cambio: si cierras esta página, se pierde.').waitFor()
    expect(await asksBeforeClose(page)).toBe(true)
    await page.getByRole('link', { name: 'Ver 1 cambio en espera' }).click()
    await page.getByText('Tu navegador no lo pudo guardar: si cierras esta página, se pierde.').waitFor()
    await expectAccessible(page)
    await context.setOffline(false)
    await expectLines(context, gateway, { [ware!.sku]: 1 })
    await page.getByRole('heading', { name: 'No hay nada en espera' }).waitFor()
    expect(await asksBeforeClose(page)).toBe(false)
  })
})

/** Has the browser close a page; returns true if it asks the shopper first, who then stays. */
async function asksBeforeClose(page: Page): Promise<boolean> {
  const asked = new Promise<boolean>((resolve) => {
    page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(true)))
    page.once('close', () => resolve(false))
  })
  await page.close({ runBeforeUnload: true })
  return asked
}

function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

function refuseWrites(): void {
  const refuse = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }
  Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse })
}

/** Lets a test close the connections of a page for good, as a release that has raised the version does for an old tab. */
function losableDatabase(): void {
  const connections: IDBDatabase[] = []
  let isLost = false
  const open = indexedDB.open.bind(indexedDB)
  const losableOpen = (name: string, version?: number) => {
    if (isLost) throw new DOMException('The requested version is less than the existing version.', 'VersionError')
    const opening = open(name, version)
    opening.addEventListener('success', () => connections.push(opening.result))
    return opening
  }
  Object.assign(indexedDB, { open: losableOpen })
  Object.assign(window, {
    loseDatabase: () => {
      isLost = true
      for (const connection of connections) connection.close()
    },
  })
}

/** Deletes the database as a browser does that clears the data of a site. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('hogar-hogar')
    deleting.addEventListener('success', () => resolve())
    deleting.addEventListener('error', () => reject(deleting.error ?? new Error('not deleted')))
  })
}

/** Opens the database as a later release of the shop. */
function raiseVersion(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hogar-hogar', 99)
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
  })
}
