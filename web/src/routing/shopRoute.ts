import type { ComponentType } from 'react'
import type { PreloadableConcreteRequest, OperationType } from 'relay-runtime'
import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { MessageArea } from '../../i18n/areas.ts'
import type { JsonRecord } from '../relay/payload.ts'

/** An address, as a route's query sees it. */
export type PageRequest = Readonly<{
  /** Path inside the store, encoded as `respellPath` does, with its leading slash, without the store's prefix. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}>

/** What the principal object of a page says about the page. */
export type Verdict =
  | Readonly<{ kind: 'found' }>
  | Readonly<{ kind: 'notFound' }>
  /** `search` takes the place of the address's own. */
  | Readonly<{ kind: 'moved'; path: string; search?: URLSearchParams; status: number }>

/** What stands around a page: header and footer, the logo alone, or nothing. */
export type LayoutName = 'default' | 'minimal' | 'empty'

/** One row of the route table: an address, the code that draws it, the query that it needs. */
export type ShopRoute = Readonly<{
  /** Below the store's prefix; '' is the store's home. */
  path: string
  /** File of the code, so that the server can name what a page needs ahead of time. */
  source: string
  load: () => Promise<ComponentType>
  /** Messages that only this page needs. */
  messages?: MessageArea
  /** `default` unless said otherwise. */
  layout?: LayoutName
  /** True when only the server knows what stands at the path. */
  isLookup?: boolean
  /** True when the page says by itself what it is without a network: nobody is taken home. */
  isDrawnOffline?: boolean
  /**
   * Tags that the server keeps the page under, for everybody, beside those of what it is made of. Left out, the page is
   * its visitor's alone.
   */
  keptAs?: readonly CacheTag[]
  /**
   * True for a parameter of the address that the page reads. Every other one makes no page of its own among those that
   * the server keeps; left out, the page reads none.
   */
  readsParameter?: (name: string, value: string) => boolean
  query: PreloadableConcreteRequest<OperationType> | null
  variables: (request: PageRequest) => OperationType['variables']
  /** Field of the query, as a path from its root, without which there is no page: null means that nothing is there, an error that nobody knows. */
  principal: string | null
  /** Judges the first answer of the query; the server makes it the page's HTTP status. */
  judge: (data: JsonRecord, request: PageRequest) => Verdict
}>

type Row<TQuery extends OperationType> = Readonly<{
  path: string
  source: string
  load: () => Promise<ComponentType>
  messages?: MessageArea
  layout?: LayoutName
  isLookup?: boolean
  isDrawnOffline?: boolean
  keptAs?: readonly CacheTag[]
  readsParameter?: ShopRoute['readsParameter']
  query: PreloadableConcreteRequest<TQuery>
  principal?: string
  /** Unless said otherwise, a page is found when its principal field is there. */
  judge?: ShopRoute['judge']
}> &
  (Record<string, never> extends TQuery['variables']
    ? Readonly<{ variables?: (request: PageRequest) => TQuery['variables'] }>
    : Readonly<{ variables: (request: PageRequest) => TQuery['variables'] }>)

const NO_VARIABLES = () => ({})
const FOUND = (): Verdict => ({ kind: 'found' })

/** A row of the route table whose variables fit its query. */
export function pageRoute<TQuery extends OperationType>(row: Row<TQuery>): ShopRoute {
  const { principal = null, variables = NO_VARIABLES, judge = principal === null ? FOUND : foundWhen(principal) } = row
  return { ...row, principal, variables, judge }
}

/** A row without a query: nothing of the shop is read. */
export function plainRoute(
  row: Pick<ShopRoute, 'path' | 'source' | 'load'> &
    Partial<Pick<ShopRoute, 'judge' | 'layout' | 'messages' | 'keptAs'>>,
): ShopRoute {
  return { judge: FOUND, ...row, query: null, principal: null, variables: NO_VARIABLES }
}

/** Only the server answers with a status: the browser is sent none of its rules. */
export function onServer<Rule>(rule: Rule): Rule | undefined {
  return import.meta.env.SSR ? rule : undefined
}

function foundWhen(field: string): (data: JsonRecord) => Verdict {
  return (data) => ({ kind: data[field] === null ? 'notFound' : 'found' })
}
