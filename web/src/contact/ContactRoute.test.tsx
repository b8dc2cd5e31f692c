import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import query from '../__generated__/ContactRouteQuery.graphql'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { ContactRoute } from './ContactRoute.tsx'

const PAGE = {
  id: 'cms:10',
  identifier: 'contact',
  title: 'Contacto',
  heading: null,
  content: '<p>Contesta una persona.</p>',
  metaDescription: null,
  alternates: [],
}
const CONTACT = {
  phones: [
    { dialled: '+525500000100', formatted: '55 0000 0100' },
    { dialled: '+523300000101', formatted: '33 0000 0101' },
  ],
  whatsAppUrl: 'https://wa.me/525500000105',
}

const KINDS = [
  { code: 'damaged', label: 'Llegó dañado', description: 'Te pediremos fotos.' },
  { code: 'service', label: 'El trato que recibí', description: null },
]

async function open({
  page = PAGE as object | null,
  contact = CONTACT as object | null,
  complaintKinds = [] as readonly object[] | null,
  code = 'hogar',
} = {}) {
  const store = storeByCode(code)
  const view = await renderWithRelay(
    <RouteForTest query={query} root={{ cmsPage: page, store: { id: 's:1', contact, complaintKinds } }}>
      <ContactRoute />
    </RouteForTest>,
    { path: `${store?.urlPrefix ?? ''}/contact`, answered: 0, ...(store ? { store } : {}) },
  )
  const sent = () => view.environment.mock.getAllOperations().map(({ request }) => request.variables['input'] as object)
  const answer = (payload: object) =>
    act(async () =>
      view.environment.mock.resolveMostRecentOperation({
        data: { sendContactMessage: { userErrors: [], notices: [], ...payload } },
      } as never),
    )
  return { ...view, sent, answer }
}

async function write(message = '¿Abren hoy?') {
  await userEvent.type(screen.getByLabelText('Tu nombre'), 'Eva Ruiz')
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'eva@example.mx')
  await userEvent.type(screen.getByLabelText('Tu mensaje'), message)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
const SENT = { notices: [{ message: 'Te respondemos a eva@example.mx.' }] }

describe('how the store is reached', () => {
  it('is by its numbers and WhatsApp, around what editors say', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeDefined()
    expect(screen.getByText('Contesta una persona.')).toBeDefined()
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways).toEqual(
      expect.arrayContaining([
        ['55 0000 0100', 'tel:+525500000100'],
        ['33 0000 0101', 'tel:+523300000101'],
        ['Escríbenos por WhatsApp', 'https://wa.me/525500000105'],
      ]),
    )
  })

  it('is by the form alone where nothing else is known', async () => {
    await open({ page: null, contact: null })
    expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('form', { name: 'Escríbenos' })).toBeDefined()
  })

  it('is said in the language of the store', async () => {
    await open({ page: null, code: 'de' })
    expect(screen.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Nachricht senden' })).toBeDefined()
  })
})

describe('the form', () => {
  it('says beside its field what is wrong, focuses the first one, and sends nothing', async () => {
    const { sent } = await open()
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'eva@')
    await userEvent.type(screen.getByLabelText('Teléfono (opcional)'), '123')
    await press()
    const name = screen.getByLabelText('Tu nombre')
    expect(document.activeElement).toBe(name)
    const texts = ['Tu nombre', 'Correo electrónico', 'Teléfono (opcional)', 'Tu mensaje'].map((label) => {
      const field = screen.getByLabelText(label)
      expect(field.getAttribute('aria-invalid'), label).toBe('true')
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    })
    expect(texts).toEqual([
      'Este campo es obligatorio.',
      'Revisa el correo: algo como nombre@ejemplo.com.',
      'Escribe el teléfono con lada: al menos 10 dígitos.',
      'Este campo es obligatorio.',
    ])
    expect(sent()).toEqual([])
  })

  it('sends what was written, and shows and focuses the shop’s answer', async () => {
    const { sent, answer } = await open()
    await write()
    await press()
    expect(sent()).toEqual([
      {
        complaint: '',
        name: 'Eva Ruiz',
        email: 'eva@example.mx',
        telephone: '',
        message: '¿Abren hoy?',
        clientMutationId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ])
    await answer(SENT)
    const said = screen.getByRole('status')
    expect(said.textContent).toBe('Te respondemos a eva@example.mx.')
    expect(document.activeElement).toBe(said)
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('keeps the message where there is no network, and sends the same one under the same key', async () => {
    const { sent, rejectNext } = await open()
    await write()
    await press()
    const [first] = sent()
    await rejectNext(new NetworkFailure('unreachable', { operation: 'useContactFormMutation' }))
    expect(screen.getByRole('alert').textContent).toContain('Tu mensaje sigue aquí')
    expect(screen.getByLabelText('Tu mensaje')).toHaveProperty('value', '¿Abren hoy?')
    expect(localStorage).toHaveLength(0)
    await press()
    expect(sent()).toEqual([first])
    await rejectNext(new NetworkFailure('unreachable', { operation: 'useContactFormMutation' }))
    await userEvent.type(screen.getByLabelText('Tu mensaje'), ' Gracias.')
    await press()
    expect(sent()).not.toMatchObject([{ clientMutationId: (first as { clientMutationId: string }).clientMutationId }])
  })

  it('says what the shop refuses, at its field or above the button, until that is changed', async () => {
    const { answer } = await open()
    await write()
    await press()
    const refusal = (message: string, field: string[] | null) => ({
      userErrors: [{ code: 'REFUSED', message, field }],
    })
    await answer(refusal('Este correo no existe.', ['email']))
    const email = screen.getByLabelText('Correo electrónico')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Este correo no existe.')).toBeDefined()
    expect(document.activeElement).toBe(email)
    await userEvent.type(email, '.mx')
    expect(screen.queryByText('Este correo no existe.')).toBeNull()
    await press()
    await answer(refusal('Demasiados intentos.', null))
    expect(screen.getByRole('alert').textContent).toBe('Demasiados intentos.')
  })

  it('says that it could not be sent when the shop failed', async () => {
    const { rejectNext } = await open()
    await write()
    await press()
    await rejectNext(new NetworkFailure('invalid', { operation: 'useContactFormMutation' }))
    expect(screen.getByRole('alert').textContent).toBe('No pudimos enviar tu mensaje. Inténtalo de nuevo.')
  })
})

describe('a complaint', () => {
  const select = () => screen.getByLabelText('¿Sobre qué nos escribes?')

  it('is chosen out of what the store lists, with what helps to settle it', async () => {
    const { sent, answer } = await open({ complaintKinds: KINDS })
    expect(
      within(select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Una pregunta u otra cosa', 'Llegó dañado', 'El trato que recibí'])
    expect(select()).toHaveProperty('value', '')
    expect(select().getAttribute('aria-describedby')).toBeNull()
    await userEvent.selectOptions(select(), 'Llegó dañado')
    expect(document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Te pediremos fotos.',
    )
    await userEvent.selectOptions(select(), 'El trato que recibí')
    expect(screen.queryByText('Te pediremos fotos.')).toBeNull()
    await write()
    await press()
    expect(sent()).toMatchObject([{ complaint: 'service', message: '¿Abren hoy?' }])
    await answer({ notices: [{ message: 'Tu queja tiene el folio Q-7KD29MXF.' }] })
    expect(screen.getByRole('status').textContent).toBe('Tu queja tiene el folio Q-7KD29MXF.')
  })

  it('that the store no longer knows is reported at its field', async () => {
    const { answer } = await open({ complaintKinds: KINDS })
    await userEvent.selectOptions(select(), 'Llegó dañado')
    await write()
    await press()
    await answer({ userErrors: [{ code: 'INVALID', message: 'Este dato no es válido.', field: ['complaint'] }] })
    expect(select().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(select())
  })

  it.each([[[]], [null]])('has no field where the store lists nothing (%j)', async (complaintKinds) => {
    await open({ complaintKinds })
    expect(screen.queryByLabelText('¿Sobre qué nos escribes?')).toBeNull()
    expect(screen.getByLabelText('Tu nombre')).toBeDefined()
  })
})
