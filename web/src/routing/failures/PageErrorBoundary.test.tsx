// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

/** Renders text beside an element that comes and goes, which the lint rule forbids in the shop. */
function Loose() {
  const [isBusy, setBusy] = useState(false)
  return (
    <button type="button" onClick={() => setBusy(!isBusy)}>
      {isBusy ? <b>busy</b> : null}
      {'Press'}
    </button>
  )
}

test('a page is drawn again when something else has moved its nodes', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <PageErrorBoundary resetKey="/">
      <Loose />
    </PageErrorBoundary>,
  )
  const font = document.createElement('font')
  const text = screen.getByRole('button').firstChild!
  text.replaceWith(font)
  font.append(text)
  screen.getByRole('button').click()
  await waitFor(() => expect(document.querySelector('font')).toBeNull())
  expect(screen.getByRole('button', { name: 'Press' }).isConnected).toBe(true)
  complained.mockRestore()
})
