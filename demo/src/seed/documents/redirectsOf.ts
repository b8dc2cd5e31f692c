import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import { addressFields } from './products/productDocument.ts'
import { pageSlug } from '@hogar/platform/routing/pageSlug.ts'
import { pagesOf } from '../pages/pagesOf.ts'
import type { StoreView } from './storeView.ts'

/** An address that has moved, both without a leading slash. */
export type SeedRedirect = Readonly<{ path: string; target: string; status: 301 | 302 }>

/** Families whose products the shop used to sell below `productos/`, with `.html` at the end. */
const ONCE_AT_ROOT: readonly string[] = ['sofa', 'cama', 'refrigerador', 'pantalla']

/** Departments that had other names, and campaigns that lead somewhere for now. */
const MOVED_CATEGORIES: readonly Readonly<{ path: Text; category: CategoryCode; status: 301 | 302 }>[] = [
  { path: text('muebles/salas', 'moebel/wohnzimmer', 'mobili/soggiorno'), category: 'living', status: 301 },
  { path: text('muebles/comedores', 'moebel/esszimmer', 'mobili/sala-da-pranzo'), category: 'dining', status: 301 },
  {
    path: text('muebles/recamaras.html', 'moebel/schlafzimmer.html', 'mobili/camera.html'),
    category: 'bedroom',
    status: 301,
  },
  { path: text('tv-y-video', 'tv-und-video', 'tv-e-video'), category: 'electronics', status: 301 },
  { path: text('buen-fin', 'black-friday', 'black-friday'), category: 'electronics', status: 302 },
]

/** Pages of the shop by the addresses that they had: in every store, and in those of Mexico. */
const MOVED_PAGES: readonly (readonly [path: string, target: string])[] = [['blog/index.php', 'blog']]
const MOVED_PAGES_OF_MEXICO: typeof MOVED_PAGES = [
  ['credito.html', 'credilana'],
  ['pagos', 'payments'],
  ['promociones', 'promotions'],
  ['sucursales.php', 'sucursales'],
]

/** The old addresses of one store; every target is an address of the store, and no path is. */
export function redirectsOf(view: StoreView): SeedRedirect[] {
  const categories = MOVED_CATEGORIES.flatMap(({ path, category, status }) => {
    const target = view.categories.get(category)?.urlPath
    return target === undefined ? [] : [{ path: path[view.language], target, status }]
  })
  const products: SeedRedirect[] = view.products
    .filter((product) => ONCE_AT_ROOT.includes(product.family.code))
    .map((product) => {
      const { slug, url_path } = addressFields(product, view)
      return { path: `productos/${slug}.html`, target: url_path, status: 301 }
    })
  return [...categories, ...products, ...renamedPages(view), ...movedPages(view)]
}

function movedPages({ store }: StoreView): SeedRedirect[] {
  const moved = store.country === 'MX' ? [...MOVED_PAGES, ...MOVED_PAGES_OF_MEXICO] : MOVED_PAGES
  return moved.map(([path, target]) => ({ path, target, status: 301 }))
}

/** Pages of this language's own names, by the name that they have elsewhere: with the folder of pages before it, and without. */
function renamedPages({ store, language }: StoreView): SeedRedirect[] {
  return pagesOf(store.country).flatMap(({ identifier }) => {
    const own = pageSlug(identifier, language)
    if (own === identifier) return []
    return [`i/${identifier}`, identifier].map((path) => ({ path, target: `i/${own}`, status: 301 }) as const)
  })
}
