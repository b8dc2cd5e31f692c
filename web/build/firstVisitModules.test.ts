import { expect, test } from 'vitest'
import { firstVisitModules } from './firstVisitModules.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['react', 'layout'],
  home: ['card'],
  card: ['picture', 'react'],
  layout: ['entry'],
  checkout: ['fields', 'react'],
}
const modules = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

test('a first visit runs what entry and home import, at any depth and in circles, and nothing else', () => {
  const isNeeded = firstVisitModules(['entry', 'home'])
  const needed = [...Object.keys(IMPORTS), 'react', 'picture', 'fields'].filter((id) => isNeeded(id, modules))
  expect(needed.toSorted()).toEqual(['card', 'entry', 'home', 'layout', 'picture', 'react'])
})

test('a module that is not known imports nothing', () => {
  expect(firstVisitModules(['entry'])('react', { getModuleInfo: () => null })).toBe(false)
})
