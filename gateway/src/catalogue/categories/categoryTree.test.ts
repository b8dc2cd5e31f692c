import { expect, test } from 'vitest'
import { decodeCategory } from './categoryClient.ts'
import { categoryLink } from './categoryLink.ts'
import { buildCategoryTree, categoryIdsBelow, categoryTrail, productTrail } from './categoryTree.ts'
import { pictureUrl, servicePath } from '../products/pictureUrl.ts'
import { readHexColor } from '../readHexColor.ts'

const documents = [
  { id: 2, parent_id: 1, level: 1, name: 'Todo' },
  { id: 10, parent_id: 2, level: 2, name: 'Salas', position: 2 },
  { id: 11, parent_id: 10, level: 3, name: 'Sofás', position: 1 },
  { id: 12, parent_id: 2, level: 2, name: 'Cocina', position: '1' },
  { id: 13, parent_id: 2, level: 2, name: 'Cerrada', is_active: false },
  { id: 14, parent_id: 13, level: 3, name: 'Huérfana' },
  { id: 20, parent_id: 21, level: 2, name: 'Anillo A' },
  { id: 21, parent_id: 20, level: 2, name: 'Anillo B' },
  { id: 1, name: 'Del sistema' },
  { name: 'Sin número' },
].flatMap(decodeCategory)
const tree = buildCategoryTree(documents, 'hogar')
const names = (nodes: readonly { name: string }[]) => nodes.map(({ name }) => name)

test('children stand in the shop’s order; what hangs nowhere is left out', () => {
  expect(names(tree.root!.children)).toEqual(['Cocina', 'Salas'])
  expect([...tree.byId.keys()].sort((a, b) => a - b)).toEqual([2, 10, 11, 12])
})

test('a trail starts below the root and ends at the category', () => {
  expect(names(categoryTrail(tree.byId.get(11)!))).toEqual(['Salas', 'Sofás'])
  expect(categoryTrail(tree.root!)).toEqual([])
})

test('a product stands in the deepest of its categories', () => {
  expect(names(productTrail(tree, [2, 12, 10, 11, 99]))).toEqual(['Salas', 'Sofás'])
  expect(productTrail(tree, [99])).toEqual([])
})

test('a category holds what is below it', () => {
  expect(categoryIdsBelow(tree.byId.get(10)!)).toEqual([10, 11])
})

test('of categories with one path or slug the first has it, and the others have addresses of their own', () => {
  const shelf = (id: number, fields: object) => ({ id, parent_id: 2, level: 2, name: `C${id}`, ...fields })
  const { byId, bySlug, byPlatformPath } = buildCategoryTree(
    [
      { id: 2, parent_id: 1, level: 1, name: 'Todo' },
      { id: 4, parent_id: 99, level: 2, name: 'Orphan', slug: 'ofertas', url_path: 'ofertas' },
      shelf(9, { slug: 'ofertas', url_path: 'ofertas', position: 1 }),
      shelf(7, { slug: 'ofertas', url_path: 'ofertas', position: 2 }),
      shelf(8, { slug: 'entrar', url_path: 'login' }),
      shelf(10, { slug: '50%', url_path: 'sofás/50%' }),
    ].flatMap(decodeCategory),
    'hogar',
  )
  expect([7, 8, 9, 10].map((id) => byId.get(id)?.urlPath)).toEqual([
    'ofertas',
    'c/entrar',
    'c/ofertas-9',
    'sof%C3%A1s/50%25',
  ])
  expect([bySlug.get('ofertas')?.id, bySlug.get('ofertas-9')?.id, byPlatformPath.get('ofertas')?.id]).toEqual([7, 9, 7])
})

test.each([
  [null, '/salas/sofas'],
  ['https://example.mx/x', 'https://example.mx/x'],
  ['www.example.mx/x', '//www.example.mx/x'],
  ['promociones', '/promociones'],
  ['/promociones', '/promociones'],
  ['javascript:alert(1)', '/salas/sofas'],
  ['JaVaScRiPt:alert(1)', '/salas/sofas'],
  ['/promoción 50%?q=a b', '/promoci%C3%B3n%2050%25?q=a%20b'],
  ['//evil.example', '/salas/sofas'],
  [' //evil.example', '/salas/sofas'],
  ['/\\evil.example', '/salas/sofas'],
  ['data:text/html,x', '/salas/sofas'],
])('a menu entry set to %s links to %s', (urlLink, link) => {
  expect(categoryLink({ urlLink, urlPath: 'salas/sofas' })).toBe(link)
})

test('a picture’s address is built below the image service, with its path encoded', () => {
  expect(pictureUrl('http://i', '/s/sofa oslo.jpg', { width: 200, height: 2000, extension: 'avif' })).toBe(
    'http://i/200/1024/fit/s/sofa%20oslo.avif',
  )
})

test.each([
  ['/s/sofa-oslo/gris_1/front.jpg', 's/sofa-oslo/gris_1/front'],
  ['/front.PNG', 'front'],
  ['front.jpg', 'front'],
  ['/s//front.webp', 's/front'],
  ['/s/sofá oslo.jpeg', 's/sof%C3%A1%20oslo'],
  ['/v1.2/front.jpg.avif', 'v1.2/front.jpg'],
  ['/s/front', 's/front'],
  ['/s/front.jpg?width=3#top', 's/front'],
  ['/../../etc/passwd?x=1', 'etc/passwd'],
  ['/s/.jpg', 's'],
])('the picture %s is %s at the image service', (picture, path) => {
  expect(servicePath(picture)).toBe(path)
})

test.each([
  ['#ABCDEF', '#abcdef'],
  ['abc', '#aabbcc'],
  ['red', null],
  ['#12345', null],
  [12, null],
])('%s is the colour %s', (value, color) => {
  expect(readHexColor(value)).toBe(color)
})

test('a category below the root’s number is the platform’s own, and one switched off is closed', () => {
  expect(decodeCategory({ id: 1, name: 'Del sistema', is_active: true })).toEqual([])
  expect(decodeCategory({ id: 30, name: 'Cerrada', is_active: '0' })).toEqual([])
})

test.each([
  [{ url_link: 'https://example.mx' }, 'https://example.mx'],
  [{ url_link: 'https://example.mx', is_link: '1' }, 'https://example.mx'],
  [{ url_link: 'https://example.mx', is_link: '0' }, null],
  [{ link: 'promociones', url_link: 'https://example.mx', is_link: false }, 'promociones'],
  [{}, null],
])('editors link a category with %j to %s', (document, urlLink) => {
  expect(decodeCategory({ id: 30, ...document })).toMatchObject([{ urlLink }])
})

test.each([
  [
    { banner: '/b/salas.jpg', open_in_other_window: '1' },
    { banner: '/b/salas.jpg', opensInNewWindow: true },
  ],
  [
    { banner: 'no_selection', open_in_other_window: 0 },
    { banner: null, opensInNewWindow: false },
  ],
  [{}, { banner: null, opensInNewWindow: false }],
])('%j has the head and the window of %j', (document, shown) => {
  expect(decodeCategory({ id: 30, ...document })).toMatchObject([shown])
})
