import { dirname, join, normalize } from 'node:path'

type Source = Readonly<{ path: string; text: string }>

const ROOT_FOLDER = 'platform/src/'
const IMPORT = /^(?:import|export) [^;'"]*?from '(\.[^']+)'/gm
/** Folders that every domain uses, or that list parts of every domain. */
const SHARED: ReadonlySet<string> = new Set([
  'parse',
  'money',
  'secrets',
  'http',
  'tracing',
  'database',
  'typed',
  'testing',
])

/** Pairs of domains that import each other, by name, with the reason why neither direction is an accident. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['b2b customers', 'an account answers with the prices of its company; a company is made of accounts'],
  ['b2b orders', 'an order is placed in the name of a company; a company lists the orders of its users'],
  ['cart checkout', 'a cart has a way to ship and to pay; the checkout offers these for a cart'],
  ['cart credit', 'a cart shows what credit makes of it; credit pays what a cart costs'],
  ['cart giftcards', 'a gift card is a line of a cart with options of its own'],
  ['catalogue search', 'a listing is a search; search reads documents in the query language of the catalogue'],
  ['catalogue tax', 'prices have tax; tax rules are documents of the catalogue'],
  ['coupons customers', 'a sign-in brings the coupon that waits for the address; coupons belong to accounts'],
  ['credit orders', 'an order is paid by credit and ends it; credit moves its order'],
  ['customers telephones', 'an address says whether its number is confirmed; an account confirms it'],
  ['giftcards orders', 'an order issues and cancels its gift cards; these have an order'],
  ['orders payments', 'an order opens its card page; the page pays the order'],
  ['orders ranking', 'a rank counts orders, and gives them days of return'],
])

/**
 * Returns a fault for each pair of domains of the platform that import each other without a known reason, with one import of
 * each direction, and for each known pair that no longer does; type imports count.
 * @param known pairs by their names in alphabetical order.
 */
export function mutualDomains(sources: readonly Source[], known = KNOWN): readonly string[] {
  const imports = importsOf(sources)
  const pairs = [...imports.keys()].flatMap((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && imports.has(`${to} ${from}`) ? [pair] : []
  })
  return [
    ...pairs
      .filter((pair) => !known.has(pair))
      .map((pair) => {
        const back = pair.split(' ').toReversed().join(' ')
        return `${imports.get(pair)}, and ${imports.get(back)}: move the rule or type to the domain that it is of.`
      }),
    ...[...known.keys()]
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => `${pair} no longer import each other: take the pair off scripts/structure/mutualDomains.ts.`),
  ]
}

/** Returns the first import of each domain from each other one, by both names. */
function importsOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  const imports = new Map<string, string>()
  for (const { path, text } of sources) {
    const from = domainOf(path)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = normalize(join(dirname(path), specifier))
      const to = domainOf(target)
      const pair = `${from} ${to}`
      if (from !== null && to !== null && from !== to && !imports.has(pair))
        imports.set(pair, `${path} imports ${target}`)
    }
  }
  return imports
}

/** Returns the domain that a file belongs to; null for files of the root and of shared folders. */
function domainOf(path: string): string | null {
  const folder = /^([^/]+)\//.exec(path.slice(ROOT_FOLDER.length))?.[1] ?? null
  return folder === null || SHARED.has(folder) ? null : folder
}
