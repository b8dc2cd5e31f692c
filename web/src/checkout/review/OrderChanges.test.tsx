import { screen } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { OrderChanges } from './OrderChanges.tsx'

const name = 'Oslo'

it.each([
  ['hogar', ['Oslo: antes 1 pieza, ahora 2.', 'Oslo ya no está en el carrito.']],
  ['de', ['Oslo: vorher 1 Stück, jetzt 2.', 'Oslo liegt nicht mehr im Warenkorb.']],
  ['it', ['Oslo: prima 1 pezzo, ora 2.', 'Oslo non è più nel carrello.']],
])('in %s counts what changed, and says of a removed line only that it is gone', async (code, texts) => {
  const changes = [{ kind: 'quantity', name, from: 1, to: 2 } as const, { kind: 'lineGone', name } as const]
  const store = STORES.find((one) => one.code === code)
  await renderWithRelay(<OrderChanges changes={changes} currencyCode="MXN" />, { store })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts)
})
