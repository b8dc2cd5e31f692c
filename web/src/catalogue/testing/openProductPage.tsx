import { act } from '@testing-library/react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { vi } from 'vitest'
import query from '../../__generated__/ProductRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { answerQuery } from '../../testing/answerQuery.ts'
import { createFakeQueue } from '../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { ProductRoute } from '../product/ProductRoute.tsx'

export const money = (amount: string) => ({ amount, currencyCode: 'MXN' })

/** Returns a price without an offer, confirmed by the platform. */
export const price = (final: string, rest: object = {}) => ({
  final: money(final),
  regular: money(final),
  discountPercent: 0,
  isFrom: false,
  isCurrent: true,
  ...rest,
})

/** Returns a picture, or a video with its address. */
export const media = (path: string, videoUrl: string | null = null) => ({
  kind: videoUrl ? 'VIDEO' : 'IMAGE',
  path,
  alt: `Vista ${path}`,
  videoUrl,
})

/** Fields that all kinds share; a test adds its own. */
export const PRODUCT = {
  id: 'product',
  sku: 'SKU',
  name: 'Sofá Oslo',
  urlPath: 'salas/sofa-oslo',
  image: media('/front'),
  media: [media('/front')],
  price: price('100.00'),
  stock: { status: 'OK', quantity: 9 },
  breadcrumbs: [],
} as const

type Options = Readonly<{ path?: string; settings?: object; store?: StoreDefinition }>

/** Opens a product's page alone. Its idle requests wait until `rest` is called. */
export async function openProductPage(product: object, options: Options = {}) {
  const { path = '/p/SKU/sofa-oslo', settings = {}, store } = options
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const queue = createFakeQueue()
  const catalogueSettings = { listsOutOfStock: true, showsVariantInAddress: true, ...settings }
  const view = await renderWithRelay(
    <>
      <RouteForTest query={query} variables={{ sku: 'SKU' }} root={{ product, store: { catalogueSettings } }}>
        <ProductRoute />
      </RouteForTest>
      <NotificationOutlet />
    </>,
    { path, queue, answered: 0, ...(store ? { store } : {}) },
  )
  return {
    ...view,
    queue,
    rest: () =>
      act(async () => {
        idle.splice(0).forEach((task) => task())
        // Loaded when idle: its query is sent with it.
        await import('../../stock/liveOffer.ts')
      }),
    /** Variables of the newest open operation. */
    asked: () => view.environment.mock.getMostRecentOperation().request.variables,
    /** Resolves the newest open operation as a server with this product would. */
    answer: (node: object | null) =>
      act(async () =>
        view.environment.mock.resolveMostRecentOperation(({ request }) => ({
          data: answerQuery(request.node, request.variables, { node }),
        })),
      ),
    /** Resolves the newest open operation with these fields of the root. */
    answerRoot: (data: object) =>
      act(async () =>
        view.environment.mock.resolveMostRecentOperation(({ request }) => ({
          data: answerQuery(request.node, request.variables, data),
        })),
      ),
    fail: () => act(async () => view.environment.mock.rejectMostRecentOperation(new Error('no network'))),
  }
}
