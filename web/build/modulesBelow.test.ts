import { expect, test } from 'vitest'
import { modulesBelow } from './modulesBelow.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['react', 'layout'],
  home: ['card'],
  card: ['picture', 'react'],
  layout: ['entry'],
  checkout: ['fields', 'react'],
}
const modules = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

test('what roots run is what they import, at any depth and in circles, and nothing else', () => {
  const isNeeded = modulesBelow(['entry', 'home'])
  const needed = [...Object.keys(IMPORTS), 'react', 'picture', 'fields'].filter((id) => isNeeded(id, modules))
  expect(needed.toSorted()).toEqual(['card', 'entry', 'home', 'layout', 'picture', 'react'])
})

test('a module that is not known imports nothing', () => {
  expect(modulesBelow(['entry'])('react', { getModuleInfo: () => null })).toBe(false)
})
