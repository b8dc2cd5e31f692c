import type { ComponentType } from 'react'
import type { PreloadableConcreteRequest, OperationType } from 'relay-runtime'
import type { CacheTag } from '@hogar/schema/caching/cacheTags.ts'
import type { MessageArea } from '../../i18n/areas.ts'
import type { JsonRecord } from '../relay/payload.ts'
import type { PagePart } from './createPagePart.tsx'

/** Address as a route's query reads it. */
export type PageRequest = Readonly<{
  /** Path inside the store, encoded as `respellPath` does, with its leading slash, without the store's prefix. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}>

/** Verdict on a page by its principal object. */
export type Verdict =
  | Readonly<{ kind: 'found' }>
  | Readonly<{ kind: 'notFound' }>
  /** `search` replaces the query of the address; `storeCode` names the store of the path where it is another one. */
  | Readonly<{ kind: 'moved'; path: string; search?: URLSearchParams; storeCode?: string; status: number }>

/** Layout around a page: header and footer, the logo alone, or none. */
export type LayoutName = 'default' | 'minimal' | 'empty'

/** Row of the route table: an address, the code that renders it, the query that it needs. */
export type ShopRoute = Readonly<{
  /** Path below the store's prefix; '' is the store's home. */
  path: string
  /** Source file of the code, by which the server finds the files of the page. */
  source: string
  load: () => Promise<ComponentType>
  /** Messages that the page loads in addition. */
  messages?: MessageArea
  /** `default` if left out. */
  layout?: LayoutName
  /** True when only the server can resolve the path. */
  isLookup?: boolean
  /**
   * Returns the part of the page that renders a principal object, by the object's type: its code loads in parallel
   * with the row's own. An empty type returns the only part that there is. Left out, the row has no part.
   */
  partOf?: (typename: string) => PagePart | undefined
  /** True when the page has its own offline content: it does not navigate home. */
  isDrawnOffline?: boolean
  /** True for a layout: its data is read once, and kept for as long as it is drawn. */
  isLayout?: boolean
  /**
   * Cache tags of the page, in addition to those of its data, for a page cached for all visitors. Left out, the page
   * is not cached.
   */
  cacheTags?: readonly CacheTag[]
  /**
   * Returns true for a parameter of the address that the page reads. Others are not part of its cache key; left out,
   * the page reads none.
   */
  readsParameter?: (name: string, value: string) => boolean
  /**
   * Returns the moment until which the server may cache the page, in milliseconds since 1970, by the first answer of
   * the query; null for no limit of its own, zero for a page that is not to be cached.
   */
  keptUntil?: (data: JsonRecord) => number | null
  query: PreloadableConcreteRequest<OperationType> | null
  variables: (request: PageRequest) => OperationType['variables']
  /** Path to the field of the query without which there is no page: null means not found, an error means unknown. */
  principal: string | null
  /** Returns the verdict on the first answer of the query; the server turns it into the page's HTTP status. */
  judge: (data: JsonRecord, request: PageRequest) => Verdict
}>

type Row<TQuery extends OperationType> = Readonly<{
  path: string
  source: string
  load: () => Promise<ComponentType>
  messages?: MessageArea
  layout?: LayoutName
  isLookup?: boolean
  partOf?: ShopRoute['partOf']
  isDrawnOffline?: boolean
  isLayout?: boolean
  cacheTags?: readonly CacheTag[]
  readsParameter?: ShopRoute['readsParameter']
  keptUntil?: ShopRoute['keptUntil'] | undefined
  query: PreloadableConcreteRequest<TQuery>
  principal?: string
  /** Defaults to found if the principal field is not null. */
  judge?: ShopRoute['judge']
}> &
  (Record<string, never> extends TQuery['variables']
    ? Readonly<{ variables?: (request: PageRequest) => TQuery['variables'] }>
    : Readonly<{ variables: (request: PageRequest) => TQuery['variables'] }>)

const NO_VARIABLES = () => ({})
const FOUND = (): Verdict => ({ kind: 'found' })

/** Creates a row of the route table; the types match its variables with its query. */
export function pageRoute<TQuery extends OperationType>(row: Row<TQuery>): ShopRoute {
  const { principal = null, variables = NO_VARIABLES, judge = principal === null ? FOUND : foundWhen(principal) } = row
  return { ...row, principal, variables, judge }
}

/** Creates a row without a query: it reads no data of the shop. */
export function plainRoute(
  row: Pick<ShopRoute, 'path' | 'source' | 'load'> &
    Partial<Pick<ShopRoute, 'judge' | 'layout' | 'messages' | 'cacheTags'>>,
): ShopRoute {
  return { judge: FOUND, ...row, query: null, principal: null, variables: NO_VARIABLES }
}

/**
 * Returns a rule on the server only, which alone answers with a status: the rule's code is left out of the browser's.
 */
export function onServer<Rule>(rule: Rule): Rule | undefined {
  return import.meta.env.SSR ? rule : undefined
}

function foundWhen(field: string): (data: JsonRecord) => Verdict {
  return (data) => ({ kind: data[field] === null ? 'notFound' : 'found' })
}
