import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import createAccountRouteQuery from '../../__generated__/CreateAccountRouteQuery.graphql'
import loginRouteQuery from '../../__generated__/LoginRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CreateAccountRoute } from '../registration/CreateAccountRoute.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import { withReturnPath } from './returnPath.ts'

beforeEach(() => localStorage.clear())

const CART = {
  totalQuantity: 0,
  lines: [],
  totals: null,
  coupon: null,
  isVirtual: false,
  hash: 'x',
  deliveryEstimate: null,
}
const STORE = { id: 's:1', socialProviders: [{ code: 'google', title: 'Google' }] }
const GUEST = { viewer: { customer: null }, store: STORE }

async function openLogin(path = '/login', root: object = GUEST) {
  const view = await renderWithRelay(
    <RouteForTest query={loginRouteQuery} root={root}>
      <LoginRoute />
      <NotificationOutlet />
    </RouteForTest>,
    { path, answered: 0 },
  )
  const address = () => `${view.router.state.location.pathname}${view.router.state.location.search}`
  // The test renders this page at every address: the redirect's target is the first address after its own.
  const visited: string[] = []
  view.router.subscribe(() => visited.push(address()))
  const asked = () => view.environment.mock.getMostRecentOperation().request
  const answer = (login: object) => {
    const field = asked().node.operation.name === 'LoginFormMutation' ? 'login' : 'createAccount'
    const payload = { customer: null, cart: null, userErrors: [], notices: [], ...login }
    return act(async () => view.environment.mock.resolveMostRecentOperation({ data: { [field]: payload } } as never))
  }
  return { ...view, address, visited, asked, answer }
}

async function logIn(email = 'ana@example.mx', password = 'Secreta1!') {
  if (email) await userEvent.type(screen.getByLabelText('Correo electrónico'), email)
  if (password) await userEvent.type(screen.getByLabelText('Contraseña'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('signing in', () => {
  it('says what is missing beside the field, and sends nothing', async () => {
    const { environment } = await openLogin()
    await logIn('', '')
    expect(screen.getByRole('alert').textContent).toContain('Escribe tu correo electrónico.')
    expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true')
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('is refused in the shop’s words, and the page stays', async () => {
    const { answer, address } = await openLogin()
    await logIn()
    await answer({ userErrors: [{ code: 'SIGN_IN_REFUSED', message: 'No son correctos.', field: null }] })
    expect(screen.getByRole('alert').textContent).toBe('No son correctos.')
    expect(address()).toBe('/login')
    expect(localStorage).toHaveLength(0)
  })

  it('takes an address as it is pasted, and the password as it is typed', async () => {
    const { asked } = await openLogin()
    const email = screen.getByLabelText<HTMLInputElement>('Correo electrónico')
    await userEvent.click(email)
    await userEvent.paste('\u202Amailto:o’brien@bücher.example\u202C')
    await logIn('', ' Secreta1!\u200B')
    expect(email.value).toBe('\u202Amailto:o’brien@bücher.example\u202C')
    expect(asked().variables['input']).toMatchObject({
      email: "o'brien@xn--bcher-kva.example",
      password: ' Secreta1!\u200B',
    })
  })

  it('makes viewer and cart the customer’s at once, and goes to the requested page', async () => {
    const { answer, asked, visited, environment } = await openLogin(withReturnPath('/login', '/my-account/orders?x=1'))
    await logIn(' ana@example.mx ')
    expect(asked().variables['input']).toMatchObject({ email: 'ana@example.mx', password: 'Secreta1!' })
    await answer({ customer: { id: 'c:1', firstName: 'Ana' }, cart: { ...CART, id: 'cart:1' } })
    await waitFor(() => expect(visited.find((place) => !place.startsWith('/login'))).toBe('/my-account/orders?x=1'))
    const viewer = environment.getStore().getSource().get('client:root:viewer')
    expect(viewer).toMatchObject({ customer: { __ref: 'c:1' }, cart: { __ref: 'cart:1' } })
    expect(localStorage.getItem('hogar:customer:hogar')).toBe('Ana')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Secreta')
  })

  it.each(['//evil.example', 'https://evil.example'])('never redirects to %s', async (path) => {
    const { address } = await openLogin(`/login?r=${btoa(path)}`, {
      viewer: { customer: { __typename: 'Customer', id: 'c:1' } },
    })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('goes to the home page when no other page was requested', async () => {
    const { answer, address } = await openLogin()
    await logIn()
    await answer({ customer: { id: 'c:1', firstName: 'Ana' } })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('fails at once without a network, and stores no password', async () => {
    const { rejectNext } = await openLogin()
    await logIn()
    await rejectNext(new NetworkFailure('unreachable', { operation: 'LoginFormMutation' }))
    expect(screen.getByRole('alert').textContent).toContain('No hay conexión')
    expect(localStorage).toHaveLength(0)
  })

  it('shows and hides what is typed', async () => {
    await openLogin()
    const field = screen.getByLabelText('Contraseña')
    expect(field.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar lo escrito: Contraseña' }))
    expect(field.getAttribute('type')).toBe('text')
  })

  it('says that a customer is signed out, right after signing out', async () => {
    await openLogin('/login?bye')
    expect(screen.getByText('Cerraste sesión')).toBeDefined()
  })

  it('forgets what the device kept of an account whose session has ended by itself', async () => {
    localStorage.setItem('hogar:customer:hogar', 'Ana')
    localStorage.setItem('hogar:checkout:hogar', '{"email":"ana@example.mx"}')
    await openLogin()
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['hogar-ended:hogar']))
    expect(screen.queryByText('Cerraste sesión')).toBeNull()
    expect(screen.getByText('Tu sesión terminó. Inicia sesión para continuar.')).toBeDefined()
  })
})

describe('signing up', () => {
  async function openSignUp() {
    const view = await renderWithRelay(
      <RouteForTest query={createAccountRouteQuery} root={GUEST}>
        <CreateAccountRoute />
      </RouteForTest>,
      { path: '/customer/account/create', answered: 0 },
    )
    const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
    const fill = async (password: string, again = password) => {
      await type('Nombre', 'Ana')
      await type('Apellido paterno', 'López')
      await type('Correo electrónico', 'ana@example.mx')
      await type('Contraseña', password)
      await type('Repite la contraseña', again)
      await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    }
    return { ...view, fill }
  }

  it('shows the rules for a password before and after', async () => {
    const { fill, environment } = await openSignUp()
    expect(screen.getAllByText(/Al menos 8 caracteres/)).not.toHaveLength(0)
    await fill('corta', 'otra')
    const told = screen.getByRole('alert').textContent
    expect(told).toContain('La contraseña necesita al menos 8 caracteres.')
    expect(told).toContain('Las contraseñas no son iguales.')
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('says beside the field that the address has an account, until it is changed', async () => {
    const { fill, environment } = await openSignUp()
    await fill('Secreta1!')
    const taken = { code: 'EMAIL_TAKEN', message: 'Ya existe una cuenta.', field: ['email'] }
    const createAccount = { customer: null, cart: null, userErrors: [taken], notices: [] }
    await act(async () => environment.mock.resolveMostRecentOperation({ data: { createAccount } } as never))
    const email = screen.getByLabelText('Correo electrónico')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(email, 'x')
    expect(email.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('signing in by a provider', () => {
  const way = () => screen.getByRole('link', { name: 'Continuar con Google' }).getAttribute('href')

  it('uses a plain link, with the path to return to', async () => {
    await openLogin(withReturnPath('/login', '/my-account/orders'))
    expect(way()).toBe(withReturnPath('/social-login/google', '/my-account/orders'))
  })

  it.each([null, []])('is not offered where there is no provider: %j', async (socialProviders) => {
    await openLogin('/login', { ...GUEST, store: { ...STORE, socialProviders } })
    expect(screen.queryByRole('link', { name: /Continuar con/ })).toBeNull()
  })

  it.each([
    ['failed', /No pudimos confirmar quién eres/],
    ['canceled', /No entraste a tu cuenta/],
    ['known', /Ya tienes una cuenta con ese correo/],
    ['noEmail', /Tu perfil no comparte un correo/],
  ])('that ended as %s is reported', async (ending, text) => {
    await openLogin(`/login?social=${ending}`)
    expect(screen.getByRole('alert').textContent).toMatch(text)
  })

  it.each(['', 'other', '<script>'])('that ended as %j is not reported', async (ending) => {
    await openLogin(`/login?social=${encodeURIComponent(ending)}`)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
