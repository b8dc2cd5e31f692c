/** One request of a shopper: what is asked of the gateway. */
export type Job = Readonly<{ query: string; variables: Readonly<Record<string, unknown>> }>

export const JOB_KINDS = ['category', 'search', 'suggestions'] as const
export type JobKind = (typeof JOB_KINDS)[number]

const CARD = `id sku name urlPath brand isNew
  price { regular { amount currencyCode } final { amount } discountPercent isFrom }
  image { path alt } tags { text color background } stock { status quantity }`
const LIST = `totalCount pageInfo { hasNextPage endCursor } nodes { ${CARD} }
  facets { attribute label kind values { value label count isChosen swatch } } priceBounds { lowest { amount } highest { amount } }`

const QUERIES: Readonly<Record<JobKind, string>> = {
  category: `query Page($path: String!, $size: Int!) {
    category(by: { urlPath: $path }) { name products(first: $size) { ${LIST} } } }`,
  search: `query Found($term: String!, $size: Int!) { search(term: $term, first: $size) { ${LIST} } }`,
  suggestions: `query Suggested($term: String!, $size: Int!) {
    suggestions(term: $term, products: $size) { totalCount products { ${CARD} } categories { name link } } }`,
}

/** What shoppers type: one word, several, with accents and without, with a slip of the finger. */
const TERMS = [
  'sofá', 'sillon gris', 'mesa de centro', 'lámpara', 'cama matrimonial', 'refrigerador', 'colchón king', 'comoda',
  'silla comedor', 'television', 'escritorio', 'espejo redondo', 'tapete', 'librero roble', 'estufa', 'lavadora',
  'cojin verde', 'vajilla', 'sartén', 'mesa comedro', 'sofa cama', 'buró', 'ropero', 'ventilador', 'bocina',
  'mueble tv', 'lampara de pie', 'sala esquinera', 'cabecera', 'repisa', 'horno', 'licuadora', 'cafetera',
  'plancha', 'audífonos', 'laptop', 'monitor', 'silla gamer', 'mesita de noche', 'sabanas', 'almohada',
  'cortinas', 'toalla', 'olla', 'cuchillos', 'maceta', 'asador', 'sillas de jardín', 'cuna', 'banca',
] as const // prettier-ignore

const FEWEST_LETTERS = 3
/** Size of the first batch's pages; each further batch has pages of one more. */
const FIRST_SIZES: Readonly<Record<JobKind, number>> = { category: 20, search: 20, suggestions: 6 }
const TYPINGS_MEASURED_EVERY = 3

/**
 * Requests that differ from each other as shoppers' do: paths or terms; for suggestions, terms as they are being typed.
 * No batch asks for what another has asked for.
 */
export function jobsOf(kind: JobKind, batch: number, categoryPaths: readonly string[]): readonly Job[] {
  const size = FIRST_SIZES[kind] + batch
  const subjects: readonly Job['variables'][] =
    kind === 'category'
      ? categoryPaths.map((path) => ({ path }))
      : (kind === 'search' ? TERMS : typings()).map((term) => ({ term }))
  return subjects.map((subject) => ({ query: QUERIES[kind], variables: { ...subject, size } }))
}

/** Some of the beginnings of every term, none of them twice. */
function typings(): readonly string[] {
  const all = TERMS.flatMap((term) =>
    Array.from({ length: Math.max(0, term.length - FEWEST_LETTERS + 1) }, (_, more) =>
      term.slice(0, FEWEST_LETTERS + more),
    ),
  )
  const told = new Set(all.filter((text) => !text.endsWith(' ')))
  return [...told].filter((_, place) => place % TYPINGS_MEASURED_EVERY === 0)
}
