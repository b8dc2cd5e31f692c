import { expect, test } from 'vitest'
import { countKinds } from './countKinds.ts'

test('kinds are counted in the order of the first room of each', () => {
  const kind = (code: string) => ({ code, name: code.toUpperCase() })
  expect(countKinds([kind('living'), kind('dining'), kind('living')])).toEqual([
    { code: 'living', name: 'LIVING', count: 2 },
    { code: 'dining', name: 'DINING', count: 1 },
  ])
})
