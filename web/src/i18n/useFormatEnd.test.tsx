import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { useFormatEnd } from './useFormatEnd.ts'

function End({ at }: Readonly<{ at: string }>) {
  return <time>{useFormatEnd()(at)}</time>
}

test.each([
  ['hogar', '2026-12-03T05:59:59Z', 'miércoles 2 de diciembre'],
  ['hogar', '2026-12-03T06:00:00Z', 'miércoles 2 de diciembre'],
  // The last second of a day in UTC is in the evening of Mexico, and in the night of Germany.
  ['hogar', '2026-12-03T23:59:59Z', 'jueves 3 de diciembre a las 17:59'],
  ['de', '2026-12-03T22:59:59Z', 'Donnerstag, 3. Dezember'],
  ['de', '2026-12-03T23:59:59Z', 'Freitag, 4. Dezember um 00:59\u00a0Uhr'],
  ['it', '2026-12-03T12:00:00Z', 'giovedì 3 dicembre alle 13:00'],
])('in %s the end %s is written %s', async (code, at, text) => {
  const store = STORES.find((one) => one.code === code)
  const { container } = await renderWithRelay(<End at={at} />, { store })
  expect(container.querySelector('time')?.textContent).toBe(text)
})
