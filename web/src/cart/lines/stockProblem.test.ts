import { describe, expect, it } from 'vitest'
import { stockProblem } from './stockProblem.ts'

describe('stockProblem', () => {
  it('is null while there is enough, or while the quantity is unknown', () => {
    expect(stockProblem({ status: 'OK', available: 2 }, 2)).toBeNull()
    expect(stockProblem({ status: 'OK', available: null }, 400)).toBeNull()
  })

  it('says how many are left when the line has more', () => {
    expect(stockProblem({ status: 'OK', available: 2 }, 3)).toEqual({ kind: 'tooMany', available: 2 })
  })

  it('says that none are left', () => {
    expect(stockProblem({ status: 'OUT_OF_STOCK', available: null }, 1)).toEqual({ kind: 'outOfStock' })
    expect(stockProblem({ status: 'OK', available: 0 }, 1)).toEqual({ kind: 'outOfStock' })
  })

  it('says that a pre-reservation is not certain', () => {
    expect(stockProblem({ status: 'VOLATILE', available: null }, 1)).toEqual({ kind: 'uncertain' })
  })
})
