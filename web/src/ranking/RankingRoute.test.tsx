import { screen, within } from '@testing-library/react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import query from '../__generated__/RankingRouteQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { RankingRoute } from './RankingRoute.tsx'

const money = (amount: string, currencyCode = 'MXN') => ({ amount, currencyCode })
const rank = (code: string, from: string, returnDays: number | null = null) => ({ code, from: money(from), returnDays })
const RANKS = [rank('inicial', '0.00', 30), rank('bronce', '5000.00', 45), rank('plata', '20000.00')]
const RANKING = {
  rank: RANKS[1],
  next: RANKS[2],
  ranks: RANKS,
  spent: money('9280.00'),
  missing: money('10720.00'),
  updatedAt: '2026-11-20T18:30:00Z',
  card: { number: '2900000000077', holder: 'Ana López', memberSince: '2026-01-01T10:00:00Z' },
}

async function open(ranking: object | null = RANKING, code = 'hogar') {
  const store = storeByCode(code)
  const root = { viewer: { customer: { id: 'c:1', firstName: 'Ana', ranking } } }
  await renderWithRelay(
    <RouteForTest query={query} variables={{}} root={root}>
      <RankingRoute />
    </RouteForTest>,
    { path: `${store?.urlPrefix ?? ''}/my-account/ranking`, answered: 0, ...(store ? { store } : {}) },
  )
}

describe('the rank of an account', () => {
  it('is one of its places, and shows the card for a till to scan', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Tu tarjeta y nivel' }).getAttribute('aria-current')).toBe('page')
    const card = within(screen.getByRole('region', { name: /^Tarjeta/ }))
    expect(card.getByText('Bronce')).toBeDefined()
    expect(card.getByText('2900 0000 0007 7')).toBeDefined()
    expect(card.getByText('Cliente desde 2026')).toBeDefined()
    expect(card.getByRole('img', { name: /2900000000077/ })).toBeDefined()
  })

  it('says how far it is to the next one, what each takes, and what each gives', async () => {
    await open()
    const way = within(screen.getByRole('region', { name: 'Tu nivel' }))
    expect(way.getByText('Te faltan $10,720.00 para Plata.', { exact: false }).textContent).toContain('$10,720.00')
    const bar = way.getByRole('progressbar', { name: 'Avance hacia Plata' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['9280', '20000'])
    const rows = way.getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Inicialdesde $0.0030 días para devolver desde la entrega',
      'Broncedesde $5,000.0045 días para devolver desde la entrega',
      // The platform names no advantage of it.
      'Platadesde $20,000.00',
    ])
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('that is the highest has nothing ahead', async () => {
    await open({ ...RANKING, rank: RANKS[2], next: null, missing: null })
    expect(screen.getByText('Ya estás en el nivel más alto.')).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('that the shop has no word for is called as the platform calls it', async () => {
    await open({ ...RANKING, rank: rank('diamante', '1.00'), card: { ...RANKING.card, memberSince: null } })
    expect(screen.getByText('Diamante')).toBeDefined()
    expect(screen.queryByText(/Cliente desde/)).toBeNull()
  })

  it('that could not be read is reported', async () => {
    await open(null)
    expect(screen.getByRole('alert').textContent).toContain('no podemos mostrar tu nivel')
  })

  it.each([
    ['de', 'Karte und Rang', 'Bronze'],
    ['it', 'Tessera e livello', 'Bronzo'],
  ])('in %s is shown in the words and format of the store', async (code, title, name) => {
    await open(RANKING, code)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  })
})
