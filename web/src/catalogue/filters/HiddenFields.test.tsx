import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { HiddenFields } from './HiddenFields.tsx'

const fields = (address: string, without: readonly string[]) => (
  <form>
    <HiddenFields search={new URLSearchParams(address)} without={without} />
  </form>
)
const sent = (markup: string) => [...markup.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map((found) => found.slice(1))

describe('what an address says, in a form without script', () => {
  it('goes along where the form has no field of its own for it, and starts at the first page', () => {
    const markup = renderToString(
      fields('utm_source=mail&sort=discount&page=2&color=52&price-from=5', ['color', 'price']),
    )
    expect(sent(markup)).toEqual([
      ['utm_source', 'mail'],
      ['sort', 'discount'],
    ])
  })

  it('is no fault where the kept page was drawn for another order, or without the campaign', async () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(fields('color=52&sort=discount', []))
    const fault = vi.fn()
    const root = await act(() =>
      hydrateRoot(container, fields('sort=discount&color=52&utm_source=mail', []), { onRecoverableError: fault }),
    )
    expect(fault).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})
