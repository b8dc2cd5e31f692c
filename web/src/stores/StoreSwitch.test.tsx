import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import query from '../__generated__/CmsRouteQuery.graphql'
import { CmsRoute } from '../content/CmsRoute.tsx'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { PageAlternatesContext } from '../routing/PageAlternatesContext.ts'
import { StoreSwitch } from './StoreSwitch.tsx'
import '../testing/loadedCataloguePages.ts'

const alternates = [
  { path: '/i/hinweis', store: { id: 'de', code: 'de' } },
  { path: '/i/aviso', store: { id: 'viu', code: 'viu' } },
]
const page = { id: 'p', identifier: 'aviso', title: 'Aviso', heading: null, content: '', metaDescription: null }

function open(found: readonly object[] | null) {
  return renderWithRelay(
    <>
      <StoreSwitch />
      <RouteForTest
        query={query}
        variables={{ identifier: 'aviso' }}
        root={{ cmsPage: { ...page, alternates: found } }}
      >
        <CmsRoute />
      </RouteForTest>
    </>,
    { path: '/i/aviso' },
  )
}

const linkTo = (name: RegExp) => screen.getByRole('link', { name, hidden: true })
const look = () => fireEvent(document.querySelector('[popover]')!, new Event('beforetoggle'))

describe('the store switch', () => {
  test('links to the home page until it is opened', async () => {
    await open(alternates)
    expect(linkTo(/Hogar Deutschland/).getAttribute('href')).toBe('/de')
  })

  test('keeps the shopper on the same thing where the other store has it', async () => {
    await open(alternates)
    look()
    await waitFor(() => expect(linkTo(/Hogar Deutschland/).getAttribute('href')).toBe('/de/i/hinweis'))
    expect(linkTo(/Viu/).getAttribute('href')).toBe('/viu/i/aviso')
    expect(linkTo(/Hogar Deutschland/).textContent).not.toContain('lleva a su inicio')
  })

  test('links to the home page where it has not, and says so', async () => {
    await open(alternates)
    look()
    await waitFor(() => expect(linkTo(/Hogar Italia/).textContent).toContain('Ahí no está: te lleva a su inicio'))
    expect(linkTo(/Hogar Italia/).getAttribute('href')).toBe('/it')
  })

  test('links to the home page when the other stores could not be read', async () => {
    await open(null)
    look()
    await waitFor(() => expect(linkTo(/Hogar Deutschland/).textContent).toContain('te lleva a su inicio'))
  })

  test('marks the store that the shopper is in', async () => {
    await open(alternates)
    expect(linkTo(/Hogar México|^Hogar(?! D| I)/).getAttribute('aria-current')).toBe('true')
    expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    expect(document.querySelectorAll('[popover] a')).toHaveLength(STORES.length)
  })

  test('forgets a page that is left', async () => {
    let leave = () => {}
    let held: readonly unknown[] = []
    function Probe() {
      const navigate = useNavigate()
      const context = use(PageAlternatesContext)
      leave = () => void navigate('/x')
      held = context.current
      return null
    }
    const { unmount } = await open(alternates)
    unmount()
    await renderWithRelay(<Probe />)
    await act(async () => leave())
    expect(held).toEqual([])
  })
})
