import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from '../../customers/drafts/keptDrafts.ts'
import { createStoredValue } from '../../device/storedValue.ts'
import type { QueuedUserError } from '../../offline/outcome.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { NEWS } from './newsItem.ts'
import { newsOf } from './newsOf.ts'
import { NewsWays } from './NewsWays.tsx'

const TASK: WaitingTask = {
  id: 'task', name: 'addToCart', scope: 'cart', variables: { input: { lines: [{ sku: 'SOFA', quantity: 1 }] } },
  optimism: {}, createdAt: 0, isTransmitted: true, awaitsConsent: false, timesAskedAgain: 0,
} // prettier-ignore
const GIFT = { to: 'Eva', from: 'Ana', message: 'Feliz', hidesPrices: true }

const stored = createStoredValue(NEWS, 'hogar')
const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Intentar de nuevo' })

/** Stores a refusal of a task, and renders its actions. */
async function open(task: Partial<WaitingTask> = {}, ...userErrors: readonly QueuedUserError[]) {
  const late = { task: { ...TASK, ...task }, outcome: { kind: 'refused', data: null, userErrors } } as const
  const item = newsOf(late, { at: 0, description: { kind: 'other' } })
  stored.update(() => [item])
  const queue = createFakeQueue()
  return { ...(await renderWithRelay(<NewsWays item={item} />, { queue })), item, queue }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a change is made again once, also by a later page', async () => {
  const { queue, item, unmount } = await open()
  await userEvent.click(again())
  expect(queue.asked).toHaveLength(1)
  unmount()
  await renderWithRelay(<NewsWays item={item} />)
  expect(again().disabled).toBe(true)
})

test('a change that is refused once more can be made again', async () => {
  const { queue } = await open()
  queue.answerNext({ kind: 'refused', data: null, userErrors: [] })
  await userEvent.click(again())
  expect(again().disabled).toBe(false)
})

test('a form gets its texts back, unless others were typed since', async () => {
  const task = { name: 'setCartGift', variables: { input: { gift: GIFT } } }
  await open(task, { code: 'TOO_MANY_ATTEMPTS', message: 'Espera un momento.' })
  const link = screen.getByRole('link', { name: 'Corregirlo' })
  // Following the link would load another document.
  const follow = () => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link)
  }
  follow()
  expect([link.getAttribute('href'), readDraft('hogar', 'gift')]).toEqual(['/checkout/cart', GIFT])
  keepDraft('hogar', 'gift', { ...GIFT, message: 'Otra' })
  follow()
  expect(readDraft('hogar', 'gift')).toEqual({ ...GIFT, message: 'Otra' })
})
