import { ROOT_CATEGORY_ID, categoryTree } from '../categories/categoryTree.ts'
import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import { slug } from '@hogar/platform/routing/slug.ts'
import { pageSlug } from '@hogar/platform/routing/pageSlug.ts'
import type { StoreView } from './storeView.ts'

export type CategorySource = Readonly<Record<string, unknown>>

export const CATEGORIES_CREATED_AT = '2024-01-15 10:00:00'

type CategoryLink = Readonly<{ id: number; parent: string; name: Text; target: Text; opensInNewWindow: boolean }>

const pageTarget = (page: string): Text => text(pageSlug(page, 'es'), pageSlug(page, 'de'), pageSlug(page, 'it'))

/** Entries of the menu that lead to a page instead of a list of products. */
const LINKS: readonly CategoryLink[] = [
  {
    id: 1590,
    parent: 'services',
    name: text('Preguntas frecuentes', 'Häufige Fragen', 'Domande frequenti'),
    target: pageTarget('preguntas-frecuentes'),
    opensInNewWindow: false,
  },
  {
    id: 1591,
    parent: 'services',
    name: text('Garantías y devoluciones', 'Garantie und Rückgabe', 'Garanzie e resi'),
    target: pageTarget('garantias-y-devoluciones'),
    opensInNewWindow: false,
  },
  {
    id: 1592,
    parent: 'services',
    name: text('Tus derechos al comprar', 'Deine Rechte beim Einkauf', 'I tuoi diritti di acquisto'),
    target: text(
      'https://www.gob.mx/profeco',
      'https://www.verbraucherzentrale.de',
      'https://europa.eu/youreurope/citizens/consumers/index_it.htm',
    ),
    opensInNewWindow: true,
  },
]

/** The links below a category, after its `siblings` categories. */
export function categoryLinks(parent: string, view: StoreView, siblings: number): CategorySource[] {
  const above = categoryTree.get(parent)
  if (above === undefined) return []
  return LINKS.filter((link) => link.parent === parent).map((link, index) => {
    const parents = [ROOT_CATEGORY_ID, ...above.ancestors.map(({ id }) => id), above.id]
    const name = link.name[view.language]
    const own = slug(name, view.language)
    return {
      id: link.id,
      parent_id: above.id,
      parent_ids: parents.slice(1),
      name,
      is_active: true,
      include_in_menu: true,
      position: siblings + index + 1,
      level: above.level + 1,
      path: [1, ...parents, link.id].join('/'),
      product_count: 0,
      children: '',
      children_count: '0',
      is_link: '1',
      url_link: link.target[view.language],
      open_in_other_window: link.opensInNewWindow ? '1' : '0',
      display_mode: 'PAGE',
      url_key: own,
      slug: own,
      url_path: `${view.categories.get(parent)?.urlPath ?? parent}/${own}`,
      created_at: CATEGORIES_CREATED_AT,
      updated_at: CATEGORIES_CREATED_AT,
      children_data: [],
    }
  })
}
