import { stores } from '../../stores.ts'

/**
 * Paths of the storefront's own pages and files, which no product and no category can have. A last `**` stands for any
 * number of parts. A test of the whole shop compares them with the storefront's.
 */
export const SHOP_PATHS: readonly string[] = [
  ...'promotor pwa.html catalogsearch/result checkout/** error page-not-found login create-password silent-login'.split(
    ' ',
  ),
  ...'social-login/** customer/** my-account/** shared-cart/** p/** c/** i/** tiendas sucursales contact receipt'.split(
    ' ',
  ),
  ...'blog/** prestamo-personal/** credilana/** credit/** payments/** payment/spei-pay wishlist/** waiting scan compare order-success order-status graphql img/** invalidate metrics health/** assets/**'.split(
    ' ',
  ),
  ...'promotions/** category/** series serie/** inspiracion/** tarjeta-de-regalo modulo-promociones mas-descuentos promociones-viu.html promociones-ma.html'.split(
    ' ',
  ),
  ...'icons/** robots.txt sitemap.xml sitemap/** favicon.ico service-worker.js'.split(' '),
  ...stores.slice(1).map(({ code }) => `${code}/**`),
]
const PATTERNS = SHOP_PATHS.map((path) => path.split('/'))

export type SafeAddress = Readonly<{ path: string; problem: 'taken' | 'shop page' | 'unreachable' | null }>

/** Document that has an address. */
type Owner = Readonly<{ entity: 'product' | 'category'; id: number }>
/** Documents by their addresses, as `ownerKey` names them. */
export type TakenAddresses = Map<string, string>

export function ownerKey({ entity, id }: Owner): string {
  return `${entity}/${id}`
}

/**
 * The address that a product or category gets: the wanted one, or one made of it where another has it, where the shop has
 * a page of its own, or where browsers would change it. The address is noted as taken.
 */
export function safeAddress(wanted: string, owner: Owner, taken: TakenAddresses): SafeAddress {
  const { id } = owner
  const parts = wanted.split('/').filter((part) => !['', '.', '..'].includes(part))
  const plain = parts.join('/')
  const isOwn = isShopPath(parts)
  const free = isOwn || plain === '' ? withId(parts.join('-'), id) : plain
  const path = untaken(free, owner, taken)
  taken.set(path, ownerKey(owner))
  if (isOwn) return { path, problem: 'shop page' }
  if (plain !== wanted) return { path, problem: 'unreachable' }
  return { path, problem: path === free ? null : 'taken' }
}

/** With the id an address may be another's too: that of a category and a product with the same id, or one of an export. */
function untaken(path: string, owner: Owner, taken: TakenAddresses): string {
  let free = path
  const isTaken = () => (taken.get(free) ?? ownerKey(owner)) !== ownerKey(owner)
  while (isTaken()) free = withId(free, owner.id)
  return free
}

/** The ending of a page stays at the end. */
function withId(path: string, id: number): string {
  const [, name = path, ending = ''] = /^(.*?)(\.html?)?$/s.exec(path) ?? []
  return [...(name === '' ? [] : [name]), String(id)].join('-') + ending
}

function isShopPath(parts: readonly string[]): boolean {
  const words = parts.map((part) => part.toLowerCase())
  return PATTERNS.some((pattern) => {
    const isOpen = pattern.at(-1) === '**'
    const fixed = isOpen ? pattern.slice(0, -1) : pattern
    const fits = isOpen ? words.length >= fixed.length : words.length === fixed.length
    return fits && fixed.every((word, at) => word === words[at])
  })
}

/** Report texts for a changed address. */
export const ADDRESS_PROBLEMS = {
  taken: 'url_path is in use: replaced',
  'shop page': 'url_path is a page of the shop: replaced',
  unreachable: 'url_path that browsers cannot request: replaced',
} as const
