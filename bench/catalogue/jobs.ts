/** One request of a shopper to the gateway. */
export type Job = Readonly<{ query: string; variables: Readonly<Record<string, unknown>> }>

export const JOB_KINDS = ['category', 'search', 'suggestions'] as const
export type JobKind = (typeof JOB_KINDS)[number]

const CARD = `id sku name urlPath brand isNew
  price { regular { amount currencyCode } final { amount } discountPercent isFrom }
  image { path alt } tags { text color background } stock { status quantity }`
const LIST = `totalCount pageInfo { hasNextPage endCursor } nodes { ${CARD} }
  facets { attribute label kind values { value label count isChosen swatch } } priceBounds { lowest { amount } highest { amount } }`

const QUERIES: Readonly<Record<JobKind, string>> = {
  category: `query Page($path: String!, $size: Int!, $sort: ProductSort) {
    category(by: { urlPath: $path }) { name products(first: $size, sort: $sort) { ${LIST} } } }`,
  search: `query Found($term: String!, $size: Int!, $sort: ProductSort) {
    search(term: $term, first: $size, sort: $sort) { ${LIST} } }`,
  suggestions: `query Suggested($term: String!, $size: Int!, $shelves: Int!) {
    suggestions(term: $term, products: $size, categories: $shelves) { totalCount products { ${CARD} } categories { name link } } }`,
}

/** Search terms as shoppers type them: one word, several, with accents and without, with typing errors. */
const TERMS = [
  'sofá', 'sillon gris', 'mesa de centro', 'lámpara', 'cama matrimonial', 'refrigerador', 'colchón king', 'comoda',
  'silla comedor', 'television', 'escritorio', 'espejo redondo', 'tapete', 'librero roble', 'estufa', 'lavadora',
  'cojin verde', 'vajilla', 'sartén', 'mesa comedro', 'sofa cama', 'buró', 'ropero', 'ventilador', 'bocina',
  'mueble tv', 'lampara de pie', 'sala esquinera', 'cabecera', 'repisa', 'horno', 'licuadora', 'cafetera',
  'plancha', 'audífonos', 'laptop', 'monitor', 'silla gamer', 'mesita de noche', 'sabanas', 'almohada',
  'cortinas', 'toalla', 'olla', 'cuchillos', 'maceta', 'asador', 'sillas de jardín', 'cuna', 'banca',
  'sofa 3 plazas', 'sillón reclinable', 'mesa auxiliar', 'lampara colgante', 'arbotante', 'cama king size',
  'colchon matrimonial', 'cajonera', 'silla de oficina', 'pantalla 55', 'escritorio blanco', 'espejo de pie', 'alfombra',
  'estante', 'parrilla', 'secadora', 'cojín azul', 'plato hondo', 'cacerola', 'silla comedr', 'sofá esquinero', 'perchero',
  'clóset', 'aire acondicionado', 'barra de sonido', 'rack tv', 'lámpara de piso', 'sala gris', 'cabecera queen', 'zapatera',
  'microondas', 'batidora', 'tetera', 'aspiradora', 'bocina bluetooth', 'tableta', 'proyector', 'sillon piel', 'tocador',
  'edredón', 'funda nordica', 'persiana', 'bata de baño', 'tabla de cortar', 'florero', 'mesa de jardin', 'litera',
  'banco de bar', 'vitrina', 'taburete',
] as const // prettier-ignore

const FEWEST_LETTERS = 3
/** Size of the first pages; when each order, or each share of a term, has been requested, pages get one larger. */
const FIRST_SIZES: Readonly<Record<JobKind, number>> = { category: 20, search: 20, suggestions: 5 }
/** Null is a list's own order. */
const SORTS = [null, 'LATEST', 'PRICE_ASC', 'PRICE_DESC'] as const
const TYPING_SHARES = 3

/**
 * Requests that differ from each other as shoppers' do: paths or terms in some order; for suggestions, terms as they are
 * being typed. No part repeats a request of another; there are thirty parts of suggestions.
 */
export function jobsOf(kind: JobKind, part: number, categoryPaths: readonly string[]): readonly Job[] {
  const query = QUERIES[kind]
  if (kind === 'suggestions') {
    // The categories are a call of their own, which is held for long: so many of them have not been asked for either.
    const shelves = 1 + Math.floor(part / TYPING_SHARES)
    const variables = { shelves, size: FIRST_SIZES[kind] + shelves }
    return typings(part % TYPING_SHARES).map((term) => ({ query, variables: { term, ...variables } }))
  }
  const subjects = kind === 'category' ? categoryPaths.map((path) => ({ path })) : TERMS.map((term) => ({ term }))
  const order = { size: FIRST_SIZES[kind] + Math.floor(part / SORTS.length), sort: SORTS[part % SORTS.length] }
  return subjects.map((subject) => ({ query, variables: { ...subject, ...order } }))
}

export type ListArguments = Readonly<{ sort: string | null; filters: readonly object[] }>

/** Category pages with these filters and this order; no part repeats a request of another. */
export function categoryJobs(part: number, paths: readonly string[], list: Partial<ListArguments>): readonly Job[] {
  const query = `query Page($path: String!, $size: Int!, $sort: ProductSort, $filters: [FilterInput!]) {
    category(by: { urlPath: $path }) { name products(first: $size, sort: $sort, filters: $filters) { ${LIST} } } }`
  return paths.map((path) => ({ query, variables: { path, size: FIRST_SIZES.category + part, ...list } }))
}

/** A share of the beginnings of all terms, none of them twice. */
function typings(share: number): readonly string[] {
  const all = TERMS.flatMap((term) =>
    Array.from({ length: Math.max(0, term.length - FEWEST_LETTERS + 1) }, (_, more) =>
      term.slice(0, FEWEST_LETTERS + more),
    ),
  )
  const told = new Set(all.filter((text) => !text.endsWith(' ')))
  return [...told].filter((_, place) => place % TYPING_SHARES === share)
}
