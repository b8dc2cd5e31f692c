import { expect, test } from 'vitest'
import { menuLevel } from './menuLevel.ts'

const sofas = {
  id: 's',
  name: 'Sofás',
  link: '/salas/sofas',
  children: [{ id: 'sb', name: 'Sofás cama', link: '/sb' }],
}
const tree = [
  { id: 'l', name: 'Salas', link: '/salas', children: [sofas, { id: 'a', name: 'Sillones', link: '/sillones' }] },
  { id: 'd', name: 'Comedor', link: '/comedor' },
]

test('starts at the top', () => {
  expect(menuLevel(tree, [])).toEqual({ parent: null, entries: tree })
})

test('goes down as the trail says', () => {
  expect(menuLevel(tree, ['l', 's'])).toEqual({ parent: sofas, entries: sofas.children })
})

test('stays where a step does not exist: the tree may have changed since', () => {
  expect(menuLevel(tree, ['l', 'gone']).parent?.name).toBe('Salas')
  expect(menuLevel(tree, ['d']).parent).toBeNull()
})
