import { screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { GiftCardHint } from './GiftCardHint.tsx'
import { isGiftCardTerm } from './isGiftCardTerm.ts'

test.each(['tarjeta de regalo', 'Tarjetas  regalo', 'gift card', 'GiftCards', 'Gutschein', 'Geschenkgutschein', 'carta regalo', 'buono-regalo', 'vale de regalo'])('%s means gift cards', (term) => expect(isGiftCardTerm(term, { code: 'hogar' })).toBe(true)) // prettier-ignore
test.each(['tarjetero', 'regalo', 'mesa', 'carta', ''])('%j does not mean gift cards', (term) =>
  expect(isGiftCardTerm(term, { code: 'hogar' })).toBe(false),
)

it('leads a search for gift cards to their page, where the store sells them', async () => {
  await renderWithRelay(<GiftCardHint term="tarjeta de regalo" />, { answered: 0 })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tarjeta-de-regalo')
})

it('is not there in the store for companies', async () => {
  await renderWithRelay(<GiftCardHint term="tarjeta de regalo" />, { answered: 0, store: storeByCode('mavi')! })
  expect(screen.queryByRole('link')).toBeNull()
})
