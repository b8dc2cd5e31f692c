import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storeByCode } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage } from '../catalogue/testing/openProductPage.tsx'
import '../testing/loadedCataloguePages.ts'

const days = (earliest: string, latest = earliest) => ({
  ...PRODUCT,
  __typename: 'SimpleProduct',
  deliveryEstimate: { earliest, latest },
})

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function ask(postcode: string) {
  await userEvent.click(screen.getByRole('button', { name: /^(Calcular la fecha|Cambiar)/ }))
  const field = await screen.findByLabelText('Código postal')
  await userEvent.clear(field)
  await userEvent.type(field, `${postcode}{Enter}`)
}

describe('when it arrives', () => {
  it('is shown for the main area before a postal code is known', async () => {
    await openProductPage(days('2026-11-26'))
    expect(screen.getByText('Llega el jueves 26 de noviembre')).toBeTruthy()
  })

  it.each([
    ['de', 'Lieferung 26.–30. November'],
    ['it', 'Arriva tra giovedì 26 e lunedì 30 novembre'],
  ])('is shown in the language of the store %s', async (code, text) => {
    const store = storeByCode(code)
    await openProductPage(days('2026-11-26', '2026-11-30'), { path: `/${code}/p/SKU/x`, ...(store ? { store } : {}) })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('is requested for the shopper’s postal code, which the device stores', async () => {
    const { asked, answer } = await openProductPage(days('2026-11-26'))
    await ask('97000')
    expect(asked()).toEqual({ id: 'product', postcode: '97000' })
    expect(screen.getByText('Calculando la fecha…')).toBeTruthy()
    await answer(days('2026-12-01', '2026-12-03'))
    expect(screen.getByText('Llega entre el martes 1 y el jueves 3 de diciembre al 97000')).toBeTruthy()
    expect(localStorage.getItem('hogar:postcode:hogar')).toBe('"97000"')
  })

  it('is requested at once for a postal code that the device knows', async () => {
    localStorage.setItem('hogar:postcode:hogar', '"06600"')
    const { asked, answer } = await openProductPage(days('2026-11-26'))
    expect(screen.queryByText('Llega el jueves 26 de noviembre')).toBeNull()
    expect(asked()).toEqual({ id: 'product', postcode: '06600' })
    await answer(days('2026-11-24'))
    expect(screen.getByText('Llega el martes 24 de noviembre al 06600')).toBeTruthy()
  })

  it.each([
    ['', 'Escribe el código postal.'],
    ['441', 'Son cinco cifras.'],
    ['4410a', 'Escribe solo números'],
  ])('is not requested for %j', async (postcode, said) => {
    await openProductPage(days('2026-11-26'))
    await ask(postcode)
    expect(screen.getByText(said)).toBeTruthy()
    expect(localStorage.getItem('hogar:postcode:hogar')).toBeNull()
  })

  it.each([
    ['hogar', 'Se fabrica para ti: llega en unos 60 días'],
    ['de', 'Wird für dich gefertigt: kommt in etwa 60 Tagen'],
    ['it', 'Fatto per te: arriva in circa 60 giorni'],
  ])('is said in days of what is made to order, without a pick-up: %s', async (code, text) => {
    const store = storeByCode(code)
    const prefix = store?.urlPrefix ?? ''
    const made = { ...days('2027-01-19').deliveryEstimate, madeToOrderDays: 60 }
    const { answer } = await openProductPage(
      { ...days('2027-01-19'), deliveryEstimate: made },
      { path: `${prefix}/p/SKU/x`, ...(store ? { store } : {}) },
    )
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /tienda|Filiale|negozio/ })).toBeNull()
    if (code !== 'hogar') return
    await ask('97000')
    await answer({ ...days('2027-01-19'), deliveryEstimate: made })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('is not known everywhere', async () => {
    const { answer } = await openProductPage(days('2026-11-26'))
    await ask('23000')
    await answer({ ...days('2026-11-26'), deliveryEstimate: null })
    expect(screen.getByText('Todavía no hay fecha para el 23000. Se ve antes de pagar.')).toBeTruthy()
  })

  it('can be requested again after a failure', async () => {
    const { answer, fail } = await openProductPage(days('2026-11-26'))
    await ask('97000')
    await fail()
    expect(screen.getByText('No pudimos calcular la fecha. Inténtalo de nuevo.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await answer(days('2026-12-01'))
    expect(screen.getByText('Llega el martes 1 de diciembre al 97000')).toBeTruthy()
  })
})

describe('where it can be picked up', () => {
  const branch = ({
    code,
    name,
    longitude,
    kind,
  }: Record<'code' | 'name' | 'kind', string> & { longitude: number }) => ({
    readyFrom: '2026-12-01',
    branch: { code, kind, name, city: name, postcode: '44100', location: { latitude: 20.6, longitude } },
  })
  const askWhere = async (answered: object) => {
    const page = await openProductPage(days('2026-11-26'))
    await userEvent.click(screen.getByRole('button', { name: 'Ver en qué tienda está' }))
    expect(await screen.findByText('Buscando en las tiendas…')).toBeTruthy()
    expect(page.asked()).toEqual({ sku: PRODUCT.sku })
    await page.answerRoot(answered)
    return page
  }

  it('is asked for on a press, and lists the branches from the nearest on, each with its page', async () => {
    localStorage.setItem('hogar:postcode:hogar', '"44100"')
    await askWhere({
      pickupBranches: [
        branch({ code: 'valle', name: 'Del Valle', longitude: -99.1, kind: 'SHOP' }),
        branch({ code: 'gdl', name: 'Chapalita', longitude: -103.4, kind: 'PICKUP_POINT' }),
      ],
    })
    expect(screen.getByText('Está en 2 tiendas')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /^(Del Valle|Chapalita)$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sucursales#gdl', '/tiendas#valle'])
    expect(links[0]?.closest('li')?.textContent).toMatch(
      /^ChapalitaA .* km en línea recta · Listo desde el martes 1 de diciembre$/,
    )
  })

  it.each([
    [[], 'Ninguna tienda lo tiene para recoger. Te lo llevamos a casa.'],
    [null, 'No sabemos qué tienda lo tiene. Te lo llevamos a casa.'],
  ])('%j is said in words', async (pickupBranches, text) => {
    await askWhere({ pickupBranches })
    expect(screen.getByText(text)).toBeTruthy()
  })
})
