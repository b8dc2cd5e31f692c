import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { snapshotPageTime } from '../../offline/storage/snapshotPages.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { SnapshotDay } from './SnapshotDay.tsx'

vi.mock('../../offline/storage/snapshotPages.ts')

beforeEach(() => {
  vi.mocked(snapshotPageTime).mockResolvedValue('2026-11-26T15:00:00.000Z')
})
afterEach(() => vi.restoreAllMocks())

async function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
}

test('offline the page says of which day its data are; online it does not', async () => {
  await renderWithRelay(<SnapshotDay />, { path: '/credilana?monto=4000' })
  expect(screen.queryByText(/^Datos del/)).toBeNull()
  await goOffline()
  expect(screen.getByText('Datos del 26 de noviembre de 2026')).toBeDefined()
  expect(vi.mocked(snapshotPageTime).mock.lastCall?.[0]).toMatch(/\/credilana\?monto=4000$/)
})

test.each([
  ['is unknown', () => Promise.resolve(null)],
  ['cannot be read', () => Promise.reject(new Error('no storage'))],
])('says no day where it %s', async (_name, read) => {
  vi.mocked(snapshotPageTime).mockImplementation(read)
  await renderWithRelay(<SnapshotDay />, {})
  await goOffline()
  expect(screen.queryByText(/^Datos del/)).toBeNull()
})
