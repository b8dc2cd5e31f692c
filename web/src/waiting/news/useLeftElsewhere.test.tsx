import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepAccount, noteAccountEnd } from '../../customers/accountKey.ts'
import { hasLeftElsewhere, noteLeftElsewhere } from '../../customers/signIn/leftElsewhere.ts'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { QueueNews } from './QueueNews.tsx'

const open = () =>
  renderWithRelay(
    <>
      <QueueNews />
      <NotificationOutlet />
    </>,
    { queue: createFakeQueue() },
  )

it('says once that the customer has signed out in another tab, with a way to sign in', async () => {
  noteLeftElsewhere()
  const page = await open()
  expect(screen.getByText('Cerraste sesión en otra pestaña.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toBeTruthy()
  expect(hasLeftElsewhere()).toBe(false)
  page.unmount()
  await open()
  expect(screen.queryByText('Cerraste sesión en otra pestaña.')).toBeNull()
})

it('claims no sign-out where the session has ended', async () => {
  keepAccount('hogar', { id: 'ana', name: 'Ana' })
  noteAccountEnd('hogar')
  noteLeftElsewhere()
  await open()
  expect(screen.queryByText('Cerraste sesión en otra pestaña.')).toBeNull()
  expect(hasLeftElsewhere()).toBe(false)
  localStorage.clear()
})
