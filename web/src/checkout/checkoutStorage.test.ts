import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { loadCheckoutDetails, saveCheckoutDetails } from './checkoutStorage.ts'

function memory(): Storage & { readonly held: Map<string, string> } {
  const held = new Map<string, string>()
  return {
    held,
    length: 0,
    clear: () => held.clear(),
    key: () => null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

describe('checkout details on the device', () => {
  it('come back as they were saved, each store with its own', () => {
    const storage = memory()
    const details = { ...EMPTY_DETAILS, email: 'maria@example.com', isContactConfirmed: true }
    saveCheckoutDetails(storage, 'hogar', details)
    expect(loadCheckoutDetails(storage, 'hogar')).toEqual(details)
    expect(loadCheckoutDetails(storage, 'de')).toEqual(EMPTY_DETAILS)
  })

  it.each(['nonsense', '[]', 'null', '{"email":7,"address":"?"}'])('are empty where %s is kept', (kept) => {
    const storage = memory()
    storage.setItem('hogar:checkout:hogar', kept)
    expect(loadCheckoutDetails(storage, 'hogar')).toEqual(EMPTY_DETAILS)
  })

  it('keep what can be read of an older form', () => {
    const storage = memory()
    storage.setItem(
      'hogar:checkout:hogar',
      JSON.stringify({ email: 'a@b.mx', address: { city: 'León', postcode: 37000 } }),
    )
    expect(loadCheckoutDetails(storage, 'hogar')).toMatchObject({
      email: 'a@b.mx',
      address: { city: 'León', postcode: '' },
    })
  })

  it('hold neither password nor card, even if they are stored', () => {
    const storage = memory()
    storage.setItem('hogar:checkout:hogar', JSON.stringify({ password: 'secret', card: '4111' }))
    expect(JSON.stringify(loadCheckoutDetails(storage, 'hogar'))).not.toMatch(/secret|4111/)
  })
})
