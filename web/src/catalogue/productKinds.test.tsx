import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHOICE_FRESH_MS } from '../stock/limits.ts'
import { PRODUCT, money, openProductPage, price } from './testing/openProductPage.tsx'
import '../testing/loadedCataloguePages.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('what a product costs', () => {
  it('shows months, credit with its whole cost beside it, and until when an offer is valid', async () => {
    const { container } = await openProductPage({
      ...PRODUCT,
      __typename: 'SimpleProduct',
      price: price('800.00', {
        regular: money('1000.00'),
        discountPercent: 20,
        specialUntil: '2026-12-03T05:59:59Z',
        instalments: [
          { months: 12, monthly: money('66.67') },
          { months: 18, monthly: money('44.44') },
        ],
        credit: {
          weekly: money('24.30'),
          weeks: 52,
          lastPayment: money('20.70'),
          total: money('1260.00'),
          interest: money('460.00'),
          punctualWeekly: money('20.77'),
          punctualTotal: money('1076.00'),
          bonus: money('184.00'),
          bonusPercent: 40,
          lateWeek: money('3.87'),
          annualCost: 134.4,
        },
      }),
    })
    const text = plain(container.textContent)
    expect(text).toContain('A crédito: $24.30 a la semana, 52 pagos, el último de $20.70.')
    expect(text).toContain('De contado $800 · Intereses $460 · Total $1,260 · CAT 134.4 % sin IVA')
    expect(text).toContain(
      'Si pagas a tiempo: $20.77 a la semana, total $1,076. Ahorras $184, el 40 % de los intereses.',
    )
    expect(text).toContain('Si te atrasas una semana: ese pago te cuesta $3.87 más.')
    expect(text).toContain('12 meses sin intereses de $66.67')
    expect(text).toContain('18 meses sin intereses de $44.44')
    expect(text).toContain('Oferta hasta el miércoles 2 de diciembre')
  })

  it('has a price by quantity where the store has one', async () => {
    const tiers = [
      { quantity: 3, price: money('90.00') },
      { quantity: 12, price: money('80.00') },
    ]
    await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', price: price('100.00', { tiers }) })
    expect(plain(screen.getByText('3 o más').parentElement?.textContent)).toBe('3 o más$90.00 cada uno')
    expect(screen.getByText('12 o más')).toBeTruthy()
  })

  it('says that it is being confirmed, until it is', async () => {
    const unsure = { ...PRODUCT, __typename: 'SimpleProduct', price: price('100.00', { isCurrent: false }) }
    const { rest, answer } = await openProductPage(unsure)
    expect(screen.getByText('Estamos confirmando este precio.')).toBeTruthy()
    await rest()
    await answer({ ...unsure, price: price('95.00'), stock: { status: 'OK', quantity: 2, isLow: true } })
    expect(screen.queryByText('Estamos confirmando este precio.')).toBeNull()
    expect(screen.getAllByText('$95.00')).toHaveLength(2)
    expect(screen.getByText('Quedan 2')).toBeTruthy()
  })
})

describe('a product that cannot be bought', () => {
  it('says why, in the shop’s words', async () => {
    const unavailable = { code: 'NO_VARIANT_AVAILABLE', message: 'No hay ninguna variante disponible.' }
    await openProductPage({ ...PRODUCT, __typename: 'ConfigurableProduct', unavailable, options: [], variants: [] })
    expect(screen.getByText('No hay ninguna variante disponible.')).toBeTruthy()
  })

  it('offers a mail for when it is back', async () => {
    const stock = { status: 'OUT_OF_STOCK', quantity: 0 }
    const { queue } = await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', stock })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agotado' }).disabled).toBe(true)
    await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'ana@example.mx')
    await press('Avísame')
    await waitFor(() =>
      expect(queue.asked).toEqual([
        { name: 'notifyWhenInStock', variables: { input: { sku: 'SKU', email: 'ana@example.mx' } }, optimism: {} },
      ]),
    )
  })
})

const part = (id: string, name: string, rest: object = {}) => ({
  __typename: 'SimpleProduct',
  id,
  sku: id.toUpperCase(),
  name,
  image: { path: '/p' },
  price: price('500.00'),
  stock: { status: 'OK', quantity: 50 },
  ...rest,
})

describe('a group', () => {
  const group = {
    ...PRODUCT,
    __typename: 'GroupedProduct',
    items: [
      { defaultQuantity: 1, product: part('mesa', 'Mesa', { price: price('5000.00') }) },
      { defaultQuantity: 4, product: part('silla', 'Silla') },
      { defaultQuantity: 1, product: part('banca', 'Banca', { stock: { status: 'OUT_OF_STOCK', quantity: 0 } }) },
    ],
  }

  it('goes into the cart whole, each part as often as it belongs, but nothing that is sold out', async () => {
    const { queue } = await openProductPage(group)
    expect(screen.getByText('$7,000.00')).toBeTruthy()
    await press('Agregar todo')
    expect(queue.asked).toMatchObject([
      { variables: { input: { lines: [{ sku: 'MESA', quantity: 1 }] } } },
      { variables: { input: { lines: [{ sku: 'SILLA', quantity: 4, expectedUnitPrice: '500.00' }] } } },
    ])
  })

  it('counts what is wanted, and sells nothing when nothing is', async () => {
    await openProductPage(group)
    const stepper = (name: string) => within(screen.getByRole('group', { name: `Cantidad de ${name}` }))
    await userEvent.click(stepper('Silla').getByRole('button', { name: 'Agregar uno' }))
    expect(screen.getByText('$7,500.00')).toBeTruthy()
    await userEvent.click(stepper('Mesa').getByRole('button', { name: 'Quitar uno' }))
    const chairs = stepper('Silla').getByRole('textbox')
    await userEvent.clear(chairs)
    await userEvent.type(chairs, '0{Enter}')
    expect(screen.getByText('Elige al menos una pieza.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar todo' }).disabled).toBe(true)
  })

  it('offers credit for the sum where a part is sold on credit, and asks for its amount', async () => {
    const table = part('mesa', 'Mesa', { price: price('5000.00', { credit: { total: money('7875.00') } }) })
    const { environment } = await openProductPage({
      ...group,
      items: [{ defaultQuantity: 1, product: table }, ...group.items.slice(1)],
    })
    await press('A crédito: ver pagos y total')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cuánto cuesta a crédito' })).toBeTruthy())
    const { request } = environment.mock.getMostRecentOperation()
    expect(request.variables).toEqual({ amount: '7000.00', months: null })
  })

  it('offers no credit where no part is sold on credit', async () => {
    await openProductPage(group)
    expect(screen.queryByRole('button', { name: /^A crédito/ })).toBeNull()
  })

  it('says so when its parts could not be read', async () => {
    await openProductPage({ ...group, items: null })
    expect(screen.getByRole('alert').textContent).toContain('No pudimos cargar esta parte')
  })
})

describe('a kit', () => {
  const selection = (selectionId: string, [name, amount]: readonly [string, string], rest: object = {}) => ({
    selectionId,
    quantity: 1,
    canChangeQuantity: false,
    isDefault: false,
    product: part(selectionId, name, { price: price(amount) }),
    ...rest,
  })
  const kit = {
    ...PRODUCT,
    __typename: 'BundleProduct',
    price: price('4600.00', { instalments: [{ months: 12, monthly: money('383.33') }] }),
    bundleOptions: [
      {
        optionId: '1',
        title: 'Colchón',
        isRequired: true,
        isMultiple: false,
        selections: [
          selection('m1', ['Individual', '4000.00'], { isDefault: true }),
          selection('m2', ['Matrimonial', '6000.00']),
        ],
      },
      {
        optionId: '2',
        title: 'Almohada',
        isRequired: false,
        isMultiple: false,
        selections: [selection('p1', ['Pluma', '300.00'], { isDefault: true, quantity: 2, canChangeQuantity: true })],
      },
    ],
  }

  it('begins as it comes, with months and all, and follows what is chosen', async () => {
    await openProductPage(kit)
    expect(screen.getAllByText('$4,600.00')).toHaveLength(2)
    expect(screen.getByText(/12 meses/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Matrimonial/ }))
    expect(screen.getAllByText('$6,600.00')).toHaveLength(2)
    expect(screen.queryByText(/12 meses/)).toBeNull()
  })

  it('goes into the cart with what was chosen and how many of it', async () => {
    const { queue } = await openProductPage(kit)
    const pillows = within(screen.getByRole('group', { name: 'Cantidad de Almohada' }))
    await userEvent.click(pillows.getByRole('button', { name: 'Agregar uno' }))
    expect(screen.getAllByText('$4,900.00')).toHaveLength(2)
    await press('Agregar al carrito')
    expect(queue.asked[0]?.variables).toMatchObject({
      input: {
        lines: [
          {
            sku: 'SKU',
            bundleOptions: [
              { optionId: '1', selectionIds: ['m1'] },
              { optionId: '2', selectionIds: ['p1'], quantity: 3 },
            ],
          },
        ],
      },
    })
    expect(queue.asked[0]?.optimism).toMatchObject({ unitPrice: { amount: '4900.00' } })
  })
})

describe('custom options', () => {
  const option = {
    ...PRODUCT,
    __typename: 'SimpleProduct',
    customOptions: [
      { optionId: '1', title: 'Grabado', kind: 'TEXT', isRequired: true, maxLength: 5, values: [] },
      {
        optionId: '2',
        title: 'Envoltura',
        kind: 'CHOICE',
        isRequired: false,
        values: [{ valueId: '21', title: 'Para regalo', priceDelta: money('79.00') }],
      },
    ],
  }

  it('say what they add, and what it all costs', async () => {
    const { queue } = await openProductPage(option)
    expect(screen.getByText('Elige lo que falta para agregarlo al carrito.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Grabado'), 'Casa Oslo')
    await userEvent.click(screen.getByRole('radio', { name: /^Para regalo/ }))
    expect(screen.getByText('+$79.00')).toBeTruthy()
    expect(screen.getAllByText('$179.00')).toHaveLength(2)
    await press('Agregar al carrito')
    expect(queue.asked[0]?.variables).toMatchObject({
      input: {
        lines: [
          {
            customOptions: [
              { optionId: '1', value: 'Casa' },
              { optionId: '2', value: '21' },
            ],
          },
        ],
      },
    })
  })

  it('can be taken back where they are free', async () => {
    await openProductPage(option)
    await userEvent.click(screen.getByRole('radio', { name: /^Para regalo/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Ninguno' }))
    expect(screen.queryByText('$179.00')).toBeNull()
  })
})

describe('something to download', () => {
  it('says what one gets, how often, and what one may look at before', async () => {
    const { queue } = await openProductPage({
      ...PRODUCT,
      __typename: 'DownloadableProduct',
      downloads: [
        { title: 'Plano completo', downloadsAllowed: 3, sampleUrl: 'https://files.example/extracto.pdf' },
        { title: 'Lista de materiales', downloadsAllowed: null },
      ],
      samples: [{ title: 'Primera página', url: 'https://files.example/uno.pdf' }],
    })
    const first = screen.getByText('Plano completo').closest('li')
    expect(first?.textContent).toContain('Se puede descargar 3 veces')
    const sample = screen.getByRole('link', { name: 'Ver extracto Plano completo (se abre en otra pestaña)' })
    expect(sample.getAttribute('href')).toBe('https://files.example/extracto.pdf')
    expect(sample.getAttribute('rel')).toContain('noopener')
    expect(screen.getByText('Se puede descargar las veces que quieras')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Primera página/ })).toBeTruthy()
    // Virtual products are not delivered.
    expect(screen.getByText('No se envía: te llega por correo electrónico.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /código postal/ })).toBeNull()
    await press('Agregar al carrito')
    expect(queue.asked[0]?.variables).toMatchObject({ input: { lines: [{ sku: 'SKU', quantity: 1 }] } })
  })
})

it.each([
  ['ASSEMBLY', 'No se envía: es un servicio en tu domicilio.'],
  ['WARRANTY', 'No se envía: te llega por correo electrónico.'],
])('says of the service %s how it comes', async (kind, text) => {
  await openProductPage({ ...PRODUCT, __typename: 'VirtualProduct', service: { kind, categories: [] } })
  expect(screen.getByText(text)).toBeTruthy()
})

const options = [
  { attributeCode: 'color', label: 'Color', values: ['Gris', 'Azul'].map((label) => ({ value: label, label })) },
  { attributeCode: 'size', label: 'Plazas', values: ['2', '3'].map((label) => ({ value: label, label })) },
]
const variant = (color: string, size: string, rest: object = {}) => ({
  id: `${color}-${size}`,
  sku: `${color}-${size}`,
  selection: [
    { attributeCode: 'color', value: color },
    { attributeCode: 'size', value: size },
  ],
  price: price('100.00'),
  stock: { status: 'OK', quantity: 9 },
  ...rest,
})
const soldOut = { stock: { status: 'OUT_OF_STOCK', quantity: 0 } }
const sofa = { ...PRODUCT, __typename: 'ConfigurableProduct', options }

describe('choosing another option', () => {
  it('requests the product again, and shows what has changed of what was chosen', async () => {
    const variants = [variant('Gris', '2'), variant('Azul', '2')]
    const { rest, answer, asked, environment } = await openProductPage({ ...sofa, variants })
    await rest()
    await answer({ ...sofa, variants })
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + CHOICE_FRESH_MS)
    await userEvent.click(screen.getByRole('radio', { name: 'Azul' }))
    expect(asked()).toEqual({ id: sofa.id })
    await answer({ ...sofa, variants: [variants[0], { ...variants[1], price: price('90.00'), ...soldOut }] })
    expect(screen.getAllByText('$90.00')).toHaveLength(2)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agotado' }).disabled).toBe(true)
    // Further choices share one request.
    await userEvent.click(screen.getByRole('radio', { name: 'Gris' }))
    expect(environment.mock.getAllOperations()).toEqual([])
  })
})

describe('a store that lists nothing that is out of stock', () => {
  it('switches from a colour that is sold out in this size to one in stock, and says so', async () => {
    const variants = [variant('Gris', '2'), variant('Azul', '2', soldOut), variant('Azul', '3')]
    const { router } = await openProductPage(
      { ...sofa, variants },
      { settings: { listsOutOfStock: false }, path: '/x' },
    )
    await userEvent.click(screen.getByRole('radio', { name: /^Azul/ }))
    expect(router.state.location.search).toBe('?childSku=Azul-3')
    const said = 'No existe esa configuración del producto. Elegimos por ti otra que te puede gustar.'
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('asks for another choice where none is there', async () => {
    const variants = [variant('Gris', '2'), variant('Azul', '2', soldOut), variant('Azul', '3', soldOut)]
    const { router } = await openProductPage(
      { ...sofa, variants },
      { settings: { listsOutOfStock: false }, path: '/x' },
    )
    await userEvent.click(screen.getByRole('radio', { name: /^Azul/ }))
    const said = 'No existe esa configuración del producto. Elige otra combinación de atributos.'
    expect(screen.getByText(said)).toBeTruthy()
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Gris/ }).checked).toBe(true)
  })

  it('keeps the choice out of the address where the store wants that', async () => {
    const variants = [variant('Gris', '2'), variant('Azul', '2', { price: price('150.00') })]
    const settings = { showsVariantInAddress: false }
    const { router } = await openProductPage({ ...sofa, variants }, { settings, path: '/x' })
    await userEvent.click(screen.getByRole('radio', { name: 'Azul' }))
    expect(screen.getAllByText('$150.00')).toHaveLength(2)
    expect(router.state.location.search).toBe('')
  })
})
