import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabTexts } from '../device/textStorage.ts'
import { SHARED_DEVICE_KEY } from '../device/isDeviceShared.ts'
import { holdInstallPrompt } from '../routing/document/holdInstallPrompt.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { InstallOffer } from './InstallOffer.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  window.hogarInstall = undefined
  tabTexts.removeItem(SHARED_DEVICE_KEY)
})

/** Has the browser ask whether to install the shop. The shopper gives this answer to its dialog. */
function browserAsks(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}
holdInstallPrompt(window)
const show = () => renderWithRelay(<InstallOffer />)
const title = () => screen.queryByRole('heading', { name: 'Instala Hogar en tu pantalla de inicio' })

it('is made once the browser can install the shop, which shows no question of its own', async () => {
  await show()
  expect(title()).toBeNull()
  const { event } = browserAsks('accepted')
  expect(event.defaultPrevented).toBe(true)
  expect(title()).not.toBeNull()
})

it('is made where the browser asked before the page was alive, and ends when the shop is installed', async () => {
  const { prompt } = browserAsks('accepted')
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Instalar' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(title()).toBeNull()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(window.hogarInstall).toBeUndefined()
})

it.each([
  ['here', 'accepted', 'No, gracias'],
  ['in the dialog of the browser', 'dismissed', 'Instalar'],
] as const)('refused %s is never made again, whoever signs out', async (_where, outcome, button) => {
  browserAsks(outcome)
  const first = await show()
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(title()).toBeNull()
  first.unmount()
  expect(Object.keys(localStorage).filter((key) => key.endsWith(':hogar'))).toEqual([])
  browserAsks('accepted')
  await show()
  expect(title()).toBeNull()
})

it('is not made on a device that others use too', async () => {
  tabTexts.setItem(SHARED_DEVICE_KEY, '1')
  browserAsks('accepted')
  await show()
  expect(title()).toBeNull()
})
