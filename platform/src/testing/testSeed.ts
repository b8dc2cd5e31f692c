import type { SeedSource, SeedStock } from '../database/seedSource.ts'
import { testRooms } from './testRooms.ts'
import { testSeries } from './testSeries.ts'
import { testLandings, testPromotions } from './testPromotions.ts'
import { sourceHash } from '../database/sourceHash.ts'
import { testBlog } from './testBlog.ts'
import { testDocuments } from './testDocuments.ts'

const UNITS: readonly (readonly [productId: number, sku: string, qty: number])[] = [
  [2, 'SOFA-GRIS', 10], [3, 'SOFA-AZUL', 4], [4, 'LAMP', 20], [5, 'FOCO', 0], [8, 'MAT-IND', 10], [9, 'MAT-QN', 10],
  [10, 'PIL', 9], [13, 'RARO', 5], [12, 'VIEJO', 9],
] // prettier-ignore

function* testStock(): Generator<SeedStock> {
  for (const [productId, sku, qty] of UNITS) yield { productId, sku, qty, isInStock: qty > 0, manageStock: true }
  yield { productId: 1, sku: 'SOFA', qty: 0, isInStock: true, manageStock: true }
  yield { productId: 11, sku: 'GARANTIA', qty: 0, isInStock: true, manageStock: false }
}

/** The test catalogue as a seed. */
export const testSeed: SeedSource = {
  key: `test-${sourceHash(import.meta.dirname)}`,
  catalogue: testDocuments,
  stock: testStock,
  branches: () => [],
  pictures: () => [],
  prices: () => [],
  blog: () => testBlog,
  promotions: testPromotions,
  landings: testLandings,
  series: testSeries,
  rooms: testRooms,
  questions: () => [],
  synonyms: () => [{ language: 'es-MX', terms: ['sofá', 'sillón', 'couch'] }],
  redirects: () => [
    { path: 'sofa-oslo.html', target: 'salas/sofas/sofa-oslo', status: 301 },
    { path: 'ofertas-de-mayo', target: 'salas', status: 302 },
    { path: 'salas/sofas', target: 'iluminacion', status: 301 },
  ],
}
