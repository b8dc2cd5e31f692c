import { act, fireEvent, screen } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { EditorsHtml } from './EditorsHtml.tsx'

const viu = STORES.find(({ code }) => code === 'viu')

const open = (link: string) =>
  renderWithRelay(<EditorsHtml html={`<p><a ${link}><b>Ver</b></a> y nada más</p>`} />, {
    store: viu,
    path: '/viu/i/x',
  })

/** Returns the target of a press, and whether the browser is left to load a page. */
async function press(element: Element, how: MouseEventInit = {}) {
  let isLeft = false
  const seeWhatIsLeft = (event: Event) => {
    isLeft = !event.defaultPrevented
    // There is no other page to load in a test.
    event.preventDefault()
  }
  window.addEventListener('click', seeWhatIsLeft, { once: true })
  await act(async () => void fireEvent.click(element, { button: 0, ...how }))
  return isLeft
}

describe('a link in what editors wrote', () => {
  it.each([
    ['href="/viu/salas?sort=discount"', '/viu/salas?sort=discount'],
    ['href="/viu"', '/viu'],
    [`href="${location.origin}/viu/i/contact"`, '/viu/i/contact'],
  ])('with %s is followed without loading a page', async (link, to) => {
    const { router } = await open(link)
    expect(await press(screen.getByText('Ver'))).toBe(false)
    expect(router.state.location.pathname + router.state.location.search).toBe(to)
  })

  it.each([
    ['href="/salas"'],
    ['href="/de/i/impressum"'],
    ['href="https://www.example.org/viu/salas"'],
    ['href="mailto:hola@viu.example"'],
    ['href="tel:+525500000102"'],
    ['href="/img/samples/viu/plano.pdf"'],
    ['href="#envios"'],
    ['href="/viu/salas" target="_blank"'],
  ])('with %s is the browser’s', async (link) => {
    const { router } = await open(link)
    expect(await press(screen.getByText('Ver'))).toBe(true)
    expect(router.state.location.pathname).toBe('/viu/i/x')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'pressed with %j is the browser’s, who opens a tab or keeps it',
    async (how) => {
      const { router } = await open('href="/viu/salas"')
      expect(await press(screen.getByText('Ver'), how)).toBe(true)
      expect(router.state.location.pathname).toBe('/viu/i/x')
    },
  )

  it('is not what stands beside it', async () => {
    const { router } = await open('href="/viu/salas"')
    expect(await press(screen.getByText(/y nada más/))).toBe(true)
    expect(router.state.location.pathname).toBe('/viu/i/x')
  })
})
