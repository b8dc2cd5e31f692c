import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage } from '../catalogue/testing/openProductPage.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { stubNearness } from '../testing/stubNearness.ts'
import { PATIENCE } from '../testing/patience.ts'
import '../testing/loadedCataloguePages.ts'

let scrollNear: () => Promise<void>
beforeEach(() => {
  scrollNear = stubNearness()
})
afterEach(() => vi.unstubAllGlobals())

const review = (number: number) => ({
  id: `r${number}`,
  __typename: 'Review',
  rating: 4,
  title: `Título ${number}`,
  detail: 'Texto',
  nickname: 'Ana',
  createdAt: '2026-10-02T10:30:00.000Z',
  isVerifiedPurchase: number === 1,
  photos: number === 1 ? photos('Ana', 3) : [],
})
const photos = (nickname: string | null, count: number) =>
  Array.from({ length: count }, (_, at) => ({ path: `reviews/${nickname}${at}`, width: 1024, height: 768, nickname }))
const connection = (numbers: readonly number[], rest: object = {}) => ({
  totalCount: 7,
  averageRating: 4.25,
  photos: [],
  distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 7 : 0 })),
  edges: numbers.map((number) => ({ cursor: `c${number}`, node: review(number) })),
  pageInfo: { hasNextPage: false, endCursor: null },
  ...rest,
})

async function open(rating: object | null = null) {
  const view = await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', rating })
  const questions = (name: string) =>
    view.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
  const answer = async (name: string, reviews: object | null) => {
    await vi.waitFor(() => expect(questions(name)).toHaveLength(1), PATIENCE)
    const [operation] = questions(name)
    if (!operation) return
    const node = { ...PRODUCT, __typename: 'SimpleProduct', reviews }
    const data = answerQuery(operation.request.node, operation.request.variables, { node })
    await act(async () => view.environment.mock.resolve(operation, { data }))
  }
  return {
    view,
    questions,
    first: async (reviews: object | null) => {
      await scrollNear()
      await answer('ProductReviewListQuery', reviews)
    },
    next: (reviews: object) => answer('ReviewListPageQuery', reviews),
    fail: async () => {
      await scrollNear()
      await vi.waitFor(() => expect(questions('ProductReviewListQuery')).toHaveLength(1), PATIENCE)
      const [operation] = questions('ProductReviewListQuery')
      if (operation) await act(async () => view.environment.mock.reject(operation, new Error('no network')))
    },
  }
}

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap(({ textContent: text }) => (text?.startsWith('Título') ? [text] : []))

describe('what a product’s reviews come to', () => {
  it('stands at its name, and links to them', async () => {
    await open({ average: 4.3, count: 7 })
    const summary = screen.getByRole('link', { name: '4.3 de 5 estrellas 7 reseñas' })
    expect(summary.getAttribute('href')).toBe('#reviews')
    expect(document.querySelector('#reviews')).toBeTruthy()
  })

  it('is nowhere without any', async () => {
    await open(null)
    expect(screen.queryByText(/estrellas|reseñas/)).toBeNull()
  })
})

describe('the reviews of a product', () => {
  it('are requested when a shopper scrolls near, not before', async () => {
    const page = await open()
    expect(page.questions('ProductReviewListQuery')).toHaveLength(0)
    await page.first(connection([1, 2]))
    expect(titles()).toEqual(['Título 1', 'Título 2'])
    const section = screen.getByRole('region', { name: 'Reseñas' })
    expect(within(section).getByText('7 reseñas')).toBeTruthy()
    expect(within(section).getAllByText('Ana · 2 de octubre de 2026')).toHaveLength(2)
    expect(within(section).getAllByRole('img', { name: '4 de 5 estrellas' })).toHaveLength(2)
    expect(within(section).getAllByText('Compra verificada')).toHaveLength(1)
  })

  it('grow by a page', async () => {
    const page = await open()
    await page.first(connection([1, 2], { pageInfo: { hasNextPage: true, endCursor: 'c2' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Ver más reseñas' }))
    expect(page.questions('ReviewListPageQuery')[0]?.request.variables).toMatchObject({ first: 5, after: 'c2' })
    await page.next(connection([3]))
    expect(titles()).toEqual(['Título 1', 'Título 2', 'Título 3'])
    expect(screen.queryByRole('button', { name: 'Ver más reseñas' })).toBeNull()
  })

  it('are narrowed by their stars, once those have been read', async () => {
    const page = await open()
    await page.first(connection([1, 2]))
    const bar = screen.getByRole('button', { name: '4 estrellas: 7 reseñas' })
    expect(screen.getByRole('button', { name: '5 estrellas: 0 reseñas' })).toHaveProperty('disabled', true)
    await userEvent.click(bar)
    expect(page.questions('ReviewListPageQuery')[0]?.request.variables).toMatchObject({ first: 5, stars: 4 })
    expect(titles()).toEqual(['Título 1', 'Título 2'])
    await page.next(connection([3]))
    await vi.waitFor(() => expect(titles()).toEqual(['Título 3']))
    expect(bar.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
    await vi.waitFor(() => expect(titles()).toEqual(['Título 1', 'Título 2']))
  })

  it('stay as they are where those of some stars cannot be read', async () => {
    const page = await open()
    await page.first(connection([1, 2]))
    await userEvent.click(screen.getByRole('button', { name: '4 estrellas: 7 reseñas' }))
    const [operation] = page.questions('ReviewListPageQuery')
    await act(async () => page.view.environment.mock.reject(operation!, new Error('no network')))
    expect(titles()).toEqual(['Título 1', 'Título 2'])
    expect(screen.getByText(/No pudimos cargar más reseñas/)).toBeTruthy()
  })

  it('say that there are none yet', async () => {
    const page = await open()
    await page.first(connection([], { totalCount: 0, averageRating: null }))
    expect(screen.getByText(/Todavía no hay reseñas/)).toBeTruthy()
  })

  it('say that they could not be read, and take one all the same', async () => {
    const page = await open()
    await page.first(null)
    expect(screen.getByText('No pudimos cargar las reseñas.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Escribir una reseña' })).toBeTruthy()
  })

  it('say so without a network too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = await open()
    await page.fail()
    expect(screen.getByText('No pudimos cargar las reseñas.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Escribir una reseña' })).toBeTruthy()
  })
})

describe('reviews with photos', () => {
  it('open their photos large and step through them, each said with its writer', async () => {
    HTMLDialogElement.prototype.showModal = function open() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
    const page = await open()
    await page.first(connection([1, 2], { photos: [...photos('Ana', 1), ...photos(null, 1)] }))
    const row = screen.getByRole('region', { name: 'Fotos de clientes' })
    expect(
      within(row)
        .getAllByRole('button', { name: /^Abrir/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Abrir la foto 1 de 2 de Ana', 'Abrir la foto 2 de 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la foto 3 de 3 de Ana' }))
    const dialog = screen.getByRole('dialog', { name: 'Título 1' })
    const photo = () => within(dialog).getByRole<HTMLImageElement>('img')
    expect(photo().alt).toBe('Foto 3 de 3 de Ana')
    expect(photo().src).toMatch(/\/img\/1024\/1024\/resize\/reviews\/Ana2\.jpg$/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Foto siguiente' }))
    expect(photo().alt).toBe('Foto 1 de 3 de Ana')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    expect(dialog).toHaveProperty('open', false)
  })

  it('are narrowed to those with photos, and shown whole again', async () => {
    const page = await open()
    await page.first(connection([1, 2], { photos: photos('Ana', 1) }))
    const only = screen.getByRole('button', { name: 'Solo reseñas con fotos' })
    await userEvent.click(only)
    expect(page.questions('ReviewListPageQuery')[0]?.request.variables).toMatchObject({ stars: null, withPhotos: true })
    await page.next(connection([1], { totalCount: 1, photos: photos('Ana', 1) }))
    await vi.waitFor(() => expect(titles()).toEqual(['Título 1']))
    expect(screen.getByText('Con fotos: 1 reseña')).toBeTruthy()
    expect(only.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(only)
    await vi.waitFor(() => expect(titles()).toEqual(['Título 1', 'Título 2']))
  })
})
