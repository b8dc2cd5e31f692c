/** One request of a shopper: what is asked of the gateway. */
export type Job = Readonly<{ query: string; variables: Readonly<Record<string, unknown>> }>

export type JobKind = 'category' | 'search' | 'suggestions'

const CARD = `id sku name urlPath brand isNew
  price { regular { amount currencyCode } final { amount } discountPercent isFrom }
  image { path alt } tags { text color background } stock { status quantity }`
const LIST = `totalCount pageInfo { hasNextPage endCursor } nodes { ${CARD} }
  facets { attribute label kind values { value label count isChosen swatch } } priceBounds { lowest { amount } highest { amount } }`

const QUERIES: Readonly<Record<JobKind, string>> = {
  category: `query Page($path: String!, $first: Int!) {
    category(by: { urlPath: $path }) { name products(first: $first) { ${LIST} } } }`,
  search: `query Found($term: String!, $first: Int!) { search(term: $term, first: $first) { ${LIST} } }`,
  suggestions: `query Suggested($term: String!) {
    suggestions(term: $term) { totalCount products { ${CARD} } categories { name link } } }`,
}

/** What shoppers type: one word, several, with accents and without, with a slip of the finger. */
const TERMS = [
  'sofá', 'sillon gris', 'mesa de centro', 'lámpara', 'cama matrimonial', 'refrigerador', 'colchón king', 'comoda',
  'silla comedor', 'television', 'escritorio', 'espejo redondo', 'tapete', 'librero roble', 'estufa', 'lavadora',
  'cojin verde', 'vajilla', 'sartén', 'mesa comedro', 'sofa cama', 'buró', 'ropero', 'ventilador', 'bocina',
] as const // prettier-ignore

const PAGE_SIZES = [20, 21, 22, 23, 24] as const
const FEWEST_LETTERS = 3

/**
 * Requests that differ from each other as shoppers' do, so that none is answered out of a cache: paths or terms, times
 * page sizes; for suggestions, each term as it is being typed.
 */
export function jobsOf(kind: JobKind, categoryPaths: readonly string[]): readonly Job[] {
  const job = (variables: Job['variables']): Job => ({ query: QUERIES[kind], variables })
  if (kind === 'suggestions') {
    return TERMS.flatMap((term) =>
      Array.from({ length: Math.max(0, term.length - FEWEST_LETTERS + 1) }, (_, more) =>
        job({ term: term.slice(0, FEWEST_LETTERS + more) }),
      ),
    ).filter(({ variables }) => !String(variables['term']).endsWith(' '))
  }
  return PAGE_SIZES.flatMap((first) =>
    kind === 'category' ? categoryPaths.map((path) => job({ path, first })) : TERMS.map((term) => job({ term, first })),
  )
}
