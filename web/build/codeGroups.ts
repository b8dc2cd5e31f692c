import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SHARED_BY_PAGES } from './limits.ts'
import { type Modules, modulesBelow } from './modulesBelow.ts'

const CATEGORY = ['src/catalogue/listing/CategoryPage.tsx']
/** Pages of the kinds of product: a visit loads one of them, and the modules that all share. */
const PRODUCTS = ['Simple', 'Configurable', 'Grouped', 'Bundle', 'Downloadable'].map(
  (kind) => `src/catalogue/product/${kind}Page.tsx`,
)
const ROUTE = 'src/catalogue/CatalogueRoute.tsx'
/** Modules loaded after the first render: one file, with their imports. */
const AFTER = [
  'src/afterFirstRender.ts',
  'src/cart/records/keepCart.ts',
  'src/cart/panel/CartPanelKeeper.tsx',
  'src/newsletter/Newsletter.tsx',
  // Of the search and of its suggestions, which both load this file: one of its own would be a name in the first scripts.
  'src/search/isGiftCardTerm.ts',
  'src/stock/liveOffer.ts',
]
/** Modules loaded with the first change, or on pages where a change is possible. */
const QUEUE = ['src/startQueue.ts', 'src/cart/adding/quantityInCart.ts']
/** Delivery days on the cards of a list, loaded after its first screen. */
const ARRIVALS = 'src/delivery/arrivals/ListArrivals.tsx'
const OTHERS = [ROUTE, 'src/content/CmsPage.tsx']
const ENTRY = 'src/entryClient.tsx'
/**
 * Paging hooks of Relay, with the modules that they alone need: home and products do not need them in their first scripts.
 */
const PAGING =
  /\/react-relay\/lib\/relay-hooks\/(?:usePagination|useRefetchable|useLoadMore|useIsOperationNodeActive|getConnectionState|readFragmentInternal|useIsMountedRef|useQueryLoader)\w*\.js$/
const HOME = 'src/home/HomeRoute.tsx'

/**
 * Returns groups of modules that the browser loads as one file each: a dozen small files are larger than one, and each
 * costs a request. `shared`: modules of the entry, and those that the catalogue shares with home or with code loaded
 * after the first render. `catalogue`: modules that categories (with what their cards load later) and products share,
 * and the style sheets of both. `listing`, `ProductPage`: modules that one of them shares with other pages.
 * `afterFirstRender`, `startQueue`: each complete. Files of the pages themselves stay out: imported by name, they would
 * be loaded through another file.
 */
export function codeGroups(root: string) {
  const below = (...files: string[]) => modulesBelow(files.map((file) => existing(join(root, file))))
  const isEntrys = below(ENTRY)
  const isHomes = below(HOME)
  const isCategorys = below(...CATEGORY)
  const isSomeProducts = below(...PRODUCTS)
  const isSimples = below('src/catalogue/product/SimplePage.tsx')
  const isConfigurables = below('src/catalogue/product/ConfigurablePage.tsx')
  const isGroupeds = below('src/catalogue/product/GroupedPage.tsx')
  const isRoutes = below(ROUTE)
  const isArrivals = below(ARRIVALS)
  const isAfter = below(...AFTER)
  const isCatalogues = below(...CATEGORY, ...PRODUCTS, ...OTHERS)
  const isShared = (id: string, modules: Modules) =>
    isEntrys(id, modules) || (isCatalogues(id, modules) && (isHomes(id, modules) || isAfter(id, modules)))
  const isCatalogue = (id: string, modules: Modules) =>
    (id.includes('.module.css') && isCatalogues(id, modules)) ||
    ((isCategorys(id, modules) || isArrivals(id, modules)) && isSomeProducts(id, modules)) ||
    isRoutes(id, modules)
  const pages = new Set([ENTRY, ...CATEGORY, ...PRODUCTS, ...OTHERS].map((file) => join(root, file)))
  return [
    {
      name: (id: string) => (PAGING.test(id) ? 'paging' : null),
      debugName: 'paging',
      minShareCount: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string, modules: Modules) => (isShared(id, modules) && !pages.has(id) ? 'shared' : null),
      debugName: 'shared',
      minShareCount: 1,
    },
    { ...later('afterFirstRender', isAfter), minShareCount: 1 },
    { ...later('catalogue', isCatalogue), minShareCount: 1 },
    later('listing', isCategorys),
    later(
      'ProductPage',
      // With the total of a choice: for it alone, groups would load the fields of the options.
      (id, modules) => isSimples(id, modules) && (isConfigurables(id, modules) || isGroupeds(id, modules)),
    ),
    later('options', isSomeProducts),
    { ...later('startQueue', below(...QUEUE)), minShareCount: 1 },
  ]

  function later(name: string, isWanted: (id: string, modules: Modules) => boolean) {
    return {
      name: (id: string, modules: Modules) =>
        !isShared(id, modules) && !pages.has(id) && isWanted(id, modules) ? name : null,
      debugName: name,
      // Dependencies may belong to the entry: including them would load the entry with this group.
      includeDependenciesRecursively: false,
      minShareCount: SHARED_BY_PAGES,
    }
  }
}

/** Throws for a file that was moved: its modules would land in other groups. */
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} of the code groups does not exist`)
  return file
}
