import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { createPagePart } from './createPagePart.tsx'
import { partOfAnswer, partOfPath } from './partOf.ts'

const Sofa = ({ name }: Readonly<{ name: string }>) => <h1>{name}</h1>

test('a part whose code is there is drawn without a wait, with its props', async () => {
  const load = vi.fn(async () => Sofa)
  const { Page, loadCode } = createPagePart('sofa', load)
  await loadCode()
  await loadCode()
  expect(renderToString(<Page name="Siena" />)).toBe('<h1>Siena</h1>')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that could not be preloaded is requested again when it is drawn', async () => {
  const load = vi.fn(async () => Sofa).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { Page, loadCode } = createPagePart('sofa', load)
  await expect(loadCode()).rejects.toThrow('Failed to fetch')
  await renderWithRelay(<Page name="Siena" />)
  expect(await screen.findByRole('heading', { name: 'Siena' })).toBeTruthy()
})

test('a part that does not come says so, and comes when the shopper tries again', async () => {
  const load = vi.fn(async () => Sofa).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { Page } = createPagePart('sofa', load)
  await renderWithRelay(<Page name="Siena" />)
  await act(async () => (await screen.findByRole('button', { name: 'Intentar de nuevo' })).click())
  expect(await screen.findByRole('heading', { name: 'Siena' })).toBeTruthy()
})

const PARTS = { sofa: createPagePart('sofa', async () => Sofa), shelf: createPagePart('shelf', async () => Sofa) }
const lookup = {
  principal: 'route',
  partOf: (typename: string) => ({ SimpleProduct: PARTS.sofa, Category: PARTS.shelf })[typename],
}
const only = { principal: 'product', partOf: () => PARTS.sofa }

test('an answer names the part that draws it; nothing found, and a redirect, have none', () => {
  expect(partOfAnswer(lookup, { route: { __typename: 'Category' } })?.source).toBe('shelf')
  expect(partOfAnswer(only, { product: { id: 'a' } })?.source).toBe('sofa')
  expect(partOfAnswer(lookup, { route: { __typename: 'Redirect' } })).toBeUndefined()
  expect(partOfAnswer(lookup, { route: null })).toBeUndefined()
  expect(partOfAnswer(only, { product: null })).toBeUndefined()
  expect(partOfAnswer(lookup, null)).toBeUndefined()
})

test('the part of a path that a list or a menu has named is known before a request', () => {
  const records = new Map([
    ['link', { __typename: 'MenuLink', link: '/salas/sofas' }],
    ['sofas', { __typename: 'Category', link: '/salas/sofas' }],
    ['siena', { __typename: 'SimpleProduct', urlPath: 'salas/siena' }],
  ])
  const source = { getRecordIDs: () => [...records.keys()], get: (id: string) => records.get(id) as never }
  expect(partOfPath(lookup, source, '/salas/siena')?.source).toBe('sofa')
  expect(partOfPath(lookup, source, '/salas/sofas')?.source).toBe('shelf')
  expect(partOfPath(lookup, source, '/salas/otra')).toBeUndefined()
  expect(partOfPath(only, source, '/p/X/otra')?.source).toBe('sofa')
})
