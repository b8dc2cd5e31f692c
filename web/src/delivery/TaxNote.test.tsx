import { screen } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { TaxNote } from './TaxNote.tsx'

const open = (code: string) => {
  const store = STORES.find((one) => one.code === code)
  return renderWithRelay(<TaxNote />, store ? { store, path: `${store.urlPrefix}/` } : {})
}

it.each([
  ['de', 'inkl. MwSt., zzgl. Versand', 'Versand'],
  ['it', 'IVA inclusa, più spedizione', 'spedizione'],
])('%s says beside a price that tax is included, and links to the cost of delivery', async (code, text, link) => {
  const { container } = await open(code)
  expect(container.textContent).toBe(text)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(`/${code}/i/envios`)
})

it('says nothing where the foot of the page says it for all prices', async () => {
  const { container } = await open('hogar')
  expect(container.textContent).toBe('')
})
