import { describe, expect, test } from 'vitest'
import { applicationOf, sentLoan, sentTexts } from './sentTexts.ts'

const task = (name: string, input: object) => ({ name, variables: { input: { applicationId: 'a:1', ...input } } })

describe('the texts of an answer', () => {
  test('are the fields of its form', () => {
    const sent = task('setCreditAddress', { postcode: '44100', street: 'Av. Juárez', interior: null })
    expect(sentTexts(sent)).toEqual({ domicilio: { postcode: '44100', street: 'Av. Juárez' } })
    expect(sentTexts(task('setCreditReference', { telephone: '3311112222' }))).toEqual({
      referencia: { telephone: '3311112222' },
    })
  })

  test('of an insurance are its choice and its beneficiaries', () => {
    const beneficiaries = [{ name: 'Rosa', surname: 'Pérez', kinship: 'hijo', percent: 100 }]
    expect(sentTexts(task('setCreditInsurance', { code: 'VIDA-10', beneficiaries }))).toEqual({
      seguro: { wanted: 'yes', code: 'VIDA-10' },
      beneficiarios: { keys: '0', name0: 'Rosa', surname0: 'Pérez', kinship0: 'hijo', percent0: '100' },
    })
    expect(sentTexts(task('setCreditInsurance', { code: null }))).toEqual({ seguro: { wanted: '' } })
  })

  test('of a loan are chosen, not typed', () => {
    const sent = task('setCreditOffer', { amount: '2500.00', months: 6, frequency: 'BIWEEKLY' })
    expect([sentTexts(sent), sentLoan(sent)]).toEqual([{}, { amount: 2_500, months: 6, frequency: 'BIWEEKLY' }])
    expect(sentLoan(task('setCreditAddress', {}))).toBeNull()
  })

  test('name the application that they are meant for', () => {
    expect(applicationOf(task('setCreditOffer', {}))).toBe('a:1')
    expect(applicationOf({ variables: {} })).toBeNull()
  })
})
