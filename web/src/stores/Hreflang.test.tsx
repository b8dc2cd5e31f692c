import { expect, test } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { Hreflang } from './Hreflang.tsx'

test('a page names its other languages in its head', async () => {
  await renderWithRelay(<Hreflang path="/i/aviso" alternates={[{ storeCode: 'de', path: '/i/hinweis' }]} />)
  const links = [...document.querySelectorAll('link[rel="alternate"]')]
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['es-MX', 'https://hogar.example/i/aviso'],
    ['de-DE', 'https://hogar.example/de/i/hinweis'],
    ['x-default', 'https://hogar.example/i/aviso'],
  ])
})
