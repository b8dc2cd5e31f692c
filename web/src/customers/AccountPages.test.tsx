import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { ConcreteRequest, Variables } from 'relay-runtime'
import { beforeEach, describe, expect, it } from 'vitest'
import addressesRouteQuery from '../__generated__/AddressesRouteQuery.graphql'
import editAddressRouteQuery from '../__generated__/EditAddressRouteQuery.graphql'
import newAddressRouteQuery from '../__generated__/NewAddressRouteQuery.graphql'
import ordersRouteQuery from '../__generated__/OrdersRouteQuery.graphql'
import orderRouteQuery from '../__generated__/OrderRouteQuery.graphql'
import profileRouteQuery from '../__generated__/ProfileRouteQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { AddressesRoute } from './addresses/AddressesRoute.tsx'
import { EditAddressRoute } from './addresses/EditAddressRoute.tsx'
import { NewAddressRoute } from './addresses/NewAddressRoute.tsx'
import { OrderRoute } from './orders/OrderRoute.tsx'
import { OrdersRoute } from './orders/OrdersRoute.tsx'
import { ProfileRoute } from './profile/ProfileRoute.tsx'

beforeEach(() => localStorage.clear())

const ADDRESS = {
  addressId: '7',
  firstName: 'Ana',
  lastName: 'López',
  mothersName: 'Núñez',
  street: ['Av. Juárez 10', 'Centro'],
  city: 'Guadalajara',
  region: 'Jalisco',
  regionCode: 'JAL',
  postcode: '44100',
  countryCode: 'MX',
  telephone: '3312345678',
  isDefaultShipping: true,
}
const ANA = { id: 'c:1', firstName: 'Ana', lastName: 'López', email: 'ana@example.mx', addresses: [ADDRESS] }

type Page = Readonly<{ query: ConcreteRequest; variables?: Variables; root: object; path: string; page: ReactNode }>

async function open({ query, variables = {}, root, path, page }: Page) {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteForTest query={query} variables={variables} root={root}>
      {page}
      <NotificationOutlet />
    </RouteForTest>,
    { path, queue, answered: 0 },
  )
  return { ...view, queue }
}

const currentPlace = () => {
  const current = within(screen.getByRole('navigation', { name: 'Secciones de la cuenta' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
  return current.map((link) => [link.textContent, link.getAttribute('aria-current')])
}

describe('addresses', () => {
  const openList = (customer: object = ANA) =>
    open({
      query: addressesRouteQuery,
      root: { viewer: { customer } },
      path: '/my-account/addresses',
      page: <AddressesRoute />,
    })

  it('say what they are used for, and link to their form', async () => {
    await openList()
    const card = within(screen.getByText('Av. Juárez 10, Centro').closest('li') ?? document.body)
    expect(card.getByText('Ana López Núñez')).toBeDefined()
    expect(card.getByText('Entregas')).toBeDefined()
    expect(card.queryByText('Facturas')).toBeNull()
    const edit = card.getByRole('link', { name: 'Cambiar la dirección Av. Juárez 10, Centro' })
    expect(edit.getAttribute('href')).toBe('/my-account/addresses/edit/7')
    expect(currentPlace()).toEqual([['Mis direcciones', 'page']])
    expect(localStorage.getItem('hogar:customer:hogar')).toBe('Ana')
  })

  it('are none, and there is a way to the first', async () => {
    await openList({ ...ANA, addresses: [] })
    expect(screen.getByRole('link', { name: 'Agregar una dirección' }).getAttribute('href')).toBe(
      '/my-account/addresses/new',
    )
  })

  it('go after asking', async () => {
    const { queue } = await openList()
    await userEvent.click(screen.getByRole('button', { name: /^Borrar la dirección/ }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Conservar' }))
    expect(queue.asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^Borrar la dirección/ }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }))
    expect(queue.asked).toMatchObject([{ name: 'deleteCustomerAddress', variables: { input: { addressId: '7' } } }])
  })

  it('are written by the rules of the checkout, and sent whole', async () => {
    const { queue, router } = await open({
      query: newAddressRouteQuery,
      root: { viewer: { customer: { ...ANA, mothersName: 'Núñez', addresses: [] } } },
      path: '/my-account/addresses/new',
      page: <NewAddressRoute />,
    })
    expect(screen.getByLabelText<HTMLInputElement>('Apellido materno (opcional)').value).toBe('Núñez')
    // The section that contains the page is marked as current.
    expect(currentPlace()).toEqual([['Mis direcciones', 'true']])
    await userEvent.type(screen.getByLabelText('Apellido materno (opcional)'), ' 2')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(screen.getByRole('alert').textContent).toContain('Escríbelo solo con letras.')
    await userEvent.type(screen.getByLabelText('Apellido materno (opcional)'), '{Backspace}{Backspace}')
    expect(screen.getByRole('alert').textContent).toContain('Escribe el código postal.')
    expect(queue.asked).toEqual([])
    const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
    await type('Código postal', '44100')
    await userEvent.clear(screen.getByLabelText('Ciudad o municipio'))
    await type('Ciudad o municipio', 'Guadalajara')
    await type('Calle', 'Av. Juárez')
    await type('Número', '10')
    await type('Teléfono', '33 1234 5678')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(queue.asked).toMatchObject([
      {
        name: 'saveCustomerAddress',
        variables: {
          input: {
            addressId: null,
            address: {
              firstName: 'Ana',
              mothersName: 'Núñez',
              street: ['Av. Juárez 10'],
              regionCode: 'JAL',
              telephone: '3312345678',
            },
            isDefaultShipping: true,
          },
        },
      },
    ])
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/addresses'))
  })

  it('that are not there say so', async () => {
    await open({
      query: editAddressRouteQuery,
      root: { viewer: { customer: ANA } },
      path: '/my-account/addresses/edit/8',
      page: <EditAddressRoute />,
    })
    expect(screen.getByText('No encontramos esa dirección')).toBeDefined()
  })
})

const openProfile = (devices: object[] | null = null, dateOfBirth: string | null = null) =>
  open({
    query: profileRouteQuery,
    root: { viewer: { customer: { ...ANA, devices, dateOfBirth } } },
    path: '/my-account/edit',
    page: <ProfileRoute />,
  })

describe('profile', () => {
  it('is queued, and what the shop refuses stands at its field', async () => {
    const { queue } = await openProfile()
    queue.answerNext({
      kind: 'refused',
      userErrors: [{ code: 'INVALID', message: 'Escribe el nombre solo con letras.', field: ['mothersName'] }],
      data: null,
    })
    await userEvent.type(screen.getByLabelText('Apellido materno (opcional)'), 'Paz')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(queue.asked).toMatchObject([
      {
        name: 'updateCustomer',
        variables: { input: { firstName: 'Ana', lastName: 'López', mothersName: 'Paz' } },
      },
    ])
    expect(screen.getByLabelText('Apellido materno (opcional)').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the day of birth where there is one, to be looked at', async () => {
    const { unmount } = await openProfile(null, '1990-05-01')
    expect(screen.getByText('Fecha de nacimiento: 1 de mayo de 1990')).toBeDefined()
    expect(screen.queryByLabelText(/nacimiento/i)).toBeNull()
    unmount()
    await openProfile()
    expect(screen.queryByText(/nacimiento/i)).toBeNull()
  })

  it('says that it waits without a network', async () => {
    const { queue } = await openProfile()
    queue.answerNext({ kind: 'waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Guardado en este dispositivo: se enviará en cuanto se pueda.')).toBeDefined()
  })

  async function changePassword() {
    await userEvent.type(screen.getByLabelText('Contraseña actual'), 'Secreta1!')
    await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'Nueva-1234')
    await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'Nueva-1234')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
  }

  it('a password is never queued: without a network it says so', async () => {
    const { queue, rejectNext } = await openProfile()
    await changePassword()
    await rejectNext(new NetworkFailure('unreachable', { operation: 'PasswordFormMutation' }))
    expect(screen.getByRole('alert').textContent).toBe('Cambiar la contraseña no funciona sin conexión.')
    expect(queue.asked).toEqual([])
  })

  it('a password that is changed is reported, and its fields are empty again', async () => {
    const { environment } = await openProfile()
    await changePassword()
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { changePassword: { userErrors: [] } } } as never),
    )
    expect(screen.getByText('Tu contraseña se cambió')).toBeDefined()
    expect((screen.getByLabelText('Contraseña actual') as HTMLInputElement).value).toBe('')
    expect(document.activeElement?.textContent).toBe('Guardar contraseña')
  })

  it('passing the password fields does not require a password; a short new one is reported', async () => {
    await openProfile()
    screen.getByLabelText('Contraseña actual').focus()
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByText('Escribe tu contraseña.')).toBeNull()
    await userEvent.type(screen.getByLabelText('Nueva contraseña'), 'corta')
    await userEvent.tab()
    expect(screen.getByText('La contraseña necesita al menos 8 caracteres.')).toBeDefined()
  })
})

describe('the devices in the profile', () => {
  it('devices are listed by name, and the present one is not signed out here', async () => {
    const device = { usedAt: '2026-11-20T18:30:00Z' }
    const { environment } = await openProfile([
      { ...device, deviceId: 'a', name: 'Chrome, Android', isCurrent: true },
      { ...device, deviceId: 'b', name: null, isCurrent: false },
    ])
    expect(screen.getByText('Este dispositivo')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cerrar sesión ahí: Chrome, Android' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión ahí: Dispositivo' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { deviceId: 'b' } })
  })

  it('devices that cannot be read leave the page standing', async () => {
    await openProfile(null)
    expect(screen.getByText('Por ahora no podemos mostrar tus dispositivos.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDefined()
  })
})

const money = { amount: '1200.00', currencyCode: 'MXN' }
const product = {
  __typename: 'SimpleProduct',
  id: 'p:1',
  sku: 'LAMP',
  name: 'Lámpara Faro',
  urlPath: 'lampara',
  media: [],
}
const choices = { customOptions: [], bundleOptions: [] }
const order = (fields: object = {}) => ({
  __typename: 'Order',
  id: 'o:1',
  number: '000000042',
  placedAt: '2026-11-20T18:30:00Z',
  status: 'SHIPPED',
  statusLabel: 'ORDER_SENT',
  progress: 'ORDER_SENT',
  guideNumber: 'MX-77',
  deliveryCompany: 'Estafeta',
  total: money,
  currentTotal: money,
  lines: [
    {
      sku: 'LAMP',
      name: 'Lámpara Faro',
      quantity: 2,
      unitPrice: money,
      rowTotal: money,
      options: [],
      choices,
      product,
    },
    {
      sku: 'OLD',
      name: 'Mesa vieja',
      quantity: 1,
      unitPrice: money,
      rowTotal: money,
      options: [],
      choices,
      product: null,
    },
  ],
  ...fields,
})

describe('orders', () => {
  const openOrder = (node: object | null) =>
    open({
      query: orderRouteQuery,
      variables: { order: 'o:1' },
      root: { viewer: { customer: ANA }, node },
      path: '/my-account/orders/o%3A1',
      page: <OrderRoute />,
    })
  const openList = (orders: object | null) =>
    open({
      query: ordersRouteQuery,
      variables: { first: 10 },
      root: { viewer: { customer: { ...ANA, orders } } },
      path: '/my-account/orders',
      page: <OrdersRoute />,
    })

  it('are listed with what is said of them', async () => {
    await openList({ edges: [{ node: order(), cursor: 'a' }], pageInfo: { hasNextPage: false } })
    const card = within(screen.getByRole('link', { name: 'Pedido 000000042' }).closest('li') ?? document.body)
    expect(card.getByText('Pedido enviado')).toBeDefined()
    expect(card.getByText('3 artículos')).toBeDefined()
    expect(card.getByText('$1,200.00')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ver más pedidos' })).toBeNull()
  })

  it('that cannot be read are not none', async () => {
    await openList(null)
    expect(screen.getByText(/Por ahora no podemos mostrar tus pedidos/)).toBeDefined()
    expect(screen.queryByText('Todavía no tienes pedidos')).toBeNull()
  })

  it('come ten at a time', async () => {
    const { environment } = await openList({
      edges: [{ node: order(), cursor: 'a' }],
      pageInfo: { hasNextPage: true, endCursor: 'a' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Ver más pedidos' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ first: 10, after: 'a' })
  })

  it('show the step, the carrier and the tracking number', async () => {
    await openOrder(order())
    const steps = within(screen.getByRole('list', { name: 'Por dónde va' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
    expect(screen.getByText('Estafeta')).toBeDefined()
    expect(screen.getByText('MX-77')).toBeDefined()
  })

  it('that go no further have no steps', async () => {
    await openOrder(
      order({ status: 'CANCELED', statusLabel: 'DENIED', progress: null, guideNumber: null, deliveryCompany: null }),
    )
    expect(screen.getByText('Negado')).toBeDefined()
    expect(screen.queryByRole('list', { name: 'Por dónde va' })).toBeNull()
  })

  it('are placed again as far as they are sold, and the rest is named', async () => {
    const { queue } = await openOrder(order())
    await userEvent.click(screen.getByRole('button', { name: 'Volver a pedir 000000042' }))
    expect(queue.asked).toMatchObject([
      { name: 'addToCart', variables: { input: { lines: [{ sku: 'LAMP', quantity: 2 }] } } },
    ])
    expect(await screen.findByText('No se pudo agregar: Mesa vieja.')).toBeDefined()
    expect(screen.getByText('2 artículos están en tu carrito.')).toBeDefined()
  })

  it('are placed again with what was chosen: a bundle of the same parts, an option as it was filled in', async () => {
    const customOptions = [{ optionId: '13', value: 'Para Ana' }]
    const bundleOptions = [{ optionId: '1', selectionIds: ['4', '5'], quantity: 2 }]
    const [lamp] = order().lines
    const { queue } = await openOrder(order({ lines: [{ ...lamp, choices: { customOptions, bundleOptions } }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Volver a pedir 000000042' }))
    const line = { sku: 'LAMP', quantity: 2, customOptions, bundleOptions }
    expect(queue.asked).toMatchObject([{ name: 'addToCart', variables: { input: { lines: [line] } } }])
    expect(screen.queryByText(/No se pudo agregar/)).toBeNull()
  })

  it('of another customer and unknown ones look the same', async () => {
    await openOrder(null)
    expect(screen.getByText('No encontramos ese pedido')).toBeDefined()
  })
})
