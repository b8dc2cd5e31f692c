import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, it, vi } from 'vitest'
import query from '../__generated__/NewsletterRouteQuery.graphql'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import type { Outcome } from '../offline/outcome.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'
import type { QueuedMutation } from '../offline/queuedMutation.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { NewsletterRoute } from './NewsletterRoute.tsx'
import { subscribeToNewsletterMutation } from './subscribeToNewsletterMutation.ts'
import { unsubscribeFromNewsletterMutation } from './unsubscribeFromNewsletterMutation.ts'

const TASK: WaitingTask = {
  id: 't', name: '', scope: 'newsletter', variables: {}, optimism: {}, createdAt: 0, isTransmitted: false,
  awaitsConsent: false, timesAskedAgain: 0,
} // prettier-ignore
const EMAIL = 'ana@example.mx'
const root = (newsletter: object | null) => ({ viewer: { customer: { id: 'c:1', firstName: 'Ana', newsletter } } })

async function open(newsletter: object | null, outcome?: Outcome) {
  const queue = createFakeQueue()
  if (outcome) queue.answerNext(outcome)
  await renderWithRelay(
    <RouteForTest query={query} root={root(newsletter)}>
      <NewsletterRoute />
      <NotificationOutlet />
    </RouteForTest>,
    { path: '/my-account/newsletter', queue, answered: 0 },
  )
  return queue
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the newsletter of an account', () => {
  it('is one of its places, and says where it goes', async () => {
    await open({ email: EMAIL, isSubscribed: true })
    expect(screen.getByRole('link', { name: 'Boletín' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 2, name: 'Recibes el boletín' })).toBeDefined()
    expect(screen.getByText(`Lo enviamos a ${EMAIL}.`)).toBeDefined()
  })

  it('is requested for the customer’s own address, and shows the shop’s answer', async () => {
    const notices = [{ code: 'NEWSLETTER_SUBSCRIBED', message: 'Listo: enviaremos el boletín.' }]
    const queue = await open(
      { email: EMAIL, isSubscribed: false },
      { kind: 'done', data: { subscribeToNewsletter: { notices } } },
    )
    await press('Suscribirme')
    expect(queue.asked).toMatchObject([{ name: 'subscribeToNewsletter', variables: { input: { email: EMAIL } } }])
    expect(screen.getByText('Listo: enviaremos el boletín.')).toBeDefined()
  })

  it('is ended without naming an address', async () => {
    const queue = await open({ email: EMAIL, isSubscribed: true }, { kind: 'waiting' })
    await press('Darme de baja')
    expect(queue.asked).toEqual([{ name: 'unsubscribeFromNewsletter', variables: { input: {} }, optimism: {} }])
    expect(screen.getByText('Guardado en este dispositivo: se enviará en cuanto se pueda.')).toBeDefined()
  })

  it.each([
    [[{ code: 'REFUSED', message: 'Hoy no.' }], 'Hoy no.'],
    [[], 'No pudimos anotarlo. Inténtalo de nuevo.'],
  ])('shows a refusal', async (userErrors, said) => {
    await open({ email: EMAIL, isSubscribed: true }, { kind: 'refused', userErrors, data: null })
    await press('Darme de baja')
    expect(screen.getByRole('alert').textContent).toBe(said)
  })

  it.each([
    ['subscribeToNewsletter', { input: { email: 'ANA@example.mx' } }, true, 'Tu suscripción al boletín está en espera'],
    ['unsubscribeFromNewsletter', { input: {} }, false, 'Tu baja del boletín está en espera'],
    ['subscribeToNewsletter', { input: { email: 'eva@example.mx' } }, false, 'No recibes el boletín'],
  ])('says off line what waits: %s %j', async (...[name, variables, isSubscribed, title]) => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const queue = await open({ email: EMAIL, isSubscribed })
    act(() => queue.setTasks([{ ...TASK, name, variables }]))
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined()
    const waits = screen.queryByText('Guardado en este dispositivo: se enviará en cuanto se pueda.')
    expect(waits === null).toBe(title === 'No recibes el boletín')
    vi.restoreAllMocks()
  })

  it('says that it could not be read, and offers nothing then', async () => {
    await open(null)
    expect(screen.getByRole('alert').textContent).toContain('no podemos mostrar si recibes el boletín')
    expect(screen.queryByRole('button', { name: /Suscribirme|baja/ })).toBeNull()
  })
})

describe('while it waits', () => {
  /** Returns the account's state after a change was applied optimistically. */
  function drawn(mutation: QueuedMutation, input: object, isSubscribed: boolean) {
    const environment: Environment = createMockEnvironment()
    const operation = createOperationDescriptor(query, {})
    environment.retain(operation)
    environment.commitPayload(operation, answerQuery(query, {}, root({ email: EMAIL, isSubscribed })))
    const change = mutation.parse({ input }, {})
    environment.applyUpdate({ storeUpdater: (store) => change?.apply(store) })
    const { __ref: id } = (environment.getStore().getSource().get('c:1')?.['newsletter'] ?? {}) as { __ref?: string }
    return environment
      .getStore()
      .getSource()
      .get(id ?? '')?.['isSubscribed']
  }

  it('the account shows the pending change, of its own address alone', () => {
    expect(drawn(subscribeToNewsletterMutation, { email: 'ANA@example.mx' }, false)).toBe(true)
    expect(drawn(subscribeToNewsletterMutation, { email: 'eva@example.mx' }, false)).toBe(false)
    expect(drawn(unsubscribeFromNewsletterMutation, {}, true)).toBe(false)
  })

  it('it is one wish however often it is requested, and is described in words', () => {
    const ana = { input: { email: EMAIL } }
    expect(subscribeToNewsletterMutation.merge(ana, ana)).toEqual(ana)
    expect(subscribeToNewsletterMutation.merge(ana, { input: { email: 'eva@example.mx' } })).toBeNull()
    expect(unsubscribeFromNewsletterMutation.merge({ input: {} }, { input: {} })).toEqual({ input: {} })
    expect(subscribeToNewsletterMutation.parse(ana, {})?.describe()).toEqual({
      kind: 'newsletter',
      email: EMAIL,
    })
    expect(unsubscribeFromNewsletterMutation.parse({ input: {} }, {})?.describe()).toEqual({
      kind: 'newsletterEnd',
    })
  })
})
