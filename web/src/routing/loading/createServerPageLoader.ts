import type { Environment } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import { data, redirect } from 'react-router-dom'
import { type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import type { PayloadRecorder } from '../../relay/replay/payloadRecorder.ts'
import type { JsonRecord } from '../../relay/payload.ts'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import type { PageLoader } from '../createRoutes.tsx'
import { partOfAnswer } from '../partOf.ts'
import type { PageRequest, ShopRoute, Verdict } from '../shopRoute.ts'
import { toStorePath } from '../toStorePath.ts'

type ServerLoaderOptions = Readonly<{
  environment: Environment
  recorder: PayloadRecorder
  store: StoreDefinition
  /** Returns the verdict on a page that its own route has found: a list with unknown filters is moved. */
  judgeFound: (answer: JsonRecord, request: PageRequest) => Verdict
}>

/**
 * Creates the loader that starts a page's query on the server and waits for its first answer: the page's status is
 * known before the first byte is sent. A null principal object gives a 404; a moved page, or a list with unknown
 * filters, gives a redirect.
 */
export function createServerPageLoader({ environment, recorder, store, judgeFound }: ServerLoaderOptions): PageLoader {
  const judged = (route: ShopRoute, answer: JsonRecord, request: PageRequest) => {
    const own = route.judge(answer, request)
    const verdict = own.kind === 'found' ? judgeFound(answer, request) : own
    if (verdict.kind !== 'moved') return verdict.kind
    const { urlPrefix } = storeByCode(verdict.storeCode ?? store.code) ?? store
    throw redirect(withSearch(toStorePath(urlPrefix, verdict.path), verdict.search ?? request.search), verdict.status)
  }
  return async (route: ShopRoute, request: PageRequest) => {
    if (!route.query) return data({ reference: null }, { status: statusOf(judged(route, {}, request)) })
    const variables = route.variables(request)
    const reference = loadQuery(environment, route.query, variables, { networkCacheConfig: principalOf(route) })
    // The query of an address that the store can answer itself sends no request, and no answer will come.
    if (!reference.source) return data({ reference }, { status: statusOf(judged(route, {}, request)) })
    const id = reference.id
    if (!id) throw new Error(`${reference.name} is not persisted`)
    const { data: answer } = await recorder.first(id, variables)
    const status = statusOf(judged(route, answer, request))
    const part = partOfAnswer(route, answer)
    // Loaded before the render: a part that suspends would leave the first flush without a page.
    await part?.loadCode()
    return data({ reference, part, keptUntil: route.keptUntil?.(answer) ?? null }, { status })
  }
}

function statusOf(kind: 'found' | 'notFound'): number {
  return kind === 'notFound' ? 404 : 200
}

/**
 * Adds the parameters of a request to a redirect's target, for those of campaigns: before its anchor, and without those
 * that the target names itself.
 */
function withSearch(address: string, search: URLSearchParams): string {
  const [target = '', ...anchor] = address.split(/(?=#)/)
  const own = new URLSearchParams(target.split('?')[1])
  const added = new URLSearchParams([...search].filter(([name]) => !own.has(name))).toString()
  if (added === '') return address
  return `${target}${target.includes('?') ? '&' : '?'}${added}${anchor.join('')}`
}
