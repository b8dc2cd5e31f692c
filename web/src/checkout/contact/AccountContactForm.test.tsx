import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import checkoutRouteQuery from '../../__generated__/CheckoutRouteQuery.graphql'
import { RouteQuery } from '../../cart/testing/RouteQuery.tsx'
import { cartFixture } from '../../cart/testing/cartFixture.ts'
import { storeSignedInName } from '../../customers/signedInName.ts'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CheckoutRoute } from '../CheckoutRoute.tsx'
import { EMPTY_DETAILS } from '../checkoutDetails.ts'
import { saveCheckoutDetails } from '../checkoutStorage.ts'

const OFFER = /^Crear una cuenta, para seguir/
const PASSWORD = 'Secreta1!'
const cart = cartFixture([{ sku: 'SOFA', name: 'Sofá Oslo' }])

const code = vi.hoisted(() => ({ isThere: true }))
vi.mock(import('./loadAccountContactForm.tsx'), async (original) => {
  const { loadAccountContactForm } = await original()
  return {
    loadAccountContactForm: (language) =>
      code.isThere ? loadAccountContactForm(language) : Promise.reject(new Error('Failed to fetch')),
  }
})

beforeEach(() => {
  window.localStorage.clear()
  code.isThere = true
})

async function openCheckout() {
  const view = await renderWithRelay(
    <RouteQuery query={checkoutRouteQuery}>
      <CheckoutRoute />
      <NotificationOutlet />
    </RouteQuery>,
    {
      path: '/checkout',
      mockResolvers: { Viewer: () => ({ cart, customer: null }), Store: () => ({ externalCheckoutUrl: null }) },
    },
  )
  const { mock } = view.environment
  const answer = (payload: object) =>
    act(async () =>
      mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          CreateAccountPayload: () => ({ cart: null, customer: null, userErrors: [], notices: [], ...payload }),
        }),
      ),
    )
  return { ...view, answer, sent: () => mock.getMostRecentOperation().request.variables['input'] as unknown }
}

const currentStep = () => document.querySelector('[aria-current="step"] h2')?.textContent
const kept = () => JSON.stringify(Object.entries(window.localStorage))

async function askForAccount(email = 'maria@example.com') {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), email)
  await userEvent.click(screen.getByLabelText(OFFER))
  await userEvent.type(await screen.findByLabelText('Nombre'), 'María')
  await userEvent.type(screen.getByLabelText('Apellido paterno'), 'Soto')
  await userEvent.type(screen.getByLabelText('Contraseña'), PASSWORD)
  await userEvent.type(screen.getByLabelText('Repite la contraseña'), PASSWORD)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta y continuar' }))

it('makes an account on the way: the cart is the customer’s, names go into the address, the password is kept nowhere', async () => {
  const { sent, answer, environment } = await openCheckout()
  await askForAccount()
  expect(kept()).toContain('María')
  expect(kept()).not.toContain('Secreta')
  await send()
  expect(sent()).toMatchObject({ email: 'maria@example.com', firstName: 'María', lastName: 'Soto', password: PASSWORD })
  expect(kept()).not.toContain('Secreta')
  await answer({ customer: { id: 'c:1', firstName: 'María' }, cart: { ...cart, id: 'cart:2' } })
  await waitFor(() => expect(currentStep()).toBe('Dirección de entrega'))
  expect(screen.getByText('Tu cuenta está lista. Este pedido quedará en ella.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('María')
  expect(screen.getByLabelText<HTMLInputElement>('Apellido paterno').value).toBe('Soto')
  expect(environment.getStore().getSource().get('client:root:viewer')).toMatchObject({ cart: { __ref: 'cart:2' } })
  expect(kept()).not.toContain('Secreta')
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar: Contacto' }))
  expect(screen.queryByLabelText(OFFER)).toBeNull()
})

it('says what is missing beside its field, and sends nothing', async () => {
  const { environment } = await openCheckout()
  await userEvent.click(screen.getByLabelText(OFFER))
  await screen.findByLabelText('Nombre')
  await send()
  expect(screen.getByRole('alert').textContent).toContain('Escribe tu correo electrónico.')
  expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true')
  expect(environment.mock.getAllOperations()).toEqual([])
  expect(currentStep()).toBe('Contacto')
})

it('says that the address has an account already, and lets the guest go on without one', async () => {
  const { answer } = await openCheckout()
  await askForAccount()
  await send()
  await answer({ userErrors: [{ code: 'EMAIL_TAKEN', message: 'Ya hay una cuenta.', field: ['email'] }] })
  expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toContain('Ya hay una cuenta.')
  expect(screen.getByRole('link', { name: 'Entra' }).getAttribute('href')).toBe('/login')
  await userEvent.click(screen.getByLabelText(OFFER))
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('maria@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(currentStep()).toBe('Dirección de entrega')
})

it('says that an account takes a network, when it is to be made or its form to come', async () => {
  const { rejectNext } = await openCheckout()
  await askForAccount()
  await send()
  await rejectNext(new NetworkFailure('unreachable', { operation: 'AccountContactFormMutation' }))
  expect(screen.getByRole('alert').textContent).toContain('No hay conexión')
  expect(currentStep()).toBe('Contacto')
})

it('goes on without an account where what asks for one cannot be loaded', async () => {
  code.isThere = false
  await openCheckout()
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'maria@example.com')
  await userEvent.click(screen.getByLabelText(OFFER))
  expect(await screen.findByText('Para crear una cuenta hace falta conexión. Puedes seguir sin ella.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(OFFER).checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(currentStep()).toBe('Dirección de entrega')
})

it('offers no account to a customer who is signed in', async () => {
  storeSignedInName('hogar', 'Ana')
  saveCheckoutDetails(window.localStorage, 'hogar', {
    ...EMPTY_DETAILS,
    address: { ...EMPTY_DETAILS.address, postcode: '44100' },
  })
  await openCheckout()
  expect(screen.getByLabelText('Correo electrónico')).toBeDefined()
  expect(screen.queryByLabelText(OFFER)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Entra' })).toBeNull()
})
