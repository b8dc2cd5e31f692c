import type { Environment } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import { data, redirect } from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { listVerdict } from '../catalogue/listVerdict.ts'
import type { PayloadRecorder } from '../relay/payloadRecorder.ts'
import type { JsonRecord } from '../relay/payload.ts'
import { principalOf } from '../relay/requirePrincipal.ts'
import type { PageLoader } from './createRoutes.tsx'
import type { PageRequest, ShopRoute } from './shopRoute.ts'
import { toStorePath } from './toStorePath.ts'

type ServerLoaderOptions = Readonly<{ environment: Environment; recorder: PayloadRecorder; store: StoreDefinition }>

/**
 * Starts the queries of a page on the server and waits for their first answer: the page's status is known before a byte
 * of it is sent. A principal object that is null makes it a 404; a redirect, a page that has moved or a list asked for by
 * what it does not have.
 */
export function createServerPageLoader({ environment, recorder, store }: ServerLoaderOptions): PageLoader {
  const judged = (route: ShopRoute, answer: JsonRecord, request: PageRequest) => {
    const own = route.judge(answer, request)
    // Here, and not in the route table: the browser would be sent what it takes.
    const verdict = own.kind === 'found' ? listVerdict(answer, request) : own
    if (verdict.kind !== 'moved') return verdict.kind
    throw redirect(
      withSearch(toStorePath(store.urlPrefix, verdict.path), verdict.search ?? request.search),
      verdict.status,
    )
  }
  return async (route: ShopRoute, request: PageRequest) => {
    if (!route.query) return data({ reference: null }, { status: statusOf(judged(route, {}, request)) })
    const variables = route.variables(request)
    const reference = loadQuery(environment, route.query, variables, { networkCacheConfig: principalOf(route) })
    // Where an address asks for nothing that the store lacks, the shop is not asked, and no answer will come.
    if (!reference.source) return data({ reference }, { status: statusOf(judged(route, {}, request)) })
    const id = reference.id
    if (!id) throw new Error(`${reference.name} is not persisted`)
    return data({ reference }, { status: statusOf(judged(route, (await recorder.first(id, variables)).data, request)) })
  }
}

function statusOf(kind: 'found' | 'notFound'): number {
  return kind === 'notFound' ? 404 : 200
}

/** Campaign parameters survive a redirect; a target with a query of its own is left as it is. */
function withSearch(address: string, search: URLSearchParams): string {
  return address.includes('?') || search.size === 0 ? address : `${address}?${search.toString()}`
}
