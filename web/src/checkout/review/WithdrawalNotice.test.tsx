import { screen } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { WithdrawalNotice } from './WithdrawalNotice.tsx'

const open = (code: string) => {
  const store = STORES.find((one) => one.code === code)!
  return renderWithRelay(<WithdrawalNotice />, { store, path: `${store.urlPrefix}/` })
}

it.each([
  ['de', 'Widerrufsbelehrung', '/de/i/widerruf'],
  ['it', 'diritto di recesso', '/it/i/diritto-di-recesso'],
])('%s links to the notice of withdrawal, in a new window', async (code, name, address) => {
  await open(code)
  const link = screen.getByRole('link', { name })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank'])
})

it('says nothing where the law gives no such right', async () => {
  const { container } = await open('hogar')
  expect(container.textContent).toBe('')
})
