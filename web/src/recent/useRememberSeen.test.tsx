import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STORES } from '@hogar/schema/stores.ts'
import { createStoredValue } from '../device/storedValue.ts'
import { StoreContext } from '../routing/StoreContext.tsx'
import { RECENT } from './recentProducts.ts'
import { useRememberSeen } from './useRememberSeen.ts'

const [STORE] = STORES

test('a viewed product is stored first, and its page renders once', () => {
  const kept = createStoredValue(RECENT, STORE.code)
  kept.update(() => ['before'])
  let renders = 0
  const Page = () => {
    renders += 1
    useRememberSeen('seen')
    return null
  }
  render(
    <StoreContext value={STORE}>
      <Page />
    </StoreContext>,
  )
  expect(kept.read()).toEqual(['seen', 'before'])
  expect(renders).toBe(1)
})
