import { describe, expect, it } from 'vitest'
import { type CoveredLine, coverServices } from './coverServices.ts'

const line = (sku: string, quantity: number, rest: Partial<CoveredLine> = {}): CoveredLine => ({
  key: sku,
  sku,
  name: sku.toLowerCase(),
  quantity,
  offered: [],
  isService: false,
  ...rest,
})
const sofa = (quantity: number) => line('SOFA', quantity, { offered: ['ASSEMBLY', 'WARRANTY'] })
const chair = (quantity: number) => line('CHAIR', quantity, { offered: ['ASSEMBLY'] })
const service = (sku: string, quantity: number) => line(sku, quantity, { isService: true })

const missing = (lines: readonly CoveredLine[]) =>
  Object.fromEntries([...coverServices(lines)].map(([key, cover]) => [key, Object.fromEntries(cover.missing)]))

describe('the services of a cart', () => {
  it('are missing for every piece of a product without them', () => {
    expect(missing([sofa(2)])).toEqual({ SOFA: { ASSEMBLY: 2, WARRANTY: 2 } })
  })

  it('cover one piece each, of the products before them first, from the nearest', () => {
    const lines = [sofa(2), chair(2), service('ASSEMBLY', 3)]
    expect(missing(lines)).toEqual({ SOFA: { ASSEMBLY: 1, WARRANTY: 2 }, CHAIR: {}, ASSEMBLY: {} })
    expect(coverServices(lines).get('ASSEMBLY')?.covers).toEqual({ pieces: 3, names: ['sofa', 'chair'], spare: 0 })
  })

  it('belong to the product that they were added with, not to one that was there without them', () => {
    const lines = [chair(1), sofa(1), service('ASSEMBLY', 1)]
    expect(missing(lines)).toEqual({ CHAIR: { ASSEMBLY: 1 }, SOFA: { WARRANTY: 1 }, ASSEMBLY: {} })
    expect(coverServices(lines).get('ASSEMBLY')?.covers?.names).toEqual(['sofa'])
  })

  it('cover what stands after them with what is left', () => {
    const lines = [sofa(1), service('ASSEMBLY', 2), chair(1)]
    expect(missing(lines)).toEqual({ SOFA: { WARRANTY: 1 }, ASSEMBLY: {}, CHAIR: {} })
  })

  it('are superfluous beyond the pieces', () => {
    const lines = [service('WARRANTY', 3), sofa(1)]
    expect(coverServices(lines).get('WARRANTY')?.covers).toEqual({ pieces: 1, names: ['sofa'], spare: 2 })
  })

  it('cover nothing after their product was removed', () => {
    const lines = [chair(1), service('WARRANTY', 1)]
    expect(coverServices(lines).get('WARRANTY')?.covers).toEqual({ pieces: 0, names: [], spare: 1 })
  })

  it('are known as services by the products that offer them, before the platform has said so', () => {
    const lines = [sofa(1), line('ASSEMBLY', 1)]
    expect(coverServices(lines).get('ASSEMBLY')?.covers).toEqual({ pieces: 1, names: ['sofa'], spare: 0 })
    expect(coverServices(lines).get('SOFA')?.covers).toBe(null)
  })

  it('of two variants of one product are shared', () => {
    const grey = line('SOFA-GREY', 1, { offered: ['WARRANTY'] })
    const blue = line('SOFA-BLUE', 1, { offered: ['WARRANTY'] })
    expect(missing([grey, blue, service('WARRANTY', 1)])).toEqual({
      'SOFA-GREY': { WARRANTY: 1 },
      'SOFA-BLUE': {},
      WARRANTY: {},
    })
  })
})
